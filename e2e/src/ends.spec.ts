import { expect } from '@playwright/test';
import { endHere, endThere } from './support/ends.ts';
import { openFixtures } from './support/fixtures.ts';
import { sometimes } from './support/sometimes.ts';

sometimes(6, 4)('games end in the browser as on a server, even without any cache', async ({ browser }) => {
  const page = await openFixtures(browser);
  for (const players of [2, 3, 4])
    for (const bigBase of [true, false]) {
      const game = { seed: `ends-${players}`, players, bigBase, vpToWin: 5 };
      expect(await endThere(page, game), JSON.stringify(game)).toBe(endHere(game));
    }
  await page.context().close();
});
