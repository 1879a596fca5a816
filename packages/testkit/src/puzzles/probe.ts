/** A cheap estimate before a turn is searched completely: some random ways in which it can go. */
import { type Random, seededRandom } from '@smash/bots';
import type { State } from '@smash/engine';
import { type Ask, Playout } from '@smash/engine/seal';
import { isTurnOver, nextQuestion, verdictOf } from './goal.ts';
import { keyOf, WIDEST } from './tree.ts';

/** Probability of ending a turn that could go on. */
const PATIENCE = 0.12;
/** Questions in one turn. */
const LONGEST = 60;

export interface Probed {
  /** Roughly how many answers there are in the whole turn. */
  size: number;
  /** By public id: how often the base was won, and what was chosen each time it was. */
  bases: Map<number, { wins: number; common: string[] }>;
}

/** Null if there are likely to be more than `most` answers to search. */
export function probe(state: State, seat: number, times: number, most: number): Probed | null {
  const start = Playout.from(state, { quiet: false });
  start.takeEvents();
  const random = seededRandom(`probe ${state.turn} ${state.seq}`);
  const bases: Probed['bases'] = new Map();
  let size = 0;
  for (let n = 0; n < times; n++) {
    const way = goRandomly(start.fork(), seat, random);
    if (!way) return null;
    size += way.size;
    // An estimate from few samples may be far off.
    if (n >= 12 && size / (n + 1) > 2 * most) return null;
    for (const base of way.won) {
      const known = bases.get(base);
      const common = known ? inBoth(known.common, way.plays) : way.plays;
      bases.set(base, { wins: (known?.wins ?? 0) + 1, common });
    }
  }
  return { size: size / times, bases };
}

/** One way through the turn: what was chosen and won, and an estimate of the answers in the whole turn. */
function goRandomly(playout: Playout, seat: number, random: Random) {
  const { turn } = playout.state;
  const plays: string[] = [];
  const won: number[] = [];
  let size = 0;
  let width = 1;
  for (let n = 0; n < LONGEST; n++) {
    const ask = nextQuestion(playout.state, seat);
    if (!ask || isTurnOver(playout.state, { turn })) break;
    const answers = playout.everyAnswer(ask, WIDEST);
    if (!answers) return null;
    const { pick, share } = choose(ask, answers, random);
    size += width * answers.length;
    width /= share;
    const key = ask.seat === seat && answers.length > 1 ? keyOf(playout, ask, pick) : '';
    if (key !== '') plays.push(key);
    playout.answer(ask, pick);
    for (const event of playout.takeEvents()) {
      const verdict = verdictOf(event, seat);
      if (verdict?.isWon) won.push(verdict.base);
    }
  }
  return { plays, won, size };
}

/** An answer, and how likely it was. */
function choose({ kind, options }: Ask, answers: number[][], random: Random): { pick: number[]; share: number } {
  const end = kind === 'play' ? answers.findIndex(([i]) => i !== undefined && options[i]!.verb === 'end') : -1;
  if (end < 0 || answers.length === 1) {
    const pick = answers[Math.floor(random() * answers.length)]!;
    return { pick, share: 1 / answers.length };
  }
  if (random() < PATIENCE) return { pick: answers[end]!, share: PATIENCE };
  const others = answers.toSpliced(end, 1);
  return { pick: others[Math.floor(random() * others.length)]!, share: (1 - PATIENCE) / others.length };
}

function inBoth(one: readonly string[], other: readonly string[]): string[] {
  const rest = other.slice();
  return one.filter((key) => {
    const at = rest.indexOf(key);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
