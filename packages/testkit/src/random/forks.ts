import { dice, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, type Command, type GameRecord, replay, type State, standing, views } from '@smash/engine';
import { type FinishedGame, finishedGame, forkOf } from '@smash/protocol';
import { verify } from '@smash/protocol/verify';
import { playRandomGame } from './game.ts';

/** Commands after the fork that are made in both games. */
const AHEAD = 20;
const PER_GAME = 10;

export interface ForksChecked {
  forks: number;
  /** Commands made in both games. */
  compared: number;
  /** In words. */
  found: string[];
}

/**
 * Random moments of random games, some already forks: the fork has the original's state and views, now and after each
 * of the next commands; with new shuffles only the shuffles differ. Its record names its origin.
 */
export function checkForks(seed: string, forks: number): ForksChecked {
  const random = seededRandom(`forks ${seed}`);
  const done: ForksChecked = { forks: 0, compared: 0, found: [] };
  for (let n = 0; done.forks < forks; n++) {
    const { record } = playRandomGame({ seed: `fork ${seed} ${n}`, players: 2 + dice(random, 3) }, 0);
    let game = saved(record);
    for (let i = 0; i < PER_GAME && done.forks < forks; i++) {
      const commands = standing<Command>(game.commands);
      const played = dice(random, commands.length + 1);
      const again = saved(forkOf(game, played));
      const fail = (what: string) => done.found.push(`${record.setup.seed} after ${played}: ${what}`);
      const states = statesOf(game, played, commands.slice(played, played + AHEAD));
      done.compared += compare(states, replay(again, library).state, commands.slice(played), fail);
      const other = forkOf(game, played, `other ${n} ${i}`);
      if (text({ ...replay(other, library).state, rng: 0 }) !== text({ ...states[0], rng: 0 }))
        fail('new shuffles change the position');
      for (const one of [again, other]) if (verify(one, '', library).forks !== true) fail('its record does not verify');
      const wrong = { ...again, commands: again.commands.slice(1) };
      if (played > 0 && verify(wrong, '', library).forks !== false) fail('a record without its first move verifies');
      done.forks++;
      // A fork of a fork: goes on as the original did.
      if (dice(random, 2) === 0) game = { ...again, commands };
    }
  }
  return done;
}

const text = (value: unknown): string => JSON.stringify(value);

/** The game after being saved to a file and read back. */
const saved = (record: GameRecord): FinishedGame =>
  finishedGame.parse(JSON.parse(text({ ...record, names: Array(record.setup.players).fill('') })));

/** The states after that many commands, and after each of the next ones. */
function statesOf(game: FinishedGame, played: number, next: readonly Command[]): State[] {
  const earlier = { ...game, commands: standing<Command>(game.commands).slice(0, played) };
  const states = [replay(earlier, library).state];
  for (const command of next) states.push(apply(states.at(-1)!, command).state);
  return states;
}

function compare(
  states: readonly State[],
  begun: State,
  next: readonly Command[],
  fail: (what: string) => void,
): number {
  let state = begun;
  for (const [i, original] of states.entries()) {
    if (text(state) !== text(original)) fail(`another state ${i} commands later`);
    const viewers = [...state.seats.keys(), 'spectator' as const];
    if (text(views(state, viewers)) !== text(views(original, viewers))) fail(`other views ${i} commands later`);
    if (i === states.length - 1) break;
    const made = apply(state, next[i]!);
    if (!made.ok) fail(`the next command is refused: ${made.refusal.text}`);
    state = made.state;
  }
  return states.length - 1;
}
