import { refillPile as makeAnew } from '../core/zones/zones.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    refillPile: { text: 'monsterDeck' | 'treasureDeck'; n: number };
  }
}

defineEffect('refillPile', { commit: (g, { text, n }) => void makeAnew(g, text, n) });

/** An empty monster or treasure deck is refilled from its discard pile (SCORE-10). */
export const refillPile = (pile: 'monsterDeck' | 'treasureDeck', n = 1) => opWith('refillPile', { text: pile, n });
