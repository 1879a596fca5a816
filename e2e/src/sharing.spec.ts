import { expect, type Locator, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { chooseInMenu } from './support/menu.ts';
import { photograph } from './support/photograph.ts';
import { monsters } from './support/positions.ts';
import { openPrepared } from './support/prepared.ts';
import { sometimes } from './support/sometimes.ts';
import { readScoring, viewOf } from './support/table.ts';
import { endTurn } from './support/touch.ts';

const sharing = (page: Page): Locator => page.getByTestId('sharing');
const treasure = (page: Page, name: string): Locator =>
  sharing(page).getByRole('button', { name: new RegExp(`^\\d, ${name}, `) });
/** Names without the letter of their mark. */
const order = async (page: Page): Promise<string[]> =>
  (await sharing(page).getByTestId('order').locator('li').allInnerTexts()).map((text) => text.split('\n').at(-1) ?? '');

sometimes(6, 4)('the treasures of a scored base are picked in turn, on a phone', async ({ browser }) => {
  const { players, watcher, end } = await openPrepared(browser, monsters, { phone: true });
  const [a, b] = players as [Page, Page];
  const all = [a, b, watcher];

  await test.step('monsters stand for themselves and make the base harder to break', async () => {
    const lane = a.getByTestId('monsters-0');
    await expect(lane).toHaveAccessibleName('2 monsters, 9 more to break Bastion');
    await expect(lane.getByRole('button', { name: /^Plutonium Dragon, power 5, nobody/ })).toBeVisible();
    await expect(a.locator('[data-base="0"]').first()).toHaveAccessibleName(/ of 20,/);
    await expect(a.getByTestId('ticker')).toContainText('Treasures 6');
    await photograph(a, 'monsters');
    await check(a, 'monsters');
  });

  await test.step('the base scores: everybody sees what is to be had, and in which order it is picked', async () => {
    await endTurn(a);
    for (const page of all) {
      await expect(page.getByTestId('scoring')).toBeVisible();
      await expect(sharing(page)).toHaveCount(0);
      await readScoring(page);
      await expect(sharing(page).locator('[data-testid^="treasure-"]')).toHaveCount(5);
      await expect(sharing(page)).toBeInViewport({ ratio: 0.99 });
      expect(await sharing(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    }
    expect(await order(a)).toEqual(['You', 'Mina', 'You', 'Mina', 'You']);
    for (const page of [b, watcher]) await expect(sharing(page).locator('[data-legal]')).toHaveCount(0);
    await expect(sharing(a).locator('[data-legal]')).toHaveCount(5);
    await photograph(a, 'sharing-picks');
    await check(a, 'picking');
    await photograph(watcher, 'sharing-watching');
    await check(watcher, 'watching');
  });

  await test.step('one touch takes one; then the next player', async () => {
    await treasure(a, 'Tiger Steed').click();
    await expect(sharing(b).locator('[data-legal]')).toHaveCount(4);
    await expect(treasure(watcher, 'Tiger Steed')).toHaveCount(0);
    expect((await order(b))[0]).toBe('You');
    await treasure(b, 'Chest of Holding').tap();
    await expect(sharing(a).locator('[data-legal]')).toHaveCount(3);
    await treasure(a, 'Wishing Ring').click();
    await expect(sharing(b).locator('[data-legal]')).toHaveCount(2);
    await treasure(b, 'Potion of Halitosis').click();
    // The last treasure has only one possible taker.
    for (const page of all) await expect(sharing(page)).toHaveCount(0);
    const hand = async (page: Page) => (await viewOf(page))?.hand.map((card) => card.name) ?? [];
    expect(await hand(a)).toEqual(expect.arrayContaining(['Tiger Steed', 'Wishing Ring', 'Magic Missile']));
    expect(await hand(b)).toEqual(expect.arrayContaining(['Chest of Holding', 'Potion of Halitosis']));
  });

  await test.step('the shared decks tell what is left', async () => {
    await chooseInMenu(a, 'Shared decks');
    const sheet = a.getByTestId('shared-decks');
    await expect(sheet).toContainText('Treasures: 1 card in the deck');
    await expect(sheet.getByRole('button', { name: 'Plutonium Dragon' })).toBeVisible();
    await photograph(a, 'shared-decks');
    await check(a, 'shared decks');
  });
  await end();
});
