import { expect, type Locator, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { MOVING } from './support/moving.ts';
import { photograph } from './support/photograph.ts';
import { madness, titans } from './support/positions.ts';
import { openPrepared } from './support/prepared.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';
import { confirm, endTurn, openBase, place } from './support/touch.ts';

test.use(MOVING);

const titan = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^${name}, titan`) });

sometimes(6, 3)('titans of two factions clash: the weaker side loses its own', async ({ browser }) => {
  const { players, watcher, end } = await openPrepared(browser, titans);
  const [a, b] = players as [Page, Page];
  await expect(titan(a.getByTestId('base-0'), 'Megabot')).toBeVisible();
  await photograph(a, 'clash-before');
  await titan(a.getByTestId('aside'), 'Major Ursa').click();
  await place(a, 0).click();
  for (const page of [a, b, watcher]) {
    await expect(titan(page.getByTestId('base-0'), 'Major Ursa')).toBeVisible();
    await expect(titan(page.getByTestId('base-0'), 'Megabot')).toHaveCount(0);
    await expect(page.getByRole('log')).toContainText('Clash: Major Ursa beat Megabot on Tortuga');
    await expect(page.getByRole('log')).toContainText('10 against 8');
  }
  await expect(titan(b.getByTestId('aside'), 'Megabot')).toBeVisible();
  await photograph(b, 'clash-after');
  await check(b, 'after a clash');

  await test.step('its talent: a counter, and on to another base', async () => {
    await titan(a.getByTestId('base-0'), 'Major Ursa').click();
    await confirm(a);
    await place(a, 2).click();
    await openBase(b, 2);
    await expect(titan(b.getByTestId('base-2'), 'Major Ursa')).toHaveAccessibleName(/, 1 counter, /);
  });
  await end();
});

sometimes(6, 1)(
  '15, 14 and 13 points with 5, 3 and 0 Madness cards: the player without any wins, on a phone',
  async ({ browser }) => {
    const { players, watcher, end } = await openPrepared(browser, madness, { phone: true });
    const [a, , c] = players as [Page, Page, Page];
    await expect(a.getByTestId('ticker')).toContainText('Madness 22');
    await photograph(a, 'madness-before');
    await check(a, 'Madness in the hand');
    await endTurn(a);
    for (const page of [...players, watcher]) {
      await expect(page.getByTestId('winner')).toHaveText(page === c ? 'You win' : 'Oskar');
      if (page === a) await expect(page.getByTestId('verdict')).toHaveText('You had as many points, but more Madness.');
      await expect(page.getByTestId('place-0')).toContainText('5 Madness, −2 VP');
      await expect(page.getByTestId('place-1')).toContainText('3 Madness, −1 VP');
      await expect(page.getByTestId('place-2')).toContainText('no Madness');
      for (const seat of [0, 1, 2]) await expect(page.getByTestId(`place-${seat}`)).toContainText('13');
      await expect(page.getByTestId('result')).toContainText('fewest Madness');
    }
    expect((await viewOf(c))?.over).toMatchObject({ winners: [2], vp: [13, 13, 13], madness: [5, 3, 0] });
    await photograph(c, 'madness-result');
    await check(c, 'result');
    await end();
  },
);
