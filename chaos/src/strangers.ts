import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { randomPick, seededRandom } from '@smash/bots';
import { NO_LIMITS_ENV } from '@smash/testkit/no-limits';
import { beside } from './flood.ts';
import { type Guest, seatTwo } from './guest.ts';
import { mainFile } from './kill.ts';
import { say } from './report.ts';
import type { Orders } from './strangers/crowd.ts';
import { knock } from './strangers/stranger.ts';
import { Child, endChildren } from './testing/process.ts';
import { freePort } from './testing/services.ts';

const MEGABYTE = 1_000_000;
/** Moves of each game that strangers watch: by then the full state is as large as it gets. */
const MOVES = 60;
const DEAF = 20;
const LOUD = 30;
const GUESSES = 3600;
/** Instead of a status: the connection was reset. */
const RESET = 0;

/** The shipped settings, with every limit that tests switch off. */
const SHIPPED = Object.fromEntries(Object.keys(NO_LIMITS_ENV).map((name) => [name, '']));

/** What strangers can do to a server as shipped. `runs` = seconds per attack. */
export async function strangers({ runs, seed }: { runs: number; seed: string }): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-strangers-'));
  const figures = await freePort();
  const env = { ...SHIPPED, DATA_DIR: folder, HOST: '127.0.0.1', METRICS_PORT: `${figures}`, LOG_LEVEL: 'info' };
  try {
    const child = new Child(env, mainFile);
    const port = await child.port;
    const tables = [await playedTable(port, seed), await playedTable(port, `${seed}b`)];
    const [own] = await seatTwo(port);
    const codes = tables.map((guest) => guest.room.roomId);
    const results = {
      deaf: await unread(figures, { port, codes, count: DEAF, rate: 12, deaf: true, addresses: DEAF }, runs),
      loud: await beside(own, runs * 10, () =>
        attack({ port, codes, count: LOUD, rate: 12, deaf: false, addresses: LOUD }),
      ),
      loudTogether: await beside(own, runs * 10, () =>
        attack({ port, codes, count: LOUD, rate: 12, deaf: false, addresses: 1 }),
      ),
      loudLog: await beside(own, runs * 10, () =>
        attack({
          port,
          codes: codes.slice(0, 1),
          count: 24,
          rate: 5,
          page: pageOf(tables[0]!),
          deaf: false,
          addresses: 3,
        }),
      ),
      rooms: await openRooms(port),
      guesses: await guess(port, codes[0]!),
      logged: child.output.length,
    };
    const holds =
      results.deaf.grewMB < 100 &&
      results.loud.holds &&
      results.loudTogether.holds &&
      results.loudLog.holds &&
      results.rooms.holds &&
      results.guesses.holds &&
      results.logged < 100_000 &&
      !own.closed;
    say(JSON.stringify({ part: 'strangers', seconds: runs, ...results, holds }));
    return holds;
  } finally {
    await endChildren();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The newest page of the log that this player may request. */
function pageOf({ known }: Guest): Orders['page'] {
  const { game, undone, events } = known!;
  return { game, undone, before: events.at(-1)!.n };
}

/** A table with a game in progress. */
async function playedTable(port: number, seed: string): Promise<Guest> {
  const players = await seatTwo(port);
  const random = seededRandom(seed);
  for (let i = 0; i < MOVES; i++) {
    const guest = players.find(({ known }) => known?.view.prompt && !known.view.prompt.decoy);
    if (guest)
      await guest.refusal('answer', {
        prompt: guest.known!.view.prompt!.id,
        pick: randomPick(guest.known!.view, random),
      });
    await pause(80);
  }
  return players[0];
}

const attack = (orders: Orders): Worker =>
  new Worker(new URL('./strangers/crowd.ts', import.meta.url), { workerData: orders, stdout: true, stderr: true });

/** The current value of a metric; 0 = not counted yet. */
async function figure(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

/** How much the process grows for sockets that never read. */
async function unread(figures: number, orders: Orders, seconds: number) {
  const resident = () => figure(figures, 'process_resident_memory_bytes');
  const before = await resident();
  const crowd = attack(orders);
  let most = before;
  for (let i = 0; i < seconds; i++) {
    await pause(1000);
    most = Math.max(most, await resident());
  }
  await crowd.terminate();
  const ended = await figure(figures, 'smash_refused_total{code="unsent"}');
  return { sockets: orders.count, grewMB: Math.round((most - before) / MEGABYTE), ended };
}

/** One address opens rooms until it is refused; another can still open one. */
export async function openRooms(port: number) {
  const one: number[] = [];
  for (let i = 0; i < 50; i++) one.push((await knock(port, '127.0.0.61', 'create', 'table')).status);
  const { status: other } = await knock(port, '127.0.0.62', 'create', 'table');
  const opened = one.filter((status) => status === 200).length;
  const refused = one.filter((status) => status === 429).length;
  return { opened, refused, other, holds: refused > 0 && opened + refused === one.length && other === 200 };
}

/** One address guesses codes; meanwhile a friend at another address joins with the right one. */
export async function guess(port: number, code: string, guesses = GUESSES) {
  const seen = new Map<number, number>();
  let left = guesses;
  let friendMs = -1;
  const guesser = async () => {
    while (left > 0) {
      left--;
      const guessed = knock(port, '127.0.0.63', 'joinById', `WORD-${20_000 + left}`);
      // An address that continues despite its refusals is no longer even read.
      const { status } = await guessed.catch(() => ({ status: RESET }));
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  const friend = async () => {
    while (left > guesses / 2) await pause(5);
    const from = performance.now();
    const { status } = await knock(port, '127.0.0.64', 'joinById', code);
    friendMs = status === 200 ? Math.round(performance.now() - from) : -1;
  };
  await Promise.all([...Array.from({ length: 20 }, guesser), friend()]);
  const looked = guesses - (seen.get(429) ?? 0) - (seen.get(RESET) ?? 0);
  return { guesses, looked, friendMs, holds: looked <= 40 && friendMs >= 0 && friendMs < 1000 };
}
