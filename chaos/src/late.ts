import { randomPick, seededRandom } from '@smash/bots';
import { forkedAt, type GameSetup, type State, type Viewer } from '@smash/engine';
import { lateBy, openLog, openView } from '@smash/protocol';
import { engine } from '@smash/server/game/engine.ts';
import type { GameEvent, GameState } from '@smash/server/game/gameEngine.ts';
import { beginning, Match, position } from '@smash/server/game/match.ts';
import { Turns } from '@smash/server/game/turns.ts';

interface Moment {
  turn: number;
  state: GameState;
  events: number;
}

interface Begun {
  match: Match;
  all: GameEvent[];
  turns: Turns;
}

function begin(seed: string, players: number): Begun {
  const setup: GameSetup = { seed, players, options: { vpToWin: 30, cover: true } };
  const { state, events } = engine.create(setup);
  const turns = new Turns(players);
  const match = new Match(engine, 1, setup, position(engine, state, 0, players), beginning(events, turns));
  return { match, all: [...events], turns };
}

/** The same game with different future shuffles. */
function reshuffled({ match: { setup, now }, all, turns }: Begun): Begun {
  const state = forkedAt(now.state as State, now.n, [{ at: now.n, of: '', seed: 'other shuffles' }]);
  const match = new Match(engine, 1, setup, position(engine, state, now.n, setup.players), beginning(all, turns));
  return { match, all, turns };
}

/** Everybody answers at random. Returns the state after each command. */
function play({ match, all }: Begun, seed: string, until: number, met: (now: Moment) => void = () => {}): void {
  const random = seededRandom(seed);
  const turnOf = () => match.shown('spectator').view.turn;
  met({ turn: turnOf(), state: match.now.state, events: all.length });
  for (let n = 0; n < 3000 && !match.over && turnOf() < until; n++) {
    for (const seat of Array(match.setup.players).keys()) {
      const { prompt } = match.shown(seat).view;
      if (!prompt) continue;
      const pick = randomPick(match.shown(seat).view, random);
      const played = match.play({ type: 'answer', seat, prompt: prompt.id, pick }, true);
      if (!played.ok) continue;
      match.enter(played.next, played.events, played.step);
      all.push(...played.events);
      met({ turn: turnOf(), state: match.now.state, events: all.length });
      if (match.over || turnOf() >= until) return;
    }
  }
}

const openOf = (state: GameState, log: readonly GameEvent[], players: number) => {
  const seats = [...Array(players).keys()];
  const view = (viewer: Viewer) => engine.view(state, viewer);
  const events = (viewer: Viewer) => engine.viewEvents(log, viewer);
  return { ...openView(seats.map(view), view('spectator')), events: openLog(seats.map(events), events('spectator')) };
};
const text = (value: unknown): string => JSON.stringify(value);

/**
 * `shown`: how often a late spectator was shown something. `told`: each time it was not the table of two rounds before,
 * in words.
 */
interface Shown {
  shown: number;
  told: string[];
}

/** Spectators are shown everything as it was when the turn two rounds before began; until there is one, nothing. */
export function compareWithThen(seed: string, players: number): Shown {
  const begun = begin(seed, players);
  const { match, all } = begun;
  const turns = new Map<number, Moment>();
  const wanted = new Map<number, string>();
  const done: Shown = { shown: 0, told: [] };
  play(begun, `answers ${seed}`, 4 * players, (now) => {
    if (now.turn > 0 && !turns.has(now.turn)) turns.set(now.turn, now);
    const from = turns.get(now.turn - lateBy(players));
    if (!from) {
      if (match.late) done.told.push(`${seed}: in turn ${now.turn} something is shown`);
      return;
    }
    done.shown++;
    const open = wanted.get(from.turn) ?? text(openOf(from.state, all.slice(0, from.events), players));
    wanted.set(from.turn, open);
    if (text(match.late?.shown) !== open) done.told.push(`${seed}: in turn ${now.turn} something else is shown`);
  });
  return done;
}

/**
 * Plays the game twice from one moment, with different answers and shuffles: until the delay is over, nothing may show
 * the difference.
 */
export function compareCourses(seed: string, players: number): Shown {
  const [one, other] = [0, 1].map((course) => {
    const begun = begin(seed, players);
    // The same first turns.
    play(begun, `same ${seed}`, players + 1);
    const now = course === 0 ? begun : reshuffled(begun);
    const late = new Map<number, string>();
    play(now, `course ${course} ${seed}`, 3 * players + 2, ({ turn }) => {
      const from = now.match.late?.turn.turn;
      if (from !== undefined && from <= players + 1) late.set(turn, text(now.match.late!.shown));
    });
    return late;
  });
  const both = [...one!].filter(([turn]) => other!.has(turn));
  const told = both
    .filter(([turn, shown]) => other!.get(turn) !== shown)
    .map(([turn]) => `${seed}: turn ${turn} differs`);
  return { shown: both.length, told };
}

/**
 * `pnpm chaos late`: checks over that many games that spectators who see all hands two rounds late see exactly that.
 */
export async function late({ runs, from, seed }: { runs: number; from: number; seed: string }): Promise<boolean> {
  const sum = { games: 0, shown: 0, compared: 0 };
  const told: string[] = [];
  for (let i = from; i < from + runs; i++) {
    const [then, courses] = [compareWithThen, compareCourses].map((compare) => compare(`${seed} ${i}`, 2 + (i % 3)));
    sum.games++;
    sum.shown += then!.shown;
    sum.compared += courses!.shown;
    told.push(...then!.told, ...courses!.told);
  }
  for (const one of told) console.log(`TOLD ${one}`);
  console.log(JSON.stringify({ part: 'late', seed, from, ...sum, told: told.length }));
  return told.length === 0;
}
