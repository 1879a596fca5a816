// `pnpm sim --forks --games N [--seed S] [--minutes M]`: forks N random games at random moments, or as many as M
// minutes allow: states, views and next decisions must match, and the records must verify (`random/forks.ts`).
import { checkForks, type ForksChecked } from '../random/forks.ts';

/** The number of forks that share a seed: each part can be run again by itself, as `S/part`. */
const PART = 100;
const MINUTE_MS = 60_000;

/** Prints the total after every thousand; stops at the first part in which something differs. */
export function runForks(games: number, seed: string, minutes: number): boolean {
  const until = performance.now() + minutes * MINUTE_MS;
  const sum: ForksChecked = { forks: 0, compared: 0, found: [] };
  for (let part = 0; sum.forks < games && performance.now() < until && sum.found.length === 0; part++) {
    const done = checkForks(`${seed}/${part}`, Math.min(PART, games - sum.forks));
    sum.forks += done.forks;
    sum.compared += done.compared;
    sum.found.push(...done.found.map((what) => `${seed}/${part}: ${what}`));
    if (sum.forks % 1000 === 0) console.log(`${sum.forks} of ${games} forks, ${sum.compared} decisions compared`);
  }
  for (const what of sum.found) console.log(what);
  console.log(JSON.stringify({ seed, forks: sum.forks, compared: sum.compared, found: sum.found.length }));
  return sum.found.length === 0;
}
