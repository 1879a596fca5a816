/** Counts how often the browser computes the layout. Counts do not depend on the machine; `pnpm bench` times do. */
import { expect, test } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { contextOf, SIZES } from './support/sizes.ts';

/**
 * The most layouts when a card is played: one per frame and per step of fitting, but not one per card. On a busy machine
 * the steps spread over more frames.
 */
const MOST = 32;

for (const [name, fixture] of [
  ['V1', 'stress4'],
  ['V1', 'early'],
  ['V3', 'stress4'],
  ['V8', 'stress4'],
] as const)
  test(`${name}: a card played at ${fixture} does not compute the layout once per text`, async ({ browser }) => {
    const page = await openFixtures(browser, { ...contextOf(SIZES[name]!), reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((one) => one.name === 'LayoutCount')!.value;
    };
    await showFixture(page, fixture);
    await page.locator('[data-hand][data-legal="true"]').first().click();
    const base = page.locator('[data-base][data-legal="true"]').first();
    await base.hover();
    await page.waitForTimeout(500);
    const before = await layouts();
    await base.click();
    await expect(page.locator('[data-hand][data-chosen]')).toHaveCount(0);
    await page.waitForTimeout(500);
    expect((await layouts()) - before).toBeLessThanOrEqual(MOST);
    await page.context().close();
  });
