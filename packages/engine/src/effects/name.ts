import type { CardIx, Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    name: { card: CardIx; seat: Seat; text: string };
  }
}

defineEffect('name', {
  possible: ({ q }, { card }) => q.inPlay(card),
  commit(g, op) {
    g.edit(op.card).named = op.text ?? '';
    g.q.touch();
    if (!g.muted()) g.emit('choose', { seat: op.seat, card: g.shown(op.card), text: op.text });
  },
});

/** The card remembers a choice. */
export const name = (card: CardIx, text: string, seat: Seat) => opWith('name', { card, text, seat });
