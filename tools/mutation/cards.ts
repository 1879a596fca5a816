// All mutants of card scripts, faction by faction, against that faction's tests.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, isTest, root } from '../files.ts';
import { type Kept, keep, known, lineOf, rate, sumsOf, writeReport } from './report.ts';
import { isSource, mutantsIn, tryMutants } from './try.ts';
import { withoutRefused } from './types.ts';

const PACKAGE = 'packages/cards';
const HOME = `${PACKAGE}/src`;
/** Budget per mutant in ms of tests: enough for all the tests of a faction. */
const MOST = 120_000;

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
};
export const today = (): string => new Date().toISOString().slice(0, 10);

/** All files of the folders that have scripts, by the folder's name in the report. */
export function folders(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of filesBelow(HOME)) {
    const folder = dirname(file).slice(HOME.length + 1);
    if (folder === '' || /\.generated\.ts$/.test(file)) continue;
    const name = folder.replaceAll('/', '-');
    all.set(name, [...(all.get(name) ?? []), file]);
  }
  return new Map([...all].filter(([, files]) => files.some(isSource)));
}

/** False: fewer than 95 in 100 are killed somewhere. */
export async function mutateCards({ only, fresh }: { only: readonly string[]; fresh: boolean }): Promise<boolean> {
  const all = folders();
  const unknown = only.filter((name) => !all.has(name));
  if (unknown.length > 0) throw new Error(`No scripts in: ${unknown.join(', ')}`);
  let held = true;
  for (const [name, files] of all) {
    if (only.length > 0 && !only.includes(name)) continue;
    const hash = hashOf(files);
    const before = known(name);
    const sources = files.filter(isSource);
    const tests = files.filter(isTest);
    let kept: Kept | null = before?.hash === hash && !fresh ? before : null;
    if (!kept && tests.length > 0) {
      const task = { tests, mutants: mutantsIn(sources), library: `${HOME}/index.ts`, rulings: true, most: MOST };
      kept = { ...withoutRefused(await tryMutants(task), PACKAGE), name, hash, day: today() };
      keep(kept);
    }
    if (!kept) {
      console.log(`${name}: no tests`);
      continue;
    }
    // Written after every folder, so that an interrupted run keeps its results.
    writeReport([kept], [...all.keys()]);
    if (!isGood(kept)) held = false;
  }
  return held;
}

function isGood(kept: Kept): boolean {
  const { name, cpu, dropped } = kept;
  const { total, killed, excused, open, unproved, proved } = sumsOf(kept);
  console.log(
    `${name}: ${killed} of ${total} killed (${rate(killed, total)}), ${excused.length} equivalent, ${open.length} open; ${proved} of ${proved + unproved.length} rulings proved; ${cpu.toFixed(0)} s of CPU`,
  );
  if (dropped.length > 0) console.log(`  left out, because they pass only after others: ${dropped.join('; ')}`);
  for (const id of unproved) console.log(`  ruling ${id}: its tests kill nothing`);
  for (const one of open) console.log(`  ${lineOf(one)}`);
  return killed >= 0.95 * total && unproved.length === 0;
}
