import { shufflePile as shuffleIn } from '../core/zones/zones.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    shufflePile: { text: 'monsterDeck' | 'treasureDeck' };
  }
}

defineEffect('shufflePile', { commit: (g, { text }) => shuffleIn(g, text) });

/** Shuffles the discard pile into that deck. */
export const shufflePile = (pile: 'monsterDeck' | 'treasureDeck') => opWith('shufflePile', { text: pile });
