/** What the server sends: replies to requests, and messages on its own initiative. */
import type { EventView, Seat, View } from '@smash/engine';
import * as z from 'zod/mini';
import { betweens } from './betweens.ts';
import { botLevels, botStyles } from './bots.ts';
import { type ChatMessage, chatMessage } from './chat.ts';
import { type ClockMessage, clockMessage } from './clock.ts';
import { ops } from './diff.ts';
import {
  type GiftMessage,
  type GivingAsk,
  type GivingMessage,
  type GuestsMessage,
  giftMessage,
  givingAsk,
  givingMessage,
  guestsMessage,
  locks,
  type OutMessage,
  outMessage,
  type SeatAsksMessage,
  seatAsksMessage,
} from './hosting.ts';
import { type LateChange, type LateMessage, lateChange, lateMessage } from './late.ts';
import { type MixMessage, mixMessage } from './mix.ts';
import { type TableOptions, tableOptions } from './options.ts';
import { type PassingView, passScopes } from './passing.ts';
import { type SignalMessage, signalMessage } from './signal.ts';
import { type UndoAsk, type UndoView, undoAsk, undoView } from './undo.ts';
import { eventView, gameView } from './view.ts';

/** Incremented when messages change so that an older page must reload. */
export const PROTOCOL = 12;

/**
 * Why a request was rejected (`error.reason` in the Colyseus SDK). Nothing has changed. `code` is one of
 * refusedCodes or a code of the engine (badCount, badGroup, …); `rule` is set for rules of the game.
 */
export const refused = z.object({ code: z.string(), text: z.string(), rule: z.optional(z.string()) });
export type Refused = z.infer<typeof refused>;

export const refusedCodes = [
  'invalid', // does not match the schema
  'rate', // too many messages
  'unsynced', // sync first
  'noSeat', // only for seated players
  'notHost',
  'phase', // not now: lobby, game or over
  'full', // no seat free
  'taken', // that seat is taken
  'locked', // the host has locked the seats or the table
  'putOut', // the host has removed this person
  'name', // no visible character
  'players', // too few or too many
  'notReady',
  'changed', // agreed to something else
  'stuck', // the game cannot continue: end it or start another
  'barred', // cannot be undone, or not without the others
  'unfit', // does not match the commitment
  'unknown', // nothing the viewer sees, or no such set
  'storage', // could not be saved, so it was not carried out
  'restart', // the server is shutting down: send again when the table is back
  'server', // an internal error; the table is unchanged
] as const;
/**
 * The one reply for every id that the viewer does not see: hidden, unknown, of another kind, or gone. It does not say
 * which (INFO-2).
 */
export const GONE = 'That has changed or is not on your table: please look again.';
export type RefusedCode = (typeof refusedCodes)[number];

