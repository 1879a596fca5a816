import { type CardIx, NOBODY, type Seat } from './ids.ts';
import type { Duty, Limit, Until, Zone } from './state.ts';

/** Everything that can change a game (architecture: the one gate). TERM-1: each is different from the others. */
export type Verb =
  | 'play'
  | 'attach'
  | 'move'
  | 'destroy'
  | 'return'
  | 'place'
  | 'discard'
  | 'leave'
  | 'transfer'
  | 'swap'
  | 'draw'
  | 'vp'
  | 'power'
  | 'breakpoint'
  | 'starting'
  | 'counter'
  | 'transferCounters'
  | 'control'
  | 'cancel'
  | 'silence'
  | 'copy'
  | 'fate'
  | 'swapBase'
  | 'playBase'
  /** A base has entered play: only to be reacted to. */
  | 'base'
  /** A player has drawn Madness cards, from whichever deck: only to be reacted to. */
  | 'drewMadness'
  | 'allow'
  | 'shield'
  | 'ban'
  | 'name'
  | 'discardRandom'
  | 'takeRandom'
  /** Reveal cards of a deck that are nowhere from then on (TOP-1). */
  | 'lift'
  | 'order'
  | 'duty'
  | 'refill'
  | 'shuffle'
  | 'reveal'
  | 'bury'
  | 'stasis'
  /** A card has been put in stasis: only to be reacted to. */
  | 'enterStasis'
  | 'store'
  | 'madness'
  | 'treasure'
  | 'showTreasure'
  /** A minion becomes the challenger of another, and later wins: only to be reacted to. */
  | 'duel'
  | 'winDuel'
  | 'truce'
  /** A coin has fallen, and may be turned or flipped again; its result stands: only to be reacted to. */
  | 'flip'
  | 'flipped'
  | 'turnCoin'
  | 'flipAgain'
  | 'give'
  | 'refillPile'
  | 'shufflePile'
  | 'look'
  /** A player has power at a base for a while (NPW-1). */
  | 'total'
  | 'destroyBase'
  /** Another base comes in its place: all cards stay there, and it is discarded. */
  | 'replaceBase'
  /** A card has gone to a hand from play or a discard pile: only to be reacted to. */
  | 'toHand'
  /** A player takes another turn (TURN-8). */
  | 'extraTurn'
  /** A talent has been used: only to be reacted to. */
  | 'talent'
  /** Big Base: a player has come to a slot that was empty: only to be reacted to (BIG-5). */
  | 'occupy'
  /** A player uses a Special ability: only to be reacted to. */
  | 'useSpecial'
  /** A player uses an ability that says OR, and one of its parts (RES-14): only to be replaced. */
  | 'onePart'
  /** What a player has done counts as having played an action. */
  | 'asAction'
  /** A card has been played, and its ability has not begun: only to be reacted to (RES-6). */
  | 'playing'
  /** A card being played is discarded and has no effect. */
  | 'stop';

/** Where a card is placed. */
/** pileTop, pileBottom, pileDiscard: the shared deck or pile of its kind (MON-1, MAD-2). */
export type Spot = 'hand' | 'top' | 'bottom' | 'deck' | 'discard' | 'box' | 'pileTop' | 'pileBottom' | 'pileDiscard';

export interface Op {
  verb: Verb;
  card: CardIx;
  /** draw, vp, total, extraTurn, control, play, bury, stasis, store: the player concerned; place: whose hand, deck or pile, if not the owner's. */
  seat: Seat;
  /**
   * move, play, fate, bury: base; attach, store, transfer: host; swapBase, replaceBase: the new base;
   * cancel: an action whose gift stays.
   */
  to: CardIx;
  /** draw, vp, power, total, counter, transferCounters, stasis, allow: how many; play: the card that gave the extra play, or NOBODY; starting: the breakpoint; flip, flipped: 1 = heads; look, takeRandom: whose cards. */
  n: number;
  /** The player whom the card names to carry it out gets the credit (TERM-2); absent: the cause's. */
  by?: Seat;
  /** It is done as it is done to another minion: not directly (TERM-3). */
  shared?: boolean;
  spot?: Spot;
  until?: Until;
  /** play: the zone it comes from; look: where the cards lie. */
  from?: Zone;
  /** allow: the extra play granted. */
  limit?: Limit;
  /** allow, ban: which plays. */
  plays?: 'minion' | 'action';
  /** name: the word remembered; shuffle: a shared deck; destroy: 'unpaid'; cancel: only abilities with this label. */
  text?: string;
  duty?: Duty;
  /** reveal, look, lift: the cards shown. */
  cards?: CardIx[];
}

/** Every op has the same fields in one order, whatever it needs of them: the kernel reads them all the time. */
export const opOf = (verb: Verb, fields: Partial<Pick<Op, 'card' | 'seat' | 'to' | 'n'>> = {}): Op => ({
  verb,
  card: fields.card ?? NOBODY,
  seat: fields.seat ?? NOBODY,
  to: fields.to ?? NOBODY,
  n: fields.n ?? 0,
  by: undefined,
  shared: undefined,
  spot: undefined,
  until: undefined,
  from: undefined,
  limit: undefined,
  plays: undefined,
  text: undefined,
  duty: undefined,
  cards: undefined,
});
/** The same for those that need more than that, which are fewer. */
export const opWith = (verb: Verb, fields: Partial<Omit<Op, 'verb'>>): Op => Object.assign(opOf(verb), fields);

/** Who or what makes an op happen. */
export interface Cause {
  card: CardIx;
  /** Controller of the ability; NOBODY for bases and rules (TERM-15). */
  seat: Seat;
  type: 'minion' | 'action' | 'titan' | 'base' | 'slot' | 'rule';
}

/** What a trigger is told about the op that set it off, with last-known information on its subject. */
export interface Happened {
  verb: Verb;
  card: CardIx;
  seat: Seat;
  to: CardIx;
  n: number;
  /** Base, controller and power of the subject just before. */
  base: CardIx;
  controller: Seat;
  power: number;
  /** Of a card in play its zone just before; play: the zone it came from; '' for others. */
  from: Zone | '';
  /** play, playing: what it is played as (FUS-1). */
  as: 'minion' | 'action' | 'titan' | 'base' | 'slot' | '';
  /** place: where to. */
  spot: Spot | '';
  /** reveal, look: the cards shown. */
  shown: CardIx[];
  /** Cause: seat and card. */
  by: Seat;
  byCard: CardIx;
  /** The causing card is being played right now: its own play did it, not an ability it already had in play. */
  byPlay: boolean;
  /** A monster's destruction that pays no treasure (MON-5). */
  unpaid: boolean;
  /** Another minion is directly affected; this one in the same way. */
  shared: boolean;
}
