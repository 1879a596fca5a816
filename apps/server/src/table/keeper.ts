import { log } from '../log.ts';
import { notSaved } from '../refuse.ts';
import type { RoomData } from '../store/rows.ts';
import type { Store, StoredCommand } from '../store/store.ts';
import type { Position } from './match.ts';

/** A state is stored after so many commands: a restart then replays fewer than that. */
const SNAPSHOT_EVERY = 20;

/** Puts a table on the disk. What throws Refuse was not stored. */
export class Keeper {
  readonly #store: Store;
  readonly #trouble: (text: string) => void;
  /** The last move could not be saved: the players were told. */
  #unsaved = false;

  constructor(store: Store, trouble: (text: string) => void) {
    this.#store = store;
    this.#trouble = trouble;
  }

  /** The room, as it was stored. */
  room(next: RoomData, what: string): RoomData {
    const room = { ...next, movedAt: Date.now() };
    try {
      this.#store.saveRoom(room);
    } catch (error) {
      log('not saved', { room: room.code, error });
      throw notSaved(what);
    }
    return room;
  }

  /** The room after an entry of the game's record that leads to `next`. */
  entry(before: RoomData, next: Position, { command, events }: Omit<StoredCommand, 'n'>): RoomData {
    const over = next.shown.get('spectator')?.view.over !== null;
    const room: RoomData = { ...before, phase: over ? 'over' : 'game', movedAt: Date.now() };
    // After an undo: commands of before it are no way to where the game stands.
    const stored = over || command.type === 'undo' || next.n % SNAPSHOT_EVERY === 0 ? next.state : null;
    try {
      this.#store.addCommand(room, { n: next.n, command, events }, stored);
    } catch (error) {
      log('not saved', { room: room.code, game: room.gameId, n: next.n, error });
      if (!this.#unsaved)
        this.#trouble('The server cannot save moves now. Nothing is lost; the last move was not made.');
      this.#unsaved = true;
      throw notSaved('The move');
    }
    if (this.#unsaved) this.#trouble('Moves are saved again. The game goes on.');
    this.#unsaved = false;
    return room;
  }
}
