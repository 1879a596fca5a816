import { expect, type Page, test } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { playHotseat } from './support/hotseat.ts';
import { mouse } from './support/mouse.ts';
import { draft, join, openRoom, person, start } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';
import { answered, viewOf } from './support/table.ts';
import { openLog } from './support/touch.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};
const SIDES = ['North', 'East', 'South', 'West'];

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const rule = (page: Page, word: string) =>
  page.getByRole('group', { name: 'Big Base' }).getByRole('button', { name: word, exact: true });
const board = (page: Page) => page.getByRole('main', { name: 'Big Base' });

sometimes(6, 5)('a period on the Big Base board, through its scoring, on a phone', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context } = await person(browser);
  await page.setViewportSize(SIZES.phone);
  await page.goto(`${server.url}/hotseat`);
  await expect(rule(page, '✓ Off')).toBeVisible();
  await rule(page, 'On').click();
  await page.getByTestId('begin').click();
  await playHotseat(page, mouse, (view) => view?.prompt?.kind === 'play');

  await test.step('four sides around the base card, all slots empty', async () => {
    const view = await viewOf(page);
    expect(view?.bases.map((side) => side.name)).toEqual(SIDES);
    await expect(page.getByTestId('base-card')).toContainText(view?.bigBase?.card.name ?? '');
    await expect(page.getByTestId('next-base')).toContainText(`Next: ${view?.bigBase?.next?.name}`);
    for (const [i, name] of SIDES.entries()) await expect(page.getByTestId(`base-${i}`)).toHaveAccessibleName(name);
    await expect(page.getByTestId('track-period').locator('[data-now]')).toHaveText('1');
    await expect(page.getByTestId('track-round').locator('[data-now]')).toHaveText('1');
  });

  await test.step('first a card, then a side, then one of its slots', async () => {
    const view = await viewOf(page);
    const play = view?.prompt?.options.find(
      (one) => one.verb === 'play' && view.bases.some((side) => side.id === one.at) && one.from === undefined,
    );
    expect(play, 'a minion or an action that goes onto a base').toBeDefined();
    const side = view?.bases.findIndex((one) => one.id === play?.at) ?? 0;
    await page.locator(`[data-hand][data-id="${play?.card}"]`).click();
    await page.locator(`[data-base="${side}"][data-legal="true"]`).first().click();
    await expect(page.getByTestId('prompt')).toContainText(`Choose your slot at ${SIDES[side]}`);
    await expect(page.getByTestId('prompt')).toContainText(play?.name ?? 'a card');
    const slot = page.getByRole('button', { name: new RegExp(`^${SIDES[side]} Tower, empty: .*legal target`) });
    const before = (await viewOf(page))?.prompt;
    await slot.click();
    if (before) await answered(page, before);
    await expect(page.getByRole('button', { name: new RegExp(`^${SIDES[side]} Tower, used by `) })).toBeVisible();
  });

  await test.step('three rounds, then the whole board scores', async () => {
    const sheets: string[] = [];
    const reading = {
      ...mouse,
      async readScoring(at: Page) {
        sheets.push((await at.getByTestId('scoring').textContent()) ?? '');
        await expect(at.getByTestId('btn-scored')).toBeInViewport();
        await at.getByTestId('btn-scored').click();
      },
    };
    await playHotseat(page, reading, (view) => view?.prompt?.kind === 'play' && view.bigBase?.period === 2);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toMatch(/period 1/i);
    expect(sheets[0]).toMatch(/1 VP for each side: North .+, East .+, South .+, West .+\./);
  });

  await test.step('all cards are gone, the VP are there, and the next period has begun', async () => {
    const view = await viewOf(page);
    expect(view?.bases.map((side) => side.total)).toEqual([0, 0, 0, 0]);
    expect(view?.bigBase?.slots.flat().filter((slot) => slot.seat !== null)).toEqual([]);
    expect(view?.seats.reduce((sum, seat) => sum + seat.vp, 0)).toBeGreaterThanOrEqual(4);
    expect([view?.bigBase?.round, view?.bigBase?.first]).toEqual([1, view?.current]);
    await expect(page.getByTestId('track-period').locator('[data-now]')).toHaveText('2');
    await expect(page.getByTestId('track-round').locator('[data-now]')).toHaveText('1');
    await openLog(page);
    await expect(page.getByRole('log')).toContainText('Period 1 scores');
  });
  await context.close();
});

sometimes(6, 3)('the board fits the screen, and a free slot responds', async ({ browser }) => {
  const page = await openFixtures(browser);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await showFixture(page, 'big');
    for (const one of [page.getByTestId('base-card'), page.getByTestId('next-base'), page.getByTestId('track-round')])
      await expect(one, size).toBeInViewport({ ratio: 0.99 });
    const shown = size === 'phone' ? ['base-0'] : ['base-0', 'base-1', 'base-2', 'base-3'];
    for (const side of shown) await expect(page.getByTestId(side), size).toBeInViewport({ ratio: 0.8 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await showFixture(page, 'big-slot');
    const free = page.getByRole('button', { name: /^South (Tower|Field), empty: .*legal target/ });
    await expect(free).toHaveCount(2);
    await free.first().click();
    await expect(page.getByTestId('dev-answer')).toHaveText('[0]');
  }
  await page.context().close();
});

sometimes(6, 4)('a side that is the target takes the touch anywhere on it', async ({ browser }) => {
  const page = await openFixtures(browser);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const fixture of ['big', 'big-stress']) {
      await showFixture(page, fixture);
      if (await isThere(page.getByTestId('btn-hand'))) await page.getByTestId('btn-hand').click();
      await page.locator('[data-hand][data-legal]').first().click();
      const targets = page.locator('[data-base][data-wide]');
      await expect(targets.first(), size).toBeVisible();
      const others = await targets.evaluateAll((all) =>
        all.flatMap((target) => {
          const { left, right, top, bottom } = target.getBoundingClientRect();
          const points = [];
          for (let y = top + 3; y < Math.min(bottom, innerHeight) - 3; y += 7)
            for (let x = left + 3; x < right - 3; x += 21) points.push(document.elementFromPoint(x, y));
          return points
            .filter((over) => over !== target && over?.closest('section')?.contains(target))
            .map((over) => `${target.ariaLabel}: ${over?.outerHTML.slice(0, 120)}`);
        }),
      );
      expect(others, `${size} ${fixture}`).toEqual([]);
    }
  }
  await page.context().close();
});

sometimes(6, 4)(
  'Big Base is a table option: off by default, visible to guests, and on means the board',
  async ({ browser }) => {
    const host = await person(browser);
    const guest = await person(browser);
    const link = await openRoom(host.page, server.url);
    await join(guest.page, link, 'Mina');
    await expect(rule(guest.page, '✓ Off')).toHaveAttribute('aria-pressed', 'true');
    await expect(rule(guest.page, 'On')).toBeDisabled();
    await rule(host.page, 'On').click();
    await expect(rule(guest.page, '✓ On')).toHaveAttribute('aria-pressed', 'true');
    await start(host.page, [guest.page]);
    await draft([host.page, guest.page]);
    for (const { page } of [host, guest]) {
      await expect(board(page)).toBeVisible();
      expect((await viewOf(page))?.bases.map((side) => side.name)).toEqual(SIDES);
    }
    for (const { context } of [host, guest]) await context.close();
  },
);
