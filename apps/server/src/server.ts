import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineServer, type IRoomCache, matchMaker } from '@colyseus/core';
import { BotThread } from './bots/thread.ts';
import { Cluster } from './cluster/cluster.ts';
import { openOnlyByCode, ROOM } from './cluster/entrance.ts';
import { Operator } from './cluster/operator.ts';
import { Rooms } from './cluster/rooms.ts';
import { every } from './common/every.ts';
import { log } from './common/log.ts';
import { monotonicMs } from './common/time.ts';
import type { Config } from './config.ts';
import type { GameEngine } from './game/gameEngine.ts';
import { guardFront } from './http/front.ts';
import { Health } from './http/health.ts';
import { Metrics } from './http/metrics.ts';
import { serveMetrics } from './http/metricsPort.ts';
import { upgradeGuard } from './http/origins.ts';
import { ownHeaders } from './http/ownHeaders.ts';
import { buildOf, routes } from './http/routes.ts';
import { limitSockets } from './http/sockets.ts';
import { Standings } from './http/tables.ts';
import { Transport } from './http/transport.ts';
import { Budgets } from './limits/budgets.ts';
import { Pusher } from './push/pusher.ts';
import { Deadlines } from './room/deadlines.ts';
import { recordAt } from './room/origin.ts';
import type { Table } from './room/table.ts';
import { Tables } from './room/tables.ts';
import { sayLittle } from './room/wire/replies.ts';
import { tableRoom } from './room/wire/room.ts';
import { openStore } from './storage/open.ts';
import type { Store } from './storage/store.ts';

const CLEAN_UP_MS = 900_000;
/**
 * The first time is soon after the start, because some servers never run for long; between these, so that several that
 * start together do not all do it at once.
 */
const FIRST_CLEAN_UP_MS = [120_000, 240_000] as const;
/** How often to look for empty tables. */
const REST_MS = 60_000;
/** How often to check for processes that have ended or stand still, and whether our own tables are listed. */
const TAKE_OVER_MS = 2000;
const LIST_MS = 3000;
/** How often to check for the operator's orders. */
const ORDERS_MS = 1000;
/** Messages are small; an answer with 200 picks takes about 1 kB. */
const MAX_MESSAGE = 8 * 1024;
/** How long a request may take to arrive, ms: one byte a second is cut off. */
const PATIENCE = { headersTimeout: 8000, requestTimeout: 12_000, connectionsCheckingInterval: 2000 };

const version: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

