import { causeName } from '../core/cause.ts';
import { modify } from '../core/modify.ts';
import type { CardIx, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    printedBreakpoint: { card: CardIx; n: number; until: Until };
  }
}

defineEffect('printedBreakpoint', {
  possible: ({ q }, { card }) => q.isBase(card),
  commit(g, op, cause) {
    modify(g, op, 'printed', cause);
    if (!g.muted())
      g.emit('power', { card: g.shown(op.card), amount: op.n, text: 'starting', cause: causeName(g, cause) });
  },
});

/** The printed breakpoint becomes n for a while (TERM-9); effects on the breakpoint apply to that number. */
export const printedBreakpoint = (card: CardIx, n: number, until: Until) =>
  opWith('printedBreakpoint', { card, n, until });
