import type { Frame } from './frame.ts';
import type { CardIx, Seat } from './ids.ts';
import type { Spot } from './op.ts';
import type { Ask } from './prompt.ts';

/**
 * Where a card is. In play (TERM-7): base, baseAction, on, under, buried, stasis; bases in play are at `table`. `limbo`
 * holds an action from when it is shown until its discard (PLAY-2) and revealed cards (TOP-1), which are in no zone.
 */
export type Zone =
  | 'deck'
  | 'hand'
  | 'discard'
  | 'base'
  | 'baseAction'
  | 'on'
  | 'under'
  | 'buried'
  | 'stasis'
  | 'aside'
  | 'limbo'
  | 'duel'
  | 'box'
  | 'table'
  | 'baseDeck'
  | 'baseDiscard'
  /** Big Base: the current base card, and the slots of the board, each at its side. */
  | 'bigBase'
  | 'slot'
  | PileName;

/** BURY-1, STO-1: in play, and only its controller may look. */
export const isFaceDown = (zone: Zone): boolean => zone === 'buried' || zone === 'under';

/** The shared decks and piles of some sets (SET-6). Last = top. */
export type PileName = 'madness' | 'monsterDeck' | 'monsterDiscard' | 'treasureDeck' | 'treasureDiscard';

export interface Card {
  /** Public number; changes whenever the card enters or leaves a hidden zone (INFO-2). */
  readonly id: number;
  /** Index into State.names. */
  readonly def: number;
  /** NOBODY for bases, monsters and treasures (TERM-8). */
  readonly owner: Seat;
  /** Who played it; control abilities are derived on top of this (TERM-5). */
  readonly controller: Seat;
  readonly zone: Zone;
  /** The base it is at, or the card it is on; NOBODY elsewhere. */
  readonly at: CardIx;
  /** Order of entering play; a card that left and came back has a new one (IO-1). */
  readonly stamp: number;
  /** The turn in which it entered play, or left it; 0 = before the first. */
  readonly since: number;
  /** The turn in which it last moved, 0 = never, and the base it left. */
  readonly moved: number;
  readonly left: CardIx;
  /** +1 power counters (CTR-1). A titan may have some while set aside. */
  readonly counters: number;
  /** Stasis counters (STA-1). */
  readonly stasis: number;
  /** On-play ability still resolving: its own continuous abilities have not started (RES-1 step 4). */
  readonly fresh: boolean;
  /** A choice the card remembers ("name a faction"); '' when none. */
  readonly named: string;
}
/** A card that may be changed: get it from the kernel's `edit`. States share unchanged cards. */
export type OpenCard = { -readonly [Field in keyof Card]: Card[Field] };

export interface SeatState {
  factions: string[];
  vp: number;
  /** Last = top. */
  deck: CardIx[];
  hand: CardIx[];
  discard: CardIx[];
  aside: CardIx[];
  /** Regular plays left this turn (TURN-4). */
  minions: number;
  actions: number;
  /** Minions this seat has played this turn, in any phase. */
  played: number;
  /** Bases on which this seat has played a minion this turn; bases that leave play are dropped. */
  playedOn: CardIx[];
  /** Cards this seat has played this turn, in any phase. */
  cards: number;
  /** Extra cards the player has played this turn (EXT-1), not counting titans and monsters. */
  extras: number;
  /** +1 power counters this seat has placed on minions this turn. */
  countersPlaced: number;
  /** The stamps of the minions this player has moved this turn. */
  moved: number[];
  /** Number of the last prompt of this seat. */
  asked: number;
  /** Has conceded (WIN-3). */
  out: boolean;
  /** Wants to end early (WIN-3). */
  agrees: boolean;
}

/** When something expires (TERM-11), read by one function at the turn boundaries. */
export type Until =
  | { t: 'turnEnd'; turn: number }
  | { t: 'turnStart'; seat: Seat; after: number }
  | { t: 'scored'; base: CardIx }
  /** Until the end of that turn, while the card stays at that base. */
  | { t: 'stay'; turn: number; base: CardIx }
  /** Until the end of this seat's first turn after that one. */
  | { t: 'turnOf'; seat: Seat; after: number }
  | { t: 'ever' };

