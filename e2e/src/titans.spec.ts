import { expect, type Locator, type Page, test } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { draft, join, openRoom, person, start } from './support/room.ts';
import { commonServer } from './support/server.ts';
import { FINGER } from './support/sizes.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';
import { endTurn, openBase, openLog } from './support/touch.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

const lane = (page: Page, base: number, seat: number): Locator => page.getByTestId(`lane-${base}-${seat}`);
const titan = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^${name}, titan`) });
const aside = (page: Page): Locator => page.getByTestId('aside');

/** Six corners, unlike any minion or action. */
async function expectHexagon(button: Locator): Promise<void> {
  const corners = await button
    .locator('span')
    .first()
    .evaluate((shape) => /polygon\((.*)\)/.exec(getComputedStyle(shape).clipPath)?.[1]?.split(/,(?![^(]*\))/).length);
  expect(corners).toBe(6);
}

/** What can be chosen has its frame along those corners. */
async function expectFramed(button: Locator): Promise<void> {
  const [around, act, edge] = await button.evaluate((titan) => {
    const { outlineColor } = getComputedStyle(titan);
    const shape = getComputedStyle(titan.querySelector('span')!);
    const probe = titan.appendChild(document.createElement('i'));
    probe.style.color = 'var(--act)';
    const act = getComputedStyle(probe).color;
    probe.remove();
    return [outlineColor, act, shape.backgroundColor];
  });
  expect([around, edge]).toEqual(['rgba(0, 0, 0, 0)', act]);
}

for (const [place, size] of (['desktop', 'phone'] as const).entries()) {
  sometimes(6, place)(
    `a titan is played by touch, gets counters and beats another one, which is set aside again: ${size}`,
    async ({ browser }) => {
      const page = await openFixtures(browser);
      await page.setViewportSize(SIZES[size]);
      await showFixture(page, 'clash');

      await test.step('set aside: the own one can be taken up, that of the other is seen', async () => {
        await expect(page.getByTestId('player-1')).toHaveAccessibleName(/titan Blue Giant set aside/);
        await expect(page.getByTestId('player-1').getByTestId('pip')).toBeVisible();
        await expect(titan(aside(page), 'Red Giant')).toHaveAccessibleName(
          /ability ready, yours, set aside, legal target/,
        );
        await expectHexagon(titan(aside(page), 'Red Giant'));
        await expectFramed(titan(aside(page), 'Red Giant'));
      });

      await test.step('first it, then its base', async () => {
        await titan(aside(page), 'Red Giant').click();
        await expect(page.getByTestId('prompt')).toContainText('Red Giant: choose where');
        await page.locator('[data-base="0"][data-legal="true"]').click();
        await expect(titan(lane(page, 0, 0), 'Red Giant')).toHaveAccessibleName(
          /^Red Giant, titan, 1 counter, .*yours, on /,
        );
        await expectHexagon(titan(lane(page, 0, 0), 'Red Giant'));
        await expect(titan(lane(page, 0, 0), 'Red Giant')).toContainText(/1$/);
        await expect(lane(page, 0, 0)).toHaveAccessibleName(/^You, 1 power, 1st/);
        await expect(aside(page)).toHaveCount(0);
        await endTurn(page);
      });

      await test.step('the other player sees it, and plays one on another base', async () => {
        await expect(titan(lane(page, 0, 0), 'Red Giant')).toHaveAccessibleName(/Ines’s, on /);
        await expect(page.getByTestId('player-0').getByTestId('pip')).toHaveCount(0);
        await titan(aside(page), 'Blue Giant').click();
        await page.locator('[data-base="1"][data-legal="true"]').click();
        await openBase(page, 1);
        await expect(titan(lane(page, 1, 1), 'Blue Giant')).toHaveAccessibleName(/^Blue Giant, titan, yours/);
        await endTurn(page);
      });

      await test.step('its talent moves it there: a clash', async () => {
        await openBase(page, 0);
        const giant = titan(lane(page, 0, 0), 'Red Giant');
        await expect(giant).toHaveAccessibleName(/ability ready, .*legal target/);
        await giant.click();
        await page.getByTestId('btn-confirm').click();
        await page.locator('[data-base="1"][data-legal="true"]').click();
        await openBase(page, 1);
        await expect(titan(lane(page, 1, 0), 'Red Giant')).toHaveAccessibleName(/^Red Giant, titan, 2 counters/);
        await expect(titan(lane(page, 1, 1), 'Blue Giant')).toHaveCount(0);
        await expect(page.getByTestId('player-1')).toHaveAccessibleName(/titan Blue Giant set aside/);
        await expect(page.getByTestId('player-1').getByTestId('pip')).toBeVisible();
      });

      await test.step('the log and the numbers say why', async () => {
        if (size === 'phone') await openLog(page);
        const log = page.getByRole('log');
        await expect(log).toContainText(/Clash: Red Giant beat Blue Giant on \w+ \d.*2 against 0/);
        await expect(log).toContainText('Blue Giant was set aside');
        if (size === 'phone') await page.keyboard.press('Escape');
        await page.locator('[data-base="1"]').first().click({ button: 'right' });
        await expect(page.getByTestId('breakdown')).toContainText('+2 Red Giant');
        if (size === 'phone') await page.keyboard.press('Escape');
        await titan(lane(page, 1, 0), 'Red Giant').click({ button: 'right' });
        await expect(page.getByTestId('breakdown')).toContainText('2 power counters. You: +2 power');
        if (size === 'phone') await page.keyboard.press('Escape');
        await endTurn(page);
      });

      await test.step('whose titan it is can play it again', async () => {
        await expect(titan(aside(page), 'Blue Giant')).toHaveAccessibleName(
          /ability ready, yours, set aside, legal target/,
        );
        await expect(titan(aside(page), 'Blue Giant')).not.toContainText(/\d/);
      });
      await page.context().close();
    },
  );
}

sometimes(3, 1)('a table with titans fits the screen', async ({ browser }) => {
  const page = await openFixtures(browser);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await showFixture(page, 'titans');
    for (const one of [
      titan(page, 'The Kraken'),
      titan(aside(page), 'Invisible Ninja'),
      page.getByTestId('pip').first(),
    ])
      await expect(one).toBeInViewport({ ratio: 0.99 });
    for (const button of await page.locator('[data-testid^="titan-"]').all()) {
      const box = await button.boundingBox();
      expect(box?.width, size).toBeGreaterThanOrEqual(FINGER);
      expect(box?.height, size).toBeGreaterThanOrEqual(size === 'tablet' || size === 'phone' ? FINGER : 36);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.context().close();
});

sometimes(6, 0)(
  'titans are a table option: on by default, visible to guests, and off means that none is set aside',
  async ({ browser }) => {
    const server = await commonServer();
    const host = await person(browser);
    const guest = await person(browser);
    const rule = (page: Page, word: string) =>
      page.getByRole('group', { name: 'Titans' }).getByRole('button', { name: word, exact: true });
    for (const on of [true, false]) {
      const link = await openRoom(host.page, server.url);
      await join(guest.page, link, 'Mina');
      await expect(rule(guest.page, '✓ On')).toHaveAttribute('aria-pressed', 'true');
      await expect(rule(guest.page, 'Off')).toBeDisabled();
      if (!on) {
        await rule(host.page, 'Off').click();
        await expect(rule(guest.page, '✓ Off')).toHaveAttribute('aria-pressed', 'true');
      }
      await start(host.page, [guest.page]);
      await draft([host.page, guest.page]);
      // Aliens, Dinosaurs, Ninjas and Pirates are picked: three titans.
      for (const { page } of [host, guest]) {
        const seats = (await viewOf(page))?.seats ?? [];
        expect(seats.flatMap((seat) => seat.titans.map((card) => card.name)).sort()).toEqual(
          on ? ['Fort Titanosaurus', 'Invisible Ninja', 'The Kraken'] : [],
        );
        await expect(page.locator('[data-testid="pip"], [data-testid^="titan-"]')).toHaveCount(on ? 3 : 0);
      }
    }

    await test.step('and of a game on one screen', async () => {
      const { page } = host;
      await page.goto(`${server.url}/hotseat`);
      await expect(rule(page, '✓ On')).toBeVisible();
      await rule(page, 'Off').click();
      await page.getByTestId('begin').click();
      for (let n = 0; n < 4; n++) {
        await page.locator('[data-pickable]').first().click();
        await page.getByTestId('pick').click();
      }
      await expect(page.getByTestId('curtain')).toBeVisible();
      expect((await viewOf(page))?.seats.map((seat) => seat.titans)).toEqual([[], []]);
    });
    for (const { context } of [host, guest]) await context.close();
  },
);
