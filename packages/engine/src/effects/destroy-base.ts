import { changeBaseCard } from '../core/bases/base-card.ts';
import { baseEntersByCard } from '../core/bases/enter.ts';
import { cardsWith, discardBase, leavingWith } from '../core/bases/leave.ts';
import { leavePlay } from '../core/zones/leave-play.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    destroyBase: { card: CardIx };
  }
}

/** ATT-6: everything still there leaves with the base. If the base was scoring, that stops (SCORE-5). */
defineEffect('destroyBase', {
  possible: ({ q }, { card }) => q.isBase(card),
  commit(g, { card }, cause) {
    for (const ix of cardsWith(g, card)) if (g.q.inPlay(ix)) leavePlay(g, ix, 'discard', 'leave', cause);
    if (g.s.scoring === card) g.setScoring(NOBODY);
    discardBase(g, card);
  },
  onBoard: (g, _op, cause) => changeBaseCard(g, NOBODY, cause),
  bringsBase: baseEntersByCard,
  takesAlong: (g, { card }) => (g.s.big ? [] : leavingWith(g, card)),
});

/** The base goes to the base discard pile with everything left there (ATT-6); it is replaced (SCORE-10). */
export const destroyBase = (base: CardIx) => opOf('destroyBase', { card: base });
