import type { Command, GameSetup, Undo } from '@smash/engine';
import type { MixRecord } from '@smash/protocol';
import type { GameEvent, GameState } from '../game/gameEngine.ts';
import type { RoomData } from './rows.ts';

export interface StoredCommand {
  n: number;
  /** An undo names the entries before it that stand (engine: standing). */
  command: Command | Undo;
  events: GameEvent[];
  /** Made by the browser that sent it: the same command sent again is known by it. '' = the room's own. */
  id: string;
}

/** What a game can be played again from. */
export interface StoredRecord {
  engine: string;
  setup: GameSetup;
  /** Who sat where when it began. */
  names: string[];
  commands: (Command | Undo)[];
  /** What the seed was made of; absent in games begun before version 1.3.0. */
  mix?: MixRecord;
  /** The state stored after the last command. */
  last: GameState | null;
}

export interface StoredGame {
  /** The version of the rules it began under. */
  engine: string;
  /** null = damaged. */
  setup: GameSetup | null;
  /** Of the beginning, before the first command. */
  events: GameEvent[];
  /** 1, 2, … up to the first that is damaged. */
  commands: StoredCommand[];
  /** As in StoredRecord. */
  mix?: MixRecord;
  /** Nothing of the above is damaged. */
  whole: boolean;
  /** The state after so many commands; null when there is none or it is damaged. `engine`: who made it, '' = not known. */
  snapshot: { n: number; engine: string; state: GameState } | null;
}

/** A room's row; `data` is read by readRoom. */
export interface StoredRoom {
  code: string;
  phase: string;
  started: boolean;
  /** ms since 1970. */
  movedAt: number;
  data: string;
}

/** A game's row, as it matters for how long it is kept. */
export interface StoredGameRow {
  id: number;
  code: string;
  /** ms since 1970: of its beginning, and of its last command. */
  startedAt: number;
  lastAt: number;
  /** It is on the table of its room. */
  current: boolean;
}

/** A state to be kept, and the version of the rules that made it. */
export interface Snapshot {
  engine: string;
  state: GameState;
}

/**
 * Where rooms and games are kept. What has resolved survives a killed process and a power cut. What rejects has changed
 * nothing: a store that cannot know (the connection broke before the reply) goes on asking until it does.
 */
export interface Store {
  /** A new room, which this process serves. False when its code is taken. */
  addRoom(room: RoomData): Promise<boolean>;
  saveRoom(room: RoomData): Promise<void>;
  /** Saves a new game and makes it the room's. Returns the room with the number of the game's row. */
  startGame(room: RoomData, engine: string, setup: GameSetup, events: GameEvent[], mix?: MixRecord): Promise<RoomData>;
  /** Saves an accepted command, with the room it leaves behind and now and then the state after it. */
  addCommand(room: RoomData, stored: StoredCommand, snapshot: Snapshot | null): Promise<void>;
  /** Removes a room that this process serves, with its games. */
  removeRoom(code: string): Promise<void>;
  /** Removes a game that is on no table any more. */
  removeGame(id: number): Promise<void>;
  /** Whether there is such a room, whoever serves it. */
  has(code: string): Promise<boolean>;
  /**
   * The room's data, for readRoom: this process serves it from now on. null = there is none, or it is closed.
   * Throws TakenOver.
   */
  claim(code: string): Promise<string | null>;
  /** Nobody is at this table any more: the next that is asked for it serves it. */
  release(code: string): Promise<void>;
  /** Finds out which processes have ended; their rooms may be claimed. */
  relieve(): Promise<void>;
  /** The next so many rooms by code, whoever serves them. */
  rooms(after: string, limit: number): Promise<StoredRoom[]>;
  /** The next so many games by number. */
  games(after: number, limit: number): Promise<StoredGameRow[]>;
  /** Gives the disk back what has been removed, a little at a time. */
  shrink(): Promise<void>;
  /** Never rejects because of what is damaged: see StoredGame. */
  game(id: number): Promise<StoredGame>;
  /** null when the game is not there. Rejects with Unreadable where it is damaged. */
  record(id: number): Promise<StoredRecord | null>;
  /** Whether the operator has closed the room: its data is kept, and nobody plays there. */
  closed(code: string): Promise<boolean>;
  /** What the operator asks of the running processes. */
  orders(): Promise<Order[]>;
  /** This process has carried the order out. */
  answerOrder(id: string, answer: string): Promise<void>;
  /** A real write, as small as can be. Rejects soon when nothing can be stored. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Written by `pnpm admin`, carried out by every running process. */
export interface Order {
  id: string;
  /** `unload`: let go of the room, which is closed. `forget`: remove the name from all tables in memory. */
  what: string;
  /** The room's code, or the name. */
  subject: string;
}

/** The room is served by another process now: this one has to let go of it. */
export class TakenOver extends Error {
  constructor(code: string) {
    super(`Room ${code} is served by another process.`);
  }
}
