import type { Command, GameSetup, Undo } from '@smash/engine';
import type { GameEvent, GameState } from '../game.ts';
import type { RoomData } from './rows.ts';

export interface StoredCommand {
  n: number;
  /** An undo names the entries before it that stand (engine: standing). */
  command: Command | Undo;
  events: GameEvent[];
  /** Made by the browser that sent it: the same command sent again is known by it. '' = the room's own. */
  id: string;
}

export interface StoredGame {
  engine: string;
  setup: GameSetup;
  /** Of the beginning, before the first command. */
  events: GameEvent[];
  commands: StoredCommand[];
  /** The state after so many commands; null when there is none or it is damaged. */
  snapshot: { n: number; state: GameState } | null;
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
  startGame(room: RoomData, engine: string, setup: GameSetup, events: GameEvent[]): Promise<RoomData>;
  /** Saves an accepted command, with the room it leaves behind and now and then the state after it. */
  addCommand(room: RoomData, stored: StoredCommand, snapshot: GameState | null): Promise<void>;
  /**
   * A game that no longer plays as it did (after an update of the rules) goes on from what can be played; the commands
   * after `n` are set aside under the negative number of the game.
   */
  setAside(gameId: number, n: number): Promise<void>;
  removeRoom(code: string): Promise<void>;
  /** Whether there is such a room, whoever serves it. */
  has(code: string): Promise<boolean>;
  /** The rooms that no process serves: this one does from now on. */
  claim(): Promise<RoomData[]>;
  /** Rejects when the game is not there or cannot be read. */
  game(id: number): Promise<StoredGame>;
  close(): Promise<void>;
}

/** The room is served by another process now: this one has to let go of it. */
export class TakenOver extends Error {
  constructor(code: string) {
    super(`Room ${code} is served by another process.`);
  }
}
