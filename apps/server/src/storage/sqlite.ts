import type { GameSetup } from '@smash/engine';
import type { MixRecord } from '@smash/protocol';
import { loadingPace } from '../common/pacer.ts';
import type { GameEvent } from '../game/gameEngine.ts';
import { DataFile } from './dataFile.ts';
import { type GameRows, type RecordRows, readGame, readRecord, textsOf } from './gameRows.ts';
import { dueOf, namesOf, type RoomData } from './rows.ts';
import type {
  Begun,
  DueRoom,
  Order,
  Snapshot,
  Store,
  StoredCommand,
  StoredGame,
  StoredGameRow,
  StoredRecord,
  StoredRoom,
} from './store.ts';

/** A room's row gives the time of its last move to within this many ms. */
const MOVED_WITHIN_MS = 60_000;
/** More than a move with its state needs: as long as this does not fit, moves are not accepted again. */
const FILLING = 'x'.repeat(256 * 1024);
/** How many commands are read at a time. */
const PAGE = 500;
/** No game has this number. */
const NO_GAME = 0;

/** Rooms and games in the data file. */
export class SqliteStore implements Store {
  readonly file: DataFile;
  /** The rooms as in their rows. */
  readonly #rooms = new Map<string, RoomData>();
  /** A write has failed, and none as large as a move has succeeded since. */
  #failed = false;
  #rehearsal: Promise<void> | null = null;

  /** Throws as DataFile does. */
  constructor(dataDir: string) {
    this.file = new DataFile(dataDir, () => {
      this.#failed = true;
      this.#rooms.clear();
    });
  }

  async close(): Promise<void> {
    this.file.close();
  }

  async addRoom(room: RoomData): Promise<boolean> {
    let isFree = false;
    // Checked at write time: another room of the same batch may have drawn the same code.
    await this.file.write(() => {
      isFree = this.file.rows('SELECT 1 FROM rooms WHERE code = ?', room.code).length === 0;
      if (isFree) this.#saveRoom(room);
    });
    return isFree;
  }

  saveRoom(room: RoomData): Promise<void> {
    return this.file.write(() => this.#saveRoom(room));
  }

  #saveRoom(room: RoomData): void {
    this.file.run(
      `INSERT INTO rooms (code, phase, started, moved_at, game, data, due) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code)
       DO UPDATE SET phase = excluded.phase, started = excluded.started, moved_at = excluded.moved_at,
         game = excluded.game, data = excluded.data, due = excluded.due`,
      room.code,
      room.phase,
      room.started ? 1 : 0,
      room.movedAt,
      room.gameId,
      JSON.stringify(room),
      dueOf(room),
    );
    this.#rooms.set(room.code, room);
  }

  async startGame(
    room: RoomData,
    engine: string,
    setup: GameSetup,
    events: GameEvent[],
    mix?: MixRecord,
    begun?: Begun,
  ): Promise<RoomData> {
    return this.file.together(() => {
      const { lastInsertRowid } = this.file.run(
        'INSERT INTO games (code, engine, setup, events, started_at, names, mix, forks) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        room.code,
        engine,
        JSON.stringify(setup),
        JSON.stringify(events),
        room.movedAt,
        JSON.stringify(namesOf(room)),
        mix ? JSON.stringify(mix) : null,
        begun ? JSON.stringify(begun.forks) : null,
      );
      const saved = { ...room, gameId: Number(lastInsertRowid) };
      for (const one of begun?.commands ?? []) this.#addCommand(saved, one);
      if (begun) this.#snapshot(saved.gameId, begun.commands.length, begun.snapshot);
      this.#saveRoom(saved);
      return saved;
    });
  }

  addCommand(room: RoomData, stored: StoredCommand, snapshot: Snapshot | 'none' | null): Promise<void> {
    return this.file.write(() => {
      this.#addCommand(room, stored);
      if (snapshot === 'none') this.#dropSnapshot(room.gameId as number);
      else if (snapshot) this.#snapshot(room.gameId as number, stored.n, snapshot);
      if (!this.#isStored(room)) this.#saveRoom(room);
    });
  }

  #addCommand(room: RoomData, { n, command, events, id }: StoredCommand): void {
    this.file.run(
      'INSERT INTO commands (game, n, command, events, at, id) VALUES (?, ?, ?, ?, ?, ?)',
      room.gameId,
      n,
      JSON.stringify(command),
      JSON.stringify(events),
      room.movedAt,
      id,
    );
  }

