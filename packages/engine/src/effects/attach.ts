import { causeName } from '../core/cause.ts';
import type { CardIx, Seat } from '../model/index.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: the host, to: the action. */
    attach: { card: CardIx; to: CardIx; seat?: Seat };
  }
}

/**
 * An action is played on a card: the play puts it there (RES-1); this checks whether the card may be affected (ATT-3).
 */
defineEffect('attach', {
  affects: 'now',
  commit(g, { card, to }, cause) {
    // If the action is elsewhere, another card has taken it on: move the action there.
    if (g.s.cards[to]!.at === card) return;
    g.edit(to).at = card;
    g.q.touchTable();
    if (!g.muted()) g.emit('attach', { card: g.named(to), host: g.shown(card), cause: causeName(g, cause) });
  },
});
