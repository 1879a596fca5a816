import { changeBaseCard } from '../core/bases/base-card.ts';
import { baseEntersByCard } from '../core/bases/enter.ts';
import { exchangeBases } from '../core/bases/replace.ts';
import { causeName } from '../core/cause.ts';
import { endWithBase } from '../core/lapse.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    swapDiscarded: { card: CardIx; to: CardIx };
  }
}

/**
 * A base in the base discard pile takes the place of one in play; all cards stay. Scoring of the old one stops
 * (SCORE-5).
 */
defineEffect('swapDiscarded', {
  possible: ({ q }, { card, to }) => q.isBase(card) && q.card(to).zone === 'baseDiscard',
  commit(g, op, cause) {
    const s = g.s;
    if (s.scoring === op.card) g.setScoring(NOBODY);
    const old = g.named(op.card);
    exchangeBases(g, op.card, op.to, 'baseDiscard', ['base', 'baseAction', 'buried']);
    endWithBase(s, op.card);
    g.q.touchTable();
    g.emit('base', { base: g.named(op.to), card: old, text: 'swapped', cause: causeName(g, cause) });
  },
  onBoard: (g, { to }, cause) => changeBaseCard(g, to, cause),
  bringsBase: baseEntersByCard,
});

/** Swaps a base in play with one of the base discard pile; all cards at it stay. */
export const swapWithDiscarded = (base: CardIx, to: CardIx) => opOf('swapDiscarded', { card: base, to });
