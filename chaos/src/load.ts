import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '@smash/server/nodeFlags.ts';
import { mainFile } from './kill.ts';
import type { BackgroundReport } from './load/background.ts';
import { type Begun, beginGames } from './load/begin.ts';
import { confirmations } from './load/disk.ts';
import { emptyTables, realTables, type Tables } from './load/tables.ts';
import { collectGarbage, usage } from './load/usage.ts';
import { percentile, say } from './report.ts';
import { Child, endChildren } from './testing/process.ts';
import { freePort } from './testing/services.ts';

/** The answer times of one table in ten are measured, in a process that does little else. */
const MEASURED = 0.1;
const WARMING_MS = 10_000;
const CORES = 0.7;
const KB_A_TABLE = 150;
const TIMES_EMPTY = 3;

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Many two-player games in one process; before that, as many empty rooms. `runs` = seconds measured. */
export async function load({ runs, games, seed }: { runs: number; games: number; seed: string }): Promise<boolean> {
  const ms = runs * 1000;
  const empty = await emptyRooms(games, ms);
  say(JSON.stringify({ empty: figures(empty, runs), disk: await disk() }));
  const alone = await play(1, 5000, seed);
  const all = await play(games, ms, seed);
  const took = figures(all, runs);
  const each = (what: 'used' | 'resident') => Math.round((all.memory[what] - alone.memory[what]) / 1024 / games);
  const memory = { kbATable: each('used'), kbWithGarbage: each('resident') };
  const holds =
    all.cores < CORES &&
    memory.kbATable <= KB_A_TABLE &&
    all.unanswered + all.closed === 0 &&
    took.p99 <= TIMES_EMPTY * figures(empty, runs).p99;
  say(JSON.stringify({ part: 'load', tables: games, ...took, cores: all.cores, ...memory, closed: all.closed, holds }));
  return holds;
}

/** This many two-player games on a separate server, for this many ms. */
async function play(games: number, ms: number, seed: string) {
  const folder = mkdtempSync(join(tmpdir(), 'smash-load-'));
  let background: Background | undefined;
  try {
    const begun = await beginGames(folder, games, seed);
    const inspector = await freePort();
    const figures = await freePort();
    const env = {
      DATA_DIR: folder,
      METRICS_PORT: `${figures}`,
      LOG_LEVEL: 'warn',
    };
    const port = await new Child(env, mainFile, [...NODE_FLAGS, `--inspect=127.0.0.1:${inspector}`]).port;
    const measured = Math.ceil(games * MEASURED);
    background = await Background.begin('real', port, begun.slice(measured), seed);
    const tables = await realTables(port, begun.slice(0, measured), seed);
    await together(tables, background, WARMING_MS);
    const before = await usage(figures);
    const from = performance.now();
    const done = await together(tables, background, ms);
    const seconds = (performance.now() - from) / 1000;
    const after = await usage(figures);
    const cores = round((after.cpu - before.cpu) / seconds);
    await collectGarbage(inspector);
    const { used } = await usage(figures);
    return { ...done, cores, memory: { used, resident: after.resident } };
  } finally {
    background?.end();
    await endChildren();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Confirmations wait for the disk: a slow disk makes them slow. */
async function disk() {
  const folder = mkdtempSync(join(tmpdir(), 'smash-disk-'));
  try {
    const took = await confirmations(folder, 1000);
    return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function emptyRooms(count: number, ms: number): Promise<Done> {
  let background: Background | undefined;
  try {
    const port = await new Child({}, pathOf('./load/empty.ts')).port;
    const measured = Math.ceil(count * MEASURED);
    background = await Background.begin('empty', port, count - measured, '');
    return await together(await emptyTables(port, measured), background, ms);
  } finally {
    background?.end();
    await endChildren();
  }
}

/** The tables that are not measured, in a process of their own. */
class Background {
  readonly #process: ChildProcess;

  private constructor(kind: 'real' | 'empty', port: number) {
    this.#process = fork(pathOf('./load/background.ts'), [kind, `${port}`]);
  }

  static async begin(
    kind: 'real' | 'empty',
    port: number,
    tables: Begun[] | number,
    seed: string,
  ): Promise<Background> {
    const background = new Background(kind, port);
    await background.#ask({ begin: tables, seed: `${seed}/background` });
    return background;
  }

  play(ms: number): Promise<BackgroundReport> {
    return this.#ask({ play: ms });
  }

  end(): void {
    this.#process.kill();
  }

  #ask<T>(message: object): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#process.once('message', resolve);
      this.#process.once('exit', (code) => reject(new Error(`The background ended with code ${code}.`)));
      this.#process.send(message);
    });
  }
}

interface Done extends BackgroundReport {
  /** Answer times of the measured tables in ms, sorted. */
  took: number[];
}

async function together(tables: Tables, background: Background, ms: number): Promise<Done> {
  const [answers, others] = await Promise.all([tables.play(ms), background.play(ms)]);
  return {
    took: answers.took,
    actions: answers.took.length + others.actions,
    unanswered: answers.unanswered + others.unanswered,
    closed: tables.closed() + others.closed,
  };
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

const figures = ({ took, actions, unanswered }: Done, seconds: number) => ({
  actions,
  aSecond: Math.round(actions / seconds),
  p50: percentile(took, 0.5),
  p99: percentile(took, 0.99),
  unanswered,
});
