import { causeName } from '../core/cause.ts';
import { modify } from '../core/modify.ts';
import type { CardIx, Seat, Until } from '../model/index.ts';
import { opWith, whole } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    total: { card: CardIx; seat: Seat; n: number; until: Until };
  }
}

/** A player has power at a base for a while (NPW-1). */
defineEffect('total', {
  possible: ({ q }, { card }) => q.isBase(card),
  commit(g, op, cause) {
    modify(g, op, 'total', cause);
    if (g.muted()) return;
    const fields = { seat: op.seat, card: g.shown(op.card), amount: op.n };
    g.emit('power', { ...fields, text: 'total', cause: causeName(g, cause) });
  },
});

/** The player has that much more power at the base, whatever cards are there (NPW-1). */
export const totalPower = (base: CardIx, seat: Seat, n: number, until: Until) =>
  opWith('total', { card: base, seat, n: whole(n), until });
