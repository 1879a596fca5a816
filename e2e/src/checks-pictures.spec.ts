/**
 * Every table looks as approved (T-41). Pictures are kept at quarter size, which shows moves and colour changes but
 * tolerates different font smoothing. After an intended change: `pnpm e2e checks-pictures --update-snapshots`, and look
 * at what has changed.
 */
import { expect } from '@playwright/test';
import { BOARDS, openFixtures, showFixture, TABLES } from './support/fixtures.ts';
import { LONG } from './support/long.ts';
import { sometimes } from './support/sometimes.ts';

const SIZES = { V1: [1440, 900], V2: [1280, 720], V4: [768, 1024], V5: [390, 844] } as const;
/** These two sizes show most differences; LONG=1 compares all sizes. */
const COMPARED = Object.entries(SIZES).filter(([size]) => LONG || size === 'V2' || size === 'V5');
/** Colours do not depend on the size, so most sizes are compared only in the dark theme. */
const themesAt = (size: string): string[] => (size === 'V1' || size === 'V5' ? ['dark', 'light'] : ['dark']);

for (const [place, [size, [width, height]]] of COMPARED.entries())
  sometimes(6, place)(
    `${size}: every table looks as approved, in ${themesAt(size).join(' and ')} (T-41)`,
    async ({ browser }) => {
      const page = await openFixtures(browser, {
        viewport: { width, height },
        deviceScaleFactor: 0.25,
        isMobile: width < 600,
        hasTouch: width < 600,
      });
      // Allow one row of pixels: an edge between two rows may be drawn on either.
      const maxDiffPixels = Math.ceil(width / 4);
      for (const name of [...TABLES, 'stasis', ...BOARDS]) {
        await showFixture(page, name);
        // Some fixtures settle a moment after opening: during a turn the game is asked whether each highlighted play
        // would do anything.
        const playing = await page.evaluate(
          () => (window as unknown as { __t: { prompt(): { kind: string } | null } }).__t.prompt()?.kind === 'play',
        );
        await page.waitForTimeout(playing ? 1000 : 150);
        for (const theme of themesAt(size)) {
          await page.evaluate((one) => {
            document.documentElement.dataset.theme = one;
          }, theme);
          const picture = await page.screenshot({ animations: 'disabled' });
          expect.soft(picture).toMatchSnapshot(`${size}-${name}-${theme}.png`, { maxDiffPixels });
        }
      }
      await page.context().close();
    },
  );
