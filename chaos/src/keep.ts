import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from '@colyseus/sdk';
import { randomPick, seededRandom } from '@smash/bots';
import { defaultOptions } from '@smash/protocol';
import { engine } from '@smash/server/game/engine.ts';
import { gameSetup } from '@smash/server/room/setup.ts';
import { PostgresStore } from '@smash/server/storage/postgres.ts';
import type { RoomData } from '@smash/server/storage/rows.ts';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';
import type { Store } from '@smash/server/storage/store.ts';
import pg from 'pg';
import { mainFile } from './kill.ts';
import { percentile, say } from './report.ts';
import { Child } from './testing/process.ts';
import { missing, startPostgres } from './testing/services.ts';

/** Rooms looked up and removed. */
const PICKED = 300;
/** ms and MB; CPU times leave room for garbage collection. */
const LIMITS = { store: 10, cpu: 30, start: 3000, rss: 300, join: 300 };

/** Fills the tables by SQL: one played game, under many numbers. */
const copies = (count: number) => ({
  rooms: `WITH RECURSIVE many(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM many WHERE i < ${count})
    INSERT INTO rooms (code, phase, started, moved_at, game, data%)
    SELECT 'R-' || i, 'over', started, moved_at, i,
      replace(replace(data, '"code":"R-1"', '"code":"R-' || i || '"'), '"gameId":1', '"gameId":' || i)%
    FROM rooms, many WHERE code = 'R-1'`,
  games: `WITH RECURSIVE many(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM many WHERE i < ${count})
    INSERT INTO games (id, code, engine, setup, events, started_at, names)
    SELECT i, 'R-' || i, engine, setup, events, started_at, names FROM games, many WHERE id = 1`,
  commands: `WITH RECURSIVE many(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM many WHERE i < ${count})
    INSERT INTO commands (game, n, command, events, at, id)
    SELECT i, n, command, events, at, id FROM many, commands WHERE game = 1 ORDER BY i, n`,
  snapshots: `WITH RECURSIVE many(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM many WHERE i < ${count})
    INSERT INTO snapshots (game, n, hash, state, engine)
    SELECT i, n, hash, state, engine FROM snapshots, many WHERE game = 1`,
});

/** Room R-1 with a finished random game. */
async function playOne(store: Store, seed: string): Promise<void> {
  const options = { ...defaultOptions, players: 2, factions: 'random' as const };
  const seats = ['a', 'b'].map((name) => ({ name, ready: true, rematch: '' as const, tokenHash: name }));
  const room: RoomData = {
    code: 'R-1',
    phase: 'game',
    host: 0,
    options,
    seats,
    games: 1,
    gameId: null,
    started: true,
    movedAt: Date.now(),
  };
  const setup = gameSetup(engine, options, 2, seed, null);
  let { state, events } = engine.create(setup);
  await store.addRoom(room);
  const begun = await store.startGame(room, engine.version, setup, events);
  const random = seededRandom(seed);
  for (let n = 1; n < 2000; n++) {
    const asked = [0, 1].map((seat) => engine.view(state, seat)).find(({ prompt }) => prompt !== null);
    if (!asked?.prompt) return;
    const { id, seat } = asked.prompt;
    const command = { type: 'answer' as const, seat, prompt: id, pick: randomPick(asked, random, { eager: 0.9 }) };
    const applied = engine.apply(state, command);
    if (!applied.ok) throw new Error(applied.refusal.text);
    ({ state, events } = applied);
    const over = engine.view(state, 'spectator').over !== null;
    const snapshot = over || n % 20 === 0 ? { engine: engine.version, state } : null;
    await store.addCommand(
      { ...begun, phase: over ? 'over' : 'game' },
      { n, command, events, id: crypto.randomUUID() },
      snapshot,
    );
  }
}

async function timed(work: () => Promise<unknown>): Promise<Time> {
  const [from, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - from, cpu: (user + system) / 1000 };
}

/** Wall time, and CPU time of this process: on a busy machine only the second is meaningful. */
interface Spread {
  p50: number;
  p99: number;
  cpu99: number;
}

interface Time {
  wall: number;
  cpu: number;
}

function spread(times: Time[]): Spread {
  const sorted = (key: keyof Time) => times.map((one) => one[key]).sort((a, b) => a - b);
  return {
    p50: percentile(sorted('wall'), 0.5),
    p99: percentile(sorted('wall'), 0.99),
    cpu99: percentile(sorted('cpu'), 0.99),
  };
}

