// Tries mutants of some sources against some tests, in a separate process.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, isTest, root } from '../files.ts';
import type { Job, Last, Said } from './job.ts';
import { type Mutant, mutantsOf } from './operators.ts';
import { withSwitches } from './switch.ts';

export interface Tried {
  mutant: Mutant;
  /** refused: no test kills it, but it does not compile. */
  verdict: 'killed' | 'survived' | 'unreached' | 'endless' | 'refused';
  /** The test that kills it; '' = it does not even load. */
  by: string;
}

export interface Result {
  tried: Tried[];
  /** Tests whose titles name rulings, with a mutant each of them kills; null = none. */
  rulings: { test: string; kills: Mutant | null }[];
  /** Tests that pass only after others, and are therefore left out. */
  dropped: string[];
  tests: number;
  /** CPU seconds. */
  cpu: number;
}

export interface Task {
  tests: string[];
  mutants: Mutant[];
  /** The module with the library; mutants that change what it computes while loading are tried by reloading it. */
  library?: string;
  rulings: boolean;
  /** Budget per mutant in ms of tests. */
  most: number;
  /** Files whose tests come last, each with its own budget. */
  last?: Last[];
  /**
   * The tests for mutants in code that runs at module load, each of which costs a process; absent = all, empty = skip
   * them.
   */
  quick?: string[];
  /** Called with the result so far whenever there is more. */
  progress?(result: Result): void;
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
export const isSource = (file: string): boolean => /\.ts$/.test(file) && !isTest(file);
export const mutantsIn = (files: readonly string[]): Mutant[] => files.flatMap((file) => mutantsOf(file, read(file)));

/**
 * A mutant with no message for this long is in a loop that the counters do not see. The first test run may take longer.
 */
const SILENCE_MS = 240_000;
const BEGINNING_MS = 1_800_000;

export async function tryMutants({
  tests,
  mutants,
  library,
  rulings,
  most,
  last = [],
  quick,
  progress,
}: Task): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-mutants-'));
  const numbered = mutants.map((mutant, i) => ({ mutant, n: i + 1 }));
  const job: Job = {
    tests: [...tests, ...last.map(({ file }) => file)],
    sources: switched(numbered),
    size: mutants.length + 1,
    mutants: numbered.map(({ mutant, n }) => ({ n, home: mutant.home })),
    preset: 0,
    reload: library
      ? {
          entry: join(root, library),
          files: [
            join(root, library),
            ...filesBelow('packages/cards/src').filter((file) => /index\.generated\.ts$/.test(file)),
            ...new Set(mutants.map(({ file }) => file)),
          ].map((file) => (file.startsWith('/') ? file : join(root, file))),
        }
      : null,
    testkit: join(root, 'packages/testkit/src/library.ts'),
    most,
    last,
    rulings,
    out: join(folder, 'said.jsonl'),
  };
  const result: Result = { tried: [], rulings: [], dropped: [], tests: 0, cpu: 0 };
  const by = (n: number): Mutant | null => numbered[n - 1]?.mutant ?? null;
  const loading: number[] = [];
  const take = (said: Said[]): void => {
    for (const one of said) {
      if (one.t === 'tests') result.tests = one.passed;
      else if (one.t === 'dropped') result.dropped.push(one.test);
      else if (one.t === 'mutant' && one.verdict === 'loading') loading.push(one.n);
      else if (one.t === 'mutant')
        result.tried.push({ mutant: by(one.n)!, verdict: one.verdict as 'killed', by: one.by });
      else if (one.t === 'ruling') result.rulings.push({ test: one.test, kills: by(one.n) });
      else if (one.sound.length > 0) throw new Error(`The tests fail without a mutant: ${one.sound.join('; ')}`);
    }
  };
  const hear = (said: Said[]): void => {
    take(said);
    progress?.(result);
  };
  try {
    for (;;) {
      const { said, cpu, ended, words } = await processOf(folder, job, hear);
      result.cpu += cpu;
      const done = new Set(said.flatMap((one) => (one.t === 'mutant' ? [one.n] : [])));
      if (ended) break;
      const stuck = job.mutants.find(({ n }) => !done.has(n));
      if (!stuck || !said.some(({ t }) => t === 'tests'))
        throw new Error(`The process of the tests has died: ${words}`);
      result.tried.push({ mutant: by(stuck.n)!, verdict: 'endless', by: '' });
      job.mutants = job.mutants.filter(({ n }) => !done.has(n) && n !== stuck.n);
    }
    // Each of these gets a process in which the mutant is active from the start.
    for (const n of quick?.length === 0 ? [] : loading) {
      const mine = [{ n, home: by(n)!.home }];
      const alone = { ...job, tests: quick ?? job.tests, preset: n, mutants: mine, rulings: false };
      const { said, cpu } = await processOf(folder, alone, () => {});
      result.cpu += cpu;
      result.tried.push({ mutant: by(n)!, ...verdictAlone(said) });
      progress?.(result);
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The verdict of a process whose only mutant was active from the start. A test that fails in the first run has killed
 * it, even though the runner then tries no mutant with that test.
 */
export function verdictAlone(said: readonly Said[]): Pick<Tried, 'verdict' | 'by'> {
  const failed = said.find(({ t }) => t === 'tests' || t === 'end');
  if (failed?.t === 'end' && failed.sound.length > 0) return { verdict: 'killed', by: failed.sound[0]! };
  const told = said.find(({ t }) => t === 'mutant');
  if (told?.t !== 'mutant') return { verdict: 'killed', by: '' };
  return { verdict: told.verdict === 'survived' ? 'survived' : 'killed', by: told.by };
}

/** Switched copies of everything mutated, and of the engine, whose loops are counted. */
function switched(numbered: readonly { mutant: Mutant; n: number }[]): Record<string, string> {
  const sources: Record<string, string> = {};
  const files = new Set([
    ...filesBelow('packages/engine/src').filter(isSource),
    ...numbered.map(({ mutant }) => mutant.file),
  ]);
  for (const file of files) {
    const here = numbered.filter(({ mutant }) => mutant.file === file);
    sources[join(root, file)] = withSwitches(
      read(file),
      here.map(({ mutant, n }) => ({ ...mutant, n })),
    );
  }
  return sources;
}

interface Ended {
  said: Said[];
  cpu: number;
  ended: boolean;
  /** The end of its output. */
  words: string;
}

function processOf(folder: string, job: Job, hear: (said: Said[]) => void): Promise<Ended> {
  const path = join(folder, 'job.json');
  writeFileSync(path, JSON.stringify(job));
  writeFileSync(job.out, '');
  const args = ['--no-warnings', join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config'];
  const child = spawn(process.execPath, [...args, join(root, 'tools/mutation/vitest.config.ts')], {
    cwd: root,
    env: { ...process.env, MUTATION_JOB: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      words = (words + data).slice(-2000);
    });
  const said: Said[] = [];
  let at = 0;
  let since = performance.now();
  const read = (): void => {
    const text = readFileSync(job.out, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    if (end <= at) return;
    const more = text.slice(at, end - 1).split('\n');
    [at, since] = [end, performance.now()];
    const now = more.map((line) => JSON.parse(line) as Said);
    said.push(...now);
    hear(now);
  };
  return new Promise((done, fail) => {
    const reading = (): void => {
      try {
        read();
      } catch (error) {
        fail(error);
      }
      if (performance.now() - since > (said.length > 0 ? SILENCE_MS : BEGINNING_MS))
        process.kill(-child.pid!, 'SIGKILL');
    };
    const watch = setInterval(reading, 2000);
    child.on('exit', () => {
      clearInterval(watch);
      reading();
      const end = said.find((one) => one.t === 'end');
      done({ said, cpu: end?.t === 'end' ? end.cpu : 0, ended: end !== undefined, words });
    });
  });
}
