import type { Weights } from './weights.ts';

/** Playing styles of similar strength, so that three bots feel like three people. */
export const STYLES = ['plain', 'rusher', 'hoarder', 'spoiler'] as const;
export type Style = (typeof STYLES)[number];

/** What each values more or less: the rusher full bases, the hoarder cards, the spoiler what others lose. */
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
