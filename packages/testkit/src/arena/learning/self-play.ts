import {
  answerAtRandom,
  bestNow,
  chancesOf,
  describeTable,
  type Features,
  judging,
  type Level,
  type Network,
  type Random,
  sharesOf,
  worths,
} from '@smash/bots';
import { library } from '@smash/cards';
import { Playout, type Seat, type State } from '@smash/engine/seal';
import { playBots, setupOf } from '../game.ts';

/** A position in the course of a game. */
interface Seen {
  features: Features;
  /** Everybody's chance to win as a search judges it; null: as the network judges it. */
  judged: number[] | null;
}

/** A position, and everybody's chance to win as the rest of the game suggests it. */
export interface Lesson {
  features: Features;
  target: number[];
}

/** How often a random answer is given, so that a greater variety of positions occurs. */
const CARELESS = 0.05;
const LONGEST = 2500;
/**
 * How much of a lesson's target comes from the next lesson's target, rather than from the judgement of the next
 * position.
 */
const TRUST = 0.95;

export interface SelfPlay {
  seed: string;
  players: number;
  pool: string[];
  /** Absent: the usual number. */
  vpToWin?: number;
}

/**
 * Plays a game of the network against itself, looking one answer ahead with all cards known, and records what every
 * play and every end of a turn led to: temporal differences (TD(λ)). Empty if the game does not end.
 */
export function playLessons(network: Network, setup: SelfPlay, random: Random): Lesson[] {
  const game = Playout.begin(setupOf(setup), library);
  const policy = bestNow({ most: 24, depth: 1, evaluator: judging(network) });
  const tables: Seen[] = [];
  for (let n = 0; n < LONGEST && !game.state.over; n++) {
    const ask = game.state.asks[0]!;
    const pick = careless(game, random) ?? policy.pick(game, ask, random, { nodes: 0, steps: 0 });
    note(tables, game, pick);
    game.answer(ask, pick);
  }
  return lessonsOf(network, tables, game.state);
}

/**
 * The same for a game between bots of a level, which see only their own hands: they judge better, but take much longer.
 */
export function playSearchLessons(network: Network, level: Level, setup: SelfPlay, random: Random): Lesson[] {
  const tables: Seen[] = [];
  let game: Playout;
  const { state } = playBots({
    setup: setupOf(setup),
    levels: new Array(setup.players).fill(level),
    instead(now) {
      game = Playout.from(now);
      const pick = careless(game, random);
      if (pick) note(tables, game, pick);
      return pick;
    },
    onThought: (seat, { pick, chance }) => note(tables, game, pick, chance === null ? null : { seat, chance }),
  });
  return lessonsOf(network, tables, state);
}

/** An answer at random, now and then. */
const careless = (game: Playout, random: Random): number[] | null =>
  random() < CARELESS ? answerAtRandom(game, game.state.asks[0]!, random) : null;

/**
 * Records a position before a play, or before the end of a turn as if it had ended. `by`: that seat's chance, as a
 * search judges it.
 */
function note(tables: Seen[], game: Playout, pick: number[], by: { seat: Seat; chance: number } | null = null): void {
  const ask = game.state.asks[0]!;
  if (ask.kind !== 'play') return;
  const judged =
    by && game.state.seats.length === 2 ? [0, 1].map((s) => (s === by.seat ? by.chance : 1 - by.chance)) : null;
  tables.push({ features: describeTable(game, false), judged });
  if (ask.options[pick[0]!]?.verb === 'end') tables.push({ features: describeTable(game, true), judged: null });
}

/** Empty if the game has not ended. */
function lessonsOf(network: Network, tables: Seen[], { over, seats }: State): Lesson[] {
  if (!over) return [];
  let target = sharesOf(over.winners, seats.length);
  return tables
    .reverse()
    .map(({ features, judged }) => {
      const lesson = { features, target };
      const by = judged ?? chancesOf(worths(network, features));
      target = target.map((share, seat) => TRUST * share + (1 - TRUST) * by[seat]!);
      return lesson;
    })
    .reverse();
}
