import { causeName, RULE } from '../core/cause.ts';
import type { Game } from '../core/game.ts';
import { leavePlay, shedAttachments } from '../core/zones/leave-play.ts';
import { putHome } from '../core/zones/zones.ts';
import { type CardIx, type PlayFrame, STOPPED } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    stop: { card: CardIx };
  }
}

function haveNoEffect(g: Game, card: CardIx): PlayFrame {
  const frame = g.s.stack.findLast((one): one is PlayFrame => one.f === 'play' && one.card === card)!;
  frame.stamp = STOPPED;
  return frame;
}

/** The card being played is discarded from where it is, and has no effect (RES-6). */
defineEffect('stop', {
  affects: 'now',
  possible: ({ q }, { card }) => q.isBeingPlayed(card),
  commit(g, { card }, cause) {
    const frame = haveNoEffect(g, card);
    if (g.q.inPlay(card)) return leavePlay(g, card, 'discard', 'lost', cause);
    // STO-2: played from stasis, it may have cards stored under it.
    shedAttachments(g, card, RULE);
    // RES-7: whatever played it sends it elsewhere once its play is over, or lets its player do so.
    if (frame.goes !== 'discard' || frame.under || frame.given !== undefined) return;
    putHome(g, card, 'discard');
    if (!g.muted())
      g.emit('discard', { seat: frame.seat, card: g.named(card), from: 'limbo', cause: causeName(g, cause) });
  },
  // RES-1: a stopped card that was put on a base or minion leaves play like any other.
  sendsTo: () => 'discard',
  // RES-7: a stopped card has no effect, wherever it goes instead.
  otherwise(g, { card }, _cause, isReplaced) {
    if (isReplaced) haveNoEffect(g, card);
  },
});

/** The card being played is discarded and has no effect. */
export const stop = (card: CardIx) => opOf('stop', { card });
