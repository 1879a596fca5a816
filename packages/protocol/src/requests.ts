/**
 * What a browser may ask: `room.request(type, payload)`. Every request is answered with the value named here, or
 * rejected with a Refused. Nothing else is listened to.
 */
import type { Contribution, Forecast, Refusal } from '@smash/engine';
import * as z from 'zod/mini';
import { PHRASES } from './chat.ts';
import { tableOptions } from './options.ts';
import { passingChange } from './passing.ts';
import type { RenewReply, SeatReply, SyncReply } from './replies.ts';

const seat = z.int().check(z.gte(0), z.lte(3));
const id = z.int().check(z.gte(0), z.lte(1_000_000_000));
/** Of a card or base; 0 is what has none. */
const card = z.int().check(z.gte(1), z.lte(1_000_000_000));
const name = z.string().check(z.minLength(1), z.maxLength(120));
const token = z.string().check(z.minLength(20), z.maxLength(80));

/** Made anew for every command: sent again with the same one, after its answer was lost, it is carried out once. */
const commandId = z.optional(z.string().check(z.minLength(8), z.maxLength(40)));

/** A payload may be left out where all of it is optional. */
const nothing = z.optional(z.nullable(z.strictObject({})));

/** Wait on, let somebody sit in, or let the seat concede. */
const awayChoices = ['wait', 'hand', 'concede'] as const;
export type AwayChoice = (typeof awayChoices)[number];

export const requests = {
  /** First thing after joining and after every reconnect; also on a gap. `since` spares events the browser has. */
  sync: z.optional(
    z.nullable(
      z.strictObject({
        token: z.optional(token),
        since: z.optional(
          z.strictObject({ game: id, viewer: z.union([seat, z.literal('spectator')]), n: id, undone: id }),
        ),
      }),
    ),
  ),
  /**
   * Another token for the own seat, asked for after every sync that needed one. The one that is shown stays good until
   * the new one has been used: a reply that is lost costs nobody the seat.
   */
  renew: z.strictObject({ token }),
  /** Take a seat in the lobby. mark = the wished seat (0 = A ●, 1 = B ■, 2 = C ▲, 3 = D ◆); absent = the first free. */
  seat: z.strictObject({ name, mark: z.optional(seat) }),
  /** Leave the own seat (not during a game: concede first). */
  leave: nothing,
  ready: z.strictObject({ ready: z.boolean() }),
  name: z.strictObject({ name }),
  /** Host: change some of the table's rules. Clears everybody's Ready. */
  options: z.partial(tableOptions),
  /** Host: free the seat of somebody who is gone (lobby only). */
  free: z.strictObject({ seat }),
  /** Host: start. `anyway` starts although somebody is not ready. */
  start: z.optional(z.nullable(z.strictObject({ anyway: z.optional(z.boolean()) }))),
  /** Answer to the prompt of the own view. pick = option ids, empty = skip or pass. */
  answer: z.strictObject({ prompt: id, pick: z.array(id).check(z.maxLength(200)), id: commandId }),
  /** Take back the step the own button shows. Refused when something stands before it. */
  undo: z.strictObject({ step: id, id: commandId }),
  /** Ask the others whether it may be taken back nevertheless. */
  askUndo: z.strictObject({ step: id }),
  /** What one says to such a request. */
  answerUndo: z.strictObject({ id, allow: z.boolean() }),
  /** How the own seat wants to be asked in windows. The server forgets it with the game: to be said again after sync. */
  passing: passingChange,
  /** Why can that card not be played (there) now? */
  whyNot: z.strictObject({ card, at: z.optional(card) }),
  /** Why this number? */
  explain: z.strictObject({ id: card, stat: z.enum(['power', 'total', 'breakpoint']), seat: z.optional(seat) }),
  /** What would that option of the own prompt do? */
  forecast: z.strictObject({ prompt: id, option: id }),
  concede: z.optional(z.nullable(z.strictObject({ id: commandId }))),
  /** Agree (or no longer agree) to end the game early. */
  agree: z.strictObject({ yes: z.boolean(), id: commandId }),
  /** After the game. It begins when every seat has asked; with the same factions only if all ask for that. */
  rematch: z.strictObject({ factions: z.enum(['same', 'rotate', 'new', 'no']) }),
  /** Say something to the table: words of one's own, or one of PHRASES. */
  chat: z.union([
    z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    z.strictObject({ phrase: z.int().check(z.gte(0), z.lt(PHRASES.length)) }),
  ]),
  /** A player: mute those who watch, or let them speak again. */
  hush: z.strictObject({ on: z.boolean() }),
  /** What is to be done about a player who has been away for a while. */
  away: z.strictObject({ seat, choice: z.enum(awayChoices) }),
  /** Who watches: play for somebody who is away, until that player is back. */
  standIn: z.strictObject({ seat, name }),
  /** More time for what one is asked. */
  more: nothing,
  /** Host, after the game: back to the lobby with the same seats, to change rules or players. */
  reopen: nothing,
};

export type RequestType = keyof typeof requests;
export type RequestPayload<T extends RequestType> = z.infer<(typeof requests)[T]>;

export interface RequestReplies {
  sync: SyncReply;
  renew: RenewReply;
  seat: SeatReply;
  leave: null;
  ready: null;
  name: { name: string };
  options: null;
  free: null;
  start: null;
  /** The move is stored and made. */
  answer: null;
  undo: null;
  askUndo: null;
  answerUndo: null;
  passing: null;
  whyNot: Refusal | null;
  explain: Contribution[];
  /** null where nothing can be said, or the prompt is not open any more. */
  forecast: Forecast | null;
  concede: null;
  agree: null;
  rematch: null;
  chat: null;
  hush: null;
  away: null;
  standIn: SeatReply;
  more: null;
  reopen: null;
}
