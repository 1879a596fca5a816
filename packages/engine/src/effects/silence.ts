import { modifyTable } from '../core/modify.ts';
import type { CardIx, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    silence: { card: CardIx; until: Until };
  }
}

defineEffect('silence', {
  possible: ({ q }, { card }) => q.isBase(card),
  commit: (g, op, cause) => void modifyTable(g, op, 'silence', cause),
});

/**
 * The abilities of every card at the base, except the base's own, are treated as absent, including cards that come
 * later.
 */
export const silence = (base: CardIx, until: Until) => opWith('silence', { card: base, until });
