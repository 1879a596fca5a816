import { putHome } from '../core/zones/zones.ts';
import type { CardIx } from '../model/index.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    resolved: { card: CardIx };
  }
}

/** PLAY-2: a standard action has resolved and goes to the discard pile, unless something else happens instead (RES-7). */
defineEffect('resolved', {
  possible: ({ q }, { card }) => q.card(card).zone === 'limbo',
  commit: (g, { card }) => putHome(g, card, 'discard'),
});
