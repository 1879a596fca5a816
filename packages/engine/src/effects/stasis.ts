import { causeName } from '../core/cause.ts';
import { keepPlayedText } from '../core/copy-text.ts';
import { happens } from '../core/triggers.ts';
import { isLeaving } from '../core/zones/hide.ts';
import { put } from '../core/zones/zones.ts';
import type { CardIx, Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { ownerOr } from '../query/whose.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** n below zero: counters are removed. */
    stasis: { card: CardIx; seat?: Seat; n: number };
  }
  interface EventTypes {
    stasis: true;
  }
}

/**
 * STA-1: counters put a card in stasis, face up in front of its owner, whoever had it; one without an owner goes in
 * front of the player who put it there. Attached cards stay (ATT-2).
 */
defineEffect('stasis', {
  affects: 'now',
  possible: (g, { card, n }) =>
    n > 0 ? g.q.card(card).zone !== 'box' && !isLeaving(g, card, 'stasis') : g.q.card(card).stasis > 0,
  commit(g, op, cause) {
    const { s } = g;
    const card = g.edit(op.card);
    const enters = card.zone !== 'stasis';
    if (enters) {
      s.modifiers = s.modifiers.filter((mod) => mod.kind !== 'control' || mod.card !== op.card);
      put(g, op.card, 'stasis', ownerOr(g.q, op.card, op.seat));
      keepPlayedText(g, op.card);
    }
    card.stasis = Math.max(0, card.stasis + op.n);
    if (op.n < 0 && card.stasis === 0) s.stasisEnded = true;
    g.q.touchTable();
    if (!g.muted()) {
      const fields = { card: g.named(op.card), amount: op.n, now: card.stasis, cause: causeName(g, cause) };
      g.emit('stasis', { seat: card.controller, ...fields });
    }
    if (enters) happens(g, opOf('enterStasis', { card: op.card, seat: op.seat, n: op.n }), cause);
  },
  sharedAs: (_q, { n }) => `${n < 0 ? n : `+${n}`} stasis counter${Math.abs(n) === 1 ? '' : 's'}`,
});
defineWords('stasis', (e) => [
  c(e.card),
  `: ${Math.abs(e.amount ?? 0)} stasis counter${Math.abs(e.amount ?? 0) === 1 ? '' : 's'} ${(e.amount ?? 0) < 0 ? 'removed' : 'added'}, now ${e.now}`,
  ...by(e),
]);

/** Places stasis counters on it, which puts it in stasis (STA-1). */
export const stasis = (card: CardIx, seat: Seat, n: number) => opOf('stasis', { card, seat, n });
/** Removes one stasis counter. Several take that many ops: each is an event (RES-9). */
export const removeStasis = (card: CardIx) => opOf('stasis', { card, n: -1 });
