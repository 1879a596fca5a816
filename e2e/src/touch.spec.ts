import { expect, test } from '@playwright/test';
import { finger } from './support/finger.ts';
import { playHotseat } from './support/hotseat.ts';
import { MOVING } from './support/moving.ts';
import { person } from './support/room.ts';
import { startServer, type TestServer } from './support/server.ts';

test.use(MOVING);

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.remove());

test('a whole two-player game by touch alone on a phone, with nothing off-screen at any step (T-10)', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { page, context } = await person(browser, { phone: true });
  // No cheating: any mouse event fails the test.
  await context.addInitScript(() => {
    addEventListener(
      'pointerdown',
      (event) => event.pointerType !== 'touch' && document.body.replaceChildren('a mouse was used'),
      true,
    );
  });
  await page.goto(server.url);
  await page.getByTestId('one-screen').tap();
  await page.getByRole('button', { name: '5', exact: true }).tap();
  await page.getByTestId('begin').tap();
  const decisions = await playHotseat(page, {
    ...finger,
    async decide(now, prompt) {
      expect(await now.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await finger.decide(now, prompt);
    },
  });
  expect(decisions).toBeGreaterThan(10);
  await expect(page.getByTestId('winner')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});
