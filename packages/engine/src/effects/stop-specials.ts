import { modify } from '../core/modify.ts';
import type { CardIx, Seat, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: the base that scores, seat: the only player who may still use them. */
    stopSpecials: { card: CardIx; seat: Seat; until: Until };
  }
}

defineEffect('stopSpecials', { commit: (g, op, cause) => void modify(g, op, 'noSpecials', cause) });

/** Until this base has scored the other players can neither play Specials nor use Special abilities. */
export const stopSpecials = (seat: Seat, base: CardIx) =>
  opWith('stopSpecials', { card: base, seat, until: { t: 'scored', base } });
