import { expect, type Locator, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { MOVING } from './support/moving.ts';
import { photograph } from './support/photograph.ts';
import { duel } from './support/positions.ts';
import { openPrepared } from './support/prepared.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';
import { cardInHand, takeUp } from './support/touch.ts';

test.use(MOVING);

const stage = (page: Page): Locator => page.getByTestId('duel-stage');
const slot = (page: Page, seat: number): Locator => stage(page).getByTestId(`slot-${seat}`);
/** The challenger plays the card that starts the duel. */
async function challenge(page: Page): Promise<void> {
  await cardInHand(page, 'High Noon').click();
  await page.getByTestId('btn-confirm').click();
}

for (const [place, phone] of [false, true].entries()) {
  const where = phone ? 'phone' : 'desktop';
  sometimes(6, place)(
    `two players place hidden cards for a duel, by touch and by keyboard, while another watches: ${where}`,
    async ({ browser }) => {
      const { players, watcher, end } = await openPrepared(browser, duel, { phone });
      const [a, b] = players as [Page, Page];
      const all = [a, b, watcher];
      const name = (step: string, page: Page) => `duel-${step}-${'ab'[players.indexOf(page)] ?? 'watching'}`;
      await challenge(a);

      await test.step('the two minions and two empty places', async () => {
        for (const page of all) {
          await expect(stage(page)).toHaveAccessibleName('Duel: Gunfighter against Leprechaun');
          await expect(slot(page, 0)).toHaveAttribute('data-slot', 'open');
          await expect(slot(page, 1)).toHaveAttribute('data-slot', 'open');
          await expect(stage(page)).toBeInViewport({ ratio: 0.99 });
        }
        await expect(a.getByTestId('btn-pass')).toContainText('Place none');
        await expect(a.getByTestId('btn-confirm')).toContainText('Pick a card to place');
        for (const page of [b, watcher]) await expect(page.getByTestId('btn-confirm')).toHaveCount(0);
        await photograph(a, name('open', a));
        await check(a, 'to be placed');
        await photograph(watcher, name('open', watcher));
        await check(watcher, 'watched');
      });

      await test.step('one takes a card up, thinks better of it, takes another and places it', async () => {
        await cardInHand(a, 'Collector').click();
        await expect(slot(a, 0)).toContainText('Collec');
        await a.getByTestId('btn-clear').click();
        await expect(slot(a, 0)).toHaveAttribute('data-slot', 'open');
        await cardInHand(a, 'Quick Draw').click();
        await expect(slot(a, 0)).toHaveAttribute('data-slot', 'picked');
        await photograph(a, name('picked', a));
        for (const page of [b, watcher]) {
          await expect(slot(page, 0)).toHaveAttribute('data-slot', 'open');
          expect(await page.content()).not.toContain('Quick Draw');
        }
        await a.getByTestId('btn-confirm').click();
        await expect(slot(a, 0)).toContainText('Quick Draw');
        await expect(stage(a)).toContainText('Placed; only you can see it');
      });

      await test.step('the others see that it lies there and nothing more', async () => {
        for (const page of [b, watcher]) {
          await expect(slot(page, 0)).toHaveAttribute('data-slot', 'down');
          await expect(stage(page)).toContainText('has placed a card');
          expect(await page.content()).not.toContain('Quick Draw');
        }
        await photograph(b, name('answer', b));
      });

      await test.step(phone ? 'the other one places a card by touch' : 'the other one by keyboard alone', async () => {
        if (phone) {
          await cardInHand(b, 'Zapbot').tap();
          await b.getByTestId('btn-confirm').tap();
        } else {
          await b.keyboard.press('h');
          await expect(b.locator('[data-hand="0"]')).toBeFocused();
          await b.keyboard.press('ArrowRight');
          await expect(cardInHand(b, 'Zapbot')).toBeFocused();
          await b.keyboard.press('Enter');
          await expect(slot(b, 1)).toHaveAttribute('data-slot', 'picked');
          await tabTo(b, '[data-testid="btn-confirm"]');
          await b.keyboard.press('Enter');
        }
      });

      await test.step('Quick Draw is revealed and helps the challenger', async () => {
        await expect(a.getByTestId('prompt')).toContainText(/Choose/);
        await expect(stage(a)).toBeHidden();
        await expect(a.getByTestId('duel')).toContainText('Duel: Gunfighter against Leprechaun');
        await a.getByTestId('duel-unfold').click();
        await expect(slot(a, 0)).toContainText('Quick Draw');
        await photograph(a, name('revealed', a));
        await a.getByTestId('duel-fold').click();
        const gunfighter = a.getByRole('button', { name: /^Gunfighter, power 3, .*legal target/ });
        await photograph(a, name('folded', a));
        for (const page of [b, watcher]) {
          await expect(slot(page, 0)).toContainText('Quick Draw');
          await expect(slot(page, 0)).toHaveAttribute('data-slot', 'played');
          await expect(slot(page, 1)).toHaveAttribute('data-slot', 'down');
        }
        expect(await watcher.content()).not.toContain('Zapbot');
        await photograph(watcher, name('revealed', watcher));
        await check(watcher, 'revealed');
        await gunfighter.click();
      });

      await test.step('the result is shown to all until it is read', async () => {
        // A spectator's closes after a while, but not under the pointer.
        await stage(watcher).hover();
        for (const page of all) {
          await expect(stage(page)).toHaveAttribute('data-result', 'won');
          await expect(stage(page)).toContainText('wins');
          await expect(slot(page, 1)).toContainText('Zapbot');
          await expect(stage(page)).toBeInViewport({ ratio: 0.99 });
        }
        await photograph(a, name('result', a));
        await check(a, 'result');
        if (phone) await a.getByTestId('btn-duel-read').tap();
        else {
          await tabTo(a, '[data-testid="btn-duel-read"]');
          await a.keyboard.press('Enter');
        }
        await expect(stage(a)).toBeHidden();
        await b.keyboard.press('Escape');
        await expect(stage(b)).toBeHidden();
        // Zapbot is not an action: it is back in the hand. The loser is destroyed.
        expect((await viewOf(b))?.hand.map((card) => card.name)).toContain('Zapbot');
        await expect(a.getByRole('button', { name: /^Leprechaun, power/ })).toHaveCount(0);
        await expect(a.getByTestId('base-0').getByRole('button', { name: /^Gunfighter, power 7/ })).toBeVisible();
      });
      await end();
    },
  );
}

sometimes(6, 1)('a duel without cards, by keyboard: one key places none', async ({ browser }) => {
  const { players, watcher, end } = await openPrepared(browser, duel);
  const [a, b] = players as [Page, Page];
  await challenge(a);
  await expect(slot(a, 0)).toHaveAttribute('data-slot', 'open');
  await a.keyboard.press('p');
  await expect(slot(b, 0)).toHaveAttribute('data-slot', 'none');
  await expect(stage(watcher)).toContainText('placed none');
  await b.keyboard.press('p');
  for (const page of [a, b, watcher]) await expect(stage(page)).toHaveAttribute('data-result', 'won');
  // Nobody dismissed it: it closes automatically.
  await expect(stage(watcher)).toBeHidden();
  await end();
});

sometimes(6, 3)('a Special in a duel, and a tie, on a phone', async ({ browser }) => {
  const { A, B } = duel.seats;
  const position = { ...duel, seats: { A: { ...A, hand: ['High Noon', 'Deputy', 'Invader'] }, B } };
  const { players, watcher, end } = await openPrepared(browser, position, { phone: true });
  const [a, b] = players as [Page, Page];
  await challenge(a);
  for (const page of [a, b]) await page.getByTestId('btn-pass').click();

  await test.step('whoever holds one is asked, and nobody else learns it', async () => {
    await expect(a.getByTestId('prompt')).toContainText('Use an ability in the duel');
    await expect(stage(a)).toBeInViewport({ ratio: 0.99 });
    for (const page of [b, watcher]) {
      await expect(stage(page)).toBeVisible();
      await expect(page.getByTestId('prompt')).toContainText('Waiting for the others');
    }
    await photograph(a, 'duel-special');
    await check(a, 'Special');
    await takeUp(a, 'Deputy');
    await a.getByTestId('btn-confirm').click();
  });

  await test.step('what it may be used on lies in sight', async () => {
    await expect(stage(a)).toBeHidden();
    await a.getByRole('button', { name: /^Gunfighter, power 3, .*legal target/ }).click();
  });

  await test.step('five against five: both have won, and both have lost', async () => {
    for (const page of [a, b, watcher]) {
      await expect(stage(page)).toHaveAttribute('data-result', 'tied');
      await expect(stage(page).getByText('wins', { exact: true })).toHaveCount(2);
      await expect(page.getByTestId('base-0').getByRole('button', { name: /^(Gunfighter|Leprechaun), / })).toHaveCount(
        0,
      );
    }
    await photograph(watcher, 'duel-tied');
    await check(watcher, 'tied');
  });
  await end();
});
