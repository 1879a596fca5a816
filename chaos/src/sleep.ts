import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { engine } from '@smash/server/game/engine.ts';
import { Deadlines } from '@smash/server/room/deadlines.ts';
import { Tables } from '@smash/server/room/tables.ts';
import { type RoomData, readRoom } from '@smash/server/storage/rows.ts';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';
import { BarePlayer } from './testing/bareTable.ts';

export interface Slept {
  tables: number;
  /** Heap and buffers per table. */
  bytesEach: number;
  /** Tables that woke, and how long after its deadline each acted, ms. */
  woken: number;
  medianMs: number;
  worstMs: number;
}

/** This many tables by days, none in memory; some of their deadlines pass, `everyMs` apart. */
export async function sleeping(count: number, wakes: number, everyMs: number): Promise<Slept> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-sleep-'));
  const store = new SqliteStore(folder);
  const services = { engine, store, version: '', build: '', coverMs: [0, 0] as const };
  const late: number[] = [];
  const dues = new Map<string, number>();
  const tables = new Tables(services, 100);
  const deadlines = new Deadlines(store, async (code) => {
    await tables.wake(code);
    late.push(Date.now() - dues.get(code)!);
  });
  try {
    const begun = await beginning(new Tables(services, 10), store);
    // By now everything a server always needs is loaded.
    await deadlines.look();
    const before = used();
    const soon = Date.now() + count;
    for (let n = 0; n < count; n++) await begun.copy(`SLEEP-${10_000 + n}`, soon + 9 * 86_400_000);
    await deadlines.look();
    const bytesEach = (used() - before) / count;
    const first = Date.now() + 1000;
    for (let n = 0; n < wakes; n++) {
      const code = `SLEEP-${10_000 + Math.floor((n * count) / wakes)}`;
      dues.set(code, first + n * everyMs);
      await begun.move(code, first + n * everyMs);
    }
    await deadlines.look();
    while (late.length < wakes) await pause(20);
    late.sort((a, b) => a - b);
    return {
      tables: count,
      bytesEach: Math.round(bytesEach),
      woken: late.length,
      medianMs: late[late.length >> 1]!,
      worstMs: late.at(-1)!,
    };
  } finally {
    await deadlines.close();
    await tables.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A running game by days, to be copied into other rooms. */
async function beginning(tables: Tables, store: SqliteStore) {
  const table = await tables.open();
  const players = [new BarePlayer(table), new BarePlayer(table)];
  for (const { peer } of players) await table.seats.takeSeat(peer, { name: 'Ines' });
  await table.seats.options(players[0]!.peer, { clock: 'day', factions: 'random', players: 2 });
  await table.start(players[0]!.peer, { anyway: true });
  await tables.close();
  const [row] = await store.look([table.code]);
  const room = readRoom(table.code, row!.data);
  const game = await store.game(room.gameId!);
  const dueAt = (data: RoomData, until: number): RoomData => ({
    ...data,
    clock: { ...data.clock!, asked: data.clock!.asked.map((one) => ({ ...one, until })) },
  });
  return {
    async copy(code: string, until: number) {
      const data = { ...dueAt(room, until), code };
      await store.addRoom(data);
      await store.startGame(data, engine.version, game.setup!, game.events);
      await store.release(code);
    },
    async move(code: string, until: number) {
      const data = readRoom(code, (await store.look([code]))[0]!.data);
      await store.saveRoom(dueAt(data, until));
      await store.release(code);
    },
  };
}

/** Bytes in use, excluding garbage. */
function used(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let n = 0; n < 3; n++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** `pnpm chaos sleep` */
export async function sleep({ games }: { games: number }): Promise<boolean> {
  const slept = await sleeping(games, 100, 100);
  console.log(JSON.stringify({ part: 'sleep', ...slept }));
  return slept.bytesEach <= 1024 && slept.worstMs <= 300;
}
