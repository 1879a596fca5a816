import { expect, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { mouse } from './support/mouse.ts';
import { photograph } from './support/photograph.ts';
import { buried, duel, monsters } from './support/positions.ts';
import { openPrepared, type Position } from './support/prepared.ts';
import { openRoom, person } from './support/room.ts';
import { startServer, type TestServer } from './support/server.ts';
import { readScoring } from './support/table.ts';
import { endTurn, takeUp } from './support/touch.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.remove());

test('no page has a fault that a checker can find', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await check(page, 'first page');
  await openRoom(page, server.url);
  await check(page, 'lobby');
  await page.goto(`${server.url}/r/KILN-99`);
  await expect(page.getByTestId('no-room')).toBeVisible();
  await check(page, 'unknown room');
  await page.goto(`${server.url}/hotseat`);
  await check(page, 'setup of one screen');
  await page.getByTestId('begin').click();
  await expect(page.getByTestId('faction-sheet')).toContainText('×');
  await check(page, 'draft');
  while (!(await page.getByTestId('curtain').isVisible())) await mouse.pick(page);
  await check(page, 'curtain');
  await mouse.reveal(page);
  await expect(page.getByTestId('table')).toBeVisible();
  await check(page, 'table');
  await context.close();
});

const SIZES = {
  laptop: { width: 1280, height: 720 },
  tablet: { width: 1024, height: 768 },
  portrait: { width: 768, height: 1024 },
  small: { width: 320, height: 640 },
};

/** What lies over the table or in it, in every layout and both themes. */
const STATES: { name: string; position: Position; shows: string; buttons: string; reach(page: Page): Promise<void> }[] =
  [
    {
      name: 'a duel',
      position: duel,
      shows: 'duel-stage',
      buttons: 'button:not(.link)',
      async reach(page) {
        await takeUp(page, 'High Noon');
        await page.getByTestId('btn-confirm').click();
      },
    },
    {
      name: 'treasures',
      position: monsters,
      shows: 'sharing',
      buttons: 'button',
      async reach(page) {
        await endTurn(page);
        await expect(page.getByTestId('scoring')).toBeVisible();
        await readScoring(page);
      },
    },
    {
      name: 'buried cards',
      position: buried,
      shows: 'bases',
      buttons: '[data-testid^="buried-"]',
      reach: async () => {},
    },
  ];

for (const { name, position, shows, buttons, reach } of STATES) {
  test(`${name}: no fault, nothing beside the screen, fingers find everything, in every layout and theme`, async ({
    browser,
  }) => {
    const { players, end } = await openPrepared(browser, position);
    const [page] = players as [Page];
    await reach(page);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      const stage = page.getByTestId(shows);
      await expect(stage).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      for (const theme of ['dark', 'light']) {
        await page.evaluate((word) => {
          document.documentElement.dataset.theme = word;
        }, theme);
        await check(page, `${name}, ${size}, ${theme}`);
      }
      const few = size === 'laptop' ? 24 : 44;
      for (const button of await stage.locator(buttons).all()) {
        const box = await button.boundingBox();
        expect(
          Math.min(box?.width ?? 0, box?.height ?? 0),
          `${size}: ${await button.textContent()}`,
        ).toBeGreaterThanOrEqual(few);
      }
      await photograph(page, `${shows}-${size}`);
    }
    await end();
  });
}
