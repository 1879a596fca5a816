import type { CardIx } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** text: the key by which `State.used` counts that talent. */
    useUp: { card: CardIx; text: string };
  }
}

/** A use of a limited ability is spent or given up: it counts as used, and nothing else happens (ABL-5, ABL-6). */
defineEffect('useUp', {
  possible: ({ q }, { card }) => q.inPlay(card),
  commit: (g, { card, text }) => g.use(text, card),
});

/** A use of the ability with this `State.used` key is spent. */
export const useUp = (card: CardIx, key: string) => opWith('useUp', { card, text: key });
