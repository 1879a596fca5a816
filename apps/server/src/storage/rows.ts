import type { Command, GameSetup, Undo } from '@smash/engine';
import {
  defaultOptions,
  type LobbyPhase,
  type MixRecord,
  mixRecord,
  type TableOptions,
  tableOptions,
} from '@smash/protocol';
import * as z from 'zod/mini';
import { sha256 } from '../common/tokens.ts';
import type { GameEvent, GameState } from '../game/gameEngine.ts';
import type { StoredCommand, StoredGame, StoredRecord } from './store.ts';

/** Another game: with the same decks, with these and everybody a seat further, or with new ones. */
export type Rematch = 'same' | 'rotate' | 'new';

/** SHA-256 of the tokens that hold a seat. The tokens themselves are only in their browser. */
export interface TokenData {
  /** The newest token. */
  tokenHash: string;
  /** The last token that was used, valid until a newer one is. */
  formerHash?: string;
  /** Tokens issued for the former one before the newest and not used yet: two tabs may have renewed at once. */
  unusedHashes?: string[];
}

/** A seat that is taken. */
export interface SeatData extends TokenData {
  name: string;
  ready: boolean;
  rematch: '' | Rematch;
  /** The table lets somebody sit in while the player is away. */
  open?: boolean;
  /** Who sits in. The player has the seat again when back. */
  standIn?: TokenData & { name: string };
}

/** Somebody who was put out, and the hashes they are known by: of the browser, of the address, of the seat's tokens. */
interface PutOut {
  readonly n: number;
  /** '' = somebody who watched, under the number `watcher`. */
  readonly name: string;
  readonly watcher: number;
  readonly traces: readonly string[];
}

/** All that is kept of a room besides its games. Replaced as a whole, never changed in place. */
export interface RoomData {
  readonly code: string;
  readonly phase: LobbyPhase;
  /** Seat of the host; -1 = nobody sits. */
  readonly host: number;
  readonly options: TableOptions;
  /** As many as the table has places; null = free. */
  readonly seats: readonly (Readonly<SeatData> | null)[];
  /** Games begun at this table. */
  readonly games: number;
  /** Row of the game on the table, running or just over. */
  readonly gameId: number | null;
  /** A game was once begun here: the room is kept longer. */
  readonly started: boolean;
  /** Nobody new sits, or nobody new comes in; absent = whoever has the link. */
  readonly lock?: 'seats' | 'all';
  /** Who was put out and is kept out. */
  readonly out?: readonly PutOut[];
  /** ms since 1970. */
  readonly movedAt: number;
  /** The game on the table could not go on, and the players have ended it. */
  readonly ended?: boolean;
  /** Of the last game here nothing can be shown. */
  readonly lost?: boolean;
}

/** Who sits where; '' = nobody. */
export const namesOf = (room: RoomData): string[] => room.seats.map((seat) => seat?.name ?? '');

/** What is stored makes no sense: it was damaged. */
export class Unreadable extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what} cannot be read.`, { cause });
  }
}

const tokenData = {
  tokenHash: z.string(),
  formerHash: z.optional(z.string()),
  unusedHashes: z.optional(z.array(z.string())),
};
const seatData = z.looseObject({
  ...tokenData,
  name: z.string(),
  ready: z.boolean(),
  rematch: z.enum(['', 'same', 'rotate', 'new']),
  open: z.optional(z.boolean()),
  standIn: z.optional(z.looseObject({ ...tokenData, name: z.string() })),
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
  movedAt: z.number(),
  ended: z.optional(z.boolean()),
  lost: z.optional(z.boolean()),
});

/** The room of a row, with the defaults of options it is older than. Throws Unreadable. */
export function readRoom(code: string, text: string): RoomData {
  const room = roomData.safeParse(json(text));
  if (!room.success || room.data.code !== code || room.data.host >= room.data.seats.length) {
    throw new Unreadable(`Room ${code}`, room.error);
  }
  return { ...room.data, options: { ...defaultOptions, ...room.data.options } } as RoomData;
}

/** A game as the tables have it. */
export interface GameRows {
  game: { engine: string; setup: string; events: string; mix: string | null } | undefined;
  commands: readonly { n: number; command: string; events: string; id: string }[];
  snapshot: { n: number; hash: string; state: string; engine: string } | undefined;
}

/** By hand: a game has thousands, and whoever comes to the table waits. */
const isCommand = (value: unknown): value is Command | Undo =>
  isObject(value) && typeof (value as Command).type === 'string' && Number.isInteger((value as Command).seat);
const areEvents = (value: unknown): value is GameEvent[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && Number.isInteger((one as GameEvent).n));
const setup = z.looseObject({ seed: z.string(), players: z.int().check(z.gte(2), z.lte(4)) });

/** Reads what can be read: the commands end before the first that cannot, or that does not follow the one before it. */
export function readGame({ game, commands, snapshot }: GameRows): StoredGame {
  const read: StoredCommand[] = [];
  for (const row of commands) {
    const [made, then] = [json(row.command), json(row.events)];
    if (!isCommand(made) || !areEvents(then) || row.n !== read.length + 1) break;
    read.push({ n: row.n, command: made, events: then, id: row.id });
  }
  const [begun, known] = [json(game?.events ?? ''), setup.safeParse(json(game?.setup ?? ''))];
  return {
    engine: game?.engine ?? '',
    setup: known.success ? (known.data as unknown as GameSetup) : null,
    events: areEvents(begun) ? begun : [],
    commands: read,
    ...mixOf(game?.mix ?? null),
    whole: areEvents(begun) && known.success && read.length === commands.length,
    snapshot: readSnapshot(snapshot),
  };
}

function readSnapshot(row: GameRows['snapshot']): StoredGame['snapshot'] {
  const state = row && sha256(row.state) === row.hash ? json(row.state) : null;
  return isObject(state) ? { n: row!.n, engine: row!.engine, state } : null;
}

/** A record as the tables have it. */
export interface RecordRows {
  game: { engine: string; setup: string; names: string; mix: string | null };
  commands: readonly string[];
  last: string | null;
}

/** Throws Unreadable. */
export function readRecord({ game, commands, last }: RecordRows): StoredRecord {
  const parsed = z
    .object({ setup, names: z.array(z.string()) })
    .safeParse({ setup: json(game.setup), names: json(game.names) });
  const made = commands.map(json);
  if (!parsed.success || !made.every(isCommand)) throw new Unreadable('The record', parsed.error);
  const state = last === null ? null : json(last);
  return {
    engine: game.engine,
    setup: parsed.data.setup as unknown as GameSetup,
    names: parsed.data.names,
    commands: made,
    ...mixOf(game.mix),
    last: isObject(state) ? state : null,
  };
}

/** Of the column of that name; null in games begun before version 1.3.0. */
function mixOf(column: string | null): { mix?: MixRecord } {
  const mix = column === null ? null : mixRecord.safeParse(json(column));
  return mix?.success ? { mix: mix.data } : {};
}

const isObject = (value: unknown): value is GameState =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** undefined where it is none. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
