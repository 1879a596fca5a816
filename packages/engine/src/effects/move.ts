import { causeName, seatOf } from '../core/cause.ts';
import { creditedSeat } from '../core/credit.ts';
import { endStay } from '../core/lapse.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { movedToKey } from '../query/limit.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: a minion, titan or buried card. */
    move: { card: CardIx; to: CardIx };
  }
  interface EventTypes {
    move: true;
  }
}

defineEffect('move', {
  affects: 'now',
  possible: ({ q }, { card, to }) =>
    (q.isMinion(card) || q.isTitan(card) || q.isBuried(card)) && q.isBase(to) && q.base(card) !== to,
  commit(g, op, cause) {
    const from = g.q.base(op.card);
    const card = g.edit(op.card);
    card.at = op.to;
    card.moved = g.s.turn;
    card.left = from;
    endStay(g.s, op.card);
    const seat = creditedSeat(op, cause);
    if (g.q.isMinion(op.card) && seat !== NOBODY && !g.s.seats[seat]!.moved.includes(card.stamp))
      g.s.seats[seat]!.moved.push(card.stamp);
    if (g.q.catalogue.notesMoves && g.q.isMinion(op.card)) {
      const keeper = g.q.keeper(op.card);
      if (keeper !== NOBODY) g.use(movedToKey(g.q, keeper, op.to), op.to);
    }
    if (g.q.isTitan(op.card)) g.titanCame(op.card);
    g.q.touchCard(op.card);
    if (g.muted()) return;
    const fields = { seat: seatOf(g, cause), base: g.named(from), toBase: g.named(op.to), cause: causeName(g, cause) };
    const shown = g.shown(op.card);
    if (shown) g.emit('move', { ...fields, card: shown });
    // BURY-1: only its controller knows which buried card moved.
    else
      g.emit('move', { ...fields, count: 1 }, { seats: [g.q.controller(op.card)], fields: { card: g.named(op.card) } });
  },
  sharedAs: (q, { to }) => `Moved to ${q.name(to)}`,
});
defineWords('move', (e) => [c(e.card), ' moved from ', c(e.base), ' to ', c(e.toBase), ...by(e)]);

export const move = (card: CardIx, to: CardIx) => opOf('move', { card, to });
