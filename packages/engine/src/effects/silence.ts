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

/** The abilities of every card at the base, but not its own, are treated as absent: of those that come later, too. */
export const silence = (base: CardIx, until: Until) => opWith('silence', { card: base, until });
