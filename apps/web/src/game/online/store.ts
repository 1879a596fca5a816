import type { EventView, Refusal, View } from '@smash/engine';
import type {
  ChatLine,
  ClockMessage,
  GuestsMessage,
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

/** Where a visit to a room stands. */
type Stage = 'joining' | 'joined' | 'unknown' | 'full' | 'locked' | 'out' | 'closed' | 'damaged' | 'old';

/** All a page knows of its room. Selections and open sheets are not here: they belong to the components. */
export interface NetState {
  stage: Stage;
  lobby: LobbyView | null;
  /** Own seat; null = watching. */
  seat: number | null;
  names: string[];
  view: View | null;
  events: EventView[];
  /** What the undo button does. */
  undo: UndoView | null;
  /** A request to take something back, and when it ends. */
  undoAsk: (UndoAsk & { until: number }) | null;
  connection: { state: 'online' | 'lost' | 'offline'; text: string };
  /** The last refused request. */
  refusal: Refusal | null;
  /** An answer is on its way. */
  busy: boolean;
  /** As it was told at `at` (ms since 1970); null = no clock. */
  clock: (NonNullable<ClockMessage['clock']> & { at: number }) | null;
  /** The shuffle that is being mixed, or that of the game; null = none, or an older game. */
  mix: MixView | null;
  /** When the players who are asked now are waited for no longer, ms since 1970: as long as is known here. */
  mixUntil: number;
  /** What is passed for the own seat. */
  passing: PassingView;
  /** How often the whole state has come. */
  syncs: number;
  /** Told to the host only. */
  guests: GuestsMessage;
  /** Who asks to sit in, as far as it concerns this page. */
  seatAsks: SeatAsk[];
  said: Said | null;
  chat: ChatLine[];
  /** Those who watch are muted by the players. */
  hushed: boolean;
  /** Who is not read; null = as at first. */
  muted: Muted | null;
  /** The last signs players gave, oldest first. */
  signals: readonly Signal[];
  /** Number of the last line that was read. */
  chatRead: number;
  /** The seat is held by another tab: what is to be said about it. */
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
    view: null,
    events: [],
    undo: null,
    undoAsk: null,
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
