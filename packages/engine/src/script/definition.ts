import type {
  Args,
  BoardDef,
  CardIx,
  Cause,
  DeckDef,
  FactionDef,
  Happened,
  Limit,
  Moment,
  Op,
  Seat,
  Verb,
} from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { Script } from './language.ts';

/** What a script or condition knows of itself. */
export interface Me {
  readonly self: CardIx;
  /** "You" (ABL-8). */
  readonly seat: Seat;
  readonly args: Args;
}

/** ABL-1. '' = on-play text, or a base's. */
type Label = '' | 'ongoing' | 'special' | 'talent';

interface Common {
  label?: Label;
  /** Works only for a card it has been given to for a while (ops.give): me.args.given. */
  given?: boolean;
}
/** Once per turn per card; once per turn for all cards of the name; once per scored base for all cards of the name. */
export type UseLimit = 'turn' | 'turnByName' | 'baseByName';

export interface OnPlay extends Common {
  kind: 'onPlay';
  run: (me: Me) => Script<unknown>;
}
/** What a fusion does when it is played as an action (FUS-1). */
export interface OnAction extends Common {
  kind: 'onAction';
  run: (me: Me) => Script<unknown>;
}
/** "Special: When this card is uncovered, …": instead of what it does when it is played from elsewhere (BURY-3). */
export interface OnUncover extends Common {
  kind: 'onUncover';
  run: (me: Me) => Script<unknown>;
}
/** What its text says of leaving stasis: instead of what it does when it is played from elsewhere (STA-2). */
export interface OnLeaveStasis extends Common {
  kind: 'onLeaveStasis';
  run: (me: Me) => Script<unknown>;
}
/**
 * A talent or an "on your turn" ability: used in the Play Cards phase (ABL-5, ABL-6). From aside: the titan comes into
 * play by it (TIT-2).
 */
export interface Usable extends Common {
  kind: 'use';
  from: 'play' | 'hand' | 'discard' | 'aside' | 'stasis';
  limit?: UseLimit;
  /** "Use an action play to …": a regular or an extra one. */
  takes?: 'action';
  /** "Instead of your regular minion (action) play": that play is spent. */
  spends?: 'minion' | 'action';
  /** "Whenever you could play an action, … instead": whichever play an action could use is spent. */
  replaces?: 'action';
  /** From aside: where the titan may be played. */
  where?: (q: Query, me: Me, base: CardIx) => boolean;
  when: (q: Query, me: Me) => boolean;
  run: (me: Me) => Script<unknown>;
}
/** "You may play this card as an extra minion from …" (PLAY-7). */
export interface PlayableFrom extends Common {
  kind: 'playFrom';
  from: 'discard';
  limit?: UseLimit;
  /** It needs a play that any minion could use, instead of being an extra one by itself. */
  needsPlay?: boolean;
  when?: (q: Query, me: Me) => boolean;
}
/** A standing permission for regular and generic extra plays to come from elsewhere (They're Coming to Get You). */
export interface Lends extends Common {
  kind: 'lends';
  from: 'discard';
  type: 'minion';
  limit: UseLimit;
}
/**
 * affect: an op affects a card (TERM-2). affectByStandard: a standard action being played affects a minion, now or when it
 * comes about. share: it is about to do so directly, and others may be affected in the same way.
 */
