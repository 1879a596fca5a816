import { changeBaseCard } from '../core/bases/base-card.ts';
import { baseEntersByCard } from '../core/bases/enter.ts';
import { cannotStay } from '../core/bases/leave.ts';
import { exchangeBases } from '../core/bases/replace.ts';
import { causeName } from '../core/cause.ts';
import { shuffleCards } from '../core/chance/shuffle.ts';
import { endWithBase } from '../core/lapse.ts';
import { leavePlay } from '../core/zones/leave-play.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    swapBase: { card: CardIx; to: CardIx };
  }
}

/**
 * SWAP-2: with a base from the base deck. Actions on the old one are discarded, the cards there stay. Scoring of the old
 * one stops (SCORE-5).
 */
defineEffect('swapBase', {
  possible: ({ q }, { card, to }) => q.isBase(card) && q.card(to).zone === 'baseDeck',
  commit(g, op, cause) {
    const s = g.s;
    for (const ix of [...g.q.actionsOn(op.card)]) leavePlay(g, ix, 'discard', 'lost', cause);
    if (s.scoring === op.card) g.setScoring(NOBODY);
    const old = g.named(op.card);
    exchangeBases(g, op.card, op.to, 'baseDeck', ['base', 'buried']);
    endWithBase(s, op.card);
    shuffleCards(g, s.baseDeck);
    g.q.touchTable();
    g.emit('base', { base: g.named(op.to), card: old, text: 'swapped', cause: causeName(g, cause) });
  },
  onBoard: (g, { to }, cause) => changeBaseCard(g, to, cause, 'baseDeck'),
  bringsBase: baseEntersByCard,
  takesAlong: (g, { card }) => (g.s.big ? [] : g.q.actionsOn(card).map(cannotStay)),
});

/** Swaps a base in play with one from the base deck; cards on it stay (SWAP-2). */
export const swapBase = (card: CardIx, to: CardIx) => opOf('swapBase', { card, to });
