import { discardCard } from '../core/zones/discard.ts';
import type { CardIx, Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    discard: { card: CardIx; seat?: Seat };
  }
  interface EventTypes {
    discard: true;
  }
}

defineEffect('discard', {
  possible({ q }, { card }) {
    const { zone } = q.card(card);
    return zone === 'hand' || zone === 'deck' || zone === 'limbo' || zone === 'baseDeck';
  },
  commit: (g, op, cause) => discardCard(g, op.card, cause),
});
defineWords('discard', (e) => [who(e.seat), ' discarded ', c(e.card), ...by(e)]);

/** From hand, or from a deck if the text says so. */
export const discard = (card: CardIx) => opOf('discard', { card });
