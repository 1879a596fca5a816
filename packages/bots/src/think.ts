import { deal, type Memory, Playout, type PromptView, type Sealed, type View } from '@smash/engine/seal';
import type { Counter } from './counter.ts';
import { areSame, type Comparison, compare } from './judge.ts';
import { type Level, type Method, methodOf } from './levels.ts';
import { bestNow, type Ranked } from './policy.ts';
import { type Random, seededRandom } from './random.ts';
import { randomPick } from './random-player.ts';
import { search } from './search.ts';
import type { Style } from './style.ts';
import { type Reason, reasonsFor } from './why.ts';

/** All that a bot gets: what its seat may know, and what it has seen before. */
export interface Seen {
  view: View;
  /** Null while an effect involving somebody else's secret is in progress: then the bot knows only the view. */
  sealed: Sealed | null;
  memory: Memory;
}

export interface Thinking {
  style?: Style;
  /** A different seed may lead to a different one of several about equally good answers. */
  seed?: string;
  /** Adds `considered`. */
  alternatives?: boolean;
  /** An answer somebody has given to the question, as option numbers: adds `judged`. */
  made?: number[];
}

/** An answer that has been compared, as option numbers. */
export interface Considered {
  pick: number[];
  /** Roughly the chance to win with it: 0 to 1. */
  chance: number;
  /** Never empty. */
  reasons: Reason[];
}

/** An answer that has been given, compared with the bot's. */
export interface Judged extends Comparison {
  /** The reasons for the answer that was given; never empty. */
  reasons: Reason[];
}

export interface Thought {
  /** The answer, as option numbers: legal, and always the same for the same input. */
  pick: number[];
  /** Roughly the chance to win with it: 0 to 1; null if nothing was compared. */
  chance: number | null;
  /** Answers tried on the way. */
  nodes: number;
  /** Rule steps. */
  steps: number;
  /** The best three, the pick first; empty if they were not asked for, or if there was nothing to compare. */
  considered: Considered[];
  /** Null if there was nothing to judge or only one possible answer; only levels that search can judge. */
  judged: Judged | 'same' | null;
  /** The search failed, and this is a fallback answer. */
  failed: boolean;
}

const SHOWN = 3;

/** Answers the open question of the view; throws only if there is none. */
export function think(seen: Seen, level: Level, options?: Thinking): Thought {
  return allOf(thinkInSteps(seen, level, options));
}

/** The same thought, in steps of a few milliseconds, between which the thread can do other work. */
export function* thinkInSteps(
  seen: Seen,
  level: Level,
  { style = 'plain', seed = '', alternatives, made }: Thinking = {},
): Generator<void, Thought> {
  const { view } = seen;
  const counter: Counter = { nodes: 0, steps: 0 };
  const random = chanceOf(view, seed);
  const method = methodOf(level, style, view.seats.length);
  const thought = (pick: number[], more: Partial<Thought> = {}): Thought => ({
    pick,
    chance: null,
    nodes: counter.nodes,
    steps: counter.steps,
    considered: [],
    judged: null,
    failed: false,
    ...more,
  });
  if (!view.prompt) throw new Error('This viewer is not asked anything');
  if (goesInCircles(seen)) return thought(firstLegal(view.prompt));
  // In the draft, pick at random: a search of one round cannot tell what factions are worth.
  if (method.by === 'chance' || !seen.sealed || view.phase === 'draft') return thought(randomPick(view, random));
  try {
    const ranked = yield* rank(seen.sealed, seen.memory, method, random, counter);
    const best = ranked.slice(0, SHOWN);
    const { sealed, memory } = seen;
    return thought(best[0]!.pick, {
      chance: best[0]!.chance,
      ...(alternatives && { considered: explained(best, sealed, memory, method, seed, view) }),
      ...(made && ranked.length > 1 && { judged: judge(best[0]!.pick, made, sealed, memory, method, seed, view) }),
    });
  } catch {
    return thought(firstLegal(view.prompt), { failed: true });
  }
}

