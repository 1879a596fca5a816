/** axe finds no fault on any screen, on a desktop and on a phone, in any theme. */
import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { openFixtures, SCREENS, showFixture } from './support/fixtures.ts';
import { LONG } from './support/long.ts';
import { sometimes } from './support/sometimes.ts';

/** Waits until nothing fades or slides, because colours in between do not count. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((done) => requestAnimationFrame(done));
      quiet = document.getAnimations().length === 0 ? quiet + 1 : 0;
    }
  });

/**
 * Colours depend on the theme, not on the size of the screen, so V5 has no other theme. Each screen is checked at one
 * of the two sizes, and a quarter of them in the light theme; with LONG=1 all are checked at both sizes, and in every
 * theme.
 */
const SIZES = {
  V1: { viewport: { width: 1440, height: 900 }, themes: LONG ? ['light', 'contrast'] : ['light'] },
  V5: { viewport: { width: 390, height: 844 }, themes: [] },
};

for (const [half, [name, { viewport, themes }]] of Object.entries(SIZES).entries()) {
  sometimes(6, half)(
    `${name}: every screen passes every rule, and contrast in ${['dark', ...themes].join(', ')} (T-01, T-02)`,
    async ({ browser }) => {
      test.setTimeout(300_000);
      const page = await openFixtures(browser, { viewport });
      const found: Record<string, string[]> = {};
      for (const [i, fixture] of SCREENS.entries()) {
        if (!LONG && i % 2 !== half) continue;
        await showFixture(page, fixture);
        for (const theme of ['dark', ...(LONG || i % 4 === 0 ? themes : [])]) {
          await page.evaluate((word) => {
            document.documentElement.dataset.theme = word;
          }, theme);
          await settle(page);
          const faults = await faultsOf(page, theme === 'dark' ? 'all' : 'colors');
          if (faults.length > 0) found[`${fixture}, ${theme}`] = faults;
        }
      }
      expect(found).toEqual({});
      await page.context().close();
    },
  );
}
