/** `pnpm screens`: takes the screenshots for the visual review, for docs/screens. */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../tools/chromium.ts';
import buildFixtures from './src/support/build-fixtures.ts';
import { openFixtures, SHEETS, showFixture } from './src/support/fixtures.ts';

const folder = resolve(import.meta.dirname, '../docs/screens');
const SIZES = { V1: [1440, 900], V2: [1280, 720], V4: [768, 1024], V5: [390, 844] } as const;
const SCREENS = ['mid4', 'stress4', 'react', 'scoring', 'curtain', 'lobby', 'draft'];
/** ms until all animations have ended. */
const STILL = 1200;

async function photograph(browser: Browser, size: keyof typeof SIZES, screens: readonly string[]): Promise<void> {
  const [width, height] = SIZES[size];
  const small = width < 600;
  const page = await openFixtures(browser, { viewport: { width, height }, isMobile: small, hasTouch: small });
  const picture = async (name: string, fullPage = false) => {
    await page.waitForTimeout(STILL);
    await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`), fullPage });
  };
  for (const name of screens) {
    await showFixture(page, name);
    await picture(name);
  }
  if (size === 'V1') {
    await showFixture(page, 'mid4');
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
    await picture('mid4-light');
    await page.evaluate(() => {
      delete document.documentElement.dataset.theme;
      document.documentElement.style.filter = 'grayscale(1)';
    });
    await picture('mid4-grey');
    await page.evaluate(() => document.documentElement.style.removeProperty('filter'));
    for (const name of SHEETS) {
      await showFixture(page, name);
      await picture(name, true);
    }
  }
  await page.context().close();
}

buildFixtures();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureChromium() });
try {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) await photograph(browser, size, SCREENS);
} finally {
  await browser.close();
}
