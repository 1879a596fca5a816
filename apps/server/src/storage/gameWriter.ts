import type { GameSetup } from '@smash/engine';
import type { MixRecord } from '@smash/protocol';
import { log } from '../common/log.ts';
import { notSaved, restarting } from '../common/refuse.ts';
import type { GameEvent } from '../game/gameEngine.ts';
import type { Position } from '../game/match.ts';
import type { RoomData } from './rows.ts';
import { type Store, type StoredCommand, TakenOver } from './store.ts';

/** Store the state after so many commands: a restart replays fewer than that, some ten milliseconds of work. */
const SNAPSHOT_EVERY = 20;
/** After so long the players are told what they wait for. */
const SLOW_MS = 1500;
const PROBE_MS = 2000;

interface Host {
  say(text: string): void;
  /** `paused` has changed. */
  changed(): void;
  /** Time to find out whether the store is back. */
  probe(): void;
  /** It is back. */
  resumed(): void;
  /** Another process serves this table now. */
  takenOver(): void;
}

/** Puts a table into the store. What throws Refuse was not stored. */
export class GameWriter {
  readonly #store: Store;
  readonly #engine: string;
  readonly #host: Host;
  #paused = false;
  #waiting = false;
  #probe: NodeJS.Timeout | null = null;

  /** `engine`: the version of the rules. */
  constructor(store: Store, engine: string, host: Host) {
    this.#store = store;
    this.#engine = engine;
    this.#host = host;
  }

  /** Nothing can be saved now: the players were told. */
  get paused(): boolean {
    return this.#paused;
  }

  /** Something has been waiting to be saved for long: nothing more is taken on. */
  get stuck(): boolean {
    return this.#paused && this.#waiting;
  }

  /** The room, as it was stored. */
  async room(next: RoomData, what: string): Promise<RoomData> {
    const room = { ...next, movedAt: Date.now() };
    await this.#write(room, what, () => this.#store.saveRoom(room));
    return room;
  }

  /** As it is already. */
  again(room: RoomData): Promise<void> {
    return this.#write(room, 'This', () => this.#store.saveRoom(room));
  }

  /** The room with the game that has just begun. */
  game(next: RoomData, setup: GameSetup, events: GameEvent[], mix: MixRecord): Promise<RoomData> {
    const room = { ...next, movedAt: Date.now() };
    return this.#write(room, 'The game', () => this.#store.startGame(room, this.#engine, setup, events, mix));
  }

  /** The room after an entry of the game's record that leads to `next`. */
  async entry(before: RoomData, next: Position, entry: Omit<StoredCommand, 'n'>): Promise<RoomData> {
    const over = next.shown.get('spectator')?.view.over !== null;
    const room: RoomData = { ...before, phase: over ? 'over' : 'game', movedAt: Date.now() };
    // After an undo: commands of before it are no way to where the game stands.
    const keeps = over || entry.command.type === 'undo' || next.n % SNAPSHOT_EVERY === 0;
    const stored = keeps ? { engine: this.#engine, state: next.state } : null;
    await this.#write(room, 'The move', () => this.#store.addCommand(room, { n: next.n, ...entry }, stored));
    return room;
  }

  close(): void {
    if (this.#probe) clearTimeout(this.#probe);
  }

  async #write<T>(room: RoomData, what: string, work: () => Promise<T>): Promise<T> {
    const slow = setTimeout(() => this.#pause(), SLOW_MS);
    this.#waiting = true;
    try {
      const result = await work();
      this.#resume();
      return result;
    } catch (error) {
      if (error instanceof TakenOver) {
        this.#host.takenOver();
        throw restarting();
      }
      log('not saved', { room: room.code, game: room.gameId, error });
      this.#pause();
      this.#probe ??= setTimeout(() => {
        this.#probe = null;
        this.#host.probe();
      }, PROBE_MS);
      throw notSaved(what);
    } finally {
      clearTimeout(slow);
      this.#waiting = false;
    }
  }

  #pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#host.say(
      'The server can’t save moves right now, so the game is paused. Nothing is lost; it will resume by itself.',
    );
    this.#host.changed();
  }

  #resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#host.say('Moves are saved again. The game goes on.');
    this.#host.changed();
    this.#host.resumed();
  }
}
