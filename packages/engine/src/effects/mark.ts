import { changeCounters } from '../core/counters.ts';
import type { CardIx } from '../model/index.ts';
import { opOf, whole } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    mark: { card: CardIx; n: number };
  }
}

/** Plain counters, not +1 power counters: placing them does not count as placing a power counter (time-box/1). */
defineEffect('mark', {
  possible: ({ q }, { card }) => q.inPlay(card) || q.card(card).zone === 'aside',
  commit: (g, op, cause) => changeCounters(g, op.card, op.n, cause, 'plain'),
});

/** Places (or, below zero, removes) plain counters. */
export const marks = (card: CardIx, n: number) => opOf('mark', { card, n: whole(n) });