export type Happening = Verb | Moment | 'affect' | 'affectByStandard' | 'share';
/** Set off by a committed op, or at a moment of the turn. */
export interface Triggered extends Common {
  kind: 'trigger';
  /** Several: any of them. */
  on: Happening | readonly Happening[];
  /**
   * Where its card is: for what happens, 'hand' is asked as if every player held it (INFO-4); 'deck' = it is itself one of
   * the cards revealed there.
   */
  from: 'play' | 'hand' | 'aside' | 'stasis' | 'deck';
  /** "One or more", "any of them": what one effect does at one moment sets it off once. args.cards has them all. */
  together?: boolean;
  /** "After the first time each turn that …", for each player by itself. */
  first?: boolean;
  optional: boolean;
  limit?: UseLimit;
  when: (q: Query, me: Me, happened: Happened) => boolean;
  /** Asked each time it could be used: is there anything for it to do? Until there is, it waits. */
  possible?: (q: Query, me: Me) => boolean;
  /** It comes after what has to happen at its moment, and is not ordered together with it (TURN-2). */
  waits?: boolean;
  /** "If …" asked when its turn has come, all that set it off having resolved: does it still apply? If not, it is dropped. */
  still?: (q: Query, me: Me) => boolean;
  /** Bases: who uses it ("the winner", "its owner"); one use each. Absent: the controller, or for a base the current player. */
  seats?: (q: Query, me: Me) => Seat[];
  run: (me: Me) => Script<unknown>;
  /** The card is an action played by this ability (Hidden Ninja, Full Sail). */
  plays?: boolean;
}
/** "If X would happen, Y instead", "before X, you may …" (RES-7). run returns true when X does not happen. */
export interface Instead extends Common {
  kind: 'instead';
  limit?: UseLimit;
  of: Verb | 'affect' | readonly Verb[];
  /** It only comes before X and never keeps it from happening: used once nothing else does. */
  before?: boolean;
  when: (q: Query, me: Me, op: Op, cause: Cause) => boolean;
  run: (me: Me) => Script<boolean>;
}
export interface PowerAbility extends Common {
  kind: 'power';
  /** Power added to the target (a minion in play). */
  of: (q: Query, me: Me, target: CardIx) => number;
}
/** "It adds none of its power to its base": it has that power, which counts for nobody's total nor for the breakpoint. */
export interface AddsNothing extends Common {
  kind: 'addsNothing';
  who: (q: Query, me: Me, target: CardIx) => boolean;
}
/** Power a player has at a base without a minion that has it (NPW-1). */
export interface TotalAbility extends Common {
  kind: 'total';
  of: (q: Query, me: Me, base: CardIx, seat: Seat) => number;
}
/** "You control …" as long as this works (TERM-5): on an action, about the minion it is on. */
export interface Controls extends Common {
  kind: 'controls';
  when: (q: Query, me: Me) => boolean;
}
/** "Cancel … abilities" as long as this works (TERM-4). */
export interface Cancels extends Common {
  kind: 'cancels';
  who: (q: Query, me: Me, target: CardIx) => boolean;
}
/** "This minion has “Talent: …”": on an action, an ability of the minion it is on (ABL-9). It knows the action as me.args.given. */
export interface Gives extends Common {
  kind: 'gives';
  ability: Usable;
}
/** "Treat … printed power as …" (TERM-9); null where the number on the card counts. */
export interface PrintedPower extends Common {
  kind: 'printed';
  of: (q: Query, me: Me, target: CardIx) => number | null;
}
/** "This minion's starting power is …" (CALC-1); null where it sets none. */
export interface StartingPower extends Common {
  kind: 'starting';
  of: (q: Query, me: Me, target: CardIx) => number | null;
}
/** "… must discard a card to play a minion here": paid before the card is played; who cannot pay cannot play it. */
export interface Toll extends Common {
  kind: 'toll';
  asks: (q: Query, me: Me, seat: Seat, card: CardIx, at: CardIx) => boolean;
  run: (me: Me) => Script<unknown>;
}
export interface BreakpointAbility extends Common {
  kind: 'breakpoint';
  of: (q: Query, me: Me, base: CardIx) => number;
}
export interface Protect extends Common {
  kind: 'protect';
  /** What it no longer lets affect a card it is on is discarded, not destroyed (ATT-3). */
  discards?: boolean;
  blocks: (q: Query, me: Me, op: Op, cause: Cause) => boolean;
}
/** "… cannot play … here". */
export interface Restrict extends Common {
  kind: 'restrict';
  forbids: (q: Query, me: Me, seat: Seat, card: CardIx, at: CardIx) => boolean;
}
/** TERM-13. must: nobody of these follows the base's ability; may: the player chooses. */
export interface IgnoresBase extends Common {
  kind: 'ignoresBase';
  mode: 'must' | 'may';
  who: (q: Query, me: Me, seat: Seat) => boolean;
}
/** "All your minions count as …": what a card is called by texts that ask for the word. */
export interface CountsAs extends Common {
  kind: 'countsAs';
  word: string;
  who: (q: Query, me: Me, target: CardIx) => boolean;
}
/** "On each of your turns you may play an extra …": given for each Play Cards phase, and when it comes into play in one. */
export interface Grants extends Common {
  kind: 'grants';
  plays: 'minion' | 'action';
  limit: (q: Query, me: Me) => Limit;
}
/** "Titans here do not force other titans to leave": they do not clash at that base (TIT-6). */
export interface NoClash extends Common {
  kind: 'noClash';
  at: (q: Query, me: Me, base: CardIx) => boolean;
}
/** "This base cannot score": that one never does. */
export interface NoScore extends Common {
  kind: 'noScore';
  at: (q: Query, me: Me, base: CardIx) => boolean;
}
/** "If … would go to the discard pile, you place it into your hand instead": of cards in play, however they leave it. */
export interface Rescues extends Common {
  kind: 'rescues';
  which: (q: Query, me: Me, card: CardIx) => boolean;
}
/** Something left for a later step (Duty). */
export interface DutyAbility extends Common {
  kind: 'duty';
  run: (me: Me) => Script<unknown>;
}
export type Ability =
  | OnPlay
  | OnAction
  | OnUncover
  | OnLeaveStasis
  | Usable
  | PlayableFrom
  | Lends
  | Triggered
  | Instead
  | PowerAbility
  | AddsNothing
  | TotalAbility
  | Controls
  | Cancels
  | Gives
  | PrintedPower
  | StartingPower
  | Toll
  | BreakpointAbility
  | Protect
  | Restrict
  | IgnoresBase
  | CountsAs
  | Grants
  | NoClash
  | NoScore
  | Rescues
  | DutyAbility;

