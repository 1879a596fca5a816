import { expect, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { photograph } from './support/photograph.ts';
import { letter } from './support/positions.ts';
import { openPrepared } from './support/prepared.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';
import { confirm, endTurn, inList, openBase, place, takeUp } from './support/touch.ts';

sometimes(6, 2)(
  'a card waits in stasis, turn by turn, with a card stored under it, on a phone',
  async ({ browser }) => {
    const { players, watcher, end } = await openPrepared(browser, letter, { phone: true });
    const [a, b] = players as [Page, Page];
    const card = a.locator('[data-testid^="stasis-"]');
    /** On the phone it is in the hand; a new question may close an open one. */
    const waits = async (left: string) => {
      const name = new RegExp(`^Letter From Another Time, in stasis, ${left}, 1 card stored under it`);
      await expect(async () => {
        if (!(await isThere(card))) await a.getByTestId('btn-hand').click({ timeout: 1000 });
        await expect(card).toHaveAccessibleName(name, { timeout: 500 });
        await a.waitForTimeout(100);
        await expect(card).toBeVisible({ timeout: 100 });
      }).toPass({ timeout: 45_000 });
      for (const page of [b, watcher]) {
        const seat = (await viewOf(page))?.seats[0];
        expect(seat?.stasis).toMatchObject([{ name: 'Letter From Another Time', under: 1 }]);
        expect(seat?.stasis[0]).not.toHaveProperty('stored');
      }
    };

    await test.step('it goes into stasis, and under it a card that was shown once; what lies there its player alone can look up', async () => {
      await takeUp(a, 'Letter From Another Time');
      await a.getByTestId('btn-confirm').click();
      await inList(a, 'King Rex').first().click();
      await waits('3 counters left');
      await photograph(a, 'stasis-own');
      await check(a, 'a card in stasis');
      await check(b, 'a card in stasis of another');
    });

    await test.step('one counter leaves at the start of each turn', async () => {
      for (const left of ['2 counters left', '1 counter left', 'no counters left']) {
        await endTurn(a);
        await expect.poll(async () => (await viewOf(b))?.current).toBe(1);
        await endTurn(b);
        await expect.poll(async () => (await viewOf(a))?.current).toBe(0);
        await expect.poll(async () => (await viewOf(a))?.prompt?.kind).toBe('play');
        await waits(left);
      }
    });

    await test.step('then it is played, and so is what lay under it', async () => {
      await expect(card).toHaveAttribute('data-legal', 'true');
      await photograph(a, 'stasis-ready');
      await card.click();
      await confirm(a);
      await inList(a, 'King Rex').first().click();
      await inList(a, 'Confirm').click();
      await place(a, 1).click();
      for (const page of [a, b, watcher]) {
        await openBase(page, 1);
        await expect(page.getByTestId('base-1').getByRole('button', { name: /^King Rex, power 7/ })).toBeVisible();
      }
      await expect(a.getByTestId('stasis')).toHaveCount(0);
    });
    await end();
  },
);
