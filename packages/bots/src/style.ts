import { BY_HAND, type Weights } from './weights.ts';

/** Ways to play of much the same strength, so that three bots are three people. */
export const STYLES = ['plain', 'rusher', 'hoarder', 'spoiler'] as const;
export type Style = (typeof STYLES)[number];

/** What each values otherwise: the rusher full bases, the hoarder cards, the spoiler what others lose. */
const OFFSETS: Record<Style, Partial<Weights>> = {
  plain: {},
  rusher: { soon: 0.7, hand: 0.24, power: 0.08 },
  hoarder: { hand: 0.38, other: 0.32, soon: 0.5 },
  spoiler: { theirs: 1.2 },
};

/** How much of what a card gains when it is played counts while it is held. */
const CARDS_HELD = 0.6;

export const weightsOf = (style: Style): Weights => ({ ...BY_HAND, cards: CARDS_HELD, ...OFFSETS[style] });
