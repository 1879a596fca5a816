/** axe finds no fault on any screen, on a desktop and on a phone, in any theme. */
import { expect, test } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { openFixtures, SCREENS, showFixture } from './support/fixtures.ts';
import { LONG } from './support/long.ts';
import { stands } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';

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
          await stands(page);
          const faults = await faultsOf(page, theme === 'dark' ? 'all' : 'colors');
          if (faults.length > 0) found[`${fixture}, ${theme}`] = faults;
        }
      }
      expect(found).toEqual({});
      await page.context().close();
    },
  );
}
