import type { CardIx, Seat, State } from '../model/index.ts';

declare const SEALED: unique symbol;

/**
 * Everything one seat may know of a game while it is asked, and nothing else (INFO-1, INFO-2): the same bytes for all
 * games that the seat cannot tell apart. Plain JSON, read only by `deal`.
 */
export interface Sealed {
  readonly [SEALED]: true;
}

/** Cards that a seat knows to be in one deck, or with one player, without knowing where. */
export interface Group {
  /** Whose deck and hand; NOBODY: a shared deck. */
  holder: Seat;
  deck: 'deck' | 'baseDeck' | 'monsterDeck' | 'treasureDeck';
  /** Cards that may be anywhere in the group, in the order of their indices. */
  cards: CardIx[];
  /** How many of them are in the hand. All others are in the deck. */
  inHand: number;
  /** Cards that the seat's question shows in that hand. */
  knownInHand: CardIx[];
  knownInDeck: CardIx[];
  /** Cards face down in play or in a duel: their places are known, but not their faces. */
  down: CardIx[];
}

/** Cards of one kind that are spread over several groups, with a known number in each. */
export interface Spread {
  cards: CardIx[];
  /** For each of the cards, which group it is in: numbers of `groups`. */
  groups: number[];
}

/** The contents of a `Sealed`. In its state, hidden cards are in no list. */
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
