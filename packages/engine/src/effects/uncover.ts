import type { CardIx } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    uncover: { card: CardIx };
  }
}

/** TERM-2: a buried card is uncovered, and is played right afterwards (BURY-3): that changes the table and is announced. */
defineEffect('uncover', {
  affects: 'now',
  possible: ({ q }, { card }) => q.card(card).zone === 'buried',
  commit: () => {},
});

export const uncover = (card: CardIx) => opOf('uncover', { card });