/** When a card may be played at all. */
export type Condition = (q: Query, seat: Seat, card: CardIx) => boolean;
/** Which cards a play-on action may be put on. */
export type Target = (q: Query, seat: Seat, on: CardIx) => boolean;

export interface Def {
  name: string;
  /** slot: a place on the Big Base board, whose ability is of the player who uses it (BIG-1). */
  type: 'minion' | 'action' | 'titan' | 'base' | 'slot';
  /** The shared deck it belongs to, '' for a card of a faction or a base. */
  deck: '' | 'madness' | 'monsters' | 'treasures';
  /** Monsters: treasures they are worth; bases: monsters that come with them. */
  treasures: number;
  monsters: number;
  undead: boolean;
  /** Minion and action outside play; what it is played as, it is (FUS-1). Its type is minion. */
  fusion: boolean;
  /** Actions: standard, base, minion (play-on), special (begins with Special: PLAY-6). */
  subtype: 'standard' | 'base' | 'minion' | 'special' | '';
  faction: string;
  set: string;
  power: number;
  copies: number;
  breakpoint: number;
  vp: number[];
  text: string;
  abilities: Ability[];
  /** Play-on-minion and play-on-base actions: its qualification. */
  target: Target | null;
  /** "You can play it only …": asked where the card lies, not of what copies it. */
  condition: Condition | null;
}

/** The card library: all the engine knows of cards. */
export interface Registry {
  id: string;
  defs: Record<string, Def>;
  factions: FactionDef[];
  decks: DeckDef[];
  /** null: there is no Big Base mode with this library. */
  board: BoardDef | null;
}
