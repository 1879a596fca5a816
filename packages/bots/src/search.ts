import { type Ask, deal, type Memory, Playout, type Sealed } from '@smash/engine/seal';
import { type Counter, play } from './counter.ts';
import { type Evaluator, toChance } from './evaluator.ts';
import type { Ranked } from './policy.ts';
import type { Random } from './random.ts';
import { type Few, Rollout } from './rollout.ts';

export interface Limits {
  /**
   * Answers tried in total. Even beyond it, each answer to the question is tried in at least one deal, which has a
   * limit of its own.
   */
  nodes: number;
  /** Rule steps after which no more deals are made. */
  steps: number;
  /** Answers to the question that are compared at most. */
  most: number;
  /** How many turns end in each deal before the table is judged. */
  turns: number;
  /** How many answers everybody tries in them. */
  few: Few;
  evaluator: Evaluator;
}

/** An answer to the question, and its results: after each deal, the sum of its chances so far. */
interface Tried {
  pick: number[];
  sums: number[];
}

const meanOf = ({ sums }: Tried, deals = sums.length): number => sums[deals - 1]! / deals;

/**
 * Plays each answer out in many deals, the same ones for all, and keeps dropping the worse half (sequential halving).
 * The best answer comes first; answers dropped early are compared with it over the deals both have played. Yields after
 * every deal of an answer.
 */
export function* search(
  sealed: Sealed,
  memory: Memory,
  random: Random,
  limits: Limits,
  counter: Counter,
): Generator<void, Ranked[]> {
  const first = Playout.from(deal(sealed, memory, random));
  const ask = first.state.asks[0]!;
  const all: Tried[] = first.answers(ask, limits.most, random).map((pick) => ({ pick, sums: [] }));
  let alive = all;
  const rollout = new Rollout(random, counter, limits.evaluator, limits.few);
  const rounds = Math.ceil(Math.log2(alive.length));
  for (let round = 0; round < rounds; round++) {
    const until = counter.nodes + (limits.nodes - counter.nodes) / (rounds - round);
    do {
      const state = deal(sealed, memory, random);
      for (const { pick, sums } of alive) {
        rollout.allow(...shareOf(limits, counter, alive.length, state.seats.length));
        sums.push((sums.at(-1) ?? 0) + chanceAfter(Playout.from(state), ask, pick, rollout, counter, limits));
        yield;
      }
    } while (counter.nodes < until && counter.steps < limits.steps);
    alive = alive.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(alive.length / 2));
  }
  const best = alive[0]!;
  if (best.sums.length === 0) return [{ pick: best.pick, chance: toChance(limits.evaluator.value(first, ask.seat)) }];
  const chanceOf = (one: Tried): number => meanOf(best) - meanOf(best, one.sums.length) + meanOf(one);
  const rest = all.filter((one) => one !== best).map((one) => ({ pick: one.pick, chance: chanceOf(one) }));
  return [{ pick: best.pick, chance: meanOf(best) }, ...rest.sort((a, b) => b.chance - a.chance)];
}

/** Nodes that one deal of one answer may always cost for each player: usually it costs 25 with two, 60 with four. */
const LEAST_SHARE = 75;

/** What one deal of one of that many answers may cost: however little is left, every answer gets its deals. */
export function shareOf(
  limits: Limits,
  { nodes }: Counter,
  answers: number,
  players: number,
): [nodes: number, steps: number] {
  const share = Math.max(LEAST_SHARE * players, (limits.nodes - nodes) / answers);
  return [share, share * (limits.steps / limits.nodes)];
}

/** The most questions in one deal, and the most answered by heart after its share is spent. */
const QUESTIONS = 400;
const BY_HEART = 60;

/** Roughly the chance to win from there, by playing on for some turns. */
function chanceAfter(
  start: Playout,
  ask: Ask,
  pick: number[],
  rollout: Rollout,
  counter: Counter,
  limits: Limits,
): number {
  return toChance(limits.evaluator.value(playedOn(start, ask, pick, rollout, counter, limits.turns), ask.seat));
}

/** The game once that many turns have ended after the answer. Modifies `start`. */
export function playedOn(
  start: Playout,
  ask: Ask,
  pick: number[],
  rollout: Rollout,
  counter: Counter,
  turns: number,
): Playout {
  const until = start.state.turn + turns;
  let playout = start;
  play(playout, ask, pick, counter);
  let byHeart = 0;
  for (let n = 0; n < QUESTIONS; n++) {
    const { asks, turn } = playout.state;
    const next = asks[0];
    if (!next || (next.kind === 'play' && turn >= until)) break;
    if (rollout.isSpent && byHeart++ === BY_HEART) break;
    playout = rollout.goOn(playout, next);
  }
  return playout;
}
