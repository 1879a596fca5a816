import { changeBaseCard } from '../core/bases/base-card.ts';
import { baseEntersByCard } from '../core/bases/enter.ts';
import { cannotStay } from '../core/bases/leave.ts';
import { exchangeBases } from '../core/bases/replace.ts';
import { causeName } from '../core/cause.ts';
import { shuffleCards } from '../core/chance/shuffle.ts';
import type { Game } from '../core/game.ts';
import { endStay } from '../core/lapse.ts';
import { leavePlay } from '../core/zones/leave-play.ts';
import type { CardIx } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    swapBase: { card: CardIx; to: CardIx };
  }
}

const actionsOn = ({ s }: Game, base: CardIx): CardIx[] =>
  s.inPlay.filter((ix) => s.cards[ix]!.zone === 'baseAction' && s.cards[ix]!.at === base);

/** SWAP-2: with a base from the base deck. Actions on the old one are discarded, the cards there stay. */
defineEffect('swapBase', {
  possible: ({ q }, { card, to }) => q.isBase(card) && q.card(to).zone === 'baseDeck',
  commit(g, op, cause) {
    const s = g.s;
    for (const ix of actionsOn(g, op.card)) leavePlay(g, ix, 'discard', 'lost', cause);
    const old = g.named(op.card);
    exchangeBases(g, op.card, op.to, 'baseDeck', ['base', 'buried']);
    s.modifiers = s.modifiers.filter((mod) => mod.card !== op.card);
    endStay(s, op.card);
    shuffleCards(g, s.baseDeck);
    g.q.touchTable();
    g.emit('base', { base: g.named(op.to), card: old, text: 'swapped', cause: causeName(g, cause) });
  },
  onBoard: (g, { to }, cause) => changeBaseCard(g, to, cause, 'baseDeck'),
  bringsBase: baseEntersByCard,
  takesAlong: (g, { card }) => (g.s.big ? [] : actionsOn(g, card).map(cannotStay)),
});

/** Swaps a base in play with one from the base deck; cards on it stay (SWAP-2). */
export const swapBase = (card: CardIx, to: CardIx) => opOf('swapBase', { card, to });
