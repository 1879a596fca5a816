import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineServer, type IRoomCache, matchMaker } from '@colyseus/core';
import { Cluster } from './cluster.ts';
import type { Config } from './config.ts';
import { every, openOnlyByCode } from './entrance.ts';
import type { GameEngine } from './game.ts';
import { buildOf, limitBodies, routes } from './http.ts';
import { log } from './log.ts';
import { Metrics } from './metrics.ts';
import { guardOrigins, upgradeGuard } from './origins.ts';
import { Transport } from './pings.ts';
import { findReplay } from './replays.ts';
import { tableRoom } from './room/room.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import type { Table } from './table/table.ts';
import { Tables } from './tables.ts';

const CLEAN_UP_MS = 3_600_000;
/** How often a process looks for tables that nobody serves, and whether its own are listed. */
const TAKE_OVER_MS = 2000;
const LIST_MS = 3000;
/** Messages are small; an answer with 200 picks has about 1 kB. */
const MAX_MESSAGE = 8 * 1024;
const NORMAL_CLOSE = 4000;
/** How long a request may dawdle, ms: whoever sends one byte a second is cut off. */
const PATIENCE = { headersTimeout: 8000, requestTimeout: 12_000, connectionsCheckingInterval: 2000 };

const version: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

export interface RunningServer {
  port: number;
  tables: Tables;
  store: Store;
  metrics: Metrics;
  /** Closes the rooms that have had their time at `now` (ms since 1970); runs by itself every hour. */
  cleanUp(now: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server: restores all rooms, then listens. One per process: Colyseus keeps its matchmaking in module state.
 * Throws when the data folder or the port is taken.
 */
export async function startServer(config: Config, engine: GameEngine): Promise<RunningServer> {
  const store = await openStore(config);
  const cluster = config.redisUrl ? await Cluster.join(config.redisUrl) : null;
  const metrics: Metrics = new Metrics(() => tables.all());
  const tables: Tables = new Tables(
    { engine, store: metrics.timed(store), version, build: buildOf(config.webDir), coverMs: config.coverMs },
    config.maxRooms,
  );
  // What a client sends when it creates a room arrives in the same options as what we send: only these keys are ours.
  const restoring = new Map<string, Table>();
  const tableFor = async (key: unknown): Promise<Table> => {
    const known = typeof key === 'string' ? restoring.get(key) : undefined;
    if (!known) return tables.open();
    restoring.delete(key as string);
    return known;
  };
  /** Takes on what nobody serves. */
  const takeOver = async (): Promise<void> => {
    const restored = await tables.restore();
    for (const table of restored) {
      const key = crypto.randomUUID();
      restoring.set(key, table);
      await matchMaker.createRoom('table', { table: key });
    }
    if (restored.length > 0) log('rooms restored', { rooms: restored.length });
  };
  const health = () => ({ ok: true, version, rooms: tables.size, refused: metrics.refused });

  const transport = new Transport({
    server: createServer(PATIENCE),
    beforeUpgrade: upgradeGuard(config.origins),
    maxPayload: MAX_MESSAGE,
    pingInterval: 5000,
    pingMaxRetries: 3,
  });
  const server = defineServer({
    transport,
    rooms: {},
    greet: false,
    // Its default ends the process on any uncaught exception.
    gracefullyShutdown: false,
    ...(cluster ? { driver: cluster.driver, presence: cluster.presence } : {}),
    ...(config.publicAddress ? { publicAddress: config.publicAddress } : {}),
    // Whoever is asked opens the room: what stands before the processes spreads the work.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    express: (app) => {
      app.get('/metrics', async (_request, response) => {
        response.type(metrics.type).send(await metrics.text());
      });
      routes(app, config, health, (id) => findReplay(store, engine, id));
    },
    // Before listening, so that nobody is told a room is gone that is only not back yet.
    beforeListen: async () => {
      await matchMaker.onReady;
      await takeOver();
      await cleanUp(tables, Date.now());
    },
  });
  const release = (table: Table) => tables.release(table);
  server.define('table', tableRoom({ metrics, tableFor, release, messageRate: config.messageRate }));
  openOnlyByCode({ open: () => cluster?.ready ?? true, has: (code) => store.has(code) });

  try {
    await server.listen(config.port, config.host);
  } catch (error) {
    await tables.close();
    await store.close();
    throw error;
  }
  const http = transport.server as import('node:http').Server;
  limitBodies(http);
  guardOrigins(http, config.origins);

  const stops = [every(CLEAN_UP_MS, 'clean-up', () => cleanUp(tables, Date.now()))];
  if (config.databaseUrl) stops.push(every(TAKE_OVER_MS, 'take-over', takeOver));
  if (cluster) stops.push(every(LIST_MS, 'listing', () => cluster.driver.complete(listings(tables))));
  let closing: Promise<void> | null = null;
  return {
    port: (http.address() as AddressInfo).port,
    tables,
    store,
    metrics,
    cleanUp: (now) => cleanUp(tables, now),
    close() {
      closing ??= (async () => {
        for (const stop of stops) stop();
        for (const table of tables.all()) table.trouble(RESTART);
        await tables.close();
        // From here on another process may serve the tables; the browsers look for it when they are cut off.
        await store.close();
        await server.gracefullyShutdown(false);
      })();
      return closing;
    },
  };
}

const RESTART = 'The server is being restarted. Your moves are saved; the table comes back by itself.';

/** What Colyseus tells other processes of the rooms here. */
const listings = (tables: Tables): IRoomCache[] =>
  tables.all().flatMap(({ code }) => {
    const room = matchMaker.getLocalRoomById(code) as unknown as { _listing: IRoomCache } | undefined;
    return room ? [room._listing] : [];
  });

async function cleanUp(tables: Tables, now: number): Promise<void> {
  for (const code of await tables.cleanUp(now)) {
    const room = matchMaker.getLocalRoomById(code);
    void room?.disconnect(NORMAL_CLOSE);
    log('room closed', { room: code });
  }
}
