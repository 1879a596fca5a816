import type { CardIx, Seat, Zone } from '../model/index.ts';
import { playedAs } from '../query/restrictions.ts';
import { defineHappening } from '../registry/effect.ts';

type PlayedAs = 'minion' | 'action' | 'titan' | 'base' | 'slot' | '';

declare module '../model/op.ts' {
  interface EffectMap {
    /** to: the base or host; n: the card that gave the extra play, NOBODY if none did; from: where it came from. */
    play: { card: CardIx; seat: Seat; to: CardIx; n: CardIx; from?: Zone };
    playing: { card: CardIx; seat: Seat; to: CardIx; n: CardIx; from?: Zone };
  }
  interface EventMap {
    /** as: what it is played as (FUS-1). */
    play: { as: PlayedAs };
    playing: { as: PlayedAs };
  }
}

/** A card is played (RES-1). */
defineHappening('play', {
  tell: (q, { card, to }, event) => {
    event.as = playedAs(q, card, to);
  },
});
/** A card has been played, and its ability has not begun (RES-6). */
defineHappening('playing', {
  tell: (q, { card, to }, event) => {
    event.as = playedAs(q, card, to);
  },
});
