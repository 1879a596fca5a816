import { leavePlay } from '../core/zones/leave-play.ts';
import type { CardIx } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    loseClash: { card: CardIx };
  }
}

/** A titan is removed for losing a clash (TIT-6). */
defineEffect('loseClash', {
  possible: ({ q }, { card }) => q.isTitan(card),
  commit: (g, { card }, cause) => leavePlay(g, card, 'discard', 'leave', cause),
  sendsTo: () => 'discard',
});

export const loseClash = (titan: CardIx) => opOf('loseClash', { card: titan });
