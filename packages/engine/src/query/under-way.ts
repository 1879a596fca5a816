import type { CardIx, PlayFrame, ScoreFrame, State } from '../model/index.ts';

/** The innermost play of this card in progress, even if something else is resolving within it. */
export function playUnderWay({ stack }: State, card: CardIx): PlayFrame | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]!;
    if (frame.f === 'play' && frame.card === card) return frame;
  }
  return undefined;
}

/** The scoring in progress once its VP have been awarded, until its base has been replaced (SCORE-6 to SCORE-10). */
export const paidScoring = ({ stack }: State): ScoreFrame | undefined =>
  stack.find((frame): frame is ScoreFrame => frame.f === 'score' && PAID.has(frame.step));
const PAID: ReadonlySet<ScoreFrame['step']> = new Set<ScoreFrame['step']>(['share', 'after', 'clear', 'replace']);
