import type { AbilityRef, CardIx, Duty, Json, Limit, Op, PromptKind, Seat, Spot, Until, Zone } from '../model/index.ts';
import { NOBODY, opOf, opWith } from '../model/index.ts';
import type { Query } from '../query/query.ts';

/** One choice of an ask: a card or base, a seat, or a key; the answer is that value. */
export interface Choice {
  card?: CardIx;
  seat?: Seat;
  key?: string;
  /** Words for the button of a key or seat. */
  label?: string;
}

/** A question to one seat. The answer is the list of the values picked. */
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
  /** Word for picking nothing; default "Skip". */
  skip?: string;
  /** Cards shown to this seat alone. */
  shown?: CardIx[];
}

/** A card to be played at once by an ability (RES-2, EXT-3). */
export interface PlayNow {
  card: CardIx;
  at: CardIx;
  seat: Seat;
  /** A standard action: where it goes once it has resolved, if not to the discard pile. */
  goes?: Spot;
  /** It is played as a Special, or by the Special of its own that lets it be played from where it is. */
  special?: boolean;
}

export type Step =
  | { y: 'look'; fn: (q: Query) => Json }
  | { y: 'ask'; question: Question }
  | { y: 'act'; ops: Op[] }
  | { y: 'play'; play: PlayNow }
  | { y: 'chance'; n: number }
  | { y: 'call'; ability: AbilityRef }
  | { y: 'flip'; seat: Seat }
  | { y: 'share'; part: number; card: CardIx }
  | { y: 'duel'; challenger: CardIx; challenged: CardIx };

/** An ability: it can look, ask, act and call, and never holds the state. */
// biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the step; the wrappers below are typed
export type Script<T = void> = IterableIterator<Step, T, any>;

/** One step and nothing else, which answers what comes of it: most of any ability, so it has not the weight of a generator. */
class Single<T> implements IterableIterator<Step, T, T> {
  private readonly step: Step;
  private isTaken = false;

  constructor(step: Step) {
    this.step = step;
  }
  [Symbol.iterator](): this {
    return this;
  }
  next(answer: T): IteratorResult<Step, T> {
    if (this.isTaken) return { value: answer, done: true };
    this.isTaken = true;
    return { value: this.step, done: false };
  }
}

/** Ask the state for a fact. The answer must be JSON: it goes into the journal. */
export const look = <T extends Json>(fn: (q: Query) => T): Script<T> => new Single({ y: 'look', fn });

/** Ask a player. Without choices nobody is asked and nothing is picked; a single forced choice is made silently. */
export const ask = (question: Question): Script<(CardIx | string)[]> => new Single({ y: 'ask', question });

/** Do things, all at once (RES-10). Answers per op whether it happened. */
export const act = (...ops: Op[]): Script<boolean[]> => (ops.length === 0 ? NOTHING : new Single({ y: 'act', ops }));
const NOTHING: Script<boolean[]> = {
  [Symbol.iterator]: () => NOTHING,
  next: () => ({ value: [], done: true }),
};

/** One of these cards, each as likely as any other; null of none. */
export function* pickAtRandom(cards: CardIx[]): Script<CardIx | null> {
  if (cards.length === 0) return null;
  return cards[yield { y: 'chance', n: cards.length }]!;
}

/** The player flips a coin (COIN-1). Answers whether it shows heads, once the result stands. */
export const flipCoin = (seat: Seat): Script<boolean> => new Single({ y: 'flip', seat });

/** Play a card at once; false when that was not possible (the card is then discarded, PLAY-4). */
export const playNow = (play: PlayNow): Script<boolean> => new Single({ y: 'play', play });

/**
 * Carry out another ability as if it stood here: "this" is the card of the reference, "you" the player of this ability
 * (copying an effect: RES-2).
 */
export const call = (ability: AbilityRef): Script => new Single({ y: 'call', ability });

/** The card is affected like the subject of that part of what is about to happen (answers to 'share' only). */
export const share = (part: number, card: CardIx): Script<boolean> => new Single({ y: 'share', part, card });

/** The same ops, carried out by the player whom the card names, who gets the credit (TERM-2). */
export const carriedOutBy = (seat: Seat, ...list: Op[]): Op[] => list.map((one) => ({ ...one, by: seat }));

/** Taking away nothing gives -0, for which the compiler would take every number of an op for a fraction. */
const whole = (n: number): number => n | 0;