/** What g1 thinks of every answer, its own pick first, for training. Empty while nothing can be dealt. */
export function compareAll({ view, sealed, memory }: Seen): Ranked[] {
  const method = methodOf('g1', 'plain', view.seats.length);
  if (!sealed || method.by === 'chance') return [];
  return allOf(rank(sealed, memory, method, chanceOf(view, ''), { nodes: 0, steps: 0 }));
}

function allOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

type Compared = Exclude<Method, { by: 'chance' }>;

/** The answers, the best one first. */
function* rank(
  sealed: Sealed,
  memory: Memory,
  method: Compared,
  random: Random,
  counter: Counter,
): Generator<void, Ranked[]> {
  if (method.by === 'search') return yield* search(sealed, memory, random, method.limits, counter);
  const playout = Playout.from(deal(sealed, memory, random));
  return method.policy.rank(playout, playout.state.asks[0]!, random, counter);
}

/** The answers with their reasons, taken from one deal. */
function explained(
  ranked: readonly Ranked[],
  sealed: Sealed,
  memory: Memory,
  method: Compared,
  seed: string,
  view: View,
): Considered[] {
  if (ranked.length < 2) return [];
  const explain = explainer(sealed, memory, method, chanceOf(view, `why ${seed}`));
  return ranked.map(({ pick, chance }) => ({ pick, chance, reasons: explain(pick) }));
}

function explainer(sealed: Sealed, memory: Memory, method: Compared, random: Random): (pick: number[]) => Reason[] {
  const playout = Playout.from(deal(sealed, memory, random));
  const policy = bestNow({
    most: 16,
    depth: 0,
    evaluator: method.by === 'policy' ? method.evaluator : method.limits.evaluator,
  });
  return (pick) => reasonsFor(playout, playout.state.asks[0]!, pick, policy, random);
}

/** Spends as much effort as finding the answer did, without changing it. */
function judge(
  best: number[],
  made: number[],
  sealed: Sealed,
  memory: Memory,
  method: Compared,
  seed: string,
  view: View,
): Thought['judged'] {
  if (method.by !== 'search') return null;
  const random = chanceOf(view, `judge ${seed}`);
  const start = Playout.from(deal(sealed, memory, random));
  if (areSame(start, start.state.asks[0]!, best, made)) return 'same';
  const comparison = compare(sealed, memory, random, method.limits, { nodes: 0, steps: 0 }, { best, made });
  return { ...comparison, reasons: explainer(sealed, memory, method, random)(made) };
}

/** The only source of chance: the same for the same public position and seat. */
function chanceOf({ viewer, turn, phase, hand, seats, prompt }: View, seed: string): Random {
  const open = seats.map(({ vp, hand: cards, deck, discard }) => [vp, cards, deck, discard.length]);
  return seededRandom(JSON.stringify([viewer, turn, phase, hand.map(({ name }) => name), open, prompt?.id]) + seed);
}

/** Events of one turn after which a bot ends it: several times as many as ordinary turns have. */
const ENOUGH = 400;

/**
 * LOOP-1 leaves voluntary loops to the players, such as paying in vain with a minion that is moved instead of
 * destroyed. A bot must end its turn at some point, or it could loop for ever.
 */
const goesInCircles = ({ view: { turn, prompt }, memory: { latest } }: Seen): boolean =>
  prompt?.kind === 'play' && latest.turn === turn && latest.events >= ENOUGH;

/** A legal answer without a search: end the turn, pick nothing, or take the first options that fit together. */
function firstLegal({ kind, options, min, max }: PromptView): number[] {
  const end = options.find(({ verb }) => verb === 'end');
  if (kind === 'play' && end) return [end.id];
  if (min === 0 || max === 0) return [];
  for (const { group } of options) {
    const together = options.filter((one) => one.group === group);
    if (together.length >= min) return together.slice(0, min).map(({ id }) => id);
  }
  return [];
}