/** The whole view of one connection. */
const fullMessage = z.object({
  /** Number of the game at this table: 1, 2, … with rematches. */
  game: z.int(),
  seq: z.int(),
  view: gameView,
  /**
   * Events after number `since`, oldest first. since 0 = the newest page of the log, which replaces everything known
   * before; request older pages with `log`.
   */
  since: z.int(),
  events: z.array(eventView),
  /** How many undos this game has had: a log from before the last one is outdated. */
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

/**
 * A lost or duplicated patch is detected by its number. Every so many messages of a connection, whatever they contain,
 * a hash proves that both ends have the same view.
 */
export const HASH_EVERY = 64;

/**
 * The change from view `from` to view `seq` (= from + 1) of this connection, as bytes from packPatch. Sent only if
 * there is a change (INFO-4).
 */
const patchMessage = z.object({
  game: z.int(),
  seq: z.int(),
  from: z.int(),
  ops,
  /** Something was undone: events after this number no longer count. */
  cut: z.optional(z.int()),
  events: z.array(eventView),
  undone: z.int(),
  undo: z.nullable(undoView),
  /** hashOf(view) after the change; included in one of HASH_EVERY messages. */
  hash: z.optional(z.string()),
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
  hash?: string;
}

/** An announcement to the table. `trouble` is about the server, `table` about the lobby. */
const noticeMessage = z.object({ kind: z.enum(['table', 'trouble']), text: z.string() });
export type NoticeMessage = z.infer<typeof noticeMessage>;

/** A seat's newest connection wins: this one has lost it and gets no views until it syncs again. */
const movedMessage = z.object({ text: z.string() });
export type MovedMessage = z.infer<typeof movedMessage>;

/** The recipient's seat has changed without a request: seats closed up, or the host freed it (null = watching). */
const youMessage = z.object({ seat: z.nullable(z.int()) });
export type YouMessage = z.infer<typeof youMessage>;

/** The state of an undo request; null = there is none (any more). */
const askMessage = z.object({ ask: z.nullable(undoAsk) });
export interface AskMessage {
  ask: UndoAsk | null;
}
/** Sent to a seat whenever it changes: what is passed for it. */
const passingMessage = z.object({
  full: z.boolean(),
  pass: z.nullable(z.enum(passScopes)),
  skips: z.array(z.string()),
  auto: z.nullable(z.int()),
  between: z.optional(z.enum(betweens)),
}) satisfies z.ZodMiniType<PassingView>;

/** A seat, and the token that reclaims it: sent once and kept by the browser. Whoever has it has the seat. */
export const seatReply = z.object({ seat: z.int(), name: z.string(), token: z.string() });
export type SeatReply = z.infer<typeof seatReply>;

/** Messages the server sends on its own: `room.onMessage(type, …)`. */
export const messages = {
  view: fullMessage,
  patch: patchMessage,
  notice: noticeMessage,
  moved: movedMessage,
  you: youMessage,
  chat: chatMessage,
  ask: askMessage,
  giving: givingMessage,
  gift: giftMessage,
  late: lateMessage,
  lateChange,
  passing: passingMessage,
  clock: clockMessage,
  signal: signalMessage,
  /** Whenever it has changed. */
  mix: mixMessage,
  guests: guestsMessage,
  seatAsks: seatAsksMessage,
  /** A spectator who asked to sit in has the seat. */
  seated: seatReply,
  out: outMessage,
};
export interface Messages {
  view: FullMessage;
  patch: PatchMessage;
  notice: NoticeMessage;
  moved: MovedMessage;
  you: YouMessage;
  chat: ChatMessage;
  ask: AskMessage;
  giving: GivingMessage;
  gift: GiftMessage;
  late: LateMessage;
  lateChange: LateChange;
  passing: PassingView;
  clock: ClockMessage;
  signal: SignalMessage;
  mix: MixMessage;
  guests: GuestsMessage;
  seatAsks: SeatAsksMessage;
  seated: SeatReply;
  out: OutMessage;
}

export const syncReply = z.object({
  protocol: z.int(),
  version: z.string(),
  /** Build of the pages this server serves; '' = unknown. */
  build: z.string(),
  /** The viewer's seat; null = watching. */
  seat: z.nullable(z.int()),
  /** False if a token was sent that no seat of this table knows (any more). */
  tokenKnown: z.boolean(),
  chat: chatMessage,
  ask: z.nullable(undoAsk),
  giving: z.nullable(givingAsk),
  mix: mixMessage,
  /** Null while no game has begun. */
  full: z.nullable(fullMessage),
  /** Null unless this spectator sees all hands late: then `full` is null. */
  late: z.nullable(lateMessage),
});
export interface SyncReply {
  protocol: number;
  version: string;
  build: string;
  seat: Seat | null;
  tokenKnown: boolean;
  chat: ChatMessage;
  ask: UndoAsk | null;
  giving: GivingAsk | null;
  mix: MixMessage;
  full: FullMessage | null;
  late: LateMessage | null;
}

/** A page of the log, oldest first; empty = there is nothing before. */
export const logReply = z.object({ events: z.array(eventView) });
export interface LogReply {
  events: EventView[];
}

/** The bot's answer, and the best three it compared: the data of `Thought` (`@smash/bots`). */
export interface HintReply {
  pick: number[];
  considered: { pick: number[]; chance: number; reasons: object[] }[];
}

/** Replaces the token that was presented. */
export const renewReply = z.object({ token: z.string() });
export type RenewReply = z.infer<typeof renewReply>;

/** The table's shared state (`room.state.toJSON()`): lobby, presence and the public essentials of the game. */
export const lobbyView = z.object({
  code: z.string(),
  phase: z.enum(['lobby', 'game', 'over']),
  /** Seat of the host; -1 = nobody is seated yet. */
  host: z.int(),
  watchers: z.int(),
  lock: z.enum(locks),
  options: tableOptions,
  seats: z.array(
    z.object({
      taken: z.boolean(),
      name: z.string(),
      ready: z.boolean(),
      /** The seat has a live connection, or belongs to a bot. */
      here: z.boolean(),
      /** The level of the bot that plays there, for good or until its player is back; '' = none does. */
      bot: z.enum(['', ...botLevels]),
      /** The style of the bot that owns the seat. */
      style: z.enum(botStyles),
      /**
       * The first seat held by the same browser, for people who share a screen; its own number if it holds no other.
       */
      screen: z.int(),
      /**
       * For a player absent from a running game: cut off (grace) or gone on purpose (left), while the others wait; what
       * they choose now; open = a spectator may sit in.
       */
      absence: z.enum(['', 'grace', 'left', 'choose', 'open']),
      /** Who had this seat in the game this one continues; '' = unknown. */
      was: z.string(),
      /** Rematch requested after the game. */
      rematch: z.enum(['', 'same', 'rotate', 'new']),
      vp: z.int(),
      hand: z.int(),
      deck: z.int(),
    }),
  ),
  /**
   * The turn of another game that this game, or in the lobby the next one, continues from (0 = its draft); -1 = new
   * game.
   */
  from: z.int(),
  /** It continues with new shuffles instead of those of that game. */
  fresh: z.boolean(),
  /** In the lobby: the address of the record it continues from, /api/replay/…; '' = a new game. */
  origin: z.string(),
  /** In the lobby: identifies the rules and the moment to continue from, which a ready player agrees to. */
  terms: z.string(),
  /** Number of the game; 0 = none yet. */
  game: z.int(),
  turn: z.int(),
  /** Whose turn; -1 = nobody's. */
  current: z.int(),
  /** Phase of the game (draft, setup, start, play, …); '' = no game. */
  step: z.string(),
  /**
   * The server's commitment (mix.ts), announced before the game; in games begun before version 1.3.0 sha256 (hex) of
   * the seed.
   */
  commitment: z.string(),
  /** Revealed at the end, so that shuffles can be verified. */
  seed: z.string(),
  /** Where to find the game's record once it is over: /api/replay/… */
  replay: z.string(),
  /** Saving currently fails: the table is waiting for its store. */
  paused: z.boolean(),
  /**
   * Why the game cannot continue (it began under older rules, or is damaged): the players end it or start over. lost =
   * none of it can be shown; the table is back in the lobby with its seats.
   */
  stuck: z.enum(['', 'older', 'damaged', 'lost']),
});
export type LobbyPhase = 'lobby' | 'game' | 'over';
export interface LobbyView extends Omit<z.infer<typeof lobbyView>, 'options'> {
  options: TableOptions;
}
