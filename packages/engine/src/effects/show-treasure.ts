import { put } from '../core/zones/zones.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    showTreasure: { card: CardIx };
  }
}

defineEffect('showTreasure', {
  commit(g, { card }) {
    put(g, card, 'limbo', NOBODY);
    g.emit('reveal', { cards: [g.named(card)], text: 'treasure' });
  },
});

/** Reveals a treasure: until somebody takes it, it is in no zone (MON-8). */
export const showTreasure = (card: CardIx) => opOf('showTreasure', { card });
