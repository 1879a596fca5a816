import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';
import { c, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: the slot, to: its side. */
    occupy: { card: CardIx; seat: Seat; to: CardIx };
  }
  interface EventTypes {
    occupy: true;
  }
}

/** Big Base: a player has come to an empty slot (BIG-5). */
defineHappening('occupy');
defineWords('occupy', (e) => [who(e.seat), ' came to ', c(e.card)]);
