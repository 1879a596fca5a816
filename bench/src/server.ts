import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median, round } from './measure.ts';

const TABLES = 40;
/** More games than can be played to their end while measuring. */
const GAMES = 800;
const ROUNDS = 5;
/** Answers per build before measuring: by then most of its code is compiled, however busy the machine is. */
const WARMING_ANSWERS = 12_000;
const WARMING_MS = 2000;

const here = fileURLToPath(new URL('../..', import.meta.url));
/** Where a checkout keeps the load generator: older ones kept it inside the server. */
const load = (checkout: string): string =>
  ['chaos/src/load', 'apps/server/src/chaos/load'].map((path) => join(checkout, path)).find(existsSync)!;

/** All players share one address, and none of them pauses. */
const LIMITS = {
  MAX_ROOMS: '10000',
  MESSAGE_RATE: '10000',
  SYNCS_PER_CONNECTION: '1000000',
  MEGABYTES_PER_CONNECTION: '1000',
  ...Object.fromEntries(
    ['CONNECTIONS', 'MESSAGES', 'SYNCS', 'MEGABYTES', 'REQUESTS', 'JOINS', 'WATCHERS', 'GAMES'].map((what) => [
      `${what}_PER_ADDRESS`,
      '0',
    ]),
  ),
};

interface Done {
  answers: number;
  bytesIn: number;
  patches: number[];
}

/** A server and its players, in separate processes. */
interface Side {
  name: string;
  server: ChildProcess;
  players: ChildProcess;
  /** One figure per round: the server's CPU ms per answer. */
  cost: number[];
  aSecond: number[];
  bytes: number[];
  patches: number[];
}

export interface Options {
  /** Another checkout of this repository, measured in the same rounds. */
  against: string | undefined;
  /** For a CPU profile of this checkout's server. */
  profile: string | undefined;
  /** Seconds per round. */
  seconds: number;
}

/**
 * Two-player tables over all factions that act without pause: the server's CPU ms per answer, compared with an empty
 * room of the library that only answers. Builds and rooms alternate in short rounds.
 */
export async function server({ against, profile, seconds }: Options): Promise<Record<string, number>> {
  const folders: string[] = [];
  const sides: Side[] = [];
  const ms = seconds * 1000;
  try {
    for (const [name, checkout] of Object.entries({ now: here, ...(against && { against }) })) {
      const folder = mkdtempSync(join(tmpdir(), 'smash-bench-'));
      folders.push(folder);
      sides.push(await real(name, checkout, folder));
    }
    sides.push(await empty());
    for (const side of sides) for (let n = 0; n < WARMING_ANSWERS; ) n += await play(side, WARMING_MS);
    for (const side of sides) side.cost.length = side.aSecond.length = side.bytes.length = side.patches.length = 0;
    if (profile !== undefined) await asked(sides[0]!.server, 'profile');
    for (let i = 0; i < ROUNDS; i++) for (const side of sides) await play(side, ms);
    if (profile !== undefined) await asked(sides[0]!.server, `write ${profile}`);
    return figures(sides);
  } finally {
    for (const { server, players } of sides) for (const child of [players, server]) child.kill('SIGKILL');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

function figures(sides: Side[]): Record<string, number> {
  const of = (name: string) => sides.find((side) => side.name === name);
  const found: Record<string, number> = {};
  for (const { name, cost, aSecond, bytes, patches } of sides) {
    found[`${name} msAnAnswer`] = round3(median(cost));
    found[`${name} answersASecond`] = round(median(aSecond));
    if (name === 'empty') continue;
    const sorted = patches.toSorted((a, b) => a - b);
    found[`${name} bytesPerActionAndViewer`] = round(median(bytes));
    found[`${name} patchMean`] = round(sorted.reduce((sum, n) => sum + n, 0) / sorted.length);
    found[`${name} patchMedian`] = median(sorted);
    found[`${name} patchP95`] = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  }
  const ratio = (a?: Side, b?: Side) => a && b && median(a.cost.map((ms, i) => ms / b.cost[i]!));
  found['now / empty'] = round(ratio(of('now'), of('empty')) ?? 0);
  const before = ratio(of('now'), of('against'));
  if (before !== undefined) found['now / against'] = round3(before);
  return found;
}

const round3 = (n: number): number => Math.round(n * 1000) / 1000;

/** Plays one round and returns its number of answers. */
async function play(side: Side, ms: number): Promise<number> {
  const before = await asked<number>(side.server, 'cpu');
  const from = performance.now();
  const done = await asked<Done>(side.players, ms);
  const took = performance.now() - from;
  const used = (await asked<number>(side.server, 'cpu')) - before;
  side.cost.push(used / done.answers);
  side.aSecond.push((done.answers / took) * 1000);
  side.bytes.push(done.bytesIn / done.answers / 2);
  side.patches.push(...done.patches);
  return done.answers;
}

/** The Node flags with which that checkout starts its own server. */
async function flagsOf(checkout: string): Promise<readonly string[]> {
  const file = join(checkout, 'apps/server/src/nodeFlags.ts');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).NODE_FLAGS : [];
}

async function real(name: string, checkout: string, folder: string): Promise<Side> {
  const { beginGames } = await import(pathToFileURL(join(load(checkout), 'begin.ts')).href);
  const begun = await beginGames(folder, GAMES, 'bench');
  const server = await started(join(checkout, 'apps/server/src/main.ts'), folder, await flagsOf(checkout));
  return side(name, server, [checkout, String(server.port), JSON.stringify(begun)]);
}

async function empty(): Promise<Side> {
  const server = await started(join(load(here), 'empty.ts'), '');
  return side('empty', server, ['-', String(server.port), String(TABLES)]);
}

async function side(name: string, { child }: { child: ChildProcess }, args: string[]): Promise<Side> {
  const players = fork(join(load(here), 'players.ts'), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await answerOf(players);
  return { name, server: child, players, cost: [], aSecond: [], bytes: [], patches: [] };
}

async function started(
  file: string,
  folder: string,
  flags: readonly string[] = [],
): Promise<{ child: ChildProcess; port: number }> {
  const probe = pathToFileURL(join(here, 'chaos/src/testing/probe.ts')).href;
  const child = fork(file, [], {
    execArgv: [...flags, '--import', probe],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', COVER_MS_MIN: '0', COVER_MS_MAX: '0' },
      ...LIMITS,
    },
  });
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server has ended: ${output}`)));
    child.stdout!.on('data', (text) => {
      output += text;
      const found = /(?:ready |localhost:)(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    });
  });
  return { child, port };
}

async function asked<T>(child: ChildProcess, what: string | number): Promise<T> {
  const answer = answerOf<T>(child);
  child.send(what);
  return answer;
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the bench has ended.'));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as T);
    });
  });
}
