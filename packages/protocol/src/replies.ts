/** What the server sends: answers to requests, and messages of its own accord. */
import type { EventView, Seat, View } from '@smash/engine';
import * as z from 'zod/mini';
import { type ChatMessage, chatMessage } from './chat.ts';
import { type ClockMessage, clockMessage } from './clock.ts';
import { ops } from './diff.ts';
import { type TableOptions, tableOptions } from './options.ts';
import { type PassingView, passScopes } from './passing.ts';
import { type UndoAsk, type UndoView, undoAsk, undoView } from './undo.ts';
import { eventView, gameView } from './view.ts';

/** Raised when messages change so that an older page must be loaded anew. */
export const PROTOCOL = 3;

/**
 * The reason of a rejected request (`error.reason` in the Colyseus SDK). Nothing has changed. `code` is one of
 * refusedCodes or a code of the engine (stalePrompt, badPick, …); `rule` is set for rules of the game.
 */
export const refused = z.object({ code: z.string(), text: z.string(), rule: z.optional(z.string()) });
export type Refused = z.infer<typeof refused>;

export const refusedCodes = [
  'invalid', // not of the message's form
  'rate', // too many messages
  'unsynced', // sync comes first
  'noSeat', // only for seated players
  'notHost',
  'phase', // not now: lobby, game or over
  'full', // no seat free
  'taken', // that seat is taken
  'name', // no visible character
  'players', // too few or too many
  'notReady',
  'barred', // cannot be taken back, or not without the others
  'unknown', // no such card, set or seat
  'storage', // could not be saved, so it was not done
  'restart', // the server ends: to be sent again when the table is back
  'server', // a fault of ours; the table is as it was
] as const;
export type RefusedCode = (typeof refusedCodes)[number];

/** The whole view of one connection. */
const fullMessage = z.object({
  /** Number of the game at this table: 1, 2, … with rematches. */
  game: z.int(),
  seq: z.int(),
  view: gameView,
  /** Events after number `since`, oldest first; since 0 = the whole log. */
  since: z.int(),
  events: z.array(eventView),
  /** How often something was taken back in this game: a log from before the last time is no longer the log. */
  undone: z.int(),
  undo: z.nullable(undoView),
  /** hashOf(view) */
  hash: z.string(),
});
export interface FullMessage {
  game: number;
  seq: number;
  view: View;
  since: number;
  events: EventView[];
  undone: number;
  undo: UndoView | null;
  hash: string;
}

/** The change from view `from` to view `seq` (= from + 1) of this connection. Sent only when there is one (INFO-4). */
const patchMessage = z.object({
  game: z.int(),
  seq: z.int(),
  from: z.int(),
  ops,
  /** Something was taken back: events after this number have not happened. */
  cut: z.optional(z.int()),
  events: z.array(eventView),
  undone: z.int(),
  undo: z.nullable(undoView),
  hash: z.string(),
});
export interface PatchMessage {
  game: number;
  seq: number;
  from: number;
  ops: z.infer<typeof ops>;
  cut?: number;
  events: EventView[];
  undone: number;
  undo: UndoView | null;
  hash: string;
}

/** Something to say to everybody at the table. `trouble` is about the server, `table` about the lobby. */
const noticeMessage = z.object({ kind: z.enum(['table', 'trouble']), text: z.string() });
export type NoticeMessage = z.infer<typeof noticeMessage>;

/** The newest connection of a seat wins: this one holds it no longer and gets no more views until it syncs again. */
const movedMessage = z.object({ text: z.string() });
export type MovedMessage = z.infer<typeof movedMessage>;

/** The own seat has changed other than by the own request: seats closed up, or the host freed it (null = watching). */
const youMessage = z.object({ seat: z.nullable(z.int()) });
export type YouMessage = z.infer<typeof youMessage>;

