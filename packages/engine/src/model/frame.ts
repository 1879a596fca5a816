import type { CardIx, Json, Seat } from './ids.ts';
import type { Cause, Op, Spot, Verb } from './op.ts';
import type { Limit, Until, Zone } from './state.ts';

/** A card's ability: def and ix identify the text (its own, or a copied one), card its current bearer. */
export interface AbilityRef {
  card: CardIx;
  def: number;
  ix: number;
}

export type Args = Record<string, Json>;

/** A triggered ability waiting for its turn. */
export interface Trigger extends AbilityRef {
  seat: Seat;
  /** The card's stamp when it triggered: a card that left and came back does not react (RES-4). */
  stamp: number;
  optional: boolean;
  /** The event itself took the card out of play. */
  left: boolean;
  /** The base the card was at when it triggered. */
  here?: CardIx;
  args: Args;
  /** Represents an ability that somebody may hold: opens the window with decoy prompts only (INFO-4). */
  decoy?: boolean;
}

/**
 * lateTurn: "before the end of the turn" (TURN-9). inDuel: the cards have been placed, or one has been revealed (DUEL-1).
 */
export type Moment =
  | 'turnStart'
  | 'lateTurn'
  | 'turnEnd'
  | 'beforeScore'
  | 'score'
  | 'treasures'
  | 'afterScore'
  | 'inDuel';

/** What abilities receive at each moment. */
type Scoring = { base: CardIx };
type Scored = Scoring & { winners: Seat[]; second: Seat[]; third: Seat[]; present: Seat[] };
type Nothing = Record<never, never>;
export type MomentMap = {
  turnStart: Nothing;
  lateTurn: Nothing;
  turnEnd: Nothing;
  beforeScore: Scoring;
  score: Scoring;
  treasures: Scored;
  afterScore: Scored;
  inDuel: Nothing;
};

/** Rules procedures. Each sets its next step before it pushes a child. */
export type Frame =
  | DraftFrame
  | SetupFrame
  | TurnFrame
  | PlayFrame
  | ResolveFrame
  | ScriptFrame
  | EventFrame
  | WindowFrame
  | ScoreFrame
  | DuelFrame
  | CoinFrame
  | RoundFrame
  | BoardFrame;

export interface DraftFrame {
  f: 'draft';
  mode: 'queensberry' | 'free';
  pool: string[];
  order: Seat[];
  next: number;
  /** Who plays first, if the room says so; NOBODY = random (SET-10). */
  first: Seat;
}
export interface SetupFrame {
  f: 'setup';
  step: number;
  first: Seat;
}
export interface TurnFrame {
  f: 'turn';
  step: 'begin' | 'open' | 'start' | 'play' | 'score' | 'draw' | 'late' | 'discard' | 'end' | 'expire' | 'close';
  triggers: Trigger[];
}
export interface PlayFrame {
  f: 'play';
  card: CardIx;
  seat: Seat;
  /** Base or host; NOBODY for a standard action. */
  at: CardIx;
  from: Zone;
  /** The ability to resolve: an index, or NOBODY for the on-play one. */
  ability: number;
  args: Args;
  /** The text it is played with if that is not its own: an index into State.names, and the card it is from. */
  text?: number;
  textFrom?: CardIx;
  /** Not the turn's regular play (EXT-1). */
  extra: boolean;
  step: number;
  /** Additional costs paid so far. */
  paid: number;
  /** For a card that stays in play, its stamp on arrival; 0: it does not stay. */
  stamp: number;
  /** Where a standard action goes once it has resolved (PLAY-2), and to whom if not its owner; NOBODY: its owner. */
  goes: Spot;
  goesTo: Seat;
  /** It goes there as part of its ability, before all reactions (RES-1 step 3). */
  goesFirst?: boolean;
  /** `goes` is final: its own text cannot send it elsewhere. */
  promised: boolean;
  /** If it would go to its player's hand or discard pile, it goes under the deck instead. */
  under: boolean;
  /** Until then the `given` abilities of the text that plays it work for it. Absent: it has none. */
  given?: Until;
  /** State.clock as it began: cards with a later stamp were not in play yet. */
  began: number;
  /**
   * It must directly increase the power of this minion, or of one of its player's minions; null: no requirement left.
   */
  strengthens: NonNullable<Limit['strengthens']> | null;
  /** It must directly affect the minion with this stamp. */
  affects?: number;
  /** Others have had the chance to react before its ability (RES-6). */
  announced: boolean;
  /** Waiting to learn whether it may be attached. */
  waiting: boolean;
  /** Played as a standard action (TERM-13): its effects; otherwise null. */
  standard: StandardPlay | null;
  triggers: Trigger[];
}
/** PlayFrame.stamp of a card that was stopped: it has no effect. */
export const STOPPED = -1;
/**
 * PlayFrame.stamp of an action that cannot affect what it is played on: it does not stay there (ATT-3), and does only what
 * does not depend on its target (RES-3).
 */
