// A seeded sample of the mutants of the rules engine, against all tests of rules and cards.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isTest, root } from '../files.ts';
import { folders, today } from './cards.ts';
import type { Last } from './job.ts';
import type { Mutant } from './operators.ts';
import { type Kept, lineOf, rate, sumsOf, writeReport } from './report.ts';
import { isSource, mutantsIn, type Result, type Tried, tryMutants } from './try.ts';
import { withoutRefused } from './types.ts';

const SOURCES = 'packages/engine/src';
/** These play many games, a minute per mutant; only their short forms (`proofs.ts`) are tried. */
const LONG = /\/testkit\/src\/(random|secrecy|cli|invariants|relations)\//;
const allTestsIn = (folder: string): string[] => filesBelow(folder).filter(isTest);
const testsIn = (...folders: string[]): string[] => folders.flatMap(allTestsIn).filter((file) => !LONG.test(file));
const isScenario = (file: string): boolean => file.includes('/testkit/src/scenario/');
const isView = (file: string): boolean => file.includes('/testkit/src/view/');
/** Random games with their hashes: the only test tried at first on mutants that cost a process each. */
const QUICK = 'packages/testkit/src/random/hashes.test.ts';

/** Most mutants are killed by the tests of the rules. Survivors of a stage go to the next one, which takes longer. */
interface Stage {
  tests(): string[];
  last?: Last[];
  quick?: string[];
  /** Budget per mutant in ms of tests. */
  most: number;
}
const STAGES: readonly [Stage, Stage, Stage] = [
  {
    tests: () =>
      testsIn('packages/engine/src', 'packages/testkit/src').filter((file) => !isScenario(file) && !isView(file)),
    quick: [],
    most: 1_000,
  },
  {
    tests: () => testsIn('packages/testkit/src').filter(isView),
    last: [{ file: QUICK, most: 2_000 }],
    quick: [QUICK],
    most: 2_000,
  },
  {
    tests: () => [...testsIn('packages/cards/src'), ...testsIn('packages/testkit/src').filter(isScenario)],
    last: [{ file: 'tools/mutation/proofs.ts', most: 5_000 }],
    most: 5_000,
  },
];

/** Tests of chosen folders may take longer. */
const NEAR_MS = 30_000;

/** Verdicts so far, by mutant. They are kept in the repository, because the whole sample takes hours. */
const FOUND = join(root, 'tools/mutation/engine.json');
/** It has survived this stage, and waits for the next one. */
type Waiting = 'stage 1' | 'stage 2';
type Verdict = Tried['verdict'] | Waiting;
type Found = Record<string, Verdict>;

interface Named {
  mutant: Mutant;
  id: string;
}

