/**
 * Everything a viewer may receive. All of it is plain JSON and already redacted (INFO-1, INFO-2). Card and base ids are
 * public numbers that change whenever a card goes into hiding; they never reveal a face or a position in a deck.
 */

import type { Viewer } from '../core/sight.ts';
import type { EventType, PromptKind, Seat } from '../model/index.ts';
import type { WindowView } from './window.ts';

/** A card or base that the viewer may name. */
export interface CardName {
  id: number;
  name: string;
}

export interface CardView extends CardName {
  type: 'minion' | 'action' | 'titan' | 'base';
  owner: Seat | null;
  controller: Seat | null;
  /** Minions in play: current power. Elsewhere: the printed number (TERM-9). Absent on actions. */
  power?: number;
  /** Printed power. */
  printed?: number;
  /** +1 power counters on it. */
  counters?: number;
  /** Attached actions, in order of attachment. */
  on?: CardView[];
  /** Stasis counters on a card in stasis (STA-1). */
  stasis?: number;
  /** How many cards are stored under it (STO-1). */
  under?: number;
  /** Those cards, for their controller. */
  stored?: CardView[];
  /** True while an ability of this card could be used once more this turn (talent, "on your turn"). */
  usable?: boolean;
  /** True while the abilities of the card are cancelled. */
  cancelled?: boolean;
  /** Names of the cards whose abilities it has copied. */
  copied?: string[];
}

export interface LaneView {
  seat: Seat;
  /** Total power of the seat here. */
  total: number;
  /** Place if the base scored now: 1, 2, 3, or null if not eligible or fourth (VP-1…VP-3). */
  rank: number | null;
  /** VP for that place if the base scored now. */
  vp: number;
  /** VP that the base's own ability would give then; absent for none. */
  gains?: number;
  minions: CardView[];
  titans: CardView[];
}

/** A face-down card at a base (BURY-1): only its controller gets its face. */
export interface BuriedView {
  id: number;
  seat: Seat;
  name?: string;
}

export interface BaseView extends CardName {
  /** Current and printed breakpoint. */
  breakpoint: number;
  printedBreakpoint: number;
  vp: number[];
  total: number;
  /** One lane per seat still in the game, in seat order. */
  lanes: LaneView[];
  buried: BuriedView[];
  /** Uncontrolled monsters (MON-4). */
  monsters: CardView[];
  /** Actions played on the base. */
  actions: CardView[];
  /** Counters on the base itself, which do nothing there unless its text says so (CTR-3). */
  counters?: number;
  /** total >= breakpoint */
  ready: boolean;
  /** The base being scored (SCORE-12): power alone can no longer stop it (SCORE-4). */
  scoring: boolean;
}

/** A slot of the Big Base board: its text, and who uses it (BIG-1). */
export interface SlotView extends CardName {
  text: string;
  seat: Seat | null;
  /** Its talent could be used now. */
  usable?: boolean;
}

export interface BigBaseView {
  /** The current base card, whose ability each side has, and the next one (BIG-2). */
  card: CardName & { text: string };
  next: { name: string; text: string } | null;
  round: number;
  rounds: number;
  period: number;
  periods: number;
  /** Rounds since a tie after the last period (BIG-6). */
  overtime: number;
  first: Seat;
  /** VP for the places, by period. */
  vp: number[][];
  /** Slots by side, in the order of `bases`. */
  slots: SlotView[][];
  /** If the board scored now: power over all sides, place, VP for the place and for the sides led. */
  totals: { seat: Seat; power: number; place: number | null; vp: number; sides: number }[];
}

export interface AllowanceView {
  /** card: for a minion or an action. */
  type: 'minion' | 'action' | 'card';
  regular: boolean;
  /** How many of these plays are left; 0 = spent. */
  left: number;
  /** Text of the constraint, as "power 2 or less", "from your discard pile"; empty for a free one. */
  limit: string;
  /** Name of the card that granted it; empty for the regular plays. */
  source: string;
}

export interface SeatView {
  seat: Seat;
  factions: string[];
  vp: number;
  /** Counts only. */
  hand: number;
  deck: number;
  discard: CardView[];
  /** Cards in stasis before the player. */
  stasis: CardView[];
  /** Titans set aside; those with something to do now are usable. */
  titans: CardView[];
  /** Plays the seat may still make this turn; empty outside its own Play Cards phase. */
  plays: AllowanceView[];
  /** The player has conceded. */
  out: boolean;
}

export interface OptionView {
  /** The value an answer sends back. */
  id: number;
  /** Full words, enough to choose without the table: "Play Walker on The Mothership". */
  label: string;
  /** The card (or base, for base prompts) this option is about, if the viewer can see its id. */
  card?: number;
  /** Name of that card, faction or base. */
  name?: string;
  /** The base or card where it goes. */
  at?: number;
  /** The player the option is about; for another player's face-down card, its controller. */
  seat?: Seat;
  /** Stable text key of options without a card: yes, no, pass, done, end, hand, deck, top, minion, "3" … */
  key?: string;
  verb?: 'play' | 'use' | 'end' | 'choose';
  /** Zone the card comes from if it is not the hand or the table. */
  from?: string;
  /** Shown before choosing: "No effect: …". */
  hint?: string;
  /** If all picks must belong to one group: the group of this one. */
  group?: string;
  /** Does the same as an earlier option, using a different play. */
  alternative?: boolean;
}

