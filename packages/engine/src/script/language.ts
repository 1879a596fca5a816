import type { AbilityRef, Args, CardIx, Json, Op, PromptKind, Seat, Spot, Until } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { step } from './step.ts';

/** One choice of an ask: a card or base, a seat, or a key; the answer is that value. */
export interface Choice {
  card?: CardIx;
  seat?: Seat;
  key?: string;
  /** Button text of a key or seat. */
  label?: string;
}

/** A question to one seat. The answer is the list of picked values. */
export interface Question {
  seat: Seat;
  kind: PromptKind;
  /** Imperative, sentence case, at most 60 characters. */
  title: string;
  choices: Choice[];
  /** Default 1 and 1. An optional question has min 0. */
  min?: number;
  max?: number;
  /** The order of the picks matters. */
  ordered?: boolean;
  /** All picks at one base, or with one name. */
  group?: 'base' | 'name';
  /** The label for picking nothing; default "Skip". */
  skip?: string;
  /** Cards shown only to this seat. */
  shown?: CardIx[];
  /** The player whom it concerns: if they leave, nobody is asked, and the answer is null (WIN-3). */
  about?: Seat;
}

/** A card to be played immediately by an ability (RES-2, EXT-3). */
export interface PlayNow {
  card: CardIx;
  at: CardIx;
  seat: Seat;
  /** A standard action: where it goes once it has resolved, if not to the discard pile. */
  goes?: Spot;
  /** A standard action: whose hand it ends up in, whatever its own text says. */
  gift?: Seat;
  /** A standard action: if it would go to its player's hand or discard pile, it goes under the deck instead. */
  under?: boolean;
  /** Until then the `given` abilities of the text that plays it work for it. */
  given?: Until;
  /** It uses the player's regular play in another way (EXT-1). */
  regular?: boolean;
  /** The card that gave the play that is used in another way. */
  source?: CardIx;
  /** It is played as a Special, or by its own Special that lets it be played from where it is. */
  special?: boolean;
  /** It must directly increase the power of this minion, or of one of the player's minions (TERM-3). */
  strengthens?: CardIx | 'yours';
  /** It must directly affect the minion with this stamp. */
  affects?: number;
  /** It copies an action being played, whose text counts as printed on this card. */
  like?: PlayedText;
}
/**
 * The text of an action being played, its card, the ability carried out (NOBODY: the on-play one), and its arguments.
 */
export interface PlayedText {
  text: number;
  textFrom: CardIx;
  ability: number;
  args: Args;
}

/** Another ability to carry out: its arguments, and its "you" if that is another player. */
export interface Call {
  ref: AbilityRef;
  args: Args;
  seat?: Seat;
}

/** What an ability requests next, with its data. */
export type Step =
  | { y: 'look'; of: (q: Query) => Json }
  | { y: 'ask'; of: Question }
  | { y: 'act'; of: Op[] }
  | { y: 'play'; of: PlayNow }
  | { y: 'chance'; of: number }
  | { y: 'call'; of: Call }
  | { y: 'flip'; of: Seat }
  | { y: 'share'; of: { part: number; card: CardIx } }
  | { y: 'redirect'; of: { from: CardIx; to: CardIx } }
  | { y: 'duel'; of: { challenger: CardIx; challenged: CardIx } };

/** An ability: it can look, ask, act and call, and never holds the state. */
// biome-ignore lint/suspicious/noExplicitAny: the result depends on the step; the wrappers below are typed
export type Script<T = void> = IterableIterator<Step, T, any>;

/** A list from the query is copied, because the query's list changes with the state; nested lists are not. */
type Copied<T> = T extends readonly (infer E)[] ? (number extends T['length'] ? E[] : T) : T;

/** Queries the state. The answer must be JSON: it goes into the journal. A list is the script's own copy. */
export const look = <T extends Json>(fn: (q: Query) => T): Script<Copied<T>> => step('look', fn);

/** Asks a player. Without choices nobody is asked and nothing is picked; a single forced choice is made silently. */
export const ask = (question: Question): Script<(CardIx | string)[]> => step('ask', question);
/** The same; returns what `resultOf` makes of the picks. */
export const askFor = <T>(question: Question, resultOf: (picked: (CardIx | string)[]) => T): Script<T> =>
  step('ask', question, resultOf);

/** Does things simultaneously (RES-10). Returns per op whether it happened. */
export const act = (...ops: Op[]): Script<boolean[]> => (ops.length === 0 ? NOTHING : step('act', ops));
const NOTHING: Script<boolean[]> = {
  [Symbol.iterator]: () => NOTHING,
  next: () => ({ value: [], done: true }),
};

/** One of these cards, uniformly at random; null if there are none. */
export function* pickAtRandom(cards: CardIx[]): Script<CardIx | null> {
  if (cards.length === 0) return null;
  return cards[yield* step<number>('chance', cards.length)]!;
}

/** The player flips a coin (COIN-1). Returns whether it shows heads, once the result is final. */
export const flipCoin = (seat: Seat): Script<boolean> => step('flip', seat);

/** Plays a card immediately; false if that was not possible (the card is then discarded, PLAY-4). */
export const playNow = (play: PlayNow): Script<boolean> => step('play', play);

/**
 * Carries out another ability as part of this one: "this" is the card of the reference, "you" the player of this
 * ability (copying an effect: RES-2), or `seat`.
 */
export const call = (ref: AbilityRef, { args = {}, seat }: Partial<Omit<Call, 'ref'>> = {}): Script =>
  step('call', { ref, args, seat });

/** The card is affected like the subject of that part of the pending effect (only in answers to 'share'). */
export const share = (part: number, card: CardIx): Script<boolean> => step('share', { part, card });

/** The pending effect on the first card is done to the second instead (only in answers to 'affect'). */
export const redirect = (from: CardIx, to: CardIx): Script<boolean> => step('redirect', { from, to });

/** The same ops, carried out by the player the card names, who gets the credit (TERM-2). */
export const carriedOutBy = (seat: Seat, ...list: Op[]): Op[] => list.map((one) => ({ ...one, by: seat }));

/** The op builders, named after TERM-1 and TERM-6: each from its effect's file. */
export * as ops from '../effects/index.generated.ts';