/** Each mutant by a name that edits elsewhere do not change: the nth of its kind in its function. */
function named(mutants: readonly Mutant[]): Named[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const { file, home, was, now, form } = mutant;
    const kind = JSON.stringify([file, home, was, now, form]);
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return { mutant, id: sha256(`${kind} ${nth}`).slice(0, 16) };
  });
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** That many mutants, drawn by the seed. A larger sample of the same seed contains a smaller one. */
export const sample = (all: readonly Mutant[], size: number, seed: string): Named[] =>
  named(all)
    .map((one) => ({ one, by: sha256(`${seed} ${one.id}`) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .slice(0, size)
    .map(({ one }) => one);

/**
 * Continues where the last run stopped; `again` retries all survivors from the first stage. False: fewer than 90 in 100
 * are killed.
 */
export async function mutateEngine({ size, seed, again, only, near }: Options): Promise<boolean> {
  const sources = filesBelow(SOURCES).filter(isSource);
  const drawn = sample(mutantsIn(sources), size, seed);
  const idOf = new Map(drawn.map(({ mutant, id }) => [mutant, id]));
  const found: Found = existsSync(FOUND) ? JSON.parse(readFileSync(FOUND, 'utf8')) : {};
  if (again) for (const { id, mutant } of drawn) if (!isDead(found[id]) && mutant.file.includes(only)) delete found[id];
  const save = (tried: readonly Tried[], survived: Verdict | undefined): Kept => {
    for (const { mutant, verdict } of tried) {
      const now = isLive(verdict) ? survived : verdict;
      if (now) found[idOf.get(mutant)!] = now;
    }
    // Keep only the sample: mutants that are no longer in the source drop out.
    const kept = drawn.filter(({ id }) => found[id]);
    writeFileSync(FOUND, `${JSON.stringify(Object.fromEntries(kept.map(({ id }) => [id, found[id]])), null, 2)}\n`);
    const all = kept.map(({ mutant, id }) => ({ mutant, verdict: known(found[id]!), by: '' }));
    const result = { name: 'engine', hash: '', day: today(), tried: all, rulings: [], dropped: [], tests: 0, cpu: 0 };
    writeReport([result], [...folders().keys()]);
    return result;
  };
  /** Tries the mutants whose verdict so far is `come`. Survivors get the verdict `survived`, if one is given. */
  const run = async (stage: Stage, come: Verdict | undefined, survived: Verdict | undefined): Promise<void> => {
    const here = drawn.filter(({ id, mutant }) => found[id] === come && mutant.file.includes(only));
    const mutants = here.map(({ mutant }) => mutant);
    if (mutants.length === 0) return;
    let next = 0;
    const progress = ({ tried }: Result): void => {
      if (tried.length < next) return;
      next = tried.length + 10;
      const { total, killed } = sumsOf(save(tried, survived));
      console.log(`${killed} of ${total} killed; ${mutants.length - tried.length} to go`);
    };
    const tests = stage.tests();
    const result = await tryMutants({ ...stage, tests, mutants, rulings: false, progress });
    const told = withoutRefused(result, 'packages/engine').tried;
    const tried = new Set(told.map(({ mutant }) => mutant));
    // Mutants that need their own process wait for the next stage.
    const left = mutants.filter((mutant) => !tried.has(mutant));
    save([...told, ...left.map((mutant) => ({ mutant, verdict: 'survived' as const, by: '' }))], survived);
    if (!survived) for (const one of result.tried) if (isLive(one.verdict)) console.log(`  ${lineOf(one)}`);
    if (result.dropped.length > 0)
      console.log(`  left out, because they pass only after others: ${result.dropped.join('; ')}`);
  };
  if (near.length > 0) {
    const tests = near.flatMap((folder) =>
      allTestsIn(folder.includes('/') ? folder : `packages/testkit/src/${folder}`),
    );
    await run({ tests: () => tests, quick: tests, most: NEAR_MS }, undefined, undefined);
  } else {
    await run(STAGES[0], undefined, 'stage 1');
    await run(STAGES[1], 'stage 1', 'stage 2');
    await run(STAGES[2], 'stage 2', 'survived');
  }
  const { total, killed, excused, open } = sumsOf(save([], 'survived'));
  console.log(
    `engine, seed ${seed}: ${killed} of ${total} killed (${rate(killed, total)}), ${excused.length} equivalent, ${open.length} open`,
  );
  for (const one of open) console.log(`  ${lineOf(one)}`);
  return killed + excused.length >= 0.9 * total;
}

const isDead = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && !isLive(verdict) && !isWaiting(verdict);
const isLive = (verdict: Verdict | undefined): boolean => verdict === 'survived' || verdict === 'unreached';
const isWaiting = (verdict: Verdict): verdict is Waiting => verdict.startsWith('stage');
const known = (verdict: Verdict): Tried['verdict'] => (isWaiting(verdict) ? 'survived' : verdict);

interface Options {
  size: number;
  seed: string;
  again: boolean;
  /** Only mutants of files with this in their path. */
  only: string;
  /**
   * Only tests of these folders, long ones too; a name without a slash is a folder of the test kit. Survivors are
   * reported, and count as not tried.
   */
  near: readonly string[];
}
