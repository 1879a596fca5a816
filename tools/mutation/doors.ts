// Started by secrecy.ts with switched sources: prints as JSON which mutants `pnpm chaos doors` would detect.
import { compareDoors } from '../../packages/testkit/src/secrecy/doors.ts';
import type { Running } from './hooks.ts';

const running = (globalThis as unknown as { $M: Running }).$M;
const games = Number(process.argv[2]);

/** The leak detected; null = none. Outright failures count as detected, too. */
function find(n: number): string | null {
  running.a = n;
  try {
    return compareDoors('mutant', 0, games).leak;
  } catch (error) {
    return `it fails: ${error}`;
  }
}

if (find(0) !== null) throw new Error('The proof finds a leak where nothing is taken out.');
const found: (string | null)[] = [];
for (let n = 1; n < running.c.length; n++) {
  found.push(find(n));
  process.stderr.write(`${n}: ${found.at(-1)?.slice(0, 60) ?? 'lives'}\n`);
}
console.log(JSON.stringify(found));
