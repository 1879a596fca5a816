import {
  type Between,
  type BotLevel,
  type BotStyle,
  betweens,
  botLevels,
  botStyles,
  type ChatLine,
  chatLine,
  defaultOptions,
  type LobbyPhase,
  type NoticeKind,
  noticeKinds,
  type Standing,
  type Subscription,
  subscription,
  type TableOptions,
  tableOptions,
} from '@smash/protocol';
import * as z from 'zod/mini';

/** A rematch: with the same decks, with the same decks and rotated seats, or with new decks. */
export type Rematch = 'same' | 'rotate' | 'new';

/** SHA-256 of the tokens that hold a seat. The tokens themselves exist only in their browser. */
export interface TokenData {
  /** The newest token. */
  tokenHash: string;
  /** The last token that was used, valid until a newer one is used. */
  formerHash?: string;
  /** Tokens issued before the newest and not used yet: two tabs may have renewed at the same time. */
  unusedHashes?: string[];
  /** The browser or connection that used a token last, see Peer.holder; absent if unknown. */
  browser?: string;
}

/** A browser that gets notices about the table, and what waits until its quiet hours are over. */
export interface Subscriber extends Subscription {
  held?: { kinds: NoticeKind[]; until: number };
}

/** A taken seat. */
export interface SeatData extends TokenData {
  name: string;
  ready: boolean;
  rematch: '' | Rematch;
  /** The seat belongs to a bot: nobody has its token. */
  bot?: BotLevel;
  /** How that bot plays; absent: evenly. */
  style?: BotStyle;
  /** A bot plays until the player is back. */
  sub?: BotLevel;
  /** The key that moves the seat to another device: its hash, and when it expires, ms since 1970. */
  moving?: { hash: string; until: number /** It gives the seat to somebody else. */; gift?: true };
  /** The person who was given the seat, until they use their token. */
  heir?: { name: string; tokenHash: string };
  /** What is asked of the player at a table by days; absent: the default. */
  between?: Between;
  /** Where to send notices while the page is closed, newest last. */
  notices?: readonly Subscriber[];
  /** The table allows a stand-in while the player is away. */
  open?: boolean;
  /** The stand-in. The player gets the seat back on return. */
  standIn?: TokenData & { name: string };
}

/** A removed person, and the hashes to recognize them by: of the browser, of the address, of the seat's tokens. */
interface PutOut {
  readonly n: number;
  /** '' = a spectator, under the number `watcher`. */
  readonly name: string;
  readonly watcher: number;
  readonly traces: readonly string[];
}

/** A question whose time runs. */
export interface AskedTime {
  readonly seat: number;
  readonly prompt: number;
  /** It uses up the turn's time. */
  readonly ofTurn: boolean;
  /** When the time runs out: ms since 1970 by days, otherwise monotonicMs. */
  readonly until: number;
  /** The table itself answers, and only needs to be woken for that. */
  readonly wakes?: boolean;
  /** With `wakes`: when the player's own time runs out, if it has started. */
  readonly own?: number;
}

/** The clocks of a game. */
export interface Times {
  /** Number of the game at its table, turn and current player. */
  readonly turn: readonly [game: number, turn: number, current: number];
  /** ms left in the current player's turn while its clock does not run. */
  readonly left: number;
  readonly asked: readonly AskedTime[];
  /** How often each seat took extra time in this game. */
  readonly more: readonly number[];
}

/** The moment of a finished game from which the next one here continues. */
export interface OriginData {
  /**
   * `replay`: the address of its record, see replayId. `record`: the record itself, packed, if a browser brought it.
   */
  readonly replay?: string;
  readonly record?: string;
  /** Hash of `replay`, or of `record` as it was brought; absent in rooms of older servers. */
  readonly hash?: string;
  /** Identifies the moment, see momentOf; absent in rooms of older servers. */
  readonly of?: string;
  /** The moment comes after this many of that game's commands. */
  readonly played: number;
  /** The next game has new shuffles from that moment on. */
  readonly fresh: boolean;
  readonly turn: number;
  /** Who sat where. */
  readonly names: readonly string[];
}

/** What is kept of the origin while the next game runs. */
export type GoesOn = Pick<OriginData, 'turn' | 'fresh'>;

/** Everything stored about a room except its games. Replaced as a whole, never mutated. */
export interface RoomData {
  readonly code: string;
  readonly phase: LobbyPhase;
  /** Seat of the host; -1 = none. */
  readonly host: number;
  readonly options: TableOptions;
  /** One entry per seat of the table; null = free. */
  readonly seats: readonly (Readonly<SeatData> | null)[];
  /** Games begun at this table. */
  readonly games: number;
  /** Row of the game on the table, running or just over. */
  readonly gameId: number | null;
  /** A game was started here: the room is kept longer. */
  readonly started: boolean;
  /** Nobody new may sit, or nobody new may enter; absent = anybody with the link may. */
  readonly lock?: 'seats' | 'all';
  /** Locked for all: browsers that were there then. */
  readonly guests?: readonly string[];
  /** People who were removed and are kept out. */
  readonly out?: readonly PutOut[];
  /** Browsers that have held a seat in the game; absent before the first, and in some rooms of older servers. */
  readonly sat?: readonly string[];
  /** If spectators see late hands: browsers that were shown hands. */
  readonly saw?: readonly string[];
  /** ms since 1970. */
  readonly movedAt: number;
  /** What spectators of its last game see; absent before the first, and in rooms of older servers. */
  readonly standing?: Standing;
  /** At a table by days: the newest lines of its chat. */
  readonly talk?: readonly ChatLine[];
  /** The seat that has muted spectators; absent or null = none. */
  readonly hushedBy?: number | null;
  /** At a table by days, while its game runs. */
  readonly clock?: Times;
  /** The game on the table could not continue, and the players have ended it. */
  readonly ended?: boolean;
  /** Only in the lobby. */
  readonly origin?: OriginData;
  /** The game on the table continues another. */
  readonly goesOn?: GoesOn;
  /** The last game here cannot be shown at all. */
  readonly lost?: boolean;
}

