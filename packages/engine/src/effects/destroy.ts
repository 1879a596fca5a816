import { creditedSeat } from '../core/credit.ts';
import { drawTreasures } from '../core/zones/draw.ts';
import { leavePlay } from '../core/zones/leave-play.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf, opWith } from '../model/shape.ts';
import { killedKey } from '../query/limit.ts';
import { isActionZone } from '../query/places.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    destroy: { card: CardIx; text?: 'unpaid' };
  }
  interface EventMap {
    /** unpaid: a monster's destruction that pays no treasure (MON-5). stored: what lay under the card (STO-1). */
    destroy: { unpaid: boolean; stored: CardIx[] };
  }
  interface EventTypes {
    destroy: true;
  }
}

defineEffect('destroy', {
  affects: 'now',
  possible: ({ q }, { card }) => q.inPlay(card) && !q.isBase(card),
  commit(g, op, cause) {
    const { q, s } = g;
    const worth = q.isMonster(op.card) && op.text !== 'unpaid' ? q.def(op.card).treasures : 0;
    const as = q.isMinion(op.card) ? 'minion' : isActionZone(q.card(op.card).zone) ? 'action' : null;
    if (as !== null)
      s.destroyed.push({ as, def: q.card(op.card).def, base: q.base(op.card), controller: q.controller(op.card) });
    if (as === 'minion' && cause.card !== NOBODY && q.isMinion(cause.card)) g.use(killedKey(q, cause.card), cause.card);
    leavePlay(g, op.card, 'discard', 'destroy', cause);
    // MON-5: immediately, as part of the destruction.
    const seat = creditedSeat(op, cause);
    if (worth > 0 && seat !== NOBODY) drawTreasures(g, seat, worth, cause);
  },
  sendsTo: () => 'discard',
  sharedAs: () => 'Destroyed',
  tell: (q, { card, text }, event) => {
    event.unpaid = text === 'unpaid';
    event.stored = q.stored(card);
  },
});
defineWords('destroy', (e) => [
  c(e.card),
  e.to === 'aside' ? ' was destroyed and set aside' : ' was destroyed',
  ...by(e),
]);

export const destroy = (card: CardIx) => opOf('destroy', { card });
/** Destroys a monster without anybody collecting its treasures (MON-5). */
export const destroyUnpaid = (card: CardIx) => opWith('destroy', { card, text: 'unpaid' });
