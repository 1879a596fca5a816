import type { BigBaseView, Contribution, EventView, Forecast, Refusal, Seat, View } from '@smash/engine';
import type { PassingChange, PassingView, UndoView } from '@smash/protocol';
import type { ChatProps } from '../chat/types.ts';

export type {
  AllowanceView,
  BaseForecast,
  BaseView,
  BuriedView,
  CardName,
  CardView,
  Contribution,
  EventView,
  Forecast,
  LaneView,
  OptionView,
  PilesView,
  PlacedView,
  PromptView,
  RankView,
  Refusal,
  Seat,
  SeatView,
  SharingView,
  SlotView,
  View,
} from '@smash/engine';

export type BigBase = BigBaseView;
export type Stat = 'power' | 'total' | 'breakpoint';

/** Taking back, as it stands for this viewer. */
export interface TableUndo {
  /** What comes next; null = nothing. */
  next: UndoView | null;
  /** Somebody asks the table. */
  request: UndoRequest | null;
  take(step: number): void;
  ask(step: number): void;
}

export interface UndoRequest {
  seat: Seat;
  /** What is to be taken back, where all may know it. */
  label: string;
  barred: string;
  /** When it ends, ms; null = when it is answered. */
  until: number | null;
  waiting: Seat[];
  /** null: the viewer has nothing to say (any more). */
  answer: ((allow: boolean) => void) | null;
}

interface TableClock {
  /** Whose turn; -1 = nobody's. */
  turn: number;
  turnMs: number;
  runs: boolean;
  /** For what the viewer is asked. */
  ownMs: number | null;
  at: number;
  /** How often more time can still be taken. */
  more: number;
  takeMore(): void;
}

/** Everything the table knows; it keeps no game state of its own. */
export interface TableProps {
  view: View;
  /** The whole log this viewer may know so far, oldest first. */
  events: EventView[];
  /** Display name per seat. */
  names: string[];
  /** null where several people share one screen. */
  room: { code: string; watchers: number } | null;
  presence: ('here' | 'away')[];
  /** text is said to the player in words. */
  connection: { state: 'online' | 'lost' | 'offline'; text: string };
  /** The last refused command. */
  refusal: Refusal | null;
  /** An answer is on its way. */
  busy: boolean;
  /** The screen is being handed over: no hand in the document. */
  hideHand?: boolean;
  /** The game is played again: events up to this number are history, the others have just happened. Nobody waits. */
  past?: number;
  /** Time to think, as it was told at `at`; null = as long as one likes. */
  clock?: TableClock | null;
  /** Nothing can be taken back where there is none. */
  undo?: TableUndo | null;
  answer(pick: number[]): void;
  whyNot(card: number, at?: number): Promise<Refusal | null>;
  /** What an option of the open prompt would do. */
  forecast(option: number): Promise<Forecast | null>;
  explain(id: number, stat: Stat, seat?: Seat): Promise<Contribution[]>;
  /** What is passed for the viewer, and how to change it; null where everything is asked. */
  passing: { now: PassingView; want(change: PassingChange): void } | null;
  menu: { label: string; onSelect(): void }[];
  /** null where people talk by themselves, or do not want to. */
  chat: ChatProps | null;
}
