import { modify } from '../core/modify.ts';
import type { CardIx, Seat, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    addPrinted: { card: CardIx; seat: Seat; until: Until };
  }
}

/** For a while, minions at a base add only their printed power to totals. This does not affect them (TERM-2). */
defineEffect('addPrinted', {
  possible: ({ q }, { card }) => q.isBase(card),
  commit: (g, op, cause) => void modify(g, op, 'addsPrinted', cause),
});

/** Minions of players other than this one, there at any time until then, add their printed power to their controllers' totals. */
export const addPrinted = (base: CardIx, seat: Seat, until: Until) => opWith('addPrinted', { card: base, seat, until });
