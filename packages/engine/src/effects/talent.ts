import type { CardIx, Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    talent: { card: CardIx; seat: Seat };
  }
}

/** A talent is used (ABL-5): triggers reactions, and changes nothing itself. */
defineEffect('talent', { commit() {} });

/** The player uses a talent of that card, which the ability then carries out. */
export const useTalent = (card: CardIx, seat: Seat) => opOf('talent', { card, seat });
