/**
 * What a browser may request: `room.request(type, payload)`. Every request is answered with the value named here, or
 * rejected with a Refused; the room ignores everything else. Every number and string is marked, so that the room can
 * resolve each id against what the viewer sees before acting on it (INFO-2).
 */
import type { Contribution, Forecast, Refusal } from '@smash/engine';
import * as z from 'zod/mini';
import { betweens } from './betweens.ts';
import { botLevels, botStyles } from './bots.ts';
import { PHRASES } from './chat.ts';
import { locks, visitor } from './hosting.ts';
import { commandOf, idOf, plainData, type ResolvedOf } from './marks.ts';
import { commitmentHex, playerBits, roundId } from './mix.ts';
import { subscription, unsubscription } from './notices.ts';
import { tableOptions } from './options.ts';
import { PACKED } from './packed.ts';
import { passingChange } from './passing.ts';
import type { HintReply, LogReply, RenewReply, SeatReply, SyncReply } from './replies.ts';
import { reactions } from './signal.ts';

const seat = idOf('seat', z.int().check(z.gte(0), z.lte(3)));
/** A position in the viewer's log, or in a public list: refers to no card. */
const count = plainData(z.int().check(z.gte(0), z.lte(1_000_000_000)));
const name = plainData(z.string().check(z.minLength(1), z.maxLength(120)));
const token = plainData(z.string().check(z.minLength(20), z.maxLength(80)));

/** Unique per command: a command resent with the same number, because its reply was lost, is carried out once. */
const commandId = z.optional(commandOf(z.string().check(z.minLength(8), z.maxLength(40))));

/** The payload may be omitted if all of it is optional. */
const nothing = z.optional(z.nullable(z.strictObject({})));

/** Keep waiting, let somebody sit in, let a bot play, or let the seat concede. */
const awayChoices = ['wait', 'hand', 'bot', 'concede'] as const;
export type AwayChoice = (typeof awayChoices)[number];

