import { leavePlay } from '../core/zones/leave-play.ts';
import type { CardIx } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, zone } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    return: { card: CardIx };
  }
  interface EventTypes {
    return: true;
  }
}

defineEffect('return', {
  affects: 'now',
  possible: ({ q }, { card }) => q.inPlay(card) && !q.isBase(card),
  commit: (g, op, cause) => leavePlay(g, op.card, 'hand', 'return', cause),
  sendsTo: () => 'hand',
  sharedAs: () => 'Returned to hand',
});
defineWords('return', (e) => {
  if (e.to === 'aside') return [c(e.card), ' was set aside', ...by(e)];
  return e.other === undefined
    ? [c(e.card), ` went to ${zone(e.to)}`, ...by(e)]
    : [c(e.card), ' returned to ', { seat: e.other }, ' (hand)', ...by(e)];
});

/** To the owner's hand. */
export const returnToHand = (card: CardIx) => opOf('return', { card });