/** A request to take something back, as it stands now; null = there is none (any more). */
const askMessage = z.object({ ask: z.nullable(undoAsk) });
export interface AskMessage {
  ask: UndoAsk | null;
}
/** To the own seat, whenever it has changed: what is passed for it. */
const passingMessage = z.object({
  full: z.boolean(),
  pass: z.nullable(z.enum(passScopes)),
  skips: z.array(z.string()),
  auto: z.nullable(z.int()),
}) satisfies z.ZodMiniType<PassingView>;

/** Messages the server sends on its own: `room.onMessage(type, …)`. */
export const messages = {
  view: fullMessage,
  patch: patchMessage,
  notice: noticeMessage,
  moved: movedMessage,
  you: youMessage,
  chat: chatMessage,
  ask: askMessage,
  passing: passingMessage,
  clock: clockMessage,
};
export interface Messages {
  view: FullMessage;
  patch: PatchMessage;
  notice: NoticeMessage;
  moved: MovedMessage;
  you: YouMessage;
  chat: ChatMessage;
  ask: AskMessage;
  passing: PassingView;
  clock: ClockMessage;
}

export const syncReply = z.object({
  protocol: z.int(),
  version: z.string(),
  /** Of the pages this server serves; '' when it does not know. */
  build: z.string(),
  /** The own seat; null = watching. */
  seat: z.nullable(z.int()),
  /** False when a token was sent that no seat of this table knows (any more). */
  tokenKnown: z.boolean(),
  chat: chatMessage,
  ask: z.nullable(undoAsk),
  /** Null while no game has begun. */
  full: z.nullable(fullMessage),
});
export interface SyncReply {
  protocol: number;
  version: string;
  build: string;
  seat: Seat | null;
  tokenKnown: boolean;
  chat: ChatMessage;
  ask: UndoAsk | null;
  full: FullMessage | null;
}

/** The token is told once and kept by the browser: who has it has the seat. */
export const seatReply = z.object({ seat: z.int(), name: z.string(), token: z.string() });
export type SeatReply = z.infer<typeof seatReply>;

/** In place of the token that was shown. */
export const renewReply = z.object({ token: z.string() });
export type RenewReply = z.infer<typeof renewReply>;

/** The table's shared state (`room.state.toJSON()`): lobby, presence and what of the game is public at a glance. */
export const lobbyView = z.object({
  code: z.string(),
  phase: z.enum(['lobby', 'game', 'over']),
  /** Seat of the host; -1 = nobody sits yet. */
  host: z.int(),
  watchers: z.int(),
  options: tableOptions,
  seats: z.array(
    z.object({
      taken: z.boolean(),
      name: z.string(),
      ready: z.boolean(),
      /** A connection holds the seat now. */
      here: z.boolean(),
      /**
       * Of a player who is not there in a running game: for how long the others wait, then they choose; open = somebody
       * who watches may sit in.
       */
      absence: z.enum(['', 'grace', 'choose', 'open']),
      /** Asked for after the game. */
      rematch: z.enum(['', 'same', 'rotate', 'new']),
      vp: z.int(),
      hand: z.int(),
      deck: z.int(),
    }),
  ),
  /** Number of the game; 0 = none yet. */
  game: z.int(),
  turn: z.int(),
  /** Whose turn; -1 = nobody's. */
  current: z.int(),
  /** Phase of the game (draft, setup, start, play, …); '' = no game. */
  step: z.string(),
  /** sha256 (hex) of the seed, told at the start; the seed itself is told at the end, so that shuffles can be checked. */
  commitment: z.string(),
  seed: z.string(),
  /** Where the record of the game is, once it is over: /api/replay/… */
  replay: z.string(),
  /** Nothing can be saved now: the table waits for its store. */
  paused: z.boolean(),
});
export type LobbyPhase = 'lobby' | 'game' | 'over';
export interface LobbyView extends Omit<z.infer<typeof lobbyView>, 'options'> {
  options: TableOptions;
}
