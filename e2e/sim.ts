/**
 * `pnpm sim:browser --games N [--seed S] [--jobs N]`: random games with two to four players in a browser, each played
 * with and without caches; they must end the same, and as they end in Node. The last line is one JSON object; exit 1 on
 * any error.
 */

import { chromium } from '@playwright/test';
import { misuse, readArgs } from '@smash/testkit/args';
import { chromiumArgs, ensureChromium } from '../tools/chromium.ts';
import buildFixtures from './src/support/build-fixtures.ts';
import { endHere, endThere } from './src/support/ends.ts';
import { openFixtures } from './src/support/fixtures.ts';

const { values } = readArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
  },
});
const games = Number(values.games);
const jobs = Number(values.jobs);
if (![games, jobs].every((n) => Number.isInteger(n) && n > 0))
  misuse('pnpm sim:browser --games N [--seed S] [--jobs N]');
let next = 0;
let played = 0;
let errors = 0;

buildFixtures();
const browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureChromium() });
const from = performance.now();
async function work(): Promise<void> {
  const page = await openFixtures(browser);
  while (next < games) {
    const n = next++;
    const game = { seed: `${values.seed}-${n}`, players: 2 + (n % 3), vpToWin: 5 };
    try {
      const there = await endThere(page, game);
      if (there !== endHere(game)) throw new Error('it ends otherwise here');
    } catch (error) {
      errors++;
      console.log(`FAILED ${JSON.stringify(game)}: ${error}`);
    }
    if (++played % 500 === 0) console.log(`${played} of ${games} games`);
  }
}
await Promise.all(Array.from({ length: jobs }, work));
const seconds = Math.round((performance.now() - from) / 100) / 10;
console.log(JSON.stringify({ browser: browser.version(), games: played, errors, seconds }));
await browser.close();
process.exitCode = errors === 0 ? 0 : 1;
