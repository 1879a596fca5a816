import { causeName } from '../core/cause.ts';
import { modify } from '../core/modify.ts';
import type { CardIx, Until } from '../model/index.ts';
import { opWith, whole } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    breakpoint: { card: CardIx; n: number; until: Until };
  }
}

defineEffect('breakpoint', {
  possible: ({ q }, { card }) => q.isBase(card),
  commit(g, op, cause) {
    modify(g, op, 'breakpoint', cause);
    if (!g.muted())
      g.emit('power', { card: g.shown(op.card), amount: op.n, text: 'breakpoint', cause: causeName(g, cause) });
  },
});

export const breakpoint = (card: CardIx, n: number, until: Until) => opWith('breakpoint', { card, n: whole(n), until });