export const requests = {
  /** First request after joining, after every reconnect, and on a gap. `since` skips events the browser already has. */
  sync: z.optional(
    z.nullable(
      z.strictObject({
        token: z.optional(token),
        /**
         * From the person who opened the table and did not know its code before: what others present when they join.
         */
        visitor: z.optional(plainData(visitor)),
        since: z.optional(
          z.strictObject({
            game: count,
            // It is only compared with the sender's own viewer.
            viewer: z.union([plainData(z.int().check(z.gte(0), z.lte(3))), z.literal('spectator')]),
            n: count,
            undone: count,
          }),
        ),
      }),
    ),
  ),
  /** The page of the log before this event, in the sender's role; `game` and `undone` as in the view it belongs to. */
  log: z.strictObject({ game: count, undone: count, before: count }),
  /**
   * Replaces the seat's token, after every sync that needed one. The old token stays valid until the new one has been
   * used, so a lost reply costs nobody the seat.
   */
  renew: z.strictObject({ token }),
  /** Player: get a key that moves your seat to another device, replacing any earlier one. Valid once, for MOVE_MS. */
  moveSeat: nothing,
  /**
   * Spectator: get a token for the seat that this key moves or gives away. The seat is yours once you `sync` with it.
   */
  claim: z.strictObject({ key: token, name: z.optional(name) }),
  /**
   * Player: ask the others to allow giving your seat in the running game to somebody else. Once all human players have
   * agreed (GIVE_MS), the message `gift` brings a key like that of moveSeat; claiming it needs a name, and you become a
   * spectator.
   */
  giveSeat: nothing,
  /** Answer such a request. */
  answerGiving: z.strictObject({ id: idOf('giving'), allow: z.boolean() }),
  /**
   * Take a seat in the lobby. mark = the preferred seat (0 = A ●, 1 = B ■, 2 = C ▲, 3 = D ◆); absent = the first free.
   */
  seat: z.strictObject({ name, mark: z.optional(seat) }),
  /** Leave your seat (not during a game: concede first). */
  leave: nothing,
  /**
   * `terms`: as in LobbyView when the player agreed; refused with `changed` if they differ by now. Required for a game
   * that continues another.
   */
  ready: z.strictObject({ ready: z.boolean(), terms: z.optional(plainData(z.string().check(z.maxLength(64)))) }),
  name: z.strictObject({ name }),
  /** Host: change some of the table's rules. Resets everybody's Ready. */
  options: z.partial(tableOptions),
  /**
   * Host: the next game continues a finished one after that many of its commands, with its seats and rules, and with
   * its later shuffles or new ones (`fresh`); decks keep their order. `replay`: the address of its record, as in
   * LobbyView; or `record`: the record itself up to the end of that game, see PACKED. Everybody at the table can see it
   * (LobbyView.origin), and the game begins only once all are ready. Resets everybody's Ready.
   */
  playOn: z.strictObject({
    replay: z.optional(plainData(z.string().check(z.minLength(1), z.maxLength(60)))),
    record: z.optional(plainData(z.string().check(z.regex(/^[\w-]+$/), z.maxLength(PACKED)))),
    played: count,
    fresh: z.boolean(),
  }),
  /**
   * Host: give a free seat to a bot, or change the level or style of the bot there (lobby only). Omitted fields stay
   * unchanged; a new bot is `medium` and plain.
   */
  bot: z.strictObject({ seat, level: z.optional(z.enum(botLevels)), style: z.optional(z.enum(botStyles)) }),
  /** Host: free the seat of a bot or of somebody who is not there (lobby only); putOut removes those who are. */
  free: z.strictObject({ seat }),
  /**
   * Host: start. `anyway` starts even if somebody is not ready, except a game that continues another or shows hands
   * late. The reply comes
   * once the game is dealt, after the mix, which may take twice MIX_MS.
   */
  start: z.optional(z.nullable(z.strictObject({ anyway: z.optional(z.boolean()) }))),
  /**
   * Answers to the two questions of a mix (mix.ts): the hash of the sender's bits, then the bits. Resending is
   * harmless.
   */
  commit: z.strictObject({ round: plainData(roundId), commitment: plainData(commitmentHex) }),
  reveal: z.strictObject({ round: plainData(roundId), bits: plainData(playerBits) }),
  /** Answer the prompt in the viewer's view. pick = option ids, empty = skip or pass. */
  answer: z.strictObject({
    prompt: idOf('prompt'),
    pick: z.array(idOf('option')).check(z.maxLength(200)),
    id: commandId,
  }),
  /** Undo the step shown on the viewer's button. Refused if something prevents it. */
  undo: z.strictObject({ step: idOf('step'), id: commandId }),
  /** Ask the others to allow the undo anyway. */
  askUndo: z.strictObject({ step: idOf('step') }),
  /** Answer such a request. */
  answerUndo: z.strictObject({ id: idOf('undoRequest'), allow: z.boolean() }),
  /**
   * When this seat wants to be asked in windows. The server forgets it when the game is unloaded: resend it after sync.
   */
  passing: passingChange,
  /** At a table by days, instead of stops and `skip`: when this seat is asked at all. Kept with the seat. */
  between: z.strictObject({ between: z.enum(betweens) }),
  /** Why can't that card be played (there) now? */
  whyNot: z.strictObject({ card: idOf('card'), at: z.optional(idOf('place')) }),
  /** Why this number? */
  explain: z.strictObject({
    id: idOf('card'),
    stat: z.enum(['power', 'total', 'breakpoint']),
    seat: z.optional(seat),
  }),
  /** What would this option of the viewer's prompt do? */
  forecast: z.strictObject({ prompt: idOf('prompt'), option: idOf('option') }),
  /** What would a hard bot do in the viewer's place? Refused unless the table's rules allow hints. */
  hint: z.strictObject({ prompt: idOf('prompt') }),
  concede: z.optional(z.nullable(z.strictObject({ id: commandId }))),
  /** Agree to end the game early, or withdraw. */
  agree: z.strictObject({ yes: z.boolean(), id: commandId }),
  /**
   * After the game. The rematch begins once every seat has asked, with the same factions only if all want them. The
   * last one to ask gets the same reply as for `start`.
   */
  rematch: z.strictObject({ factions: z.enum(['same', 'rotate', 'new', 'no']) }),
  /** The server's key for notices to closed pages; '' = it sends none. */
  noticeKey: nothing,
  /** Player: send notices about this table to this browser, in place of what it asked for before. */
  subscribe: subscription,
  /** Player: stop sending notices to it. */
  unsubscribe: unsubscription,
  /** Say something to the table: free text, or one of PHRASES. */
  chat: z.union([
    z.strictObject({ text: plainData(z.string().check(z.minLength(1), z.maxLength(1000))) }),
    z.strictObject({ phrase: plainData(z.int().check(z.gte(0), z.lt(PHRASES.length))) }),
  ]),
  /** Player: mute or unmute the spectators. */
  hush: z.strictObject({ on: z.boolean() }),
  /** A player: point at a base or a card on the table. Sent to everybody who sees it. */
  ping: z.strictObject({ at: idOf('place') }),
  /** A player: react with one word. */
  react: z.strictObject({ reaction: z.enum(reactions) }),
  /** Decide what to do about a player who has been away for a while. */
  away: z.strictObject({ seat, choice: z.enum(awayChoices) }),
  /** Spectator: ask to play for an absent player until that player is back. The seated players decide. */
  standIn: z.strictObject({ seat, name }),
  /** Spectator: withdraw that request. */
  withdraw: nothing,
  /** Player: vote on such a request. A majority of those present decides. */
  answerSeat: z.strictObject({ watcher: idOf('watcher'), seat, allow: z.boolean() }),
  /** Host: who may enter. */
  lock: z.strictObject({ lock: z.enum(locks) }),
  /** Host: remove a seated player (in the lobby) or a spectator, and keep them out. */
  putOut: z.union([z.strictObject({ seat }), z.strictObject({ watcher: idOf('watcher') })]),
  /** Host: readmit somebody, by their number in the host's list of removed people. */
  letIn: z.strictObject({ n: idOf('outcast') }),
  /** Host: make another player the host. */
  passHost: z.strictObject({ seat }),
  /** Take more time for the open question. */
  more: nothing,
  /** Host, after the game: back to the lobby with the same seats, to change rules or players. */
  reopen: nothing,
  /** For a game that cannot continue: end it as it stands, or start another with the same seats. */
  unstick: z.strictObject({ how: z.enum(['end', 'anew']) }),
};

