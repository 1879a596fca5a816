import { changeCounters } from '../core/counters.ts';
import { creditedSeat } from '../core/credit.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf, whole } from '../model/shape.ts';
import { placedKey } from '../query/limit.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords } from '../registry/words.ts';
import type { EventView } from '../view/types.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    counter: { card: CardIx; n: number };
  }
  interface EventTypes {
    /** text: 'plain' if they are not +1 power counters. */
    counter: true;
  }
}

defineEffect('counter', {
  affects: 'now',
  strengthens: true,
  possible: ({ q }, { card }) => q.inPlay(card) || q.card(card).zone === 'aside',
  commit(g, op, cause) {
    // Counts counters a player has placed on minions in a turn; transferring is not placing (TERM-1).
    const seat = creditedSeat(op, cause);
    if (op.n > 0 && g.q.isMinion(op.card) && seat !== NOBODY) {
      g.s.seats[seat]!.countersPlaced += op.n;
      g.use(placedKey(g.q, seat, op.card), op.card);
    }
    changeCounters(g, op.card, op.n, cause);
  },
  sharedAs: (_q, { n }) => `${n < 0 ? n : `+${n}`} power counter${Math.abs(n) === 1 ? '' : 's'}`,
});
function counted({ amount = 0, text }: EventView): string {
  const what = text === 'plain' ? 'counter' : 'power counter';
  return Math.abs(amount) === 1 ? `a ${what}` : `${Math.abs(amount)} ${what}s`;
}
defineWords('counter', (e) => [
  c(e.card),
  ` ${(e.amount ?? 0) < 0 ? 'lost' : 'got'} ${counted(e)}, now ${e.now}`,
  ...by(e),
]);

/** Places (or, below zero, removes) +1 power counters (CTR-1). */
export const counters = (card: CardIx, n: number) => opOf('counter', { card, n: whole(n) });