export interface RunningServer {
  port: number;
  tables: Tables;
  store: Store;
  metrics: Metrics;
  /** Where the metrics are served; null = nowhere. */
  metricsPort: number | null;
  /**
   * Closes expired rooms at `now` (ms since 1970); runs automatically some minutes after the start and every quarter of
   * an hour from then on.
   */
  cleanUp(now: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server. Tables are loaded on demand. One per process: Colyseus keeps its matchmaking in module state. Throws
 * if the data folder or the port is taken.
 */
export async function startServer(config: Config, engine: GameEngine): Promise<RunningServer> {
  const store = await openStore(config);
  const orClose = <T>(work: Promise<T>): Promise<T> =>
    work.catch(async (error) => {
      await store.close();
      throw error;
    });
  const cluster = config.redisUrl ? await orClose(Cluster.join(config.redisUrl)) : null;
  const metrics: Metrics = new Metrics(() => tables.all());
  const budgets = new Budgets(config.perAddress, config.perConnection, metrics.overBudget, cluster?.redis);
  const thinker = new BotThread();
  const pusher = await orClose(Pusher.open(config.push, store, metrics.noticed));
  const deadlines: Deadlines = new Deadlines(store, (code) => tables.wake(code));
  const tables: Tables = new Tables(
    {
      engine,
      store: metrics.timed(store),
      version,
      build: buildOf(config.webDir),
      coverMs: config.coverMs,
      keepGamesDays: config.keepGamesDays,
      limits: budgets,
      thinker,
      deadlines,
      pusher,
    },
    config.maxRooms,
  );
  const operator = await orClose(Operator.from(store, tables));
  const rooms = new Rooms(tables);
  const health = new Health({
    store,
    folder: config.databaseUrl ? null : config.dataDir,
    redis: cluster && (() => cluster.ping()),
    deadlines: () => deadlines.readable,
    counts: () => ({ tables: tables.size, ...tables.health() }),
  });

  const transport = new Transport(
    {
      server: createServer(PATIENCE),
      beforeUpgrade: upgradeGuard(config),
      maxPayload: MAX_MESSAGE,
      pingInterval: 5000,
      pingMaxRetries: 3,
    },
    budgets,
    (why) => metrics.refuse(why),
  );
  const server = defineServer({
    transport,
    rooms: {},
    greet: false,
    logger: { debug() {}, trace() {}, info() {}, warn: said, error: said },
    // The default ends the process on any uncaught exception.
    gracefullyShutdown: false,
    ...(cluster ? { driver: cluster.driver, presence: cluster.presence } : {}),
    ...(config.publicAddress ? { publicAddress: config.publicAddress } : {}),
    // The process that gets the request opens the room: the load balancer spreads the work.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    express: (app) => {
      routes(
        app,
        config,
        { version, health },
        (address) => recordAt(store, engine, address),
        budgets,
        new Standings(store, budgets),
      );
    },
    beforeListen: async () => {
      await matchMaker.onReady;
      await store.relieve();
    },
  });
  const release = (table: Table) => tables.release(table);
  const tableFor = (key: unknown) => rooms.tableFor(key);
  server.define(ROOM, tableRoom({ metrics, tableFor, release }));
  sayLittle((code) => metrics.refuse(code));
  openOnlyByCode({
    budgets,
    open: () => cluster?.ready ?? true,
    has: (code) => store.has(code),
    closed: (code) => store.closed(code),
    bring: (code) => rooms.bring(code),
    discard: (code) => tables.discard(code),
    seats: (code, hash) => tables.get(code)?.seats.hasToken(hash) ?? false,
  });

  const http = transport.server as import('node:http').Server;
  let figures: Awaited<ReturnType<typeof serveMetrics>> = null;
  try {
    figures = await serveMetrics(metrics, config);
    // Colyseus waits for success only, and would wait forever.
    const failed = new Promise<never>((_, reject) => http.once('error', reject));
    await Promise.race([server.listen(config.port, config.host), failed]);
  } catch (error) {
    await figures?.close();
    await tables.close();
    await store.close();
    throw error;
  }
  http.on('error', (error) => log('server failed to accept connections', { error }));
  guardFront(http, config, budgets);
  ownHeaders(http, config.trust);
  limitSockets(http, config.trust, budgets);

  void deadlines.look();
  const stops = [
    every(CLEAN_UP_MS, 'clean-up', () => cleanUp(tables, Date.now()), randomInt(...FIRST_CLEAN_UP_MS)),
    every(REST_MS, 'rest', () => tables.rest(monotonicMs())),
    every(ORDERS_MS, 'orders', () => operator.look()),
  ];
  const takeOver = async () => {
    for (const code of await store.lost()) tables.get(code)?.takenOver();
    await store.relieve();
  };
  if (config.databaseUrl) stops.push(every(TAKE_OVER_MS, 'take-over', takeOver));
  if (cluster) stops.push(every(LIST_MS, 'listing', () => cluster.driver.complete(listings(tables))));
  let closing: Promise<void> | null = null;
  return {
    port: (http.address() as AddressInfo).port,
    tables,
    store,
    metrics,
    metricsPort: figures?.port ?? null,
    cleanUp: (now) => cleanUp(tables, now),
    close() {
      closing ??= (async () => {
        for (const stop of stops) stop();
        await deadlines.close();
        for (const table of tables.all()) table.trouble(RESTART);
        await tables.close();
        await thinker.close();
        pusher.close();
        // From here on another process may serve the tables; disconnected browsers look for it.
        await store.close();
        await figures?.close();
        await server.gracefullyShutdown(false);
      })();
      return closing;
    },
  };
}

/** Colyseus's own messages, mostly about strangers' input: logged without the stack and without that input. */
const said = (...words: unknown[]): void =>
  log('colyseus', {
    text: words
      .map(String)
      .join(' ')
      .split(/[\n{[]/, 1)[0]!
      .slice(0, 200),
  });

const RESTART = 'The server is being restarted. Your moves are saved; the table comes back by itself.';

/** What Colyseus tells other processes about the rooms here. */
const listings = (tables: Tables): IRoomCache[] =>
  tables.all().flatMap(({ code }) => {
    const room = matchMaker.getLocalRoomById(code) as unknown as { _listing: IRoomCache } | undefined;
    return room ? [room._listing] : [];
  });

async function cleanUp(tables: Tables, now: number): Promise<void> {
  for (const code of await tables.cleanUp(now)) log('room closed', { room: code });
}
