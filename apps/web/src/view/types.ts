/** A viewer's data, under the names that the page uses. */
import type { BigBaseView } from '@smash/engine';

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
  WindowKind,
} from '@smash/engine';

export type BigBase = BigBaseView;
export type Stat = 'power' | 'total' | 'breakpoint';
