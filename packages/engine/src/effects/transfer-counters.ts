import { changeCounters } from '../core/counters.ts';
import type { CardIx } from '../model/index.ts';
import { opOf, whole } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    transferCounters: { card: CardIx; n: number };
  }
}

defineEffect('transferCounters', {
  affects: 'now',
  strengthens: true,
  possible: ({ q }, { card, n }) => q.inPlay(card) && q.card(card).counters >= -n,
  commit: (g, op, cause) => changeCounters(g, op.card, op.n, cause),
});

/** Transferred to the card or, below zero, from it (TERM-6): one half of `transferCounters` in `script`. */
export const transferCounters = (card: CardIx, n: number) => opOf('transferCounters', { card, n: whole(n) });
