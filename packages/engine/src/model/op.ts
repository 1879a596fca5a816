import type { CardIx, Seat } from './ids.ts';
import type { DelayedTrigger, Limit, Until, Zone } from './state.ts';

/**
 * Every verb that can change a game, with its payload (architecture: the one gate). Every file of `effects/` adds its
 * verb here; `Verb`, `OpOf` and `EventOf` are derived from it. TERM-1: each verb is different from the others.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EffectMap {}
/** Fields of this verb's event beyond its op's payload and the common ones. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EventMap {}
/** The kinds of lines in a game's log; effects add theirs. */
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
  /** A line worded by the verb that adds it (registry/line.ts). */
  told: true;
  /** Big Base: a round begins; the board has scored. */
  round: true;
  period: true;
}
export type Verb = keyof EffectMap;
export type EventType = keyof EventTypes;

/** Where a card is placed; pileTop, pileBottom, pileDiscard: the shared deck or pile of its kind (MON-1, MAD-2). */
export type Spot = 'hand' | 'top' | 'bottom' | 'deck' | 'discard' | 'box' | 'pileTop' | 'pileBottom' | 'pileDiscard';

/**
 * A change to be made. Every op has all fields (shape.ts); each verb documents theirs where it declares its payload.
 */
export interface Op {
  verb: Verb;
  card: CardIx;
  /** The player concerned. */
  seat: Seat;
  /** The destination, or the other card. */
  to: CardIx;
  /** How many, or another number. */
  n: number;
  /** The player the card names to carry it out gets the credit (TERM-2); absent: the cause's. */
  by?: Seat;
  /** The subject shares in what is done to another minion: not directly affected (TERM-3). */
  shared?: boolean;
  /** Redirected from another card. */
  redirected?: boolean;
  spot?: Spot;
  until?: Until;
  from?: Zone;
  limit?: Limit;
  plays?: 'minion' | 'action';
  text?: string;
  delayed?: DelayedTrigger;
  /** The cards shown or ordered. */
  cards?: CardIx[];
}
type Simple = 'card' | 'seat' | 'to' | 'n';
/** These four default to NOBODY (`n` to 0). */
type Filled<P> = Required<Pick<P, keyof P & Simple>> & Omit<P, Simple>;
/** The op of one verb, with exactly that verb's payload. */
export type OpOf<V extends Verb> = V extends Verb
  ? { verb: V; by?: Seat; shared?: boolean } & Filled<EffectMap[V]>
  : never;

/** Who or what causes an op. */
export interface Cause {
  card: CardIx;
  /**
   * Who did it: the controller of the ability, or the player it names to carry it out (TERM-2); NOBODY for bases and
   * rules.
   */
  seat: Seat;
  /** The controller of the card it comes from, if the card names another player to carry it out (TERM-15). */
  from?: Seat;
  type: 'minion' | 'action' | 'titan' | 'base' | 'slot' | 'rule';
}

/** The subject's stamp after the op: a different one later means a new card (IO-1). */
type Stamped = { stamp: number };
/** Who did it. */
type Credit = {
  by: Seat;
  byCard: CardIx;
  /** What the causing card acts as: a fusion played as an action is one (FUS-2). */
  byType: Cause['type'];
  /** The causing card is being played right now: its play did it, not an ability it already had in play. */
  byPlay: boolean;
  /** Who plays that card, whoever is credited with this; NOBODY if no play did it. */
  player: Seat;
};
/** The subject as it was just before. */
type LastKnown = { base: CardIx; controller: Seat; power: number; from: Zone | '' };
/**
 * What a trigger receives: who did what, with last-known information on the subject, and the fields the verb adds in
 * `EventMap`. For several verbs it is a union, discriminated by `verb`.
 */
export type EventOf<V extends Verb> = V extends Verb
  ? { verb: V } & Credit &
      Stamped &
      Required<Pick<EffectMap[V], keyof EffectMap[V] & Simple>> &
      (EffectMap[V] extends { card?: CardIx } ? LastKnown : unknown) &
      (V extends keyof EventMap ? EventMap[V] : unknown)
  : never;
/** A card has been affected, by any verb (TERM-2): `cards` are all that the same effect affected. */
export type Affected = { verb: Verb; card: CardIx; to: CardIx; n: number; cards: CardIx[] } & Credit &
  Stamped &
  LastKnown;

/** An event of any verb: `EventOf` says which fields each verb has. */
export interface Happened {
  verb: Verb;
  card: CardIx;
  /** The subject's stamp after the op: a different one later means a new card (IO-1). */
  stamp: number;
  seat: Seat;
  to: CardIx;
  n: number;
  /** Base, controller and power of the subject just before. */
  base: CardIx;
  controller: Seat;
  power: number;
  /** For a card in play its zone just before; for a play the zone it came from; '' for others. */
  from: Zone | '';
  as: 'minion' | 'action' | 'titan' | 'base' | 'slot' | '';
  spot: Spot | '';
  shown: CardIx[];
  /** Of a card that leaves play: the cards under it just before. */
  stored: CardIx[];
  /** Cause: seat and card. */
  by: Seat;
  byCard: CardIx;
  /** What the causing card acts as: a fusion played as an action is one (FUS-2). */
  byType: Cause['type'];
  /** The causing card is being played right now: its play did it, not an ability it already had in play. */
  byPlay: boolean;
  /** Who plays that card, whoever is credited with this; NOBODY if no play did it. */
  player: Seat;
  unpaid: boolean;
}
