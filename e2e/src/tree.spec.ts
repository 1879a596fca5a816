import { expect, test } from '@playwright/test';
import { playByEar } from './support/listener.ts';
import { LONG } from './support/long.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

sometimes(6, 2)('a whole two-player game through the accessibility tree alone', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await page
    .getByRole('button', { name: /^Pass and play/ })
    .or(page.getByRole('link', { name: /^Pass and play/ }))
    .press('Enter');
  await page.getByRole('group', { name: 'Win at' }).getByRole('button', { name: '5', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  // To the end, or for so many steps.
  expect(await playByEar(page, LONG ? 1000 : 40)).toBeGreaterThan(20);
  if (LONG) {
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('button', { name: /^Rematch/ })).toBeVisible();
  }
  await context.close();
});
