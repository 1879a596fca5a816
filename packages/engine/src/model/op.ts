import type { CardIx, Seat } from './ids.ts';
import type { DelayedTrigger, Limit, Until, Zone } from './state.ts';

/**
 * Everything that can change a game, each with what it is told (architecture: the one gate). Every file of `effects/` adds
 * its verb here; `Verb`, `OpOf` and `EventOf` are derived from it. TERM-1: each verb is different from the others.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EffectMap {}
/** What an event has of this verb besides what its op says and what is true of any event. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EventMap {}
/** The kinds of lines in the log of a game; effects add their own. */
export interface EventTypes {
  draft: true;
  mulligan: true;
  begin: true;
  turn: true;
  phase: true;
  play: true;
  use: true;
  immune: true;
  scoring: true;
  scored: true;
  stopped: true;
  loop: true;
  concede: true;
  agree: true;
  over: true;
  clash: true;
  duel: true;
  /** Big Base: a round begins; the board has scored. */
  round: true;
  period: true;
}
export type Verb = keyof EffectMap;
export type EventType = keyof EventTypes;

/** Where a card is placed. */
/** pileTop, pileBottom, pileDiscard: the shared deck or pile of its kind (MON-1, MAD-2). */
export type Spot = 'hand' | 'top' | 'bottom' | 'deck' | 'discard' | 'box' | 'pileTop' | 'pileBottom' | 'pileDiscard';

/** Something to be done. Every op has all fields (shape.ts); what they mean is said where its verb declares its payload. */
export interface Op {
  verb: Verb;
  card: CardIx;
  /** The player concerned. */
  seat: Seat;
  /** Where to, or the other card. */
  to: CardIx;
  /** How many, or another number. */
  n: number;
  /** The player whom the card names to carry it out gets the credit (TERM-2); absent: the cause's. */
  by?: Seat;
  /** It is done as it is done to another minion: not directly (TERM-3). */
  shared?: boolean;
  spot?: Spot;
  until?: Until;
  from?: Zone;
  limit?: Limit;
  plays?: 'minion' | 'action';
  text?: string;
  delayed?: DelayedTrigger;
  /** The cards shown or put in order. */
  cards?: CardIx[];
}
type Simple = 'card' | 'seat' | 'to' | 'n';
/** Of these four an op has NOBODY (of `n` 0) where its maker gave none. */
type Filled<P> = Required<Pick<P, keyof P & Simple>> & Omit<P, Simple>;
/** The op of one verb, with what that verb is told and nothing else. */
export type OpOf<V extends Verb> = V extends Verb
  ? { verb: V; by?: Seat; shared?: boolean } & Filled<EffectMap[V]>
  : never;

/** Who or what makes an op happen. */
export interface Cause {
  card: CardIx;
  /** Whose doing it is: the controller of the ability, or whom it names to carry it out (TERM-2); NOBODY for bases and rules. */
  seat: Seat;
  /** The controller of the card it comes from, where the card names another player to carry it out (TERM-15). */
  from?: Seat;
  type: 'minion' | 'action' | 'titan' | 'base' | 'slot' | 'rule';
}

/** Of the card it was done to once it was done: a card that has another one by now is a new card (IO-1). */
type Stamped = { stamp: number };
/** Who did it. */
type Credit = {
  by: Seat;
  byCard: CardIx;
  /** What the causing card acts as: a fusion that is played as an action is one (FUS-2). */
  byType: Cause['type'];
  /** The causing card is being played right now: its own play did it, not an ability it already had in play. */
  byPlay: boolean;
  /** Another minion is directly affected; this one in the same way. */
  shared: boolean;
};
/** The subject as it was just before. */
type LastKnown = { base: CardIx; controller: Seat; power: number; from: Zone | '' };
/**
 * What a trigger is told: who did what, with last-known information on the card it was done to, and what the verb adds in
 * `EventMap`. Of several verbs it is a union, told apart by `verb`.
 */
export type EventOf<V extends Verb> = V extends Verb
  ? { verb: V } & Credit &
      Stamped &
      Required<Pick<EffectMap[V], keyof EffectMap[V] & Simple>> &
      (EffectMap[V] extends { card?: CardIx } ? LastKnown : unknown) &
      (V extends keyof EventMap ? EventMap[V] : unknown)
  : never;
/** A card has been affected, by whatever verb (TERM-2): `cards` are all that the same effect affected. */
export type Affected = { verb: Verb; card: CardIx; to: CardIx; n: number; cards: CardIx[] } & Credit &
  Stamped &
  LastKnown;

/** The same, whatever its verb: `EventOf` says what is there for which. */
export interface Happened {
  verb: Verb;
  card: CardIx;
  /** Of that card once it was done: one that has another by now is a new card (IO-1). */
  stamp: number;
  seat: Seat;
  to: CardIx;
  n: number;
  /** Base, controller and power of the subject just before. */
  base: CardIx;
  controller: Seat;
  power: number;
  /** Of a card in play its zone just before; play: the zone it came from; '' for others. */
  from: Zone | '';
  as: 'minion' | 'action' | 'titan' | 'base' | 'slot' | '';
  spot: Spot | '';
  shown: CardIx[];
  /** Cause: seat and card. */
  by: Seat;
  byCard: CardIx;
  /** What the causing card acts as: a fusion that is played as an action is one (FUS-2). */
  byType: Cause['type'];
  /** The causing card is being played right now: its own play did it, not an ability it already had in play. */
  byPlay: boolean;
  unpaid: boolean;
  /** Another minion is directly affected; this one in the same way. */
  shared: boolean;
}
