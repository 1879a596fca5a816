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

/** The state of a visit to a room. `unseated`: the seat of this page is gone, and the table is locked. */
type Stage = 'joining' | 'joined' | 'unknown' | 'full' | 'locked' | 'unseated' | 'out' | 'closed' | 'damaged' | 'old';

/** This browser has no way back to the table, so it forgets it. */
const GONE: readonly Stage[] = ['unknown', 'out', 'closed', 'damaged'];
export const isTableGone = ({ stage }: Pick<NetState, 'stage'>): boolean => GONE.includes(stage);

/** Everything a page knows about its room. Selections and open sheets belong to the components, not here. */
export interface NetState {
  stage: Stage;
  lobby: LobbyView | null;
  /** Own seat; null = watching. */
  seat: number | null;
  names: string[];
  /** For spectators of some tables: all hands, two rounds late, with their own `view` and `events`. */
  late: LateMessage | null;
  view: View | null;
  events: EventView[];
  /** What the undo button does. */
  undo: UndoView | null;
  /** An undo request and its deadline (ms since 1970). */
  undoAsk: (UndoAsk & { until: number }) | null;
  /** A player's wish to give the seat to somebody else, and its deadline (ms since 1970). */
  giving: (GivingAsk & { until: number }) | null;
  /** The link that gives the own seat away, once all have agreed. */
  gift: string | null;
  /** The address has the key of a seat given away, whose new player must choose a name. */
  offered: boolean;
  connection: { state: 'online' | 'lost' | 'offline'; text: string };
  /** The last refused request. */
  refusal: Refusal | null;
  /** An answer is pending. */
  busy: boolean;
  /** As received at time `at` (ms since 1970); null = no clock. */
  clock: (NonNullable<ClockMessage['clock']> & { at: number }) | null;
  /** The shuffle being mixed, or the current game's; null = none, or an older game. */
  mix: MixView | null;
  /** When the wait for the players asked now ends (ms since 1970), as far as this page knows. */
  mixUntil: number;
  /** What is passed automatically for the own seat. */
  passing: PassingView;
  /** How many full states have arrived. */
  syncs: number;
  /** Empty except on the host's page. */
  guests: GuestsMessage;
  /** Requests to take over a seat that concern this page. */
  seatAsks: SeatAsk[];
  said: Said | null;
  chat: ChatLine[];
  /** The players have muted the spectators. */
  hushed: boolean;
  /** Muted authors; null = the default. */
  muted: Muted | null;
  /** The players' latest signals, oldest first. */
  signals: readonly Signal[];
  /** Number of the last chat line that was read. */
  chatRead: number;
  /** The message that another tab holds the seat; null = this tab does. */
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