/** When the room's table has something to do, even with nobody there, ms since 1970; null = never. */
export function dueOf({ clock, seats }: RoomData): number | null {
  const held = seats.flatMap((seat) => seat?.notices ?? []).flatMap((one) => one.held?.until ?? []);
  const all = [...held, ...(clock?.asked.map(({ until }) => until) ?? [])];
  return all.length > 0 ? Math.round(Math.min(...all)) : null;
}

/** Who sits where; '' = nobody. */
export const namesOf = (room: RoomData): string[] => room.seats.map((seat) => seat?.name ?? '');

/** The stored data is invalid: it was damaged. */
export class Unreadable extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what} cannot be read.`, { cause });
  }
}

const tokenData = {
  tokenHash: z.string(),
  formerHash: z.optional(z.string()),
  unusedHashes: z.optional(z.array(z.string())),
  browser: z.optional(z.string()),
};
const subscriber = z.extend(subscription, {
  held: z.optional(z.object({ kinds: z.array(z.enum(noticeKinds)), until: z.number() })),
});
const seatData = z.looseObject({
  ...tokenData,
  name: z.string(),
  ready: z.boolean(),
  rematch: z.enum(['', 'same', 'rotate', 'new']),
  bot: z.optional(z.enum(botLevels)),
  style: z.optional(z.enum(botStyles)),
  sub: z.optional(z.enum(botLevels)),
  between: z.optional(z.enum(betweens)),
  notices: z.optional(z.array(subscriber)),
  open: z.optional(z.boolean()),
  moving: z.optional(z.object({ hash: z.string(), until: z.number(), gift: z.optional(z.literal(true)) })),
  heir: z.optional(z.object({ name: z.string(), tokenHash: z.string() })),
  standIn: z.optional(z.looseObject({ ...tokenData, name: z.string() })),
});
const standing = z.looseObject({
  turn: z.int(),
  current: z.nullable(z.int()),
  asked: z.nullable(z.array(z.int())),
  vp: z.array(z.int()),
  since: z.number(),
});
const times = z.object({
  turn: z.tuple([z.int(), z.int(), z.int()]),
  left: z.number(),
  asked: z.array(
    z.object({
      seat: z.int(),
      prompt: z.int(),
      ofTurn: z.boolean(),
      until: z.number(),
      wakes: z.optional(z.boolean()),
      own: z.optional(z.number()),
    }),
  ),
  more: z.array(z.int()),
});
const roomData = z.looseObject({
  code: z.string(),
  phase: z.enum(['lobby', 'game', 'over']),
  host: z.int(),
  options: z.looseObject(z.partial(tableOptions).shape),
  seats: z.array(z.nullable(seatData)).check(z.minLength(1), z.maxLength(4)),
  games: z.int(),
  gameId: z.nullable(z.int()),
  started: z.boolean(),
  lock: z.optional(z.enum(['seats', 'all'])),
  guests: z.optional(z.array(z.string())),
  out: z.optional(z.array(z.object({ n: z.int(), name: z.string(), watcher: z.int(), traces: z.array(z.string()) }))),
  movedAt: z.number(),
  standing: z.optional(standing),
  clock: z.optional(times),
  talk: z.optional(z.array(chatLine)),
  hushedBy: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(3)))),
  ended: z.optional(z.boolean()),
  lost: z.optional(z.boolean()),
  sat: z.optional(z.array(z.string())),
  saw: z.optional(z.array(z.string())),
  goesOn: z.optional(z.object({ turn: z.int(), fresh: z.boolean() })),
  origin: z.optional(
    z.object({
      replay: z.optional(z.string()),
      record: z.optional(z.string()),
      hash: z.optional(z.string()),
      of: z.optional(z.string()),
      played: z.int(),
      fresh: z.boolean(),
      turn: z.int(),
      names: z.array(z.string()),
    }),
  ),
});

/** The room of a row, with defaults for options newer than it. Throws Unreadable. */
export function readRoom(code: string, text: string): RoomData {
  const room = roomData.safeParse(json(text));
  if (!room.success || room.data.code !== code || room.data.host >= room.data.seats.length) {
    throw new Unreadable(`Room ${code}`, room.error);
  }
  return { ...room.data, options: { ...defaultOptions, ...room.data.options } } as RoomData;
}

/** The same; null if it is damaged. */
export function roomIn(code: string, text: string): RoomData | null {
  try {
    return readRoom(code, text);
  } catch {
    return null;
  }
}

/** undefined if it is not JSON. */
export function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
