import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameSetup } from '@smash/engine';
import type { MixRecord } from '@smash/protocol';
import { Pool, type PoolClient } from 'pg';
import { log } from '../common/log.ts';
import { monotonicMs } from '../common/time.ts';
import type { GameEvent } from '../game/gameEngine.ts';
import { isUncertain } from './failures.ts';
import { type GameRows, type RecordRows, readGame, readRecord, textsOf } from './gameRows.ts';
import { migrate } from './postgresSchema.ts';
import { ALIVE, LOCK_CLASS, ProcessLock } from './processLock.ts';
import { dueOf, namesOf, type RoomData } from './rows.ts';
import {
  type Begun,
  type DueRoom,
  type Order,
  type Snapshot,
  type Store,
  type StoredCommand,
  type StoredGame,
  type StoredGameRow,
  type StoredRecord,
  type StoredRoom,
  TakenOver,
} from './store.ts';

const FIRST_WAIT = 50;
const LONGEST_WAIT = 1000;
/** For a database that is still starting. */
const START_MS = 30_000;
/** A process without a sign of life for this long counts as ended, even if the system still lists it. */
const FROZEN_MS = 20_000;
/** A process counts as ended if found so twice, this far apart. */
const SURE_MS = 1500;

const CONNECTIONS = {
  max: 10,
  connectionTimeoutMillis: 2000,
  query_timeout: 5000,
  keepAlive: true,
  application_name: 'smash',
} as const;

/**
 * PostgreSQL, for one process or several. A room belongs to one process at a time: that process writes with the room's
 * `epoch`; another process raises it when it takes the room over, and the first then gets TakenOver. Every write is a
 * single idempotent statement: if the connection breaks before the reply, it is resent until there is one. A copy that
 * the database carries out only after a later write finds no row either, because the row has the later one's number.
 *
 * Long because it has every statement of one store.
 */
export class PostgresStore implements Store {
  readonly #pool: Pool;
  /** Identifies this process in the database while it runs. */
  readonly #me: number = randomInt(1, 2 ** 31 - 1);
  readonly #processLock: ProcessLock;
  readonly #epochs = new Map<string, number>();
  /** How many writes to rooms were begun. */
  #writes = 0;
  /** Processes found gone, and when first; null = not checked yet. */
  #gone: Map<string, number> | null = null;
  /** When `lost` was asked last (monotonicMs). */
  #lookedAt = monotonicMs();
  #closed = false;

  private constructor(url: string) {
    this.#pool = new Pool({ connectionString: url, ...CONNECTIONS });
    // A connection that breaks while idle.
    this.#pool.on('error', () => {});
    this.#processLock = new ProcessLock(url, this.#me);
  }

