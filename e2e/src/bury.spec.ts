import { expect, type Locator, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { photograph } from './support/photograph.ts';
import { buried } from './support/positions.ts';
import { openPrepared } from './support/prepared.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';
import { confirm, endTurn, inList, openBase, place, takeUp } from './support/touch.ts';

const own = (page: Page, base: number, name: string): Locator =>
  page.getByTestId(`base-${base}`).getByRole('button', { name: new RegExp(`^${name}, buried, only you see it, on `) });
const faceDown = (page: Page, base: number): Locator =>
  page.getByTestId(`base-${base}`).getByRole('button', { name: /^a buried card of / });

sometimes(6, 5)("cards are buried out of the others' sight, and uncovered, on a phone", async ({ browser }) => {
  const { players, watcher, end } = await openPrepared(browser, buried, { phone: true });
  const [a, b] = players as [Page, Page];
  const expectUnknown = async (name: string) => {
    for (const page of [b, watcher]) expect(await page.content()).not.toContain(name);
  };

  await test.step('whose card lies where is open; its name has its player alone', async () => {
    const blessing = own(a, 0, 'Blessing of Anubis');
    await expect(blessing).toContainText('only you');
    await expect(blessing.locator('em')).toHaveCSS('font-style', 'italic');
    for (const page of [b, watcher]) await expect(faceDown(page, 0)).toHaveCount(1);
    await expectUnknown('Blessing of Anubis');
    for (const page of [a, b]) await openBase(page, 1);
    await expect(own(b, 1, 'Mummy')).toHaveCount(1);
    await expect(faceDown(a, 1)).toHaveCount(1);
    expect(await a.content()).not.toContain('Mummy');
  });

  await test.step('two cards of the hand are buried', async () => {
    await takeUp(a, 'Seal the Tomb');
    await a.getByTestId('btn-confirm').click();
    await a.getByRole('button', { name: 'Bury up to two cards', exact: true }).click();
    await expect(a.getByTestId('prompt')).toContainText('Choose the cards to bury');
    // A phone shows the hand as a list to choose from.
    await inList(a, 'You Can Take It With You').click();
    await inList(a, 'King Rex').click();
    await expect(a.getByTestId('choice')).toContainText('2 chosen');
    await a.getByTestId('choice').getByTestId('btn-confirm').click();
    await place(a, 2).click();
    await expect(place(a, 2)).toHaveCount(0);
    for (const page of [a, b, watcher]) await openBase(page, 2);
    await expect(own(a, 2, 'King Rex')).toBeVisible();
    await expect(own(a, 2, 'You Can Take It With You')).toBeVisible();
    for (const page of [b, watcher]) await expect(faceDown(page, 2)).toHaveCount(2);
    await expectUnknown('King Rex');
    await expectUnknown('You Can Take It With You');
    await expect(b.getByTestId('ticker')).toContainText('buried a card at Jungle Oasis');
    await photograph(a, 'bury-own');
    await check(a, 'own');
    await photograph(b, 'bury-of-another');
    await check(b, 'of another');
  });

  await test.step('the other player may uncover one at the start of the turn, and leaves it', async () => {
    await endTurn(a);
    await openBase(b, 1);
    await expect(own(b, 1, 'Mummy')).toHaveAttribute('data-legal', 'true');
    await b.getByTestId('btn-pass').click();
    await expect(own(b, 1, 'Mummy')).not.toHaveAttribute('data-legal', 'true');
    await endTurn(b);
  });

  await test.step('one is uncovered by touch, and played there', async () => {
    await openBase(a, 2);
    await expect(a.locator('[data-testid^="buried-"][data-legal="true"]')).toHaveCount(2);
    await photograph(a, 'bury-uncover');
    await check(a, 'to be uncovered');
    await own(a, 2, 'King Rex').click();
    await confirm(a);
    for (const page of [a, b, watcher]) {
      await openBase(page, 2);
      await expect(page.getByTestId('base-2').getByRole('button', { name: /^King Rex, power 7/ })).toBeVisible();
    }
    await expect(own(a, 2, 'King Rex')).toHaveCount(0);
    for (const page of [b, watcher]) await expect(faceDown(page, 2)).toHaveCount(1);
    await expectUnknown('You Can Take It With You');
    // Only one: the others are no longer offered.
    await expect.poll(async () => (await viewOf(a))?.prompt?.kind).toBe('play');
    await expect(a.locator('[data-testid^="buried-"][data-legal="true"]')).toHaveCount(0);
  });
  await end();
});

sometimes(6, 0)(
  'a card that buries itself is public while it is played; the list tells buried cards apart',
  async ({ browser }) => {
    const { players, watcher, end } = await openPrepared(browser, buried);
    const [a, b] = players as [Page, Page];
    await takeUp(a, 'Tomb Trap');
    await a.getByTestId('btn-confirm').click();
    await place(a, 1).click();
    await expect(own(a, 1, 'Tomb Trap')).toBeVisible();
    await expect(faceDown(b, 1)).toHaveCount(1);
    await expect(faceDown(watcher, 1)).toHaveCount(2);
    await expect(watcher.getByRole('log')).toContainText('Tomb Trap');
    await endTurn(a);
    await b.getByTestId('btn-pass').click();
    await endTurn(b);
    await a.getByTestId('btn-list').click();
    for (const name of ['Blessing of Anubis', 'Tomb Trap']) await expect(inList(a, name).first()).toBeVisible();
    await check(a, 'list');
    await inList(a, 'Tomb Trap').first().click();
    await expect(own(a, 1, 'Tomb Trap')).toHaveCount(0);
    await end();
  },
);