  /** Except for a slightly stale time: a move alone does not rewrite the room. */
  #isStored(room: RoomData): boolean {
    const stored = this.#rooms.get(room.code);
    if (!stored || room.movedAt - stored.movedAt > MOVED_WITHIN_MS) return false;
    return isSaid(room, stored) && isSaid(stored, room);
  }

  async has(code: string): Promise<boolean> {
    return this.file.all('SELECT 1 FROM rooms WHERE code = ?', code).length > 0;
  }

  async claim(code: string): Promise<string | null> {
    const [row] = this.file.all('SELECT data FROM rooms WHERE code = ? AND closed = 0', code);
    return row ? String(row.data) : null;
  }

  async look(codes: readonly string[]): Promise<{ code: string; data: string }[]> {
    return codes.flatMap((code) =>
      this.file.all('SELECT data FROM rooms WHERE code = ? AND closed = 0', code).map((row) => ({
        code,
        data: String(row.data),
      })),
    );
  }

  /** One process owns the file: no need to record who serves a room. */
  async release(code: string): Promise<void> {
    this.#rooms.delete(code);
  }

  async due(after: DueRoom | null, limit: number): Promise<DueRoom[]> {
    const rows = this.file.all(
      `SELECT code, due FROM rooms WHERE due IS NOT NULL AND closed = 0 AND (due, code) > (?, ?)
       ORDER BY due, code LIMIT ?`,
      after?.at ?? 0,
      after?.code ?? '',
      limit,
    );
    return rows.map(({ code, due }) => ({ code: String(code), at: Number(due) }));
  }

  async secret(name: string, make: () => string): Promise<string> {
    const sql = 'SELECT value FROM secrets WHERE name = ?';
    const [known] = this.file.all(sql, name);
    if (!known)
      await this.file.write(() => void this.file.run('INSERT INTO secrets (name, value) VALUES (?, ?)', name, make()));
    return String((known ?? this.file.all(sql, name)[0]!).value);
  }

  async relieve(): Promise<void> {}

  async lost(): Promise<string[]> {
    return [];
  }

  async rooms(after: string, limit: number): Promise<StoredRoom[]> {
    return this.file
      .all('SELECT code, phase, started, moved_at, data FROM rooms WHERE code > ? ORDER BY code LIMIT ?', after, limit)
      .map((row) => ({
        code: String(row.code),
        phase: String(row.phase),
        started: row.started !== 0,
        movedAt: Number(row.moved_at),
        data: String(row.data),
      }));
  }

  async games(after: number, limit: number): Promise<StoredGameRow[]> {
    return this.file
      .all(
        `SELECT id, code, started_at,
         (SELECT at FROM commands WHERE game = games.id ORDER BY n DESC LIMIT 1) AS last,
         (SELECT game FROM rooms WHERE code = games.code) AS current
       FROM games WHERE id > ? ORDER BY id LIMIT ?`,
        after,
        limit,
      )
      .map((row) => ({
        id: Number(row.id),
        code: String(row.code),
        startedAt: Number(row.started_at),
        lastAt: Number(row.last ?? row.started_at),
        current: row.current === row.id,
      }));
  }

  async game(id: number): Promise<StoredGame> {
    const [game] = this.file.all('SELECT engine, setup, events, mix, forks FROM games WHERE id = ?', id);
    const [snapshot] = this.file.all('SELECT n, hash, state, earlier, engine FROM snapshots WHERE game = ?', id);
    const commands = await this.#commands(id, 'n, command, events, id');
    return readGame({ game, commands, snapshot } as unknown as GameRows);
  }

  async #commands(id: number, columns: string) {
    const sql = `SELECT ${columns} FROM commands WHERE game = ? AND n > ? ORDER BY n LIMIT ?`;
    const pace = loadingPace();
    const all: ReturnType<DataFile['all']> = [];
    for (;;) {
      const some = this.file.all(sql, id, Number(all.at(-1)?.n ?? Number.MIN_SAFE_INTEGER), PAGE);
      all.push(...some);
      if (some.length < PAGE) return all;
      await pace();
    }
  }

  async record(id: number): Promise<StoredRecord | null> {
    const [game] = this.file.all('SELECT engine, setup, names, mix, forks FROM games WHERE id = ?', id);
    if (!game) return null;
    const commands = await this.#commands(id, 'n, command');
    const [last] = this.file.all(
      'SELECT state FROM snapshots WHERE game = ? AND n = ?',
      id,
      Number(commands.at(-1)?.n ?? 0),
    );
    return readRecord({
      game: game as RecordRows['game'],
      commands: commands.map((one) => String(one.command)),
      last: last ? String(last.state) : null,
    });
  }

  async removeRoom(code: string): Promise<void> {
    this.file.together(() => {
      for (const { id } of this.file.rows('SELECT id FROM games WHERE code = ?', code)) this.#removeGame(Number(id));
      this.file.run('DELETE FROM rooms WHERE code = ?', code);
      this.#rooms.delete(code);
    });
  }

  async closed(code: string): Promise<boolean> {
    return this.file.all('SELECT 1 FROM rooms WHERE code = ? AND closed = 1', code).length > 0;
  }

  async orders(): Promise<Order[]> {
    // The server asks every second, also while nothing is written.
    this.file.check();
    const rows = this.file.all('SELECT id, what, subject FROM orders');
    return rows.map((row) => ({ id: String(row.id), what: String(row.what), subject: String(row.subject) }));
  }

  answerOrder(id: string, answer: string): Promise<void> {
    return this.file.write(() => {
      this.file.run('INSERT OR REPLACE INTO order_answers (id, process, answer) VALUES (?, 0, ?)', id, answer);
    });
  }

  probe(): Promise<void> {
    if (this.#failed) {
      // Many tables may ask at once.
      this.#rehearsal ??= this.#rehearse().finally(() => {
        this.#rehearsal = null;
      });
      return this.#rehearsal;
    }
    return this.file.write(() => {
      this.file.run('INSERT OR REPLACE INTO probe (id, at) VALUES (0, ?)', Date.now());
    });
  }

  /** Writes what a move writes, and removes it: on a full disk, a smaller change may still fit into what is left. */
  async #rehearse(): Promise<void> {
    await this.file.write(() => {
      this.file.run(
        `INSERT OR REPLACE INTO commands (game, n, command, events, at, id) VALUES (?, 0, ?, '[]', ?, '')`,
        NO_GAME,
        FILLING,
        Date.now(),
      );
    });
    await this.file.write(() => {
      this.file.run('DELETE FROM commands WHERE game = ?', NO_GAME);
    });
    this.#failed = false;
  }

  async removeGame(id: number): Promise<void> {
    this.file.together(() => this.#removeGame(id));
  }

  /** Earlier servers set commands aside under the negative number. */
  #removeGame(id: number): void {
    this.file.run('DELETE FROM commands WHERE game IN (?, ?)', id, -id);
    this.#dropSnapshot(id);
    this.file.run('DELETE FROM games WHERE id = ?', id);
  }

  shrink(): Promise<void> {
    return this.file.shrink();
  }

  #dropSnapshot(gameId: number): void {
    this.file.run('DELETE FROM snapshots WHERE game = ?', gameId);
  }

  #snapshot(gameId: number, n: number, snapshot: Snapshot): void {
    const { hash, state, earlier } = textsOf(snapshot);
    this.file.run(
      'INSERT OR REPLACE INTO snapshots (game, n, hash, state, earlier, engine) VALUES (?, ?, ?, ?, ?, ?)',
      gameId,
      n,
      hash,
      state,
      earlier,
      snapshot.engine,
    );
  }
}

/** Whether the two rooms are equal except for the time of the last move. */
function isSaid(room: RoomData, other: RoomData): boolean {
  for (const key in room)
    if (key !== 'movedAt' && room[key as keyof RoomData] !== other[key as keyof RoomData]) return false;
  return true;
}
