import type { CardIx } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    uncover: { card: CardIx };
  }
}

/**
 * TERM-2: uncovering affects the card. Moving and announcing it is left to its play, which follows at once (BURY-3).
 */
defineEffect('uncover', {
  affects: 'now',
  possible: ({ q }, { card }) => q.card(card).zone === 'buried',
  commit: () => {},
});

export const uncover = (card: CardIx) => opOf('uncover', { card });
