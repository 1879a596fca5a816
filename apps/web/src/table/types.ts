import type { BigBaseView, Contribution, EventView, Forecast, Refusal, Seat, View } from '@smash/engine';
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
  answer(pick: number[]): void;
  whyNot(card: number, at?: number): Promise<Refusal | null>;
  /** What an option of the open prompt would do. */
  forecast(option: number): Promise<Forecast | null>;
  explain(id: number, stat: Stat, seat?: Seat): Promise<Contribution[]>;
  menu: { label: string; onSelect(): void }[];
  /** null where people talk by themselves, or do not want to. */
  chat: ChatProps | null;
}
