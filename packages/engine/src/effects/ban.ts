import { modify } from '../core/modify.ts';
import type { Seat, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    ban: { seat: Seat; until: Until };
  }
}

defineEffect('ban', { commit: (g, op, cause) => void modify(g, op, 'ban', cause) });

/** The player cannot play actions during the turn given by the deadline. */
export const banActions = (seat: Seat, until: Until) => opWith('ban', { seat, until });
