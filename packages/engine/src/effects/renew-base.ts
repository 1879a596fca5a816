import { changeBaseCard } from '../core/bases/base-card.ts';
import { baseEntersByCard } from '../core/bases/enter.ts';
import { cardsWith, leavingWith } from '../core/bases/leave.ts';
import { exchangeBases } from '../core/bases/replace.ts';
import { causeName } from '../core/cause.ts';
import type { Game } from '../core/game.ts';
import { endWithBase } from '../core/lapse.ts';
import { leavePlay } from '../core/zones/leave-play.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    renewBase: { card: CardIx; to: CardIx };
  }
}

/** ATT-6: everything but the minions, with the cards on them. */
const goesAlong = ({ q }: Game, ix: CardIx): boolean => q.inPlay(ix) && !q.isMinion(ix) && !q.isMinion(q.card(ix).at);

/**
 * Destroys the base and puts another in its place; the minions there stay. If the base was scoring, that stops
 * (SCORE-5).
 */
defineEffect('renewBase', {
  possible: ({ q }, { card, to }) =>
    q.isBase(card) && (to === NOBODY || q.card(to).zone === 'baseDeck' || q.card(to).zone === 'baseDiscard'),
  commit(g, { card, to }, cause) {
    const s = g.s;
    for (const ix of cardsWith(g, card)) if (goesAlong(g, ix)) leavePlay(g, ix, 'discard', 'leave', cause);
    if (s.scoring === card) g.setScoring(NOBODY);
    const old = g.named(card);
    const next = exchangeBases(g, card, to, 'baseDiscard', ['base']);
    endWithBase(s, card);
    g.q.touchTable();
    g.emit('base', { base: g.named(next), card: old, text: 'replaced', cause: causeName(g, cause) });
  },
  onBoard: (g, { to }, cause) => changeBaseCard(g, to, cause),
  bringsBase: baseEntersByCard,
  takesAlong: (g, { card }) => (g.s.big ? [] : leavingWith(g, card, (ix) => goesAlong(g, ix))),
});

/**
 * Destroys the base and puts `to`, from the base deck or the base discard pile, in its place; NOBODY: no other base is
 * left, so the destroyed one comes straight back (SCORE-10).
 */
export const renewBase = (base: CardIx, to: CardIx) => opOf('renewBase', { card: base, to });
