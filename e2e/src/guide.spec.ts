import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

sometimes(3, 0)('two illustrated pages explain a turn and scoring a base', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'How a turn goes' }).click();
  const turn = page.getByTestId('guide-turn');
  await expect(turn.getByRole('heading', { level: 2 })).toHaveText(['1Start', '2Play', '3Score', '4Draw', '5End']);
  await expect(turn.getByRole('img')).toHaveCount(5);
  await expect(turn.getByText('WILL SCORE').last()).toBeVisible();
  await check(page, 'how a turn goes');
  await page.getByTestId('guide-next').click();
  const base = page.getByTestId('guide-base');
  // Drawn from a real position but described in words: they must not drift apart.
  await expect(base.locator('[data-total]')).toHaveText(['9 / 16', '16 / 16']);
  for (const [says, is] of [
    ['4 power of yours and 5 of your opponent: 9 of 16', '9 / 16'],
    ['total of 16 of 16', '16 / 16'],
  ] as const)
    await expect(base.getByRole('img', { name: says }).locator('[data-total]')).toHaveText(is);
  await expect(base.getByRole('img', { name: 'first with 11 power' })).toContainText('You11 power+4 VP');
  await check(page, 'how a base scores');
  // Nothing in a picture is focusable: it is not a game.
  await page.keyboard.press('Tab');
  for (let i = 0; i < 12; i++) {
    expect(await page.evaluate(() => document.activeElement?.closest('[role="img"]') ?? null)).toBeNull();
    await page.keyboard.press('Tab');
  }
  await page.goto(`${server.url}/guide/nothing`);
  await expect(turn).toBeVisible();
  await context.close();
});

sometimes(6, 1)('both pages fit a phone', async ({ browser }) => {
  const { page, context } = await person(browser, { phone: true });
  for (const one of ['turn', 'base']) {
    await page.goto(`${server.url}/guide/${one}`);
    await expect(page.getByTestId(`guide-${one}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await check(page, `${one} on a phone`);
  }
  await context.close();
});
