import type { EventView, Refusal, View } from '@smash/engine';
import type {
  ChatLine,
  ClockMessage,
  GivingAsk,
  GuestsMessage,
  LateMessage,
  LobbyView,
  MixView,
  PassingView,
  SeatAsk,
  UndoAsk,
  UndoView,
} from '@smash/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Said } from '../../ui/Toast.tsx';
import type { Muted } from '../chat/model.ts';
import type { Signal } from '../client.ts';

/** The state of a visit to a room. */
/** `unseated`: the seat it had is gone, and the table locked. */
type Stage = 'joining' | 'joined' | 'unknown' | 'full' | 'locked' | 'unseated' | 'out' | 'closed' | 'damaged' | 'old';

/** Everything a page knows about its room. Selections and open sheets belong to the components, not here. */
export interface NetState {
  stage: Stage;
  lobby: LobbyView | null;
  /** Own seat; null = watching. */
  seat: number | null;
  names: string[];
  /** All hands, two rounds late, for spectators of some tables; `view` and `events` are its own. */
  late: LateMessage | null;
  view: View | null;
  events: EventView[];
  /** What the undo button does. */
  undo: UndoView | null;
  /** An undo request, and when it expires. */
  undoAsk: (UndoAsk & { until: number }) | null;
  /** A player wants to give the seat to somebody else, and when that expires. */
  giving: (GivingAsk & { until: number }) | null;
  /** The link that gives the own seat to somebody else, once all have agreed. */
  gift: string | null;
  /** The address holds the key of a seat given away, which needs a name. */
  offered: boolean;
  connection: { state: 'online' | 'lost' | 'offline'; text: string };
  /** The last refused request. */
  refusal: Refusal | null;
  /** An answer is pending. */
  busy: boolean;
  /** As received at `at` (ms since 1970); null = no clock. */
  clock: (NonNullable<ClockMessage['clock']> & { at: number }) | null;
  /** The shuffle being mixed, or the game's; null = none, or an older game. */
  mix: MixView | null;
  /** When waiting for the players now asked ends, ms since 1970, as far as this page knows. */
  mixUntil: number;
  /** What is passed for one's own seat. */
  passing: PassingView;
  /** How many full states have arrived. */
  syncs: number;
  /** Sent only to the host. */
  guests: GuestsMessage;
  /** Requests to sit in that concern this page. */
  seatAsks: SeatAsk[];
  said: Said | null;
  chat: ChatLine[];
  /** The players have muted the spectators. */
  hushed: boolean;
  /** Muted authors; null = the default. */
  muted: Muted | null;
  /** The players' latest signals, oldest first. */
  signals: readonly Signal[];
  /** Number of the last line that was read. */
  chatRead: number;
  /** Another tab holds the seat: the message about it. */
  moved: string | null;
}

export type NetStore = StoreApi<NetState>;

export const NO_GUESTS: GuestsMessage = { watchers: [], out: [] };
export const NOT_PASSING: PassingView = { full: false, pass: null, skips: [], auto: null };

export const newStore = (): NetStore =>
  createStore<NetState>(() => ({
    stage: 'joining',
    lobby: null,
    seat: null,
    names: [],
    late: null,
    view: null,
    events: [],
    undo: null,
    undoAsk: null,
    giving: null,
    gift: null,
    offered: false,
    connection: { state: 'online', text: '' },
    refusal: null,
    busy: false,
    clock: null,
    mix: null,
    mixUntil: 0,
    passing: NOT_PASSING,
    syncs: 0,
    guests: NO_GUESTS,
    seatAsks: [],
    said: null,
    chat: [],
    hushed: false,
    muted: null,
    signals: [],
    chatRead: 0,
    moved: null,
  }));
