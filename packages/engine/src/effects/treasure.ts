import { drawTreasures as drawn } from '../core/zones/draw.ts';
import type { Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, cards, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    treasure: { seat: Seat; n: number };
  }
  interface EventTypes {
    treasure: true;
  }
}

defineEffect('treasure', { commit: (g, op, cause) => drawn(g, op.seat, op.n, cause) });
defineWords('treasure', (e) => [who(e.seat), ' drew treasure: ', ...cards(e), ...by(e)]);

/** Draw from the treasure deck. */
export const drawTreasures = (seat: Seat, n: number) => opOf('treasure', { seat, n });