/** Times for taking over a room, reading its game, and removing it, ms. */
async function measure(store: Store, count: number): Promise<{ room: Spread; game: Spread; remove: Spread }> {
  const picked = Array.from({ length: PICKED }, (_, i) => 1 + Math.floor(((i + 0.5) * count) / PICKED));
  const [rooms, games, removals]: [Time[], Time[], Time[]] = [[], [], []];
  for (const id of picked) {
    rooms.push(await timed(async () => store.claim(`R-${id}`)));
    games.push(await timed(async () => store.game(id)));
  }
  for (const id of picked) removals.push(await timed(() => store.removeRoom(`R-${id}`)));
  return { room: spread(rooms), game: spread(games), remove: spread(removals) };
}

/** Waiting for the disk or other work says nothing about whether a statement scans a table. */
const holds = (figure: Record<string, Spread>): boolean =>
  Object.values(figure).every(({ p50, cpu99 }) => p50 <= LIMITS.store && cpu99 <= LIMITS.cpu);

/** The shipped server on that folder: time until it listens, memory used, and time to load a table. */
async function serve(folder: string, count: number): Promise<{ start: number; rss: number; joins: number[] }> {
  const from = performance.now();
  const child = new Child({ DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'error' }, mainFile);
  try {
    const port = await child.port;
    const start = Math.round(performance.now() - from);
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    const joins: number[] = [];
    for (let i = 1; i <= 50; i++) {
      const client = new Client(`http://127.0.0.1:${port}`);
      const code = `R-${1 + Math.floor((i * (count - 1)) / 50)}`;
      const { wall } = await timed(async () => {
        const room = await client.joinById(code);
        room.reconnection.enabled = false;
        await room.request('sync' as never, {} as never);
      });
      joins.push(wall);
    }
    return { start, rss: Math.round(Number(kb) / 1024), joins: joins.sort((a, b) => a - b) };
  } finally {
    await child.kill('SIGKILL');
  }
}

/** Ten thousand rooms with one finished game each, in both stores: starting, rejoining, looking up, removing. */
export async function keep({ games, seed }: { games: number; seed: string }): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-keep-'));
  const figures: Record<string, unknown> = { part: 'keep', games };
  let held = true;
  try {
    const store = new SqliteStore(folder);
    await playOne(store, seed);
    await store.close();
    const db = new DatabaseSync(join(folder, 'smash.db'));
    for (const sql of Object.values(copies(games))) db.exec(sql.replaceAll('%', ''));
    const { n } = db.prepare('SELECT count(*) AS n FROM commands').get() as { n: number };
    db.close();
    const file = join(folder, 'smash.db');
    const { start, rss, joins } = await serve(folder, games);
    const again = new SqliteStore(folder);
    const figure = await measure(again, games);
    const [large, before] = [statSync(file).size, performance.now()];
    await again.shrink();
    const shrunk = Math.round((performance.now() - before) / 1000);
    await again.close();
    const mb = (bytes: number) => Math.round(bytes / 1e6);
    const join95 = percentile(joins, 0.95);
    figures['data file'] = {
      commands: n,
      ...figure,
      startMs: start,
      rssMb: rss,
      joinMs: { p50: percentile(joins, 0.5), p95: join95 },
    };
    figures.file = { mb: mb(large), shrunkTo: mb(statSync(file).size), seconds: shrunk };
    held &&= holds(figure);
    held &&= start <= LIMITS.start && rss <= LIMITS.rss && join95 <= LIMITS.join;
    say(JSON.stringify(figures));
    if (missing('initdb', 'postgres') === '') {
      const postgres = await startPostgres();
      try {
        const large = await PostgresStore.open(postgres.url);
        await playOne(large, seed);
        const client = new pg.Client({ connectionString: postgres.url });
        await client.connect();
        for (const [table, sql] of Object.entries(copies(games))) {
          let at = 0;
          await client.query(
            sql.replaceAll('%', () => (table === 'rooms' ? [', owner, epoch', ', NULL, 1'][at++]! : '')),
          );
        }
        await client.query('ANALYZE');
        await client.end();
        const figure = await measure(large, games);
        held &&= holds(figure);
        say(JSON.stringify({ part: 'keep', games, PostgreSQL: figure }));
        await large.close();
      } finally {
        await postgres.remove();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return held;
}
