import type { CardIx, Seat } from './ids.ts';
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
  | 'control'
  | 'cancel'
  | 'copy'
  | 'fate'
  | 'swapBase'
  | 'playBase'
  /** A base has entered play: only to be reacted to. */
  | 'base'
  | 'allow'
  | 'shield'
  | 'ban'
  | 'name'
  | 'discardRandom'
  | 'order'
  | 'duty'
  | 'refill'
  | 'shuffle'
  | 'reveal'
  | 'bury'
  | 'stasis'
  | 'store'
  | 'madness'
  | 'treasure'
  | 'showTreasure'
  | 'refillPile'
  | 'look';

/** Where a card is placed. */
/** pileTop, pileBottom, pileDiscard: the shared deck or pile of its kind (MON-1, MAD-2). */
export type Spot = 'hand' | 'top' | 'bottom' | 'deck' | 'discard' | 'box' | 'pileTop' | 'pileBottom' | 'pileDiscard';

export interface Op {
  verb: Verb;
  card: CardIx;
  /** draw, vp, control, play, bury, stasis, store: the player concerned; place: whose hand, deck or pile, if not the owner's. */
  seat: Seat;
  /** move, play, fate, bury: base; attach, store, transfer: host; swapBase: the new base. */
  to: CardIx;
  /** draw, vp, power, counter, allow: how many; play: the card that gave the extra play, or NOBODY; starting: the breakpoint; look: whose cards. */
  n: number;
  /** The player whom the card names to carry it out gets the credit (TERM-2); absent: the cause's. */
  by?: Seat;
  spot?: Spot;
  until?: Until;
  /** play: the zone it comes from; look: where the cards lie. */
  from?: Zone;
  /** allow: the extra play granted. */
  limit?: Limit;
  /** allow, ban: which plays. */
  plays?: 'minion' | 'action';
  /** name: the word remembered. */
  text?: string;
  duty?: Duty;
  /** reveal, look: the cards shown. */
  cards?: CardIx[];
}

/** Who or what makes an op happen. */
export interface Cause {
  card: CardIx;
  /** Controller of the ability; NOBODY for bases and rules (TERM-15). */
  seat: Seat;
  type: 'minion' | 'action' | 'titan' | 'base' | 'rule';
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
  /** play: the zone it came from; '' for others. */
  from: Zone | '';
  /** play: what it is played as (FUS-1). */
  as: 'minion' | 'action' | 'titan' | 'base' | '';
  /** Cause: seat and card. */
  by: Seat;
  byCard: CardIx;
  /** The causing card is being played right now: its own play did it, not an ability it already had in play. */
  byPlay: boolean;
}
