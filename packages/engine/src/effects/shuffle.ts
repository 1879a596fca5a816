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
defineWords('shuffle', (e) => {
  if (e.seat !== undefined)
    return [who(e.seat), e.from === 'discard' ? ' made a new deck of the discard pile' : ' shuffled the deck'];
  if (e.to === 'monsterDeck') return ['The monster deck was shuffled'];
  return [e.to === 'treasureDeck' ? 'The treasure deck was shuffled' : 'The base deck was shuffled'];
});

export const shuffle = (seat: Seat) => opOf('shuffle', { seat });
/** Shuffles the deck itself, after a search (DECK-2). */
export const shuffleShared = (pile: SharedDeck) => opWith('shuffle', { text: pile });
