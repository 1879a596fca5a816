import { dice, type Random, randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import {
  apply,
  type Command,
  createGame,
  ENGINE_VERSION,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  Playout,
  type Registry,
  replay,
  type State,
  view,
} from '@smash/engine';
import { Broken } from './broken.ts';
import { Checker } from './checker.ts';

export interface RandomGame {
  seed: string;
  players: number;
  /** The factions to play with; absent = all that are built. */
  factions?: string[];
  /** VP needed to win; absent = random. */
  vpToWin?: number;
  /** May players concede or vote to end the game early? Absent = in one game of fifty, at random. */
  quits?: boolean;
  /** Also play the game without any cache; it must end the same. */
  forgetful?: boolean;
  /** JSON round trip at every decision; absent = in one game of twenty, at random. */
  thorough?: boolean;
  /** Play on the Big Base board? Absent = in a tenth of the games, at random. */
  bigBase?: boolean;
}

/** How rarely to run the expensive checks: 1 as in tests, higher = more rarely; 0 = no checks at all. */
type Spacing = number;

export interface Played {
  decisions: number;
  over: State['over'];
  /** The final state. */
  state: State;
  turns: number;
  /** The two factions of each deck, as "Aliens + Zombies". */
  decks: string[];
  record: GameRecord;
}

const LONGEST = 20_000;

/** Called with the first state and the one after each decision, and the events in between. */
type Watch = (state: State, events: readonly GameEvent[]) => void;

/** Play one whole game with random legal choices through the public API, checking all invariants on the way. */
export function playRandomGame(
  game: RandomGame,
  spacing: Spacing = 1,
  watch?: Watch,
  registry: Registry = library,
): Played {
  const random = seededRandom(`play ${game.seed}`);
  const setup = randomSetup(game, random);
  const temper = { eager: [0.95, 0.8, 0.5][dice(random, 3)]! };
  const quits = game.quits ?? dice(random, 50) === 0;
  const start = createGame(setup, registry);
  const checker = spacing > 0 ? new Checker(seededRandom(`check ${game.seed}`), spacing, game.thorough) : null;
  // In a long series, only some games are also played in place and replayed from their record.
  const thrice = spacing > 0 && dice(seededRandom(`thrice ${game.seed}`), spacing) === 0;
  const inPlace = thrice ? Playout.from(start.state) : null;
  const forgetful = game.forgetful ? Playout.from(start.state, { remembers: false }) : null;
  const commands: Command[] = [];
  let state = start.state;
  watch?.(state, start.events);
  checker?.created(state, start.events);
  while (!state.over) {
    if (state.asks.length === 0) throw new Broken('nobody is asked and the game is not over', true);
    if (commands.length >= LONGEST) throw new Broken(`no end after ${LONGEST} decisions`, true);
    const command = (quits && earlyEnd(state, random)) || decide(state, random, temper);
    const result = apply(state, command);
    if (!result.ok) throw new Broken(`an offered choice is refused: ${result.refusal.text}`);
    inPlace?.apply(command);
    forgetful?.apply(command);
    watch?.(result.state, result.events);
    checker?.decided(state, command, result.state, result.events, inPlace);
    commands.push(command);
    state = result.state;
  }
  const record = { engine: ENGINE_VERSION, setup, commands };
  const end = inPlace || forgetful ? JSON.stringify(state) : '';
  if (forgetful && JSON.stringify(forgetful.state) !== end)
    throw new Broken('without caches the game ends differently');
  if (inPlace) {
    if (JSON.stringify(inPlace.state) !== end) throw new Broken('played in place, the game ends differently');
    if (JSON.stringify(replay(JSON.parse(JSON.stringify(record)), registry).state) !== end)
      throw new Broken('replayed from its record, the game ends differently');
  }
  // A player who conceded during the draft has no deck.
  const decks = state.seats.flatMap(({ factions }) => (factions.length === 2 ? [factions.toSorted().join(' + ')] : []));
  return { decisions: commands.length, over: state.over, state, turns: state.turn, decks, record };
}

/** A random legal answer of somebody who is asked. */
export function decide(state: State, random: Random, temper: { eager: number }): Command {
  const ask = state.asks[dice(random, state.asks.length)]!;
  return { type: 'answer', seat: ask.seat, prompt: ask.id, pick: randomPick(view(state, ask.seat), random, temper) };
}

/** Once in a while somebody concedes, or votes to end the game. */
function earlyEnd(state: State, random: Random): Command | null {
  const seats = state.seats.flatMap((seat, i) => (seat.out ? [] : [i]));
  const seat = seats[dice(random, seats.length)]!;
  if (dice(random, 80) === 0) return { type: 'concede', seat };
  if (dice(random, 30) === 0) return { type: 'agree', seat, yes: dice(random, 3) > 0 };
  return null;
}

/** Drawn from a generator of its own, so that existing seeds play the same game. */
const onBoard = ({ seed }: RandomGame): boolean => dice(seededRandom(`board ${seed}`), 10) === 0;

/** Most games use the defaults; some have other options or another way to choose factions. */
function randomSetup(game: RandomGame, random: Random): GameSetup {
  const pool = game.factions ?? library.factions.map((f) => f.name);
  // Drawn even if unused, so that existing seeds play the same game.
  const drawn = [15, 15, 15, 10, 5][dice(random, 5)]!;
  const options = {
    vpToWin: game.vpToWin ?? drawn,
    mulligan: (['shuffle', 'shuffle', 'discard', 'off'] as const)[dice(random, 4)]!,
    cover: dice(random, 4) === 0,
    // Drawn from a generator of its own, so that existing seeds play the same game.
    coverChoices: dice(seededRandom(`choices ${game.seed}`), 8) === 0,
    duplicates: pool.length < 2 * game.players,
    bigBase: game.bigBase ?? onBoard(game),
  };
  const common = { seed: game.seed, players: game.players, options };
  if (dice(random, 5) > 0) return { ...common, pool };
  return { ...common, draft: { mode: dice(random, 2) === 0 ? 'queensberry' : 'free', pool } };
}
