import type { GameSetup } from '@smash/engine';
import { type MixRecord, standingOf } from '@smash/protocol';
import { log } from '../common/log.ts';
import { notSaved, restarting } from '../common/refuse.ts';
import type { Forked } from '../game/forked.ts';
import type { GameEvent } from '../game/gameEngine.ts';
import type { Position } from '../game/match.ts';
import type { RoomData } from './rows.ts';
import { type Earlier, type Store, type StoredCommand, TakenOver } from './store.ts';

/** Store the state every this many commands: a restart replays fewer, some twenty milliseconds of work. */
export const SNAPSHOT_EVERY = 40;

/**
 * Does a game that has ended after this many commands keep its state? A shorter one is replayed instead, like the last
 * moves of any other: its state would be most of what it keeps.
 */
export const keepsEnd = (commands: number): boolean => commands >= SNAPSHOT_EVERY;
/** After this time the players are told what they are waiting for. */
const SLOW_MS = 1500;
const PROBE_MS = 2000;

interface Host {
  say(text: string): void;
  /** `paused` has changed. */
  changed(): void;
  /** Time to check whether the store is back. */
  probe(): void;
  /** It is back. */
  resumed(): void;
  /** Another process serves this table now. */
  takenOver(): void;
  /** The room as it is in the store now. */
  stored(room: RoomData): void;
}

/** Writes a table to the store. If it throws Refuse, nothing was stored. */
export class GameWriter {
  readonly #store: Store;
  readonly #engine: string;
  readonly #host: Host;
  #paused = false;
  #waiting = false;
  /** A write has failed, and none since has shown that moves can be stored. */
  #failed = false;
  /** After how many entries of the game its stored state was made; unknown after a restart. */
  #stateAt = Number.POSITIVE_INFINITY;
  #probe: NodeJS.Timeout | null = null;

  /** `engine`: the rules version. */
  constructor(store: Store, engine: string, host: Host) {
    this.#store = store;
    this.#engine = engine;
    this.#host = host;
  }

  /** Saving fails now: the players were told. */
  get paused(): boolean {
    return this.#paused;
  }

  /** A write has been pending for long: accept nothing more. */
  get stuck(): boolean {
    return this.#paused && this.#waiting;
  }

  /** The room, as it was stored. */
  async room(next: RoomData, what: string): Promise<RoomData> {
    const room = { ...next, movedAt: Date.now() };
    // On a full disk it may still fit where a move does not.
    await this.#write(room, what, () => this.#store.saveRoom(room), false);
    return room;
  }

  /** Checks whether moves can be stored again, and stores the room unchanged. */
  again(room: RoomData): Promise<void> {
    return this.#write(room, 'This', async () => {
      await this.#store.probe();
      await this.#store.saveRoom(room);
    });
  }

  /** The room with the game that has just begun; `forked`: it goes on from another. */
  async game(
    next: RoomData,
    start: Position,
    setup: GameSetup,
    events: GameEvent[],
    mix: MixRecord | undefined,
    forked?: Forked,
  ): Promise<RoomData> {
    const movedAt = Date.now();
    const room = { ...next, movedAt, standing: standingOf(start.shown.get('spectator')!.view, movedAt) };
    const stored = await this.#write(room, 'The game', () =>
      forked
        ? this.#store.startGame(room, forked.record.engine, setup, events, forked.record.mix, {
            forks: forked.record.forks,
            commands: forked.commands,
            snapshot: { engine: this.#engine, state: forked.state },
          })
        : this.#store.startGame(room, this.#engine, setup, events, mix),
    );
    this.#stateAt = start.n;
    return stored;
  }

  /** The room after a record entry that leads to `next`. `earlier`: see Snapshot; null = nobody needs it. */
  async entry(
    before: RoomData,
    next: Position,
    entry: Omit<StoredCommand, 'n'>,
    earlier: Earlier | null,
  ): Promise<RoomData> {
    const { view } = next.shown.get('spectator')!;
    const over = view.over !== null;
    const movedAt = Date.now();
    const standing = standingOf(view, movedAt, before.standing);
    const room: RoomData = { ...before, phase: over ? 'over' : 'game', movedAt, standing };
    // A restart continues from the stored state: an undo that goes back beyond it stores another.
    const isBehind = entry.command.type === 'undo' && entry.command.to < this.#stateAt;
    const keeps = over ? keepsEnd(next.n) : isBehind || next.n % SNAPSHOT_EVERY === 0;
    const state = { engine: this.#engine, state: next.state, ...(earlier && !over && { earlier }) };
    const stored = keeps ? state : over ? 'none' : null;
    await this.#write(room, 'The move', () => this.#store.addCommand(room, { n: next.n, ...entry }, stored));
    if (keeps) this.#stateAt = next.n;
    return room;
  }

  close(): void {
    if (this.#probe) clearTimeout(this.#probe);
  }

  /** `proves`: if it succeeds, moves can be stored. */
  async #write<T>(room: RoomData, what: string, work: () => Promise<T>, proves = true): Promise<T> {
    const slow = setTimeout(() => this.#pause(), SLOW_MS);
    this.#waiting = true;
    try {
      const result = await work();
      this.#host.stored(room);
      if (proves) this.#failed = false;
      // The check may have been refused while this write was waiting.
      if (this.#failed) this.#probeLater();
      else this.#resume();
      return result;
    } catch (error) {
      if (error instanceof TakenOver) {
        this.#host.takenOver();
        throw restarting();
      }
      log('not saved', { room: room.code, game: room.gameId, error });
      this.#failed = true;
      this.#pause();
      this.#probeLater();
      throw notSaved(what);
    } finally {
      clearTimeout(slow);
      this.#waiting = false;
    }
  }

  #probeLater(): void {
    this.#probe ??= setTimeout(() => {
      this.#probe = null;
      this.#host.probe();
    }, PROBE_MS);
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
