// A seeded sample of the mutants of the rules engine, against all tests of rules and cards.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isTest, root } from '../files.ts';
import { folders, today } from './cards.ts';
import type { Mutant } from './operators.ts';
import { type Kept, lineOf, rate, sumsOf, writeReport } from './report.ts';
import { isSource, mutantsIn, type Result, type Tried, tryMutants } from './try.ts';
import { withoutRefused } from './types.ts';

const SOURCES = 'packages/engine/src';
const TESTS = ['packages/engine/src', 'packages/testkit/src', 'packages/cards/src'];
/** These play many games: a minute per mutant. Of them, the proofs in short are tried. */
const LONG = /\/testkit\/src\/(random|secrecy|cli|invariants|relations)\//;
/** Random games with their hashes: the first to be tried where each mutant costs a process. */
const QUICK = 'packages/testkit/src/random/hashes.test.ts';
/** Budgets per mutant in ms of tests; a mutant that outlives them all counts as a survivor. */
const MOST = 2_500;
const LAST = [
  { file: QUICK, most: 3_000 },
  { file: 'tools/mutation/proofs.ts', most: 5_000 },
];

/** Verdicts so far, by mutant. They are kept in the repository, because the whole sample takes hours. */
const FOUND = join(root, 'tools/mutation/engine.json');
type Found = Record<string, Tried['verdict']>;

interface Named {
  mutant: Mutant;
  id: string;
}

/** Each mutant by a name that outlives edits elsewhere: the nth of its kind in its function. */
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

/** Continues where the last run stopped; `again` retries the survivors instead. False: fewer than 90 in 100 are killed. */
export async function mutateEngine({ size, seed, again }: Options): Promise<boolean> {
  const sources = filesBelow(SOURCES).filter(isSource);
  const tests = TESTS.flatMap(filesBelow).filter((file) => isTest(file) && !LONG.test(file));
  const drawn = sample(mutantsIn(sources), size, seed);
  const idOf = new Map(drawn.map(({ mutant, id }) => [mutant, id]));
  const found: Found = existsSync(FOUND) ? JSON.parse(readFileSync(FOUND, 'utf8')) : {};
  const isLive = (id: string): boolean => found[id] === 'survived' || found[id] === 'unreached';
  const mutants = drawn.filter(({ id }) => (again ? isLive(id) : !found[id])).map(({ mutant }) => mutant);
  const save = ({ tried }: Pick<Result, 'tried'>): Kept => {
    for (const { mutant, verdict } of tried) found[idOf.get(mutant)!] = verdict;
    // Keep only the sample: mutants that are no longer in the source drop out.
    const kept = drawn.filter(({ id }) => found[id]);
    writeFileSync(FOUND, `${JSON.stringify(Object.fromEntries(kept.map(({ id }) => [id, found[id]])), null, 2)}\n`);
    const all = kept.map(({ mutant, id }) => ({ mutant, verdict: found[id]!, by: '' }));
    const result = { name: 'engine', hash: '', day: today(), tried: all, rulings: [], dropped: [], tests: 0, cpu: 0 };
    writeReport([result], [...folders().keys()]);
    return result;
  };
  let next = 0;
  const progress = (result: Result): void => {
    if (result.tried.length < next) return;
    next = result.tried.length + 10;
    const { total, killed } = sumsOf(save(result));
    console.log(`${killed} of ${total} killed; ${mutants.length - result.tried.length} to go`);
  };
  if (mutants.length > 0) {
    const result = await tryMutants({
      tests,
      mutants,
      last: LAST,
      quick: [QUICK],
      rulings: false,
      most: MOST,
      progress,
    });
    save(withoutRefused(result, 'packages/engine'));
    if (result.dropped.length > 0)
      console.log(`  left out, because they pass only after others: ${result.dropped.join('; ')}`);
  }
  const { total, killed, excused, open } = sumsOf(save({ tried: [] }));
  console.log(
    `engine, seed ${seed}: ${killed} of ${total} killed (${rate(killed, total)}), ${excused.length} equivalent, ${open.length} open`,
  );
  for (const one of open) console.log(`  ${lineOf(one)}`);
  return killed + excused.length >= 0.9 * total;
}

interface Options {
  size: number;
  seed: string;
  again: boolean;
}
