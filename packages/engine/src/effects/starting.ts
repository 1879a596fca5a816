import { causeName } from '../core/cause.ts';
import { modify } from '../core/modify.ts';
import type { CardIx, Until } from '../model/index.ts';
import { opOf, opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** n is the breakpoint; with `to`, that is the card whose text n counts. */
    starting: { card: CardIx; n: number; to?: CardIx; until?: Until };
  }
}

defineEffect('starting', {
  possible: ({ q }, { card }) => q.isBase(card) || q.isMinion(card),
  commit(g, op, cause) {
    modify(g, op, 'starting', cause);
    // Not logged for a minion: its power shows which of several starting powers counts.
    if (!g.q.isBase(op.card) || g.muted()) return;
    const amount = g.q.startingBreakpoint(op.card)!;
    g.emit('power', { card: g.shown(op.card), amount, text: 'starting', cause: causeName(g, cause) });
  },
});

/** The starting breakpoint becomes n (CALC-1). */
export const startingBreakpoint = (card: CardIx, n: number, until: Until) => opWith('starting', { card, n, until });
/** Of several abilities that set a minion's starting power or a base's starting breakpoint, this text of that card counts. */
export const pickStart = (card: CardIx, from: CardIx, def: number) => opOf('starting', { card, to: from, n: def });