/** A stored modifier: fixed order copy → cancel → control → power → breakpoint. */
export interface Modifier {
  kind:
    | 'copy'
    | 'cancel'
    | 'silence'
    | 'addsNothing'
    | 'addsPrinted'
    | 'control'
    | 'power'
    | 'starting'
    | 'printed'
    | 'breakpoint'
    | 'fate'
    | 'leavesTo'
    | 'closeGap'
    | 'shield'
    | 'ban'
    | 'noSpecials'
    | 'total'
    | 'baseDown'
    | 'give';
  card: CardIx;
  /**
   * power, breakpoint, total: the difference; starting: the breakpoint it starts from, or the text that sets the power;
   * printed: the printed breakpoint; control, cancel, copy: the stamp when it began.
   */
  n: number;
  /**
   * control: the new controller; fate: the seat that chose; total: who has the power; give: whose abilities they are;
   * addsPrinted: whose minions are spared.
   */
  seat: Seat;
  /**
   * copy: the card copied from; starting: whose ability sets the power; fate: the base to move to, or NOBODY; cancel:
   * an action whose given ability stays.
   */
  from: CardIx;
  source: CardIx;
  /** Index into State.names of the source, which may be a new card by now (IO-1). */
  sourceDef: number;
  until: Until;
  /** cancel: only abilities with this label. */
  label?: string;
  /**
   * ban: the only action it bans; copy: the copied text, an index into State.names, as its card may be hidden by now.
   */
  text?: number;
  /** fate: where it goes if it does not move; leavesTo: where it goes when it leaves play. */
  spot?: Spot;
  /** leavesTo: only if it would go there. */
  insteadOf?: Spot;
  /** fate: it returns to the hand, rather than being placed there (TERM-6). */
  returns?: true;
}

/** What an extra play accepts (EXT-4). */
export interface Limit {
  /** Printed power at most. */
  power?: number;
  /** Exactly that printed power. */
  exactly?: number;
  /** Only at this base; of actions, only on this base or minion. */
  base?: CardIx;
  /** Only at a base where the player has no minion, or has one, or where another player has more power. */
  where?: 'empty' | 'joined' | 'outmatched';
  /** Only cards of this name, or of one of these: indices into State.names. */
  name?: number | readonly number[];
  /** No cards of this name. */
  notNamed?: number;
  /** Only where another minion has the same name. */
  twin?: true;
  /** Of actions, only those put on such a card: a base, a minion, another player's, or one without an action on it. */
  onto?: 'base' | 'minion' | 'anothersMinion' | 'bareMinion';
  /** Of actions, only those put on a minion at this base. */
  hostsAt?: CardIx;
  /** Of actions, only those that directly increase the power of this minion, or of one of the player's minions (TERM-3). */
  strengthens?: CardIx | 'yours';
  /** Of actions, only those that directly affect the minion with this stamp (TERM-3). */
  affects?: number;
  /** Only from this zone; absent = from the hand, or from where a card allows it. */
  from?: 'discard';
}

/** A play beyond the regular ones (EXT-1). */
export interface ExtraPlay {
  seat: Seat;
  /** card: of a minion or an action, whichever the player chooses when using it. */
  type: 'minion' | 'action' | 'card';
  limit: Limit;
  /** Plays of one group must all be of cards with one name; 0 = none. */
  group: number;
  /** The card that grants it, and its definition: the card may be a new one when the play is used (IO-1). */
  source: CardIx;
  sourceDef: number;
  /** The ability of a card in play that permits it (EXT-5); null: it was granted. */
  permission: { card: CardIx; def: number; ix: number } | null;
}

/** An ability that resolves later: when the scored base has been replaced, or at the end of the turn. */
export interface DelayedTrigger {
  /** afterScore: once the current base has scored; replaced: once the new base is there. */
  moment: 'replaced' | 'turnEnd' | 'afterScore';
  def: number;
  ix: number;
  card: CardIx;
  seat: Seat;
  /** card: its subject, if it has one. */
  args: Record<string, import('./ids.ts').Json>;
}

/** A minion that was played this turn, and where; a different stamp: it has left play since. */
export interface MinionPlay {
  /** NOBODY: a base or the set-up played it (MON-7). */
  seat: Seat;
  card: CardIx;
  at: CardIx;
  stamp: number;
  /** Where it came from, and its power as it came into play (RES-1). */
  from: Zone;
  power: number;
  /** State.turn: on the Big Base board others' plays of the round are remembered, too (BIG-2). */
  turn: number;
}

/** An action that a player has played this turn; NOBODY: something that counted as one, without a card. */
export interface ActionPlay {
  seat: Seat;
  card: CardIx;
  /** The base or the card it was put on; NOBODY: a standard action, or on a base that has left play since. */
  at: CardIx;
  stamp: number;
}
/** A card destroyed in play: def is an index into State.names, because the card may be hidden by now. */
export interface Destroyed {
  as: 'minion' | 'action';
  def: number;
  base: CardIx;
  controller: Seat;
}

