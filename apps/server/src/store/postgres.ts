import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command, GameSetup, Undo } from '@smash/engine';
import { Pool, type PoolClient } from 'pg';
import type { GameEvent, GameState } from '../game.ts';
import { log } from '../log.ts';
import { sha256 } from '../tokens.ts';
import { Anchor, LOCK_CLASS } from './anchor.ts';
import { isUncertain } from './failures.ts';
import { migrate } from './postgresSchema.ts';
import type { RoomData } from './rows.ts';
import { type Store, type StoredCommand, type StoredGame, TakenOver } from './store.ts';

const FIRST_WAIT = 50;
const LONGEST_WAIT = 1000;
/** A database that is only just starting. */
const START_MS = 30_000;

const CONNECTIONS = {
  max: 10,
  connectionTimeoutMillis: 2000,
  query_timeout: 5000,
  keepAlive: true,
  application_name: 'smash',
} as const;

interface RoomRow {
  code: string;
  epoch: string;
  data: string;
}

/**
 * PostgreSQL, for one process or several. A room belongs to one process at a time: it writes with the room's `epoch`,
 * which is raised when another takes the room over, and then hears TakenOver. Every write is one statement that may be
 * sent again: where the connection breaks before the reply, it is, until there is one.
 */
export class PostgresStore implements Store {
  readonly #pool: Pool;
  /** Names this process in the database for as long as it lives. */
  readonly #me: number = randomInt(1, 2 ** 31 - 1);
  readonly #anchor: Anchor;
  readonly #epochs = new Map<string, number>();
  /** Processes that were gone when last looked; null = not looked yet. */
  #gone: Set<string> | null = null;
  #closed = false;

  private constructor(url: string) {
    this.#pool = new Pool({ connectionString: url, ...CONNECTIONS });
    // A connection that breaks while nobody uses it.
    this.#pool.on('error', () => {});
    this.#anchor = new Anchor(url, this.#me);
  }

