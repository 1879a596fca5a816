import { blended, type Evaluator } from './evaluator.ts';
import { learnt } from './network/learnt.ts';
import { bestNow, type Ease, type Policy } from './policy.ts';
import type { Few } from './rollout.ts';
import type { Limits } from './search.ts';
import { type Style, styled, weightsOf } from './style.ts';
import { weighing } from './value.ts';
import { BY_HAND, WITH_CARDS } from './weights.ts';

/** How strong a bot is: `g1` never changes, so that the others can be measured against it. */
export const LEVELS = ['random', 'g1', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** How a level finds its answer: at random, by looking one answer ahead, or by a search. */
export type Method =
  | { by: 'chance' }
  | { by: 'policy'; policy: Policy; evaluator: Evaluator }
  | { by: 'search'; limits: Limits };

/** Rule steps allowed per node: twice the usual number, so that long chains cannot take all the time. */
const STEPS = 9;
const FEW: Few = { known: 2, fresh: 2, bold: 1, several: 4 };
const searching = (style: Style, nodes: number, most: number, turns: number, judge = learnt): Method => {
  const evaluator = styled(style, judge);
  return { by: 'search', limits: { nodes, steps: nodes * STEPS, most, turns, few: FEW, evaluator } };
};
/**
 * Trusts the network for a tenth, and the weights otherwise: between two players, a medium bot with the network alone plays
 * almost like a hard one.
 */
const PARTLY_LEARNT = blended(learnt, weighing(WITH_CARDS), 0.1);
/** Among more than two, the network alone plays worse than together with the weights. */
const MOSTLY_WEIGHED = blended(learnt, weighing(WITH_CARDS), 0.3);
const looking = (evaluator: Evaluator, ease?: Ease): Method => ({
  by: 'policy',
  policy: bestNow({ most: 24, depth: 1, evaluator, ...(ease && { ease }) }),
  evaluator,
});
/** Lets a player who has fallen behind an easy bot catch up. */
const EASE: Ease = { from: 4, most: 1.5 };

/** `players`: among more than two each deal of an answer costs more, and answers differ less. */
export function methodOf(level: Level, style: Style, players: number): Method {
  const best = players > 2 ? MOSTLY_WEIGHED : learnt;
  switch (level) {
    case 'random':
      return { by: 'chance' };
    case 'g1':
      return looking(weighing(BY_HAND));
    case 'easy':
      return looking(weighing(weightsOf(style, WITH_CARDS)), EASE);
    case 'medium':
      return searching(style, players > 2 ? 1600 : 1000, 16, players, PARTLY_LEARNT);
    case 'hard':
      return searching(style, 5000, 20, players, best);
    case 'expert':
      return searching(style, 20_000, 24, players, best);
  }
}
