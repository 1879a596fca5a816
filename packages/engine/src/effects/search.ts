import { noteDeckSeen } from '../core/deck-seen.ts';
import type { Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    search: { seat: Seat };
  }
}

defineEffect('search', { commit: noteDeckSeen });

/** The player has searched a deck and revealed nothing. */
export const search = (seat: Seat) => opOf('search', { seat });
