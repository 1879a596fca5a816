import { placeCard } from '../core/zones/place.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    box: { card: CardIx };
  }
}

/** TERM-8: the card is out for the whole game, which nothing can prevent. */
defineEffect('box', {
  affects: 'now',
  unpreventable: true,
  possible: ({ q }, { card }) => q.card(card).zone !== 'box',
  commit: (g, { card }, cause) => placeCard(g, card, 'box', NOBODY, cause),
  sendsTo: () => 'box',
});

/**
 * Puts the card back into the box, even if it cannot be affected (TERM-8). Where that may be prevented, use
 * `ops.place`.
 */
export const box = (card: CardIx) => opOf('box', { card });
