import { hide } from '../core/zones/hide.ts';
import type { CardIx, Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** to: the card in play it is put under. */
    store: { card: CardIx; to: CardIx; seat: Seat };
  }
  interface EventTypes {
    store: true;
  }
}

defineEffect('store', {
  affects: 'now',
  reachesTo: true,
  possible: ({ q }, { card, to }) => q.inPlay(to) && q.card(card).zone !== 'box',
  commit: (g, op, cause) => hide(g, op, 'store', cause),
  sharedAs: (q, { to }) => `Stored under ${q.name(to)}`,
});
defineWords('store', (e) => [who(e.seat), ' stored ', c(e.card), ' under ', c(e.host), ...by(e)]);

/** Puts it face down under a card in play (STO-1). */
export const store = (card: CardIx, host: CardIx, seat: Seat) => opOf('store', { card, to: host, seat });