  /** Throws if there is no database after a while, or if it is newer. */
  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url);
    const until = monotonicMs() + START_MS;
    for (;;) {
      try {
        await store.#together((client) => migrate(client, LOCK_CLASS));
        await store.#processLock.hold();
        return store;
      } catch (error) {
        if (!isUncertain(error) || monotonicMs() > until) {
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
    // Free our rooms now, so that other processes need not first detect that this one has ended.
    await this.#pool.query('UPDATE rooms SET owner = NULL WHERE owner = $1', [this.#me]).catch(() => {});
    await this.#processLock.drop();
    await this.#pool.end();
  }

  async addRoom(room: RoomData): Promise<boolean> {
    // Sent once: somebody is waiting for it, and an abandoned empty room is removed within hours.
    const { rowCount } = await this.#pool.query(
      `INSERT INTO rooms (code, phase, started, moved_at, game, data, due, owner, epoch)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1) ON CONFLICT (code) DO NOTHING`,
      [...columns(room), this.#me],
    );
    if (rowCount === 0) return false;
    this.#epochs.set(room.code, 1);
    return true;
  }

  async saveRoom(room: RoomData): Promise<void> {
    await this.#own('save room', room, SAVE_ROOM, []);
  }

  async startGame(
    room: RoomData,
    engine: string,
    setup: GameSetup,
    events: GameEvent[],
    mix?: MixRecord,
    begun?: Begun,
  ): Promise<RoomData> {
    const { rows } = await this.#send<{ id: string }>('new game', `SELECT nextval('game_ids') AS id`, []);
    const saved = { ...room, gameId: Number(rows[0]!.id) };
    const texts = begun && textsOf(begun.snapshot);
    await this.#own(
      'start game',
      saved,
      `WITH mine AS (${SAVE_ROOM}), added AS (
         INSERT INTO games (id, code, engine, setup, events, started_at, names, mix, forks)
         SELECT $5::bigint, code, $10, $11, $12, $4::bigint, $13, $14, $15 FROM mine ON CONFLICT (id) DO NOTHING),
       made AS (
         INSERT INTO commands (game, n, command, events, at, id)
         SELECT $5::bigint, one.n, one.command, one.events, $4::bigint, '' FROM mine,
           unnest($16::integer[], $17::text[], $18::text[]) AS one (n, command, events)
         ON CONFLICT (game, n) DO NOTHING),
       kept AS (
         INSERT INTO snapshots (game, n, hash, state, engine)
         SELECT $5::bigint, $19::integer, $20, $21, $22 FROM mine WHERE $21::text IS NOT NULL
         ON CONFLICT (game) DO NOTHING)
       SELECT code FROM mine`,
      [
        engine,
        JSON.stringify(setup),
        JSON.stringify(events),
        JSON.stringify(namesOf(room)),
        mix ? JSON.stringify(mix) : null,
        begun ? JSON.stringify(begun.forks) : null,
        begun?.commands.map(({ n }) => n) ?? [],
        begun?.commands.map(({ command }) => JSON.stringify(command)) ?? [],
        begun?.commands.map((one) => JSON.stringify(one.events)) ?? [],
        begun?.commands.length ?? 0,
        texts?.hash ?? '',
        texts?.state ?? null,
        begun?.snapshot.engine ?? '',
      ],
    );
    return saved;
  }

  async addCommand(room: RoomData, stored: StoredCommand, snapshot: Snapshot | 'none' | null): Promise<void> {
    const { n, command, events, id } = stored;
    const added = `added AS (
      INSERT INTO commands (game, n, command, events, at, id)
      SELECT $5::bigint, $10::integer, $11, $12, $4::bigint, $13 FROM mine ON CONFLICT (game, n) DO NOTHING)`;
    const move = [n, JSON.stringify(command), JSON.stringify(events), id];
    const also = alsoWith(snapshot);
    await this.#own(
      also.name,
      room,
      `WITH mine AS (${SAVE_ROOM}), ${[added, ...also.sql].join(', ')} SELECT code FROM mine`,
      [...move, ...also.values],
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
        const { rows } = await client.query<{ id: string }>('SELECT id FROM games WHERE code = $1', [code]);
        await removeGames(
          client,
          rows.map(({ id }) => Number(id)),
        );
      }),
    );
    this.#epochs.delete(code);
  }

  async removeGame(id: number): Promise<void> {
    await this.#insist(() => this.#together((client) => removeGames(client, [id])));
  }

  async has(code: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('SELECT 1 FROM rooms WHERE code = $1', [code]);
    return rowCount !== 0;
  }

  async claim(code: string): Promise<string | null> {
    const { rows } = await this.#pool.query<{ owner: string | null }>(
      'SELECT owner FROM rooms WHERE code = $1 AND closed = 0',
      [code],
    );
    const [room] = rows;
    if (!room) return null;
    if (room.owner !== null && room.owner !== String(this.#me)) await this.relieve();
    const taken = await this.#pool.query<{ epoch: string; data: string }>(
      `UPDATE rooms SET owner = $1, epoch = epoch + 1, write = 0 WHERE code = $2 AND closed = 0 AND (owner IS NULL OR owner = $1)
       RETURNING epoch, data`,
      [this.#me, code],
    );
    const [mine] = taken.rows;
    if (!mine) throw new TakenOver(code);
    this.#epochs.set(code, Number(mine.epoch));
    return mine.data;
  }

  async look(codes: readonly string[]): Promise<{ code: string; data: string }[]> {
    const { rows } = await this.#pool.query<{ code: string; data: string }>(
      'SELECT code, data FROM rooms WHERE code = ANY($1::text[]) AND closed = 0',
      [codes],
    );
    return rows;
  }

  async due(after: DueRoom | null, limit: number): Promise<DueRoom[]> {
    const { rows } = await this.#pool.query<{ code: string; due: string }>(
      `SELECT code, due FROM rooms WHERE due IS NOT NULL AND closed = 0 AND (owner IS NULL OR owner = $1)
         AND (due, code) > ($2::bigint, $3::text) ORDER BY due, code LIMIT $4`,
      [this.#me, after?.at ?? 0, after?.code ?? '', limit],
    );
    return rows.map(({ code, due }) => ({ code, at: Number(due) }));
  }

  async secret(name: string, make: () => string): Promise<string> {
    const known = () => this.#send<{ value: string }>('secret', 'SELECT value FROM secrets WHERE name = $1', [name]);
    const [first] = (await known()).rows;
    if (first) return first.value;
    // The first process wins.
    const sql = 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
    await this.#send('new secret', sql, [name, make()]);
    return (await known()).rows[0]!.value;
  }

  async lost(): Promise<string[]> {
    const now = monotonicMs();
    const wasFrozen = now - this.#lookedAt > FROZEN_MS / 2;
    this.#lookedAt = now;
    if (!wasFrozen) return [];
    const mine = [...this.#epochs];
    const { rows } = await this.#pool.query<{ code: string }>(
      `SELECT mine.code FROM unnest($2::text[], $3::bigint[]) AS mine (code, epoch)
         LEFT JOIN rooms ON rooms.code = mine.code AND rooms.epoch = mine.epoch AND owner = $1 WHERE rooms.code IS NULL`,
      [this.#me, mine.map(([code]) => code), mine.map(([, epoch]) => epoch)],
    );
    return rows.map(({ code }) => code);
  }

  async release(code: string): Promise<void> {
    const epoch = this.#epochs.get(code) ?? 0;
    this.#epochs.delete(code);
    await this.#send('release', 'UPDATE rooms SET owner = NULL WHERE code = $1 AND epoch = $2', [code, epoch]);
  }

  /**
   * A process is gone when nobody holds its lock. A running one is declared gone only at the second check: after a
   * database outage, all must take their locks again.
   */
  async relieve(): Promise<void> {
    const { rows } = await this.#pool.query<{ owner: string }>(
      `SELECT owner FROM (SELECT DISTINCT owner FROM rooms WHERE owner IS NOT NULL) AS owners WHERE NOT EXISTS (
         SELECT 1 FROM pg_locks LEFT JOIN pg_stat_activity AS holder USING (pid)
         WHERE locktype = 'advisory' AND granted AND classid::bigint = $1 AND objid::bigint = owners.owner
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND (application_name = $2 AND state_change < clock_timestamp() - $3 * interval '1 ms') IS NOT TRUE)`,
      [LOCK_CLASS, ALIVE, FROZEN_MS],
    );
    const now = monotonicMs();
    const others = rows.map(({ owner }) => owner).filter((owner) => owner !== String(this.#me));
    const gone = new Map(others.map((owner) => [owner, this.#gone ? (this.#gone.get(owner) ?? now) : -Infinity]));
    this.#gone = gone;
    const sure = others.filter((owner) => now - gone.get(owner)! >= SURE_MS);
    if (sure.length === 0) return;
    await this.#pool.query('UPDATE rooms SET owner = NULL, epoch = epoch + 1 WHERE owner = ANY($1::bigint[])', [sure]);
  }

  async rooms(after: string, limit: number): Promise<StoredRoom[]> {
    const { rows } = await this.#send<Omit<StoredRoom, 'movedAt'> & { moved_at: string }>(
      'rooms',
      'SELECT code, phase, started, moved_at, data FROM rooms WHERE code > $1 ORDER BY code LIMIT $2',
      [after, limit],
    );
    return rows.map(({ moved_at, ...room }) => ({ ...room, movedAt: Number(moved_at) }));
  }

  async games(after: number, limit: number): Promise<StoredGameRow[]> {
    const { rows } = await this.#send<{ id: string; code: string; started_at: string; last: string; current: boolean }>(
      'games',
      `SELECT id, code, started_at,
         coalesce((SELECT at FROM commands WHERE game = games.id ORDER BY n DESC LIMIT 1), started_at) AS last,
         coalesce((SELECT game = games.id FROM rooms WHERE code = games.code), false) AS current
       FROM games WHERE id > $1 ORDER BY id LIMIT $2`,
      [after, limit],
    );
    return rows.map(({ id, code, started_at, last, current }) => ({
      id: Number(id),
      code,
      startedAt: Number(started_at),
      lastAt: Number(last),
      current,
    }));
  }

  /** PostgreSQL vacuums on its own. */
  async shrink(): Promise<void> {}

  async game(id: number): Promise<StoredGame> {
    const game = await this.#send('game', 'SELECT engine, setup, events, mix, forks FROM games WHERE id = $1', [id]);
    const snapshot = await this.#send(
      'snapshot',
      'SELECT n, hash, state, earlier, engine FROM snapshots WHERE game = $1',
      [id],
    );
    const commands = await this.#send(
      'commands',
      'SELECT n, command, events, id FROM commands WHERE game = $1 ORDER BY n',
      [id],
    );
    const rows = { game: game.rows[0], commands: commands.rows, snapshot: snapshot.rows[0] };
    return readGame(rows as unknown as GameRows);
  }

  async record(id: number): Promise<StoredRecord | null> {
    const { rows } = await this.#send<RecordRows['game'] & { last: string | null }>(
      'record',
      `SELECT engine, setup, names, mix, forks, (SELECT state FROM snapshots WHERE game = $1
         AND n = (SELECT max(n) FROM commands WHERE game = $1)) AS last FROM games WHERE id = $1`,
      [id],
    );
    const [row] = rows;
    if (!row) return null;
    const commands = await this.#send<{ command: string }>(
      'commands of a record',
      'SELECT command FROM commands WHERE game = $1 ORDER BY n',
      [id],
    );
    return readRecord({ game: row, commands: commands.rows.map((one) => one.command), last: row.last });
  }

  async closed(code: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('SELECT 1 FROM rooms WHERE code = $1 AND closed = 1', [code]);
    return rowCount !== 0;
  }

  async orders(): Promise<Order[]> {
    const { rows } = await this.#pool.query<Order>('SELECT id, what, subject FROM orders');
    return rows;
  }

  async answerOrder(id: string, answer: string): Promise<void> {
    await this.#send(
      'answer order',
      'INSERT INTO order_answers (id, process, answer) VALUES ($1, $2, $3) ON CONFLICT (id, process) DO NOTHING',
      [id, this.#me, answer],
    );
  }

  async probe(): Promise<void> {
    const sql = 'INSERT INTO probe (id, at) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';
    await this.#pool.query(sql, [Date.now()]);
  }

  /** A write to one of our rooms; $1 to $9 are the room's. */
  async #own(name: string, room: RoomData, sql: string, more: unknown[]): Promise<void> {
    const epoch = this.#epochs.get(room.code) ?? 0;
    const { rowCount } = await this.#send(name, sql, [...columns(room), epoch, ++this.#writes, ...more]);
    if (rowCount !== 0) return;
    this.#epochs.delete(room.code);
    throw new TakenOver(room.code);
  }

  #send<T extends object>(name: string, text: string, values: unknown[]) {
    return this.#insist(() => this.#pool.query<T>({ name, text, values }));
  }

  /** Resend until there is a reply. */
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
    // Without a listener, a connection that breaks between two queries would end the process.
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
      // A connection that is not returned to the pool ends its transaction.
      client.release(broken !== undefined);
    }
  }
}

