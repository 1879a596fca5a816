import { causeName, RULE } from '../core/cause.ts';
import { comesTo } from '../core/new-host.ts';
import { protector } from '../core/protection.ts';
import { leavePlay } from '../core/zones/leave-play.ts';
import { put } from '../core/zones/zones.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import type { Query } from '../query/query.ts';
import { defineEffect } from '../registry/effect.ts';
import { c, defineWords } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: the action, to: its new host. */
    transfer: { card: CardIx; to: CardIx };
  }
  interface EventTypes {
    attach: true;
  }
}

/** Has the action's minion gone, so that the action waits for another one (`placeWithout`)? */
const isHeldBack = (q: Query, card: CardIx): boolean => q.card(card).zone === 'limbo';

defineEffect('transfer', {
  affects: 'now',
  twofold: true,
  reachesTo: true,
  possible: ({ q }, { card, to }) => (q.inPlay(card) || isHeldBack(q, card)) && q.inPlay(to),
  commit(g, op, cause) {
    // The transfer has been made: the former host has left in the middle of this effect (RES-10).
    if (g.q.card(op.card).at === op.to) return;
    const zone = g.q.isBase(op.to) ? 'baseAction' : 'on';
    const card = g.edit(op.card);
    if (isHeldBack(g.q, op.card)) put(g, op.card, zone, card.controller, op.to);
    comesTo(g, op.card, op.to);
    card.at = op.to;
    card.zone = zone;
    g.q.touchTable();
    if (!g.muted()) g.emit('attach', { card: g.named(op.card), host: g.shown(op.to), cause: causeName(g, cause) });
  },
  // TERM-6: an action transferred to a card it may not affect is discarded.
  otherwise(g, op, cause) {
    if (protector(g, opOf('attach', { card: op.to, to: op.card }), cause) !== NOBODY)
      leavePlay(g, op.card, 'discard', 'lost', RULE);
  },
});
defineWords('attach', (e) => [c(e.card), ' went onto ', c(e.host)]);

export const transfer = (card: CardIx, to: CardIx) => opOf('transfer', { card, to });
