import { causeName } from '../core/cause.ts';
import { comesTo } from '../core/new-host.ts';
import type { CardIx } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: the minion that gets the action, to: the action. */
    pull: { card: CardIx; to: CardIx };
  }
}

/**
 * A minion takes an action from another one. Unlike a transfer it affects the minion only: what protects actions does
 * not keep the action where it is (tinx/3).
 */
defineEffect('pull', {
  affects: 'now',
  possible: ({ q }, { card, to }) => q.isMinion(card) && q.card(to).zone === 'on' && q.card(to).at !== card,
  commit(g, op, cause) {
    comesTo(g, op.to, op.card);
    g.edit(op.to).at = op.card;
    g.q.touchTable();
    if (!g.muted()) g.emit('attach', { card: g.named(op.to), host: g.shown(op.card), cause: causeName(g, cause) });
  },
});

/** The minion takes that action from another minion. */
export const pull = (minion: CardIx, action: CardIx) => opOf('pull', { card: minion, to: action });