/** What a command does to the state stored before it; $5 is the game. */
function alsoWith(snapshot: Snapshot | 'none' | null): { name: string; sql: string[]; values: unknown[] } {
  if (snapshot === null) return { name: 'add command', sql: [], values: [] };
  if (snapshot === 'none') {
    const dropped = 'dropped AS (DELETE FROM snapshots USING mine WHERE game = $5::bigint)';
    return { name: 'add command, drop state', sql: [dropped], values: [] };
  }
  const { hash, state, earlier } = textsOf(snapshot);
  const kept = `kept AS (
    INSERT INTO snapshots (game, n, hash, state, engine, earlier) SELECT $5::bigint, $10::integer, $14, $15, $16, $17
    FROM mine ON CONFLICT (game) DO UPDATE SET n = excluded.n, hash = excluded.hash, state = excluded.state,
      engine = excluded.engine, earlier = excluded.earlier)`;
  return { name: 'add command and state', sql: [kept], values: [hash, state, snapshot.engine, earlier] };
}

/** Earlier servers set commands aside under the negative number. */
async function removeGames(client: PoolClient, ids: number[]): Promise<void> {
  await client.query('DELETE FROM commands WHERE game = ANY($1::bigint[])', [ids.flatMap((id) => [id, -id])]);
  await client.query('DELETE FROM snapshots WHERE game = ANY($1::bigint[])', [ids]);
  await client.query('DELETE FROM games WHERE id = ANY($1::bigint[])', [ids]);
}

const columns = (room: RoomData): unknown[] => [
  room.code,
  room.phase,
  room.started,
  room.movedAt,
  room.gameId,
  JSON.stringify(room),
  dueOf(room),
];

const SAVE_ROOM = `UPDATE rooms SET phase = $2, started = $3, moved_at = $4::bigint, game = $5::bigint, data = $6,
  due = $7::bigint, write = $9::bigint WHERE code = $1 AND epoch = $8::bigint AND write <= $9::bigint RETURNING code`;