export interface PromptView {
  /** Number of this seat's prompt; an answer names it. */
  id: number;
  seat: Seat;
  kind: PromptKind;
  /** Imperative, sentence case, <= 60 characters. */
  title: string;
  source: CardName | null;
  /** Breadcrumb: ["Score Bases", "Before Tortuga scores"]. */
  reason: string[];
  options: OptionView[];
  min: number;
  max: number;
  /** The order of the picks matters. */
  ordered?: boolean;
  /** All picks must be at one base, or have one name. */
  group?: 'base' | 'name';
  /** Skip or pass is allowed: an empty pick. */
  optional: boolean;
  /** The button text for an empty pick: "Pass", "Skip", "Done". */
  skip: string;
  /** Cards shown with the prompt only to this viewer (looked at, searched). */
  shown?: CardView[];
  /** Offers nothing: asked only so that nobody learns that this seat has nothing (INFO-4). */
  decoy?: boolean;
  /** react: the window it belongs to. */
  window?: WindowView;
}

export type Phase = 'draft' | 'setup' | 'start' | 'play' | 'score' | 'draw' | 'end';

/** The shared decks; null if no set in use needs them (SET-6). */
export interface PilesView {
  madness: number | null;
  monsters: { deck: number; discard: CardView[] } | null;
  treasures: { deck: number; discard: CardView[] } | null;
}

export interface View {
  viewer: Viewer;
  turn: number;
  current: Seat | null;
  /** It is an extra turn (TURN-8). */
  extraTurn: boolean;
  /** Who plays after this turn, as things stand. */
  next: Seat | null;
  phase: Phase;
  vpToWin: number;
  seats: SeatView[];
  /** The viewer's own hand, sorted as drawn; empty for spectators. */
  hand: CardView[];
  bases: BaseView[];
  baseDeck: number;
  /** The top card of the base deck while face up; the Big Base board has its own field for it. */
  openBase?: { name: string; text: string };
  baseDiscard: CardName[];
  piles: PilesView;
  /** The Big Base board, whose sides are the bases; null in other games. */
  bigBase: BigBaseView | null;
  /** The duel under way (DUEL-1). */
  duel: DuelView | null;
  /** Treasures being shared out (MON-8). */
  sharing: SharingView | null;
  /** Cards being resolved right now (an action between being shown and discarded). */
  resolving: CardView[];
  /** The viewer's own open prompt. */
  prompt: PromptView | null;
  /**
   * Who else is being waited for. In a window where being asked would reveal something about a hand, seats is null:
   * somebody may be thinking (INFO-4).
   */
  waiting: { seats: Seat[] | null; what: string; answered?: { n: number; of: number } } | null;
  /** Draft: order of picks and each seat's factions. */
  draft: DraftView | null;
  over: OverView | null;
}

/** Where a card is placed for one of the two duellists (DUEL-1). */
export interface PlacedView {
  /** Who may place a card there. */
  seat: Seat | null;
  /**
   * Not chosen yet; nothing placed; face down; revealed; then an action is played, everything else goes back to the
   * hand.
   */
  is: 'open' | 'none' | 'down' | 'shown' | 'played' | 'back';
  /** Only for its player while face down (DUEL-3). */
  name?: string;
}
export interface DuelView {
  /** The two minions, by id; null: it is gone. */
  challenger: number | null;
  challenged: number | null;
  /** The card that started the duel; '' if it is gone. */
  source: string;
  /** The challenger's, then the challenged minion's. */
  cards: PlacedView[];
}

/** Revealed treasures of a scored base until they are shared out (MON-8). */
export interface SharingView {
  cards: CardView[];
  /** Who picks: the next one first, one entry per treasure. */
  order: Seat[];
}

export interface DraftView {
  mode: 'queensberry' | 'free';
  pool: string[];
  /** Seats in picking order, one entry per pick (queensberry); empty in free mode. */
  order: Seat[];
  /** Index into order of the current pick. */
  next: number;
  picked: string[][];
}

export interface OverView {
  winners: Seat[];
  /** Final VP by seat. */
  vp: number[];
  how: 'points' | 'agreed' | 'last';
  /** Madness cards by seat, if they were counted (WIN-2). */
  madness?: number[];
}

export interface RankView {
  seat: Seat;
  power: number;
  place: number | null;
  vp: number;
  /** VP of the seat afterwards. */
  now: number;
  cards: { name: string; power: number }[];
}

/** One thing that happened, as one viewer may know it. */
export interface EventView {
  n: number;
  turn: number;
  type: EventType;
  seat?: Seat;
  /** Another seat concerned (whose hand was looked at, who gets the card). */
  other?: Seat;
  card?: CardName;
  /** Several cards of one event; absent if only the count may be known. */
  cards?: CardName[];
  count?: number;
  base?: CardName;
  /** Where it came from, where it went: zone words or a base. */
  from?: string;
  to?: string;
  toBase?: CardName;
  /** The card it was put on. */
  host?: CardName;
  amount?: number;
  /** VP or total afterwards. */
  now?: number;
  /** The card (or base) whose ability did it. */
  cause?: CardName;
  ranks?: RankView[];
  winners?: Seat[];
  phase?: Phase;
  faction?: string;
  /** Rule id, for refusals of effects. */
  rule?: string;
  text?: string;
  /** told: the sentence, with the other fields it names in braces. */
  line?: string;
}

/** One line of the answer to "why this number?". The sum of deltas, starting from 0, is the number shown. */
export interface Contribution {
  label: string;
  delta: number;
  source: CardName | null;
  kind: 'printed' | 'counter' | 'ongoing' | 'base' | 'temporary' | 'set' | 'cap' | 'minion' | 'monster' | 'withheld';
  /** Until when, in words; absent if permanent. */
  expires?: string;
}

export interface Refusal {
  /** Machine word: notAsked, stalePrompt, badPick, notYourTurn, noMinionPlay … */
  code: string;
  /** Rule id from docs/rules.md. */
  rule: string;
  /** One plain sentence. */
  text: string;
  /** Name of the card in play that forbids it (CONF-1). */
  by?: string;
}
