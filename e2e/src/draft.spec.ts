import { expect, type Page, test } from '@playwright/test';
import { library } from '@smash/cards';
import { check } from './support/axe.ts';
import { keyboard } from './support/keyboard.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const all = library.factions.map((one) => one.name);
const tile = (page: Page, faction: string) => page.getByTestId(`faction-${faction}`);

async function setUp(page: Page, players: number): Promise<void> {
  await page.goto(`${server.url}/hotseat`);
  for (let n = 2; n < players; n++) await page.getByTestId('add-player').click();
  await expect(page.getByRole('button', { name: '✓ Snake draft' })).toBeVisible();
  await page.getByTestId('begin').click();
  await expect(page.getByTestId('draft')).toBeVisible();
}

sometimes(6, 0)(
  'a four-player snake draft with all factions: the last to pick is the first to pick again',
  async ({ browser }) => {
    const { page, context } = await person(browser);
    await setUp(page, 4);
    await expect(page.locator('[data-testid^="faction-"][data-pickable]')).toHaveCount(all.length);
    const order = (await viewOf(page))?.draft?.order ?? [];
    expect(order).toEqual([...order.slice(0, 4), ...order.slice(0, 4).reverse()]);
    const wanted = all.toReversed().slice(0, order.length);
    for (const [n, faction] of wanted.entries()) {
      await tile(page, faction).click();
      await expect(page.getByTestId('faction-sheet')).toContainText(faction);
      const { cards = [], titans = [], bases = [] } = library.factions.find((one) => one.name === faction) ?? {};
      const sheet = page.getByTestId('faction-sheet').getByRole('list', { name: 'Cards' });
      for (const key of [...cards.map((card) => card.name), ...titans, ...bases])
        await expect(sheet).toContainText(library.defs[key]!.name);
      await page.getByTestId('pick').click();
      if (n + 1 < wanted.length) await expect(tile(page, faction)).toHaveAttribute('data-taken', 'true');
    }
    await keyboard.reveal(page);
    const view = await viewOf(page);
    const picks = view?.seats.map((seat) => seat.factions.toSorted());
    expect(picks).toEqual(view?.seats.map(({ seat }) => wanted.filter((_, n) => order[n] === seat).toSorted()));
    // Everybody's titans; they are found in the players' panels.
    const titans = library.factions.filter((one) => wanted.includes(one.name)).flatMap((one) => one.titans);
    expect(view?.seats.flatMap((seat) => seat.titans.map((card) => card.name)).toSorted()).toEqual(titans.toSorted());
    await expect(page.locator('[data-testid="pip"], [data-testid^="titan-"]')).toHaveCount(titans.length);
    await context.close();
  },
);

sometimes(6, 3)('a draft uses the boxes that its players own, and can be searched for a card', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/hotseat`);
  await page.getByTestId('boxes').click();
  const sheet = page.getByTestId('boxes-sheet');
  for (const box of await sheet.getByRole('checkbox').all()) {
    const name = await box.evaluate((one) => one.closest('label')?.querySelector('b')?.textContent ?? '');
    if (name !== 'Core Set' && name !== 'Awesome Level 9000') await box.uncheck();
  }
  await check(page, 'boxes');
  await page.getByTestId('boxes-done').click();
  await expect(page.getByTestId('boxes')).toContainText('2 of ');
  // Remembered in this browser.
  await page.reload();
  await expect(page.getByTestId('boxes')).toContainText('2 of ');
  await page.getByTestId('begin').click();
  const tiles = page.locator('[data-testid^="faction-"][data-pickable]');
  await expect(tiles).toHaveCount(12);
  await page.getByTestId('search').fill('buccaneer');
  await expect(tiles).toHaveCount(1);
  await expect(tile(page, 'Pirates')).toContainText('Buccaneer');
  await page.getByTestId('search').fill('');
  await page.getByTestId('filter-set').selectOption('Awesome Level 9000');
  await expect(tiles).toHaveCount(4);
  await context.close();
});

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const;

sometimes(6, 5)(
  'factions anywhere in the list can be reached with the pick button in sight, at every size',
  async ({ browser }) => {
    const { page, context } = await person(browser);
    await setUp(page, 4);
    const ribbon = page.getByRole('list', { name: 'Order of picks' });
    for (const [i, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      // Some from everywhere, other ones at the next size, and the last.
      for (const faction of all.filter((_, n) => n % 12 === 3 * i || n === all.length - 1)) {
        await tile(page, faction).scrollIntoViewIfNeeded();
        await expect(tile(page, faction)).toBeInViewport({ ratio: 0.99 });
        await expect(page.getByTestId('pick')).toBeInViewport({ ratio: 0.99 });
      }
      await check(page, `${width}x${height}`);
      // The ribbon shows the picks, and nothing needs horizontal scrolling. One pick is left at the end.
      for (const faction of all.slice(-7).slice(2 * i, 2 * i + 2)) {
        await tile(page, faction).click();
        await page.getByTestId('pick').click();
        await expect(ribbon.getByAltText(`: ${faction}`)).toBeInViewport();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const slots = await ribbon
        .getByRole('listitem')
        .evaluateAll((items) => items.map((one) => one.scrollWidth <= one.clientWidth + 1));
      expect(slots).not.toContain(false);
    }
    await context.close();
  },
);

test('digits choose a tile only where single-key shortcuts may', async ({ browser }) => {
  const { page, context } = await person(browser);
  await setUp(page, 2);
  const [first, second] = await page.locator('[data-testid^="faction-"][data-pickable]').all();
  await page.keyboard.press('2');
  await expect(second!).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('btn-settings').click();
  const letters = page.getByRole('group', { name: 'Single-key shortcuts' });
  await letters.getByRole('button', { name: 'Off' }).click();
  // A sheet has the keyboard to itself.
  await page.keyboard.press('1');
  await expect(letters.getByRole('button', { name: '✓ Off' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(first!).toHaveAttribute('aria-pressed', 'false');
  await expect(second!).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});