/** The ops, named by TERM-1 and TERM-6. */
export const ops = {
  destroy: (card: CardIx) => opOf('destroy', { card }),
  /** To the discard pile from play, without being destroyed. */
  leavePlay: (card: CardIx) => opOf('leave', { card }),
  move: (card: CardIx, to: CardIx) => opOf('move', { card, to }),
  /** To the owner's hand. */
  returnToHand: (card: CardIx) => opOf('return', { card }),
  place: (card: CardIx, spot: Spot) => opWith('place', { card, spot }),
  /** The same into the hand, deck or discard pile of a player who need not be the owner (DECK-3). */
  placeWith: (card: CardIx, spot: Spot, seat: Seat) => opWith('place', { card, spot, seat }),
  /** From hand, or from a deck where the text says so. */
  discard: (card: CardIx) => opOf('discard', { card }),
  draw: (seat: Seat, n: number) => opOf('draw', { seat, n }),
  /** Draw this card of the deck, which the player has looked at. */
  drawCard: (seat: Seat, card: CardIx) => opOf('draw', { seat, card, n: 1 }),
  gainVp: (seat: Seat, n: number) => opOf('vp', { seat, n }),
  power: (card: CardIx, n: number, until: Until) => opWith('power', { card, n: whole(n), until }),
  /** Place (or, below zero, remove) +1 power counters (CTR-1). */
  counters: (card: CardIx, n: number) => opOf('counter', { card, n: whole(n) }),
  /** Transferred to the card or, below zero, from it (TERM-6): half of what `transferCounters` does. */
  transferCounters: (card: CardIx, n: number) => opOf('transferCounters', { card, n: whole(n) }),
  /** The player controls the card (TERM-5). */
  control: (card: CardIx, seat: Seat, until: Until = { t: 'ever' }) => opWith('control', { card, seat, until }),
  /** The abilities it has now, but not the gift of that action, are treated as absent (TERM-4). */
  cancel: (card: CardIx, until: Until, except: CardIx = NOBODY) => opWith('cancel', { card, until, to: except }),
  /** It has the abilities that another card has now: `copyAbilities` also resolves those on-play. */
  copy: (card: CardIx, from: CardIx, until: Until) => opWith('copy', { card, to: from, until }),
  /** The same as `cancel` for its abilities with one label. */
  cancelLabel: (card: CardIx, label: 'ongoing' | 'special' | 'talent', until: Until) =>
    opWith('cancel', { card, until, text: label }),
  /** The abilities of every card at the base, but not its own, are treated as absent: of those that come later, too. */
  silence: (base: CardIx, until: Until) => opWith('silence', { card: base, until }),
  /** Put it face down at a base, facing the player (BURY-1). */
  bury: (card: CardIx, base: CardIx, seat: Seat) => opOf('bury', { card, to: base, seat }),
  /** Place stasis counters on it, which puts it in stasis (STA-1). */
  stasis: (card: CardIx, seat: Seat, n: number) => opOf('stasis', { card, seat, n }),
  /** Remove one stasis counter from it. Several are as many ops: each is an event (RES-9). */
  removeStasis: (card: CardIx) => opOf('stasis', { card, n: -1 }),
  /** Put it face down under a card in play (STO-1). */
  store: (card: CardIx, host: CardIx, seat: Seat) => opOf('store', { card, to: host, seat }),
  /** Draw from the Madness deck (MAD-1). */
  drawMadness: (seat: Seat, n = 1) => opOf('madness', { seat, n }),
  /** Destroy a monster without anybody getting its treasures (MON-5). */
  destroyUnpaid: (card: CardIx) => opWith('destroy', { card, text: 'unpaid' }),
  /** Draw from the treasure deck. */
  drawTreasures: (seat: Seat, n: number) => opOf('treasure', { seat, n }),
  /** An empty monster or treasure deck is made anew from its discard pile (SCORE-10). */
  refillPile: (pile: 'monsterDeck' | 'treasureDeck', n = 1) => opWith('refillPile', { text: pile, n }),
  /** The discard pile is shuffled into that deck. */
  shufflePile: (pile: 'monsterDeck' | 'treasureDeck') => opWith('shufflePile', { text: pile }),
  /** The deck itself is shuffled: it has been searched (DECK-2). */
  shuffleShared: (pile: 'monsterDeck' | 'treasureDeck') => opWith('shuffle', { text: pile }),
  /** Reveal a treasure: until somebody takes it, it is nowhere (MON-8). */
  showTreasure: (card: CardIx) => opOf('showTreasure', { card }),
  /** Two minions trade places; one from outside play has to be played there then: see `swap`. */
  swap: (card: CardIx, to: CardIx, seat: Seat) => opOf('swap', { card, to, seat }),
  transfer: (card: CardIx, to: CardIx) => opOf('transfer', { card, to }),
  /** The starting breakpoint becomes n (CALC-1). */
  startingBreakpoint: (card: CardIx, n: number, until: Until) => opWith('starting', { card, n, until }),
  /** Of several abilities that set the starting power of the minion this text of that card counts (CALC-1). */
  startingPower: (card: CardIx, from: CardIx, def: number) => opOf('starting', { card, to: from, n: def }),
  breakpoint: (card: CardIx, n: number, until: Until) => opWith('breakpoint', { card, n: whole(n), until }),
  /** The player has that much more power at the base, whoever is there (NPW-1). */
  totalPower: (base: CardIx, seat: Seat, n: number, until: Until) =>
    opWith('total', { card: base, seat, n: whole(n), until }),
  /** Grant an extra play that may be kept until later in the Play Cards phase (EXT-2). */
  allow: (seat: Seat, limit: Limit, plays: 'minion' | 'action' = 'minion') =>
    opWith('allow', { seat, limit, plays, n: 1 }),
  /** The same for n minions that all must have one name. */
  allowOfOneName: (seat: Seat, n: number, limit: Limit = {}) =>
    opWith('allow', { seat, limit, plays: 'minion', n, text: 'name' }),
  /** The card is not affected by that other card for a while. */
  shield: (card: CardIx, from: CardIx, until: Until) => opWith('shield', { card, to: from, until }),
  /** The same for all minions of a player, now and later (CALC-2). */
  shieldMinions: (seat: Seat, from: CardIx, until: Until) => opWith('shield', { seat, to: from, until }),
  /** The player cannot play actions in the turn that the deadline speaks of. */
  banActions: (seat: Seat, until: Until) => opWith('ban', { seat, until }),
  /** The card remembers a choice. */
  name: (card: CardIx, text: string, seat: Seat) => opWith('name', { card, text, seat }),
  discardAtRandom: (seat: Seat, n: number) => opOf('discardRandom', { seat, n }),
  /** A random card goes from the hand of the other player to the player's own. */
  takeAtRandom: (seat: Seat, from: Seat) => opOf('takeRandom', { seat, n: from }),
  /** Cards go to the top of their deck in this order, first on top; NOBODY = the base deck. */
  putOnTop: (seat: Seat, cards: CardIx[]) => opWith('order', { seat, cards }),
  /** Cards of the base deck go under it, and nobody else learns which. */
  putUnderBases: (cards: CardIx[]) => opWith('order', { cards, spot: 'bottom' }),
  /** Instead of going to the discard pile from the scored base, go there: a base, or NOBODY for the hand (RES-7). */
  fate: (card: CardIx, to: CardIx, seat: Seat) => opOf('fate', { card, to, seat }),
  /** The same: it is shuffled into its owner's deck. */
  fateInDeck: (card: CardIx, seat: Seat) => opWith('fate', { card, spot: 'deck', seat }),
  /** The same: it goes on top of its owner's deck. */
  fateOnTop: (card: CardIx, seat: Seat) => opWith('fate', { card, spot: 'top', seat }),
  duty: (duty: Duty) => opWith('duty', { duty, seat: duty.seat }),
  /** When the scored base is replaced, it is by this one of the base deck or the base discard pile. */
  replaceWith: (base: CardIx, next: CardIx, seat: Seat) => opOf('fate', { card: base, to: next, seat }),
  /** Needing n cards of a deck that has fewer: it is made anew from the discard pile first (DECK-1). */
  refill: (seat: Seat, n = 1) => opOf('refill', { seat, n }),
  shuffle: (seat: Seat) => opOf('shuffle', { seat }),
  /** Show cards to all (INFO-3). */
  reveal: (seat: Seat, cards: CardIx[]) => opWith('reveal', { seat, cards }),
  /** Reveal cards of the player's deck, which are nowhere until they are played or put back (TOP-1). */
  lift: (seat: Seat, cards: CardIx[]) => opWith('lift', { seat, cards }),
  /** Show cards of somebody's hand or deck to one player (TERM-12). */
  look: (seat: Seat, cards: CardIx[], whose: Seat, from: Zone) => opWith('look', { seat, cards, n: whose, from }),
  /** Put a base of the base deck into play: it stays as an extra one (PLAY-8). */
  playBase: (card: CardIx) => opOf('playBase', { card }),
  /** The base goes to the base discard pile and all that is left there with it (ATT-6); it is replaced (SCORE-10). */
  destroyBase: (base: CardIx) => opOf('destroyBase', { card: base }),
  /** The coin just flipped shows its other side; it is flipped again (COIN-1). */
  turnCoin: () => opOf('turnCoin'),
  flipAgain: () => opOf('flipAgain'),
  /** The card being played is discarded and has no effect. */
  stop: (card: CardIx) => opOf('stop', { card }),
  /** Until the duel under way has ended no titan clash is resolved. */
  truce: () => opOf('truce'),
  /** For a while the abilities of this card that are `given` work for the other one, whatever becomes of this one. */
  give: (card: CardIx, seat: Seat, until: Until) => opWith('give', { card, seat, until }),
  /** The player takes another turn once the current one has ended (TURN-8). */
  extraTurn: (seat: Seat) => opOf('extraTurn', { seat }),
  /** Swap a base in play with one from the base deck; cards on it stay (SWAP-2). */
  swapBase: (card: CardIx, to: CardIx) => opOf('swapBase', { card, to }),
  /** The player uses one part of an ability that says OR; not done, where something lets the player use both. */
  useOnePart: (seat: Seat) => opOf('onePart', { seat }),
  /** Abilities are set off, and actions counted, as if the player had played an action. */
  countAsAction: (seat: Seat) => opOf('asAction', { seat }),
  /** Put a base of the base deck in its place: cards on it stay, it is discarded, and a scoring goes on with the other. */
  replaceBase: (card: CardIx, to: CardIx) => opOf('replaceBase', { card, to }),
};
