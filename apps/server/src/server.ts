import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { defineServer, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { normaliseCode } from '@smash/protocol';
import type { Config } from './config.ts';
import { Counters } from './counters.ts';
import type { GameEngine } from './game.ts';
import { buildOf, limitBodies, routes } from './http.ts';
import { log } from './log.ts';
import { tableRoom } from './room/room.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import type { Table } from './table/table.ts';
import { Tables } from './tables.ts';

const CLEAN_UP_MS = 3_600_000;
/** Messages are small; an answer with 200 picks has about 1 kB. */
const MAX_MESSAGE = 8 * 1024;
const NORMAL_CLOSE = 4000;

const version: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

export interface RunningServer {
  port: number;
  tables: Tables;
  store: Store;
  counters: Counters;
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
  const counters = new Counters();
  const tables = new Tables(
    { engine, store, version, build: buildOf(config.webDir), coverMs: config.coverMs },
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
  const health = () => ({ ok: true, version, rooms: tables.size, refused: counters.refused });

  const transport = new WebSocketTransport({ maxPayload: MAX_MESSAGE, pingInterval: 5000, pingMaxRetries: 3 });
  const server = defineServer({
    transport,
    rooms: {},
    greet: false,
    // Its default ends the process on any uncaught exception.
    gracefullyShutdown: false,
    express: (app) => routes(app, config.webDir, health),
    // Before listening, so that nobody is told a room is gone that is only not back yet.
    beforeListen: async () => {
      await matchMaker.onReady;
      for (const table of await restoreAll(tables)) {
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
    await tables.close();
    await store.close();
    throw error;
  }
  const http = transport.server as import('node:http').Server;
  limitBodies(http);

  const timer = setInterval(() => void cleanUp(tables, Date.now()), CLEAN_UP_MS);
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
        await tables.close();
        await server.gracefullyShutdown(false);
        await store.close();
      })();
      return closing;
    },
  };
}

async function restoreAll(tables: Tables): Promise<Table[]> {
  await tables.restore();
  const removed = await tables.cleanUp(Date.now());
  const left = tables.all();
  if (left.length > 0 || removed.length > 0) log('rooms restored', { rooms: left.length, expired: removed.length });
  return left;
}

async function cleanUp(tables: Tables, now: number): Promise<void> {
  for (const code of await tables.cleanUp(now)) {
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
