import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type Room } from '@colyseus/sdk';
import { randomPick, seededRandom } from '@smash/bots';
import { Guest } from './guest.ts';
import { mainFile } from './kill.ts';
import { beginGames } from './load/begin.ts';
import { confirmations } from './load/disk.ts';
import { type Answers, atPace, inTurn } from './load/pace.ts';
import { collectGarbage, collectOwnGarbage, usage } from './load/usage.ts';
import { say, share } from './report.ts';
import { Child, endChildren } from './testing/process.ts';
import { freePort } from './testing/services.ts';

/** Each table acts once in this many ms. */
const EVERY_MS = 5000;
const AT_ONCE = 8;
const CORES = 0.7;
const KB_A_TABLE = 150;
const TIMES_EMPTY = 3;

const emptyFile = fileURLToPath(new URL('./load/empty.ts', import.meta.url));

/** Many two-player games in one process; before that, as many empty rooms. `runs` = seconds measured. */
export async function load({ runs, games, seed }: { runs: number; games: number; seed: string }): Promise<boolean> {
  const ms = runs * 1000;
  const empty = await emptyRooms(games, ms);
  say(JSON.stringify({ empty: figures(empty, runs), disk: await disk() }));
  const alone = await play(1, 5000, seed);
  const all = await play(games, ms, seed);
  const took = figures(all.answers, runs);
  const each = (what: 'used' | 'resident') => Math.round((all.memory[what] - alone.memory[what]) / 1024 / games);
  const memory = { kbATable: each('used'), kbWithGarbage: each('resident') };
  const holds =
    all.cores < CORES &&
    memory.kbATable <= KB_A_TABLE &&
    all.answers.unanswered + all.closed === 0 &&
    took.p99 <= TIMES_EMPTY * figures(empty, runs).p99;
  say(JSON.stringify({ part: 'load', tables: games, ...took, cores: all.cores, ...memory, closed: all.closed, holds }));
  return holds;
}

/** This many two-player games on a separate server, for this many ms. */
async function play(games: number, ms: number, seed: string) {
  const folder = mkdtempSync(join(tmpdir(), 'smash-load-'));
  try {
    const begun = await beginGames(folder, games, seed);
    const inspector = await freePort();
    const figures = await freePort();
    const env = {
      DATA_DIR: folder,
      METRICS_PORT: `${figures}`,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    };
    const port = await new Child(env, mainFile).port;
    const tables: Guest[][] = Array(games);
    await inTurn(games, AT_ONCE, async (i) => {
      const { code, tokens } = begun[i]!;
      tables[i] = await Promise.all(tokens.map((token) => Guest.join(port, code, token)));
    });
    const random = seededRandom(seed);
    const acting = (i: number) => act(tables[i]!, random);
    await atPace(games, EVERY_MS, EVERY_MS * 2, acting);
    collectOwnGarbage();
    const before = await usage(figures);
    const from = performance.now();
    const answers = await atPace(games, EVERY_MS, ms, acting);
    const seconds = (performance.now() - from) / 1000;
    const after = await usage(figures);
    const cores = round((after.cpu - before.cpu) / seconds);
    await collectGarbage(inspector);
    const { used } = await usage(figures);
    return {
      answers,
      cores,
      memory: { used, resident: after.resident },
      closed: tables.flat().filter((guest) => guest.closed).length,
    };
  } finally {
    await endChildren();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Confirmations wait for the disk: a slow disk makes them slow. */
async function disk() {
  const folder = mkdtempSync(join(tmpdir(), 'smash-disk-'));
  try {
    const took = await confirmations(folder, 1000);
    return { p50: share(took, 0.5), p99: share(took, 0.99) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function emptyRooms(count: number, ms: number): Promise<Answers> {
  const port = await new Child({}, emptyFile).port;
  const rooms: [Room, Room][] = Array(count);
  await inTurn(count, AT_ONCE, async (i) => {
    const client = new Client(`http://127.0.0.1:${port}`);
    const room = await client.create('table');
    const other = await new Client(`http://127.0.0.1:${port}`).joinById(room.roomId);
    for (const one of [room, other]) one.reconnection.enabled = false;
    rooms[i] = [room, other];
  });
  let turn = 0;
  const answers = await atPace(count, EVERY_MS, ms, async (i) => {
    await rooms[i]![turn++ % 2]!.request('ping' as never);
    return true;
  });
  await endChildren();
  return answers;
}

/** Every seat that is asked answers. */
async function act(table: Guest[], random: () => number): Promise<boolean> {
  const guest = table.find(({ known }) => known?.view.prompt && !known.view.prompt.decoy);
  const view = guest?.known?.view;
  if (!guest || !view?.prompt) return false;
  const refused = await guest.refusal('answer', { prompt: view.prompt.id, pick: randomPick(view, random) });
  // Incompatible picks get an answer, too.
  if (refused && !refused.code.startsWith('bad')) throw new Error(refused.code);
  return true;
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

const figures = ({ took, unanswered }: Answers, seconds: number) => ({
  actions: took.length,
  aSecond: Math.round(took.length / seconds),
  p50: share(took, 0.5),
  p99: share(took, 0.99),
  unanswered,
});