export type RequestType = keyof typeof requests;
/** As a browser sends it. */
export type RequestPayload<T extends RequestType> = z.input<(typeof requests)[T]>;
/** As the handler gets it: every id refers to something that the viewer sees. */
export type Resolved<T extends RequestType> = ResolvedOf<z.output<(typeof requests)[T]>>;

export interface RequestReplies {
  sync: SyncReply;
  log: LogReply;
  renew: RenewReply;
  moveSeat: { key: string };
  claim: SeatReply;
  giveSeat: null;
  answerGiving: null;
  seat: SeatReply;
  leave: null;
  ready: null;
  name: { name: string };
  options: null;
  playOn: null;
  bot: null;
  free: null;
  start: null;
  commit: null;
  reveal: null;
  /** The move has been saved and made. */
  answer: null;
  undo: null;
  askUndo: null;
  answerUndo: null;
  passing: null;
  between: null;
  whyNot: Refusal | null;
  explain: Contribution[];
  /** null = nothing can be said. */
  forecast: Forecast | null;
  /** null = nothing can be said. */
  hint: HintReply | null;
  concede: null;
  agree: null;
  rematch: null;
  noticeKey: { key: string };
  subscribe: null;
  unsubscribe: null;
  chat: null;
  hush: null;
  ping: null;
  react: null;
  away: null;
  standIn: null;
  withdraw: null;
  answerSeat: null;
  lock: null;
  putOut: null;
  letIn: null;
  passHost: null;
  more: null;
  reopen: null;
  unstick: null;
}
