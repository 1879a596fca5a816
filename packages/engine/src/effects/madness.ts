import { causeName, seatOf } from '../core/cause.ts';
import { tellOfMadness } from '../core/zones/draw.ts';
import { put } from '../core/zones/zones.ts';
import type { Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    madness: { seat: Seat; n: number };
  }
  interface EventTypes {
    madness: true;
  }
}

/** MAD-1, MAD-2: as many as there are; the player who draws one owns it. */
defineEffect('madness', {
  fillsHand: true,
  possible: ({ s }) => s.piles.madness.length > 0,
  commit(g, op, cause) {
    const deck = g.s.piles.madness;
    const n = Math.min(op.n, deck.length);
    for (let i = 0; i < n; i++) put(g, deck[deck.length - 1]!, 'hand', op.seat);
    if (!g.muted()) g.emit('madness', { seat: op.seat, count: n, other: seatOf(g, cause), cause: causeName(g, cause) });
    tellOfMadness(g, op.seat, n, cause);
  },
});
defineWords('madness', (e) => [who(e.seat), ` drew ${e.count} Madness`, ...by(e)]);

/** Draws from the Madness deck (MAD-1). */
export const drawMadness = (seat: Seat, n = 1) => opOf('madness', { seat, n });
