import { causeName } from '../core/cause.ts';
import { modifyTable } from '../core/modify.ts';
import { type CardIx, NOBODY, type Seat, type Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    control: { card: CardIx; seat: Seat; until: Until };
  }
  interface EventTypes {
    control: true;
  }
}

/**
 * IO-2: a change without a deadline lasts until the card leaves or changes hands again, a change with one until that
 * time.
 */
defineEffect('control', {
  affects: 'now',
  possible: ({ q }, { card, seat, until }) => q.inPlay(card) && q.changesHands(card, seat, until),
  commit(g, op, cause) {
    const former = g.q.controller(op.card);
    modifyTable(g, op, 'control', cause, ++g.s.clock);
    if (g.muted()) return;
    g.emit('control', {
      seat: op.seat,
      other: former === NOBODY ? undefined : former,
      card: g.named(op.card),
      text: op.until?.t === 'turnEnd' ? 'this turn' : undefined,
      cause: causeName(g, cause),
    });
  },
  sharedAs: () => 'Its control changes',
});
defineWords('control', (e) => {
  if (e.seat === undefined) return [c(e.card), ' is without a controller again'];
  return e.text === 'again'
    ? [who(e.seat), ' regained control of ', c(e.card)]
    : [who(e.seat), ' gained control of ', c(e.card), e.text ? ' for this turn' : '', ...by(e)];
});

/** The player controls the card (TERM-5). */
export const control = (card: CardIx, seat: Seat, until: Until = { t: 'ever' }) =>
  opWith('control', { card, seat, until });