  /** Throws when there is no database there after a while, or a newer one. */
  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url);
    const until = Date.now() + START_MS;
    for (;;) {
      try {
        await store.#together((client) => migrate(client, LOCK_CLASS));
        await store.#anchor.hold();
        return store;
      } catch (error) {
        if (!isUncertain(error) || Date.now() > until) {
          await store.close();
          throw error;
        }
        log('waiting for the database', { error: (error as Error).message });
        await pause(LONGEST_WAIT);
      }
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    // Others need not find out that nobody serves these rooms.
    await this.#pool.query('UPDATE rooms SET owner = NULL WHERE owner = $1', [this.#me]).catch(() => {});
    await this.#anchor.drop();
    await this.#pool.end();
  }

  async addRoom(room: RoomData): Promise<boolean> {
    // Sent once: somebody waits for it, and an empty room that nobody hears of is removed in an hour.
    const { rowCount } = await this.#pool.query(
      `INSERT INTO rooms (code, phase, started, moved_at, game, data, owner, epoch)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 1) ON CONFLICT (code) DO NOTHING`,
      [...columns(room), this.#me],
    );
    if (rowCount === 0) return false;
    this.#epochs.set(room.code, 1);
    return true;
  }

  async saveRoom(room: RoomData): Promise<void> {
    await this.#own('save room', room, SAVE_ROOM, []);
  }

  async startGame(room: RoomData, engine: string, setup: GameSetup, events: GameEvent[]): Promise<RoomData> {
    const { rows } = await this.#send<{ id: string }>('new game', `SELECT nextval('game_ids') AS id`, []);
    const saved = { ...room, gameId: Number(rows[0]!.id) };
    await this.#own(
      'start game',
      saved,
      `WITH mine AS (${SAVE_ROOM}), added AS (
         INSERT INTO games (id, code, engine, setup, events, started_at)
         SELECT $5::bigint, code, $8, $9, $10, $4::bigint FROM mine ON CONFLICT (id) DO NOTHING)
       SELECT code FROM mine`,
      [engine, JSON.stringify(setup), JSON.stringify(events)],
    );
    return saved;
  }

  async addCommand(room: RoomData, stored: StoredCommand, snapshot: GameState | null): Promise<void> {
    const { n, command, events, id } = stored;
    const state = snapshot && JSON.stringify(snapshot);
    const added = `added AS (
      INSERT INTO commands (game, n, command, events, at, id)
      SELECT $5::bigint, $8::integer, $9, $10, $4::bigint, $11 FROM mine ON CONFLICT (game, n) DO NOTHING)`;
    const kept = `kept AS (
      INSERT INTO snapshots (game, n, hash, state) SELECT $5::bigint, $8::integer, $12, $13 FROM mine
      ON CONFLICT (game) DO UPDATE SET n = excluded.n, hash = excluded.hash, state = excluded.state)`;
    await this.#own(
      state ? 'add command and state' : 'add command',
      room,
      `WITH mine AS (${SAVE_ROOM}), ${state ? `${added}, ${kept}` : added} SELECT code FROM mine`,
      [n, JSON.stringify(command), JSON.stringify(events), id, ...(state ? [sha256(state), state] : [])],
    );
  }

  async setAside(gameId: number, n: number): Promise<void> {
    await this.#insist(() =>
      this.#together(async (client) => {
        // Done twice, the second time must not throw away what the first has set aside.
        await client.query(
          'DELETE FROM commands WHERE game = $1 AND EXISTS (SELECT 1 FROM commands WHERE game = $2 AND n > $3)',
          [-gameId, gameId, n],
        );
        await client.query('UPDATE commands SET game = $1 WHERE game = $2 AND n > $3', [-gameId, gameId, n]);
        await client.query('DELETE FROM snapshots WHERE game = $1 AND n > $2', [gameId, n]);
      }),
    );
  }

  async removeRoom(code: string): Promise<void> {
    await this.#insist(() =>
      this.#together(async (client) => {
        const { rowCount } = await client.query('DELETE FROM rooms WHERE code = $1 AND epoch = $2', [
          code,
          this.#epochs.get(code) ?? 0,
        ]);
        if (rowCount === 0) return;
        const own = '(SELECT id FROM games WHERE code = $1)';
        await client.query(`DELETE FROM commands WHERE abs(game) IN ${own}`, [code]);
        await client.query(`DELETE FROM snapshots WHERE game IN ${own}`, [code]);
        await client.query('DELETE FROM games WHERE code = $1', [code]);
      }),
    );
    this.#epochs.delete(code);
  }

  async has(code: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('SELECT 1 FROM rooms WHERE code = $1', [code]);
    return rowCount !== 0;
  }

  /**
   * A process is gone when nobody holds its lock. A running one is believed to be gone only at the second look: after
   * the database was away, all have to take their locks again.
   */
  async claim(): Promise<RoomData[]> {
    const { rows: dead } = await this.#pool.query<{ owner: string }>(
      `SELECT DISTINCT owner FROM rooms WHERE owner <> $1 AND NOT EXISTS (
         SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid::bigint = $2
           AND objid::bigint = rooms.owner
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`,
      [this.#me, LOCK_CLASS],
    );
    const gone = dead.map(({ owner }) => owner);
    const sure = gone.filter((owner) => this.#gone === null || this.#gone.has(owner));
    this.#gone = new Set(gone);
    const { rows } = await this.#pool.query<RoomRow>(
      `UPDATE rooms SET owner = $1, epoch = epoch + 1
       WHERE owner IS NULL OR owner = ANY($2::bigint[]) OR (owner = $1 AND NOT code = ANY($3::text[]))
       RETURNING code, epoch, data`,
      [this.#me, sure, [...this.#epochs.keys()]],
    );
    for (const { code, epoch } of rows) this.#epochs.set(code, Number(epoch));
    return rows.map(({ data }) => JSON.parse(data) as RoomData).sort((a, b) => (a.code < b.code ? -1 : 1));
  }

  async game(id: number): Promise<StoredGame> {
    const { rows } = await this.#send<{ engine: string; setup: string; events: string }>(
      'game',
      'SELECT engine, setup, events FROM games WHERE id = $1',
      [id],
    );
    const [row] = rows;
    if (!row) throw new Error(`There is no game ${id}.`);
    const commands = await this.#send<{ n: number; command: string; events: string; id: string }>(
      'commands',
      'SELECT n, command, events, id FROM commands WHERE game = $1 ORDER BY n',
      [id],
    );
    const snapshots = await this.#send<{ n: number; hash: string; state: string }>(
      'snapshot',
      'SELECT n, hash, state FROM snapshots WHERE game = $1',
      [id],
    );
    const [last] = snapshots.rows;
    return {
      engine: row.engine,
      setup: JSON.parse(row.setup) as GameSetup,
      events: JSON.parse(row.events) as GameEvent[],
      commands: commands.rows.map((one) => ({
        n: one.n,
        command: JSON.parse(one.command) as Command | Undo,
        events: JSON.parse(one.events) as GameEvent[],
        id: one.id,
      })),
      snapshot:
        last && sha256(last.state) === last.hash ? { n: last.n, state: JSON.parse(last.state) as GameState } : null,
    };
  }

  /** A write to a room of ours; $1 to $7 are the room's. */
  async #own(name: string, room: RoomData, sql: string, more: unknown[]): Promise<void> {
    const epoch = this.#epochs.get(room.code) ?? 0;
    const { rowCount } = await this.#send(name, sql, [...columns(room), epoch, ...more]);
    if (rowCount !== 0) return;
    this.#epochs.delete(room.code);
    throw new TakenOver(room.code);
  }

  #send<T extends object>(name: string, text: string, values: unknown[]) {
    return this.#insist(() => this.#pool.query<T>({ name, text, values }));
  }

  /** Until there is a reply. */
  async #insist<T>(ask: () => Promise<T>): Promise<T> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        return await ask();
      } catch (error) {
        if (this.#closed || !isUncertain(error)) throw error;
        await pause(wait);
      }
    }
  }

  async #together<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: unknown;
    // Without a listener a connection that breaks between two queries would end the process.
    const onError = () => {};
    client.on('error', onError);
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      broken = error;
      throw error;
    } finally {
      client.off('error', onError);
      // A connection that is not given back ends its transaction.
      client.release(broken !== undefined);
    }
  }
}

const columns = (room: RoomData): unknown[] => [
  room.code,
  room.phase,
  room.started,
  room.movedAt,
  room.gameId,
  JSON.stringify(room),
];

const SAVE_ROOM = `UPDATE rooms SET phase = $2, started = $3, moved_at = $4::bigint, game = $5::bigint, data = $6
  WHERE code = $1 AND epoch = $7::bigint RETURNING code`;