export const REFUSED = -2;
/** What the play of a standard action has done so far. Its lists are immutable: replace them. */
export interface StandardPlay {
  deeds: readonly Deed[];
  /** Abilities that have shared in it for another minion: once each. */
  sharers: readonly string[];
  /** Cards that had +1 power counters when it was played. */
  countered: readonly CardIx[];
}
/** Something a standard action has done to a minion. */
export interface Deed {
  verb: Verb;
  card: CardIx;
  /** Where it was and who controlled it just before. */
  base: CardIx;
  controller: Seat;
  /** Not directly: another minion was affected, and this one in the same way. */
  shared: boolean;
}
export interface ResolveFrame {
  f: 'resolve';
  ref: AbilityRef;
  seat: Seat;
  args: Args;
  step: number;
  triggers: Trigger[];
}
export interface ScriptFrame {
  f: 'script';
  ref: AbilityRef;
  seat: Seat;
  args: Args;
  /** Past results, each tagged: the program counter. */
  journal: [string, Json][];
  /** Tag of the waiting step. */
  at: string;
  /** The cards it knows, with their stamps, as of this many journal entries (IO-1). */
  known?: { upTo: number; cards: [CardIx, number][] };
  /** A card already chosen in the pending question, because the play must affect it. */
  taken?: CardIx;
  /** Bit mask of the seats whose hands it has looked at, where choices from them are covered (INFO-4). */
  hands?: number;
}
export interface EventFrame {
  f: 'event';
  ops: Op[];
  cause: Cause;
  /** The op that protections and replacements are looked up for. */
  i: number;
  /** The numbers of the ops still to come (ME-6). Absent: they follow in order. */
  next?: number[];
  /** Per op: 0 open, 1 done, 2 not done, 3 replaced, 4 void: its card is a new one (IO-1). */
  out: number[];
  /** How many ops at the start were added for cards that leave with a base. Absent in games of older versions: none. */
  along?: number;
  /** Replacements already offered for the current op. */
  used: string[];
  /** The "instead" that has just replaced an op. */
  replacedBy: (AbilityRef & { seat: Seat }) | null;
  waiting: boolean;
  /** Abilities that share in the effect have been offered. */
  sharing: boolean;
  /**
   * Cards whose players were asked whether to take them into hand (TERM-14), and which of them were declined. Absent:
   * none.
   */
  rescueAsked?: CardIx[];
  rescueDeclined?: CardIx[];
}
export interface WindowFrame {
  f: 'window';
  /** null: the list is fixed; otherwise the abilities of that moment are determined anew each time. */
  moment: Moment | null;
  about: Args;
  /** Number of the last event before it; together with the moment it identifies the window. */
  opened: number;
  list: Trigger[];
  /** Abilities used up in a moment window. */
  done: string[];
  step: 'mandatory' | 'optional' | 'answers';
  turn: Seat;
  passes: number;
  /** Answers by seat: null = none yet; otherwise a pass (PASSED or IDLE) or the key of a trigger. */
  answers: (string | null)[];
  /** Seats that have passed by choice and are covered once more because somebody has left (INFO-4). Absent: none. */
  passed?: Seat[];
  /** Seats that were asked in this round. */
  asked: Seat[];
  /** Cards in hands may react: who is asked would reveal something (INFO-4). */
  hidden: boolean;
}
/** WindowFrame.answers: a seat that had something to use, and passed. */
export const PASSED = '';
/** WindowFrame.answers: a seat that has passed automatically, or with a decoy, because it had nothing to use (ME-4). */
export const IDLE = '-';
export interface ScoreFrame {
  f: 'score';
  step: 'find' | 'before' | 'award' | 'treasures' | 'share' | 'after' | 'clear' | 'replace' | 'next';
  base: CardIx;
  about: Args;
  triggers: Trigger[];
  /** Stamps of the cards that were to leave with the base before and, by a replacement that failed, did not. */
  kept?: number[];
}

/** One of the two duellists. */
export interface DuelSide {
  minion: CardIx;
  /** Its stamp: one that left and came back is another minion (IO-1). */
  stamp: number;
  /** Who may place a card for it. */
  seat: Seat;
  /** The card placed, NOBODY = none. */
  card: CardIx;
}
export interface DuelFrame {
  f: 'duel';
  step: 'begin' | 'place' | 'placed' | 'reveal' | 'play' | 'end';
  /** The card that started the duel. */
  source: CardIx;
  /** Challenger and challenged minion; whose turn it is. */
  sides: DuelSide[];
  turn: number;
  base: CardIx;
  /** No titan clash is resolved until the duel has ended. */
  truce: boolean;
  triggers: Trigger[];
}
/** A player's coin flip (COIN-1). */
export interface CoinFrame {
  f: 'coin';
  step: 'flip' | 'stands';
  /** The card that caused the flip. */
  source: CardIx;
  seat: Seat;
  heads: boolean;
}

/** Big Base: a round, below its players' turns (BIG-2). */
export interface RoundFrame {
  f: 'round';
  step: 'turns' | 'score' | 'draw' | 'late' | 'discard' | 'end' | 'expire' | 'over' | 'base' | 'close';
  /** Who still has to draw. */
  seats: Seat[];
  triggers: Trigger[];
}
/** Big Base: the whole board scores, its windows side by side (BIG-4). */
export interface BoardFrame {
  f: 'board';
  step: 'before' | 'score' | 'award' | 'treasures' | 'share' | 'after' | 'over' | 'fates' | 'clear';
  /** Number of the next side. */
  side: number;
  awarded: boolean;
  /** By side, what abilities may query about its scoring. */
  abouts: Args[];
  /** Cards that do not go to the discard pile, and the side each was on. */
  fates: [CardIx, CardIx][];
  triggers: Trigger[];
}
