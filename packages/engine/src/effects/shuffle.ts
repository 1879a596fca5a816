import { shuffleDeck } from '../core/zones/zones.ts';
import { NOBODY, type Seat } from '../model/index.ts';
import { opOf, opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { defineWords, who } from '../registry/words.ts';

type SharedDeck = 'monsterDeck' | 'treasureDeck';

declare module '../model/op.ts' {
  interface EffectMap {
    /** A player's deck, or a shared one (DECK-2). */
    shuffle: { seat?: Seat; text?: SharedDeck };
  }
  interface EventTypes {
    shuffle: true;
  }
}

defineEffect('shuffle', {
  // A card without an owner has no deck (DECK-2, MON-1).
  possible: (_g, { seat, text }) => seat !== NOBODY || text !== undefined,
  commit: (g, { seat, text }) => shuffleDeck(g, seat, text),
});
const PILES: Record<string, string> = { monsterDeck: 'The monster deck', treasureDeck: 'The treasure deck' };
defineWords('shuffle', (e) =>
  e.seat === undefined
    ? [`${PILES[e.to ?? ''] ?? 'The base deck'} was shuffled`]
    : [who(e.seat), e.from === 'discard' ? ' made a new deck of the discard pile' : ' shuffled the deck'],
);

export const shuffle = (seat: Seat) => opOf('shuffle', { seat });
/** Shuffles the deck itself, after a search (DECK-2). */
export const shuffleShared = (pile: SharedDeck) => opWith('shuffle', { text: pile });
