import { hide, isLeaving } from '../core/zones/hide.ts';
import type { CardIx, Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** seat: whom it faces. */
    bury: { card: CardIx; to: CardIx; seat: Seat };
  }
  interface EventTypes {
    bury: true;
  }
}

defineEffect('bury', {
  affects: 'now',
  possible: (g, { card, to }) => g.q.isBase(to) && g.q.card(card).zone !== 'box' && !isLeaving(g, card, 'buried'),
  commit: (g, op, cause) => hide(g, op, 'bury', cause),
  sharedAs: (q, { to }) => `Buried at ${q.name(to)}`,
});
defineWords('bury', (e) => [who(e.seat), ' buried ', c(e.card), ' at ', c(e.base), ...by(e)]);

/** Put it face down at a base, facing the player (BURY-1). */
export const bury = (card: CardIx, base: CardIx, seat: Seat) => opOf('bury', { card, to: base, seat });
