import { bindToName } from '../core/same-name.ts';
import type { CardIx } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** n: the group (ExtraPlay.group). */
    sameName: { card: CardIx; n: number };
  }
}

/** A play of a group was used for something other than playing a card from the hand, and that has played this card. */
defineEffect('sameName', { commit: (g, { card, n }) => bindToName(g, n, card) });

/** The other plays of that group must be of cards with the same name as this one. */
export const sameName = (card: CardIx, group: number) => opOf('sameName', { card, n: group });
