import { type Ask, deal, type Memory, Playout, type Sealed } from '@smash/engine/seal';
import type { Counter } from './counter.ts';
import { toChance } from './evaluator.ts';
import type { Random } from './random.ts';
import { Rollout } from './rollout.ts';
import { type Limits, playedOn, shareOf } from './search.ts';

/** How the game continues after an answer, averaged over games consistent with what the seat knows. */
export interface Course {
  /** Roughly the chance to win: 0 to 1. */
  chance: number;
  /** VP everybody gains until everybody has had one more turn, by seat. */
  gains: number[];
}

/** Two answers compared. */
export interface Comparison {
  best: Course;
  made: Course;
  /** The standard error of the difference of their chances. */
  error: number;
}

/** Are two answers the same choice? Copies of a card count as the same. */
export function areSame(playout: Playout, ask: Ask, a: readonly number[], b: readonly number[]): boolean {
  const keys = (pick: readonly number[]): string[] => pick.map((n) => playout.answerKey(ask.options[n]!));
  const [x, y] = [keys(a), keys(b)];
  if (!ask.ordered) for (const list of [x, y]) list.sort();
  return JSON.stringify(x) === JSON.stringify(y);
}

/** With fewer deals than this the spread cannot be estimated. */
const LEAST_DEALS = 8;

/** Plays out two answers to the open question in the same new deals: those that chose `best` would favour it. */
export function compare(
  sealed: Sealed,
  memory: Memory,
  random: Random,
  limits: Limits,
  counter: Counter,
  picks: { best: number[]; made: number[] },
): Comparison {
  const ask = Playout.from(deal(sealed, memory, random)).state.asks[0]!;
  const rollout = new Rollout(random, counter, limits.evaluator, limits.few);
  const [best, made] = [new Courses(ask.seat, limits), new Courses(ask.seat, limits)];
  const until = counter.nodes + limits.nodes;
  for (let n = 0; n < LEAST_DEALS || (counter.nodes < until && counter.steps < limits.steps); n++) {
    const state = deal(sealed, memory, random);
    for (const [courses, pick] of [
      [best, picks.best],
      [made, picks.made],
    ] as const) {
      const start = Playout.from(state);
      const before = start.state.seats.map(({ vp }) => vp);
      rollout.allow(...shareOf(limits, counter, 2, state.seats.length));
      courses.add(before, playedOn(start, ask, pick, rollout, counter, before.length));
    }
  }
  return { best: best.mean, made: made.mean, error: errorOf(best.chances, made.chances) };
}

/** The outcomes of one answer's games. */
class Courses {
  readonly chances: number[] = [];
  private readonly gains: number[] = [];
  private readonly seat: number;
  private readonly limits: Limits;

  constructor(seat: number, limits: Limits) {
    this.seat = seat;
    this.limits = limits;
  }

  add(before: readonly number[], end: Playout): void {
    this.chances.push(toChance(this.limits.evaluator.value(end, this.seat)));
    end.state.seats.forEach(({ vp }, seat) => {
      this.gains[seat] = (this.gains[seat] ?? 0) + vp - before[seat]!;
    });
  }

  get mean(): Course {
    return { chance: meanOf(this.chances), gains: this.gains.map((sum) => sum / this.chances.length) };
  }
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

function errorOf(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((one, i) => one - b[i]!);
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (a.length - 1) / a.length);
}
