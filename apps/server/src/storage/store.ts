import type { Command, GameSetup, Undo } from '@smash/engine';
import type { GameFork, MixRecord } from '@smash/protocol';
import type { GameEvent, GameState } from '../game/gameEngine.ts';
import type { RoomData } from './rows.ts';

export interface StoredCommand {
  n: number;
  /** An undo gives the number of earlier entries that remain valid (engine: standing). */
  command: Command | Undo;
  events: GameEvent[];
  /** Made by the browser that sent it, to recognize a resent command. '' = the room's own. */
  id: string;
}

/** Everything needed to replay a game. */
export interface StoredRecord {
  engine: string;
  setup: GameSetup;
  /** Who sat where when it began. */
  names: string[];
  commands: (Command | Undo)[];
  /** What the seed was derived from; absent in games begun before version 1.3.0. */
  mix?: MixRecord;
  /** The games it was forked from; absent if it began on its own. */
  forks?: GameFork[];
  /** The state stored after the last command; null = there is none. */
  last: GameState | null;
}

export interface StoredGame {
  /** The rules version it began under. */
  engine: string;
  /** null = damaged. */
  setup: GameSetup | null;
  /** The events of the setup, before the first command. */
  events: GameEvent[];
  /** 1, 2, … up to the first that is damaged. */
  commands: StoredCommand[];
  /** As in StoredRecord. */
  mix?: MixRecord;
  forks?: GameFork[];
  /** Nothing of the above is damaged. */
  whole: boolean;
  /**
   * The state after this many commands; null if there is none or it is damaged. `engine`: who made it, '' = unknown.
   */
  snapshot: (Snapshot & { n: number }) | null;
}

/** A room's row; readRoom reads `data`. */
export interface StoredRoom {
  code: string;
  phase: string;
  started: boolean;
  /** ms since 1970. */
  movedAt: number;
  data: string;
}

/** A room whose table has something to do at that time, ms since 1970. */
export interface DueRoom {
  code: string;
  at: number;
}

/** The retention data of a game's row. */
export interface StoredGameRow {
  id: number;
  code: string;
  /** ms since 1970: of its beginning, and of its last command. */
  startedAt: number;
  lastAt: number;
  /** It is on its room's table. */
  current: boolean;
}

/** A game that has begun; if it continues another game, it starts with that game's commands. */
export interface Begun {
  forks: readonly GameFork[];
  commands: readonly StoredCommand[];
  /** The state after these commands. */
  snapshot: Snapshot;
}

/** A state to store, and the rules version that made it. */
export interface Snapshot {
  engine: string;
  state: GameState;
  /** An earlier one, where the game must be replayed from for spectators with late hands. */
  earlier?: Earlier;
}

/** The state after that many entries. */
export interface Earlier {
  n: number;
  state: GameState;
}

/**
 * The storage of rooms and games. A resolved write survives a killed process and a power cut. A rejected one has
 * changed nothing: a store that cannot know (the connection broke before the reply) keeps asking until it does.
 */
export interface Store {
  /** Stores a new room, which this process serves. False if its code is taken. */
  addRoom(room: RoomData): Promise<boolean>;
  saveRoom(room: RoomData): Promise<void>;
  /** Saves a new game and makes it the room's. Returns the room with the number of the game's row. */
  startGame(
    room: RoomData,
    engine: string,
    setup: GameSetup,
    events: GameEvent[],
    mix?: MixRecord,
    begun?: Begun,
  ): Promise<RoomData>;
  /**
   * Saves an accepted command, with the resulting room and now and then the resulting state. `null` leaves the state
   * stored before, `'none'` drops it.
   */
  addCommand(room: RoomData, stored: StoredCommand, snapshot: Snapshot | 'none' | null): Promise<void>;
  /** Removes a room that this process serves, with its games. */
  removeRoom(code: string): Promise<void>;
  /** Removes a game that is no longer on a table. */
  removeGame(id: number): Promise<void>;
  /** Whether such a room exists, whoever serves it. */
  has(code: string): Promise<boolean>;
  /**
   * The room's data, for readRoom: this process serves it from now on. null = there is none, or it is closed. Throws
   * TakenOver.
   */
  claim(code: string): Promise<string | null>;
  /** The data of those rooms that exist and are not closed, for readRoom, whoever serves them. */
  look(codes: readonly string[]): Promise<{ code: string; data: string }[]>;
  /** This table is empty now: the next process asked for it serves it. */
  release(code: string): Promise<void>;
  /**
   * The next rooms with a deadline (dueOf), by time and code, at most this many: those that this process serves, or
   * that nobody serves. `after`: the last room of the previous call; null = from the first.
   */
  due(after: DueRoom | null, limit: number): Promise<DueRoom[]>;
  /** The secret of that name, made at the first call, the same for all processes. Kept with the data. */
  secret(name: string, make: () => string): Promise<string>;
  /** Finds ended and frozen processes; their rooms may be claimed. */
  relieve(): Promise<void>;
  /** Rooms of this process that others took over while it was frozen; empty if it was not. Call every few seconds. */
  lost(): Promise<string[]>;
  /** The next rooms by code, at most this many, whoever serves them. */
  rooms(after: string, limit: number): Promise<StoredRoom[]>;
  /** The next games by number, at most this many. */
  games(after: number, limit: number): Promise<StoredGameRow[]>;
  /** Returns freed space to the disk, a little at a time. */
  shrink(): Promise<void>;
  /** Never rejects because of damage: see StoredGame. */
  game(id: number): Promise<StoredGame>;
  /** null if the game does not exist. Rejects with Unreadable if it is damaged. */
  record(id: number): Promise<StoredRecord | null>;
  /** Whether the operator has closed the room: its data is kept, and nobody plays there. */
  closed(code: string): Promise<boolean>;
  /** The operator's orders to running processes. */
  orders(): Promise<Order[]>;
  /** Marks the order as carried out by this process. */
  answerOrder(id: string, answer: string): Promise<void>;
  /**
   * A minimal real write; after a failed one, as much as a move may need. Rejects quickly if nothing can be stored.
   */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Written by `pnpm admin`, carried out by every running process. */
export interface Order {
  id: string;
  /** `unload`: release the room, which is closed. `forget`: remove the name from all tables in memory. */
  what: string;
  /** The room's code, or the name. */
  subject: string;
}

/** Another process serves the room now: this one must release it. */
export class TakenOver extends Error {
  constructor(code: string) {
    super(`Room ${code} is served by another process.`);
  }
}