/** Big Base: the board and the game's progress (BIG-1, BIG-2). Its four sides are the bases in play. */
export interface BigBase {
  /** The card whose ability each side has; NOBODY before the first. Sides have its def and their own name. */
  card: CardIx;
  /** Names of the sides, in the order of State.table. */
  sides: string[];
  /** Slots, side by side: Card.at is the side, Card.controller its user, NOBODY = empty. */
  slots: CardIx[];
  /** VP for the places, by period. */
  vp: number[][];
  /** 1 to 3. */
  period: number;
  round: number;
  /** Rounds played since period 3 ended in a tie (BIG-6). */
  overtime: number;
  first: Seat;
  /** Who becomes First Player when the period is over. */
  next: Seat;
  /** Who still has a turn in this round. */
  toCome: Seat[];
  /** Each seat's latest turn. */
  took: number[];
}

/** A titan that has just come to a base: it clashes once the triggers of its coming have resolved (TIT-6). */
export interface Clash {
  comer: CardIx;
  /** The stack position of the frame it waits for. */
  frame: number;
  /** Titans it has clashed with already. */
  met: CardIx[];
}

/** An extra turn a player has gained, and in which turn. */
export interface ExtraTurn {
  seat: Seat;
  turn: number;
}

export interface GameOptions {
  vpToWin: number;
  mulligan: 'shuffle' | 'discard' | 'off';
  duplicates: boolean;
  allBases: boolean;
  /** Titans of the chosen factions are set aside at the start (SET-7). */
  titans: boolean;
  /** Played on the Big Base board (BIG). */
  bigBase: boolean;
  /** In windows about hidden cards, every seat that holds some is asked (INFO-4). */
  cover: boolean;
  /** An ability that lets a seat choose from its own hidden hand asks even if there is nothing to choose (INFO-4). */
  coverChoices: boolean;
}

export type PhaseName = 'draft' | 'setup' | 'start' | 'play' | 'score' | 'draw' | 'end';

/** ChaCha20: its key, and how many words have been drawn. */
export interface Rng {
  readonly key: readonly number[];
  at: number;
}
/** sfc32, of games begun before version 1.2.0. */
export type OldRng = [number, number, number, number];

/** Source of public ids: their own key, and the first permuted number. */
export interface Ids {
  readonly key: readonly number[];
  readonly from: number;
}

export interface State {
  v: 1;
  library: string;
  options: GameOptions;
  rng: Rng | OldRng;
  /** Names of all cards of this game; Card.def points here. */
  names: string[];
  cards: Card[];
  seats: SeatState[];
  /** The Big Base board; null in other games. */
  big: BigBase | null;
  /** Bases in play, in their places on the table. */
  table: CardIx[];
  /** Last = top. */
  baseDeck: CardIx[];
  baseDiscard: CardIx[];
  /** Cards in play other than bases, in the order they came into play (CALC-5). */
  inPlay: CardIx[];
  limbo: CardIx[];
  /** Empty if no set in use needs them. */
  piles: Record<PileName, CardIx[]>;
  turn: number;
  current: Seat;
  phase: PhaseName;
  /** Minions the current player has played in this Play Cards phase. */
  minionsPlayed: number;
  /** Minions played this turn, in order. */
  minionPlays: MinionPlay[];
  /** Actions played this turn, by anybody and in any phase, in order. */
  actionPlays: ActionPlay[];
  modifiers: Modifier[];
  /** Granted and not used yet. Permissions of cards in play are derived: `Query.extraPlays` has both. */
  extraPlays: ExtraPlay[];
  delayedTriggers: DelayedTrigger[];
  /** Minions and actions destroyed this turn: which, where, and whose they were. */
  destroyed: Destroyed[];
  /** Has the last stasis counter of a card been removed this turn? */
  stasisEnded: boolean;
  /** Used limits: "t:" until the end of the turn, "s:" until the base has been scored. */
  used: Record<string, number>;
  /** LOOP-1: uses per ability in the current chain of events. */
  chain: Record<string, number>;
  clashes: Clash[];
  /** Base being scored (SCORE-12), or NOBODY. */
  readonly scoring: CardIx;
  /** Extra turns to come, in order, and the seat after which play resumes: NOBODY outside an extra turn (TURN-8). */
  extraTurns: ExtraTurn[];
  resumeFrom: Seat;
  stack: Frame[];
  asks: Ask[];
  over: { winners: Seat[]; how: 'points' | 'agreed' | 'last' } | null;
  /** Absent in states from before version 1.3.0 until they need an id. */
  ids?: Ids;
  /** Number of the next public id (`core/zones/ids.ts` makes it one), next stamp. */
  nextId: number;
  clock: number;
  /** Number of events so far. */
  events: number;
  /** Commands accepted so far. */
  seq: number;
}
