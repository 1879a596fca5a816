import { expect, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { chooseInMenu } from './support/menu.ts';
import { photograph } from './support/photograph.ts';
import { openPrepared, type Position } from './support/prepared.ts';
import { sometimes } from './support/sometimes.ts';

const table: Position = {
  options: { cover: true },
  seats: {
    A: { factions: ['Dinosaurs', 'Pirates'], hand: ['King Rex'] },
    B: { factions: ['Robots', 'Aliens'], hand: ['Zapbot', 'Scout'] },
  },
  bases: [{ name: 'Tar Pits', cards: [{ seat: 'B', card: 'Nukebot' }] }, { name: 'Tortuga' }, { name: 'Jungle Oasis' }],
};

/** The middles of the ping and of the second base at the same moment, once the base has that height. */
const middles = (page: Page, height: string): Promise<number[][]> =>
  page.evaluate(async (to) => {
    document.querySelector<HTMLElement>('[data-base="1"]')!.style.height = to;
    for (let n = 0; n < 2; n++) await new Promise((done) => requestAnimationFrame(done));
    return ['[data-testid="ping"]', '[data-base="1"]'].map((one) => {
      const { x, y, width, height } = document.querySelector(one)!.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    });
  }, height);

sometimes(6, 2)('players point at things and react, seen and heard by all; each can mute both', async ({ browser }) => {
  const { players, watcher, end } = await openPrepared(browser, table);
  const [a, b] = players as [Page, Page];
  const others = [b, watcher];

  await test.step('a base, by its key', async () => {
    // People who open the table later do not see it.
    for (const page of others) await expect(page.getByTestId('table')).toBeVisible();
    await a.locator('[data-base="1"]').first().press('.');
    // It is gone after a few seconds, so both look right away.
    await Promise.all(
      others.map(async (page) => {
        await expect(page.getByTestId('ping')).toBeVisible();
        // It follows its base when the layout changes.
        for (const height of ['', '50px', '']) {
          const [ping, base] = await middles(page, height);
          expect(ping).toEqual(base);
        }
      }),
    );
    for (const page of others) await expect(page.locator('#say-polite')).toContainText(/points at Tortuga/);
    await photograph(b, 'ping');
    await check(b, 'a ping');
    for (const page of others) await expect(page.getByTestId('ping')).toHaveCount(0);
  });

  await test.step('a card, from what is read about it', async () => {
    await b.getByRole('button', { name: /^Nukebot/ }).click({ button: 'right' });
    await b.getByTestId('point-at').click();
    await expect(a.getByTestId('ping')).toBeVisible();
    await expect(a.locator('#say-polite')).toContainText(/points at Nukebot/);
  });

  await test.step('nobody can point at a hand', async () => {
    await a.getByTestId('hand-0').click({ button: 'right' });
    await expect(a.getByTestId('point-at')).toHaveCount(0);
  });

  await test.step('a reaction stands at the panel of who gave it', async () => {
    await a.getByTestId('player-0').click();
    await check(a, 'reactions');
    await a.getByTestId('react-ouch').click();
    for (const page of others) {
      await expect(page.getByTestId('reaction')).toHaveText('Ouch!');
      await expect(page.locator('#say-polite')).toContainText('Ouch!');
      const panel = (await page.getByTestId('player-0').boundingBox())!;
      const said = (await page.getByTestId('reaction').boundingBox())!;
      expect(Math.abs(said.y - panel.y - panel.height)).toBeLessThan(12);
    }
    await photograph(b, 'reaction');
    await expect(b.getByTestId('reaction')).toHaveCount(0);
  });

  await test.step('whoever has muted both sees neither', async () => {
    await chooseInMenu(b, 'Settings');
    for (const name of ['Pings', 'Reactions']) {
      await b.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Off', exact: true }).click();
    }
    await b.keyboard.press('Escape');
    await a.locator('[data-base="2"]').first().focus();
    await a.keyboard.press('.');
    await a.getByTestId('player-0').click();
    await a.getByTestId('react-oops').click();
    await expect(watcher.getByTestId('ping')).toBeVisible();
    await expect(watcher.getByTestId('reaction')).toHaveText('Oops!');
    await expect(b.getByTestId('ping')).toHaveCount(0);
    await expect(b.getByTestId('reaction')).toHaveCount(0);
  });

  await test.step('nor does either come up once both are wanted again', async () => {
    await chooseInMenu(b, 'Settings');
    for (const name of ['Pings', 'Reactions']) {
      await b.getByRole('group', { name, exact: true }).getByRole('button', { name: 'On', exact: true }).click();
    }
    await b.keyboard.press('Escape');
    // Now, for they would be gone after a few seconds.
    expect(await b.getByTestId('ping').count()).toBe(0);
    expect(await b.getByTestId('reaction').count()).toBe(0);
  });
  await end();
});
