import type { Playout, Seat } from '@smash/engine/seal';
import type { Evaluator } from './evaluator.ts';
import { value } from './value.ts';
import { BY_HAND, type Weights } from './weights.ts';

/** Playing styles of similar strength, so that three bots feel like three people. */
export const STYLES = ['plain', 'rusher', 'hoarder', 'spoiler'] as const;
export type Style = (typeof STYLES)[number];

/** What each style values more or less: the rusher full bases, the hoarder cards, the spoiler what the others lose. */
const OFFSETS: Record<Style, Partial<Weights>> = {
  plain: {},
  rusher: { soon: 0.08, hand: -0.02, power: 0.02 },
  hoarder: { hand: 0.08, other: 0.07, soon: -0.05 },
  spoiler: { theirs: 0.1 },
};

export function weightsOf(style: Style, plain: Weights): Weights {
  const weights = { ...plain };
  for (const [name, more] of Object.entries(OFFSETS[style])) weights[name as keyof Weights] += more;
  return weights;
}

/** The same judgment, shifted by what the style values more or less. */
export function styled(style: Style, plain: Evaluator): Evaluator {
  if (style === 'plain') return plain;
  const weights = weightsOf(style, BY_HAND);
  const more = (playout: Playout, me: Seat): number =>
    playout.state.over ? 0 : value(playout, me, weights) - value(playout, me, BY_HAND);
  return {
    value: (playout, me) => plain.value(playout, me) + more(playout, me),
    valueOfEnding: (playout, me) => plain.valueOfEnding(playout, me) + more(playout, me),
  };
}
