import { tell } from '../core/tell.ts';
import type { CardIx, Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { defineLine } from '../registry/line.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    name: { card: CardIx; seat: Seat; text: string };
  }
}

const CHOSE = defineLine('chose “{text}” for {card}');

defineEffect('name', {
  possible: ({ q }, { card }) => q.inPlay(card),
  commit(g, { card, seat, text }, cause) {
    g.edit(card).named = text;
    g.q.touch();
    tell(g, CHOSE, () => ({ seat, card: g.shown(card), text }), cause);
  },
});

/** The card remembers a choice. */
export const name = (card: CardIx, text: string, seat: Seat) => opWith('name', { card, text, seat });
