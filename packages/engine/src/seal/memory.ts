/** What a seat has seen of cards that are hidden now, by name. Null: an unknown card. */
export interface Memory {
  /** By seat: cards known to be in that hand. */
  readonly hands: readonly (readonly string[])[];
  /** By seat: the known parts of the deck. */
  readonly decks: readonly DeckMemory[];
  readonly baseDeck: DeckMemory;
  /** The latest turn of which something was seen, and how many events of it. */
  readonly latest: { readonly turn: number; readonly events: number };
}
export interface DeckMemory {
  /** From the top card down. */
  readonly top: readonly (string | null)[];
  /** From the bottom card up. */
  readonly bottom: readonly (string | null)[];
}
