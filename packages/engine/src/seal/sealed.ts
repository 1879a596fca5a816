import type { CardIx, Seat, State } from '../model/index.ts';

declare const SEALED: unique symbol;

/**
 * Everything one seat may know of a game while it is asked, and nothing else (INFO-1, INFO-2): the same bytes for all
 * games that look alike to that seat. Plain JSON, to be opened only by `deal`.
 */
export interface Sealed {
  readonly [SEALED]: true;
}

/** Cards of which a seat knows that they are in one deck, or with one player, but not where. */
export interface Group {
  /** Whose deck and hand; NOBODY: a shared deck. */
  holder: Seat;
  deck: 'deck' | 'baseDeck' | 'monsterDeck' | 'treasureDeck';
  /** Cards that may be anywhere in the group, in the order of their indices. */
  cards: CardIx[];
  /** How many of them are in the hand. All others are in the deck. */
  inHand: number;
  /** Cards that the seat's question shows to be there. */
  knownInHand: CardIx[];
  knownInDeck: CardIx[];
  /** Cards that lie face down in play, or in a duel: a place is known, but not its face. */
  down: CardIx[];
}

/** Cards of one kind that are in several groups: how many in each is known. */
export interface Spread {
  cards: CardIx[];
  /** For each of the cards, which group it is in: numbers of `groups`. */
  groups: number[];
}

/** What is in a `Sealed`. In its state hidden cards are in no list. */
export interface SealedGame {
  seat: Seat;
  state: State;
  groups: Group[];
  spreads: Spread[];
}

export const close = (game: SealedGame): Sealed => game as unknown as Sealed;
export const open = (sealed: Sealed): SealedGame => sealed as unknown as SealedGame;

/** Hidden cards get public ids from here on, new ones from there. No game reaches either. */
export const HIDDEN_IDS = 1_000_000;
export const NEW_IDS = 2_000_000;
