import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineServer, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { normaliseCode } from '@smash/protocol';
import type { Config } from './config.ts';
import { Counters } from './counters.ts';
import type { GameEngine } from './game.ts';
import { buildOf, limitBodies, routes } from './http.ts';
import { log } from './log.ts';
import { guardOrigins, upgradeGuard } from './origins.ts';
import { findReplay } from './replays.ts';
import { tableRoom } from './room/room.ts';
import { Store } from './store/store.ts';
import type { Table } from './table/table.ts';
import { Tables } from './tables.ts';

const CLEAN_UP_MS = 3_600_000;
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
  counters: Counters;
  /** Closes the rooms that have had their time at `now` (ms since 1970); runs by itself every hour. */
  cleanUp(now: number): void;
  close(): Promise<void>;
}

/**
 * Starts a server: restores all rooms, then listens. One per process: Colyseus keeps its matchmaking in module state.
 * Throws when the data folder or the port is taken.
 */
export async function startServer(config: Config, engine: GameEngine): Promise<RunningServer> {
  const store = new Store(config.dataDir);
  const counters = new Counters();
  const tables = new Tables(
    { engine, store, version, build: buildOf(config.webDir), coverMs: config.coverMs },
    config.maxRooms,
  );
  // What a client sends when it creates a room arrives in the same options as what we send: only these keys are ours.
  const restoring = new Map<string, Table>();
  const tableFor = (key: unknown): Table => {
    const known = typeof key === 'string' ? restoring.get(key) : undefined;
    if (!known) return tables.open();
    restoring.delete(key as string);
    return known;
  };
  const health = () => ({ ok: true, version, rooms: tables.size, refused: counters.refused });

  const transport = new WebSocketTransport({
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
    express: (app) => routes(app, config, health, (id) => findReplay(store, engine, id)),
    // Before listening, so that nobody is told a room is gone that is only not back yet.
    beforeListen: async () => {
      await matchMaker.onReady;
      for (const table of restoreAll(tables)) {
        const key = crypto.randomUUID();
        restoring.set(key, table);
        await matchMaker.createRoom('table', { table: key });
      }
    },
  });
  server.define('table', tableRoom({ counters, tableFor, messageRate: config.messageRate }));
  openOnlyByCode();

  try {
    await server.listen(config.port, config.host);
  } catch (error) {
    tables.close();
    store.close();
    throw error;
  }
  const http = transport.server as import('node:http').Server;
  limitBodies(http);
  guardOrigins(http, config.origins);

  const timer = setInterval(() => cleanUp(tables, Date.now()), CLEAN_UP_MS);
  timer.unref();
  let closing: Promise<void> | null = null;
  return {
    port: (http.address() as AddressInfo).port,
    tables,
    store,
    counters,
    cleanUp: (now) => cleanUp(tables, now),
    close() {
      closing ??= (async () => {
        clearInterval(timer);
        tables.close();
        await server.gracefullyShutdown(false);
        store.close();
      })();
      return closing;
    },
  };
}

function restoreAll(tables: Tables): Table[] {
  tables.restore();
  const removed = tables.cleanUp(Date.now());
  const left = tables.all();
  if (left.length > 0 || removed.length > 0) log('rooms restored', { rooms: left.length, expired: removed.length });
  return left;
}

function cleanUp(tables: Tables, now: number): void {
  for (const code of tables.cleanUp(now)) {
    const room = matchMaker.getLocalRoomById(code);
    void room?.disconnect(NORMAL_CLOSE);
    log('room closed', { room: code });
  }
}

/** A room is opened, or joined by its code in any spelling. Joining "some" room is not offered. */
function openOnlyByCode(): void {
  const { controller } = matchMaker;
  controller.exposedMethods = ['create', 'joinById', 'reconnect'];
  const invoke = controller.invokeMethod;
  controller.invokeMethod = function (method, name, ...rest) {
    const room = method === 'create' ? name : (normaliseCode(name) ?? name);
    return invoke.call(this, method, room, ...rest);
  };
}
