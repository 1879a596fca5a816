/**
 * `pnpm survey FOLDER [SIZES [FIXTURES [THEME]]]`: photographs every screen at every size for a review, or those named
 * ("V1,V6", "stress4,titan"), dark or in another theme ("light").
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { misuse } from '@smash/testkit/args';
import { chromiumArgs, ensureChromium } from '../tools/chromium.ts';
import buildFixtures from './src/support/build-fixtures.ts';
import { fixtureNames, openFixtures, showFixture } from './src/support/fixtures.ts';
import { contextOf, SIZES } from './src/support/sizes.ts';

/** ms until all animations have ended. */
const STILL = 700;

const [folder, sizes = Object.keys(SIZES).join(), only, theme] = process.argv.slice(2);
if (!folder || folder.startsWith('-')) misuse('pnpm survey FOLDER [SIZES [SCREENS [THEME]]]');
const unknown = sizes.split(',').find((name) => !Object.hasOwn(SIZES, name));
if (unknown !== undefined) misuse(`There is no size "${unknown}". There are: ${Object.keys(SIZES).join(', ')}.`);
mkdirSync(folder, { recursive: true });
buildFixtures();
const browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureChromium() });
try {
  for (const name of sizes.split(',')) {
    const page = await openFixtures(browser, { ...contextOf(SIZES[name]!), reducedMotion: 'reduce' });
    if (theme) await page.evaluate((one) => Object.assign(document.documentElement.dataset, { theme: one }), theme);
    for (const fixture of only?.split(',') ?? (await fixtureNames(page))) {
      await showFixture(page, fixture);
      await page.waitForTimeout(STILL);
      await page.screenshot({ path: join(folder, `${name}-${fixture}.png`) });
    }
    await page.context().close();
  }
} finally {
  await browser.close();
}
