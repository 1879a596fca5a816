import { expect, test } from '@playwright/test';
import { playHotseat, seed } from './support/hotseat.ts';
import { countKeys, keyboard, tabTo, useKey } from './support/keyboard.ts';
import { LONG } from './support/long.ts';
import { mouse } from './support/mouse.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

sometimes(6, 3)('an offline hotseat game, resumed after a reload', async ({ browser }) => {
  test.setTimeout(480_000);
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await page.getByTestId('one-screen').click();
  await page.getByTestId('name-0').fill('Ines');
  await page.getByTestId('name-1').fill('Mina');
  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByTestId('begin').click();

  await test.step('the curtain hides the hand from the document', async () => {
    while (!(await isThere(page.getByTestId('curtain')))) await mouse.pick(page);
    const behind = await page.content();
    await mouse.reveal(page);
    const hand = (await viewOf(page))?.hand ?? [];
    expect(hand).toHaveLength(5);
    for (const { name } of hand) expect(behind).not.toContain(name);
    for (const { name } of hand) expect(await page.content()).toContain(name);
  });

  await playHotseat(page, mouse, (_, decisions) => decisions >= 5);

  await test.step('a reload brings the same prompt back', async () => {
    const before = await viewOf(page);
    await context.setOffline(false);
    await page.reload();
    await page.getByTestId('continue').click();
    await expect(page.getByTestId('curtain')).toBeVisible();
    await mouse.reveal(page);
    expect(await viewOf(page)).toEqual(before);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
  });

  const turn = (await viewOf(page))?.turn ?? 0;
  await playHotseat(page, mouse, (view) => (view?.turn ?? 0) > turn + 2);
  expect((await viewOf(page))?.turn).toBe(turn + 3);
  await context.close();
});

sometimes(6, 4)(
  'a whole game by keyboard alone, half of the turns with 12 keys or fewer (T-08)',
  async ({ browser }) => {
    test.setTimeout(480_000);
    const { page, context } = await person(browser);
    // No cheating: any pointer event fails the test.
    await context.addInitScript(() => {
      for (const type of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(type, () => document.body.replaceChildren('a pointer was used'), true);
    });
    await seed(page, 1);
    const pressed = await countKeys(page);
    await page.goto(server.url);
    await useKey(page, '[data-testid="one-screen"]');
    await tabTo(page, '[data-testid="name-0"]');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ines');
    const win = page.getByRole('group', { name: 'Win at' }).getByRole('button', { name: '5', exact: true });
    for (let i = 0; i < 30 && !(await win.evaluate((one) => one === document.activeElement)); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await useKey(page, '[data-testid="begin"]');

    // To the end, or for three rounds.
    const decisions = await playHotseat(page, keyboard, (view) => !LONG && (view?.turn ?? 0) > 6);
    expect(decisions).toBeGreaterThan(10);
    const turns = await pressed();
    expect(turns.length).toBeGreaterThan(5);
    const few = turns.filter((keys) => keys <= 12);
    expect(few.length, `keys in each turn: ${turns}`).toBeGreaterThanOrEqual(turns.length / 2);
    if (LONG) {
      await expect(page.getByTestId('result')).toBeVisible();
      await useKey(page, '[data-testid="rematch-same"]');
      await expect(page.getByTestId('curtain')).toBeVisible();
    }
    await context.close();
  },
);

test('a curtain opens after a long press, however often the page is drawn meanwhile', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/quick`);
  await expect(page.getByTestId('curtain')).toBeVisible();
  await page.evaluate(() => setInterval(() => dispatchEvent(new Event('languagechange')), 150));
  await page.getByTestId('reveal').hover();
  await page.mouse.down();
  await expect(page.getByTestId('curtain')).toHaveCount(0);
  await page.mouse.up();
  await context.close();
});
