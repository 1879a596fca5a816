import type { CardIx, PlayFrame, State } from '../model/index.ts';

/** The innermost play of this card in progress, even if something else is resolving within it. */
export const playUnderWay = ({ stack }: State, card: CardIx): PlayFrame | undefined =>
  stack.findLast((frame): frame is PlayFrame => frame.f === 'play' && frame.card === card);
