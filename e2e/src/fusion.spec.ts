import { expect, type Locator, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { LONG } from './support/long.ts';
import { isThere } from './support/settled.ts';
import { FINGER } from './support/sizes.ts';
import { sometimes } from './support/sometimes.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};
type Size = keyof typeof SIZES;

const inHand = (page: Page, name: string): Locator => page.locator(`[data-hand][aria-label^="${name},"]`);
const hand = (page: Page): Locator => page.locator('[data-hand]');
const onBase = (page: Page, n: number): Locator => page.locator(`[data-base="${n}"][data-legal="true"]`);
const inLane = (page: Page, n: number, name: string): Locator =>
  page.getByTestId(`lane-${n}-0`).getByRole('button', { name: new RegExp(`^${name}, `) });
const asMinion = (page: Page): Locator => page.getByTestId('side-minion');
const asAction = (page: Page): Locator => page.getByTestId('side-action');

/** A hand of only fusions: four Dice Ninjas and a K.C. Smith. */
async function open(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await showFixture(page, 'fusion');
  await holds(page, 5);
}

/** The phone keeps its hand closed while the answers are elsewhere. */
async function take(page: Page, name: string): Promise<void> {
  const closed = page.getByTestId('btn-hand');
  if (await isThere(closed)) await closed.click();
  await inHand(page, name).first().click();
}
async function holds(page: Page, n: number): Promise<void> {
  const closed = page.getByTestId('btn-hand');
  await expect
    .poll(async () => {
      if (!(await isThere(closed))) return hand(page).count();
      return Number(/(\d+) cards/.exec((await closed.textContent()) ?? '')?.[1]);
    })
    .toBe(n);
}

for (const [place, size] of (Object.keys(SIZES) as Size[]).filter((one) => LONG || one !== 'tablet').entries()) {
  sometimes(6, place)(
    `a fusion is played as an action, and its extra play as a minion: ${size} (FUS-1, FUS-3)`,
    async ({ browser }) => {
      const page = await openFixtures(browser);
      await open(page, size);

      await test.step('taken up, it shows both sides, each with what it says', async () => {
        await take(page, 'K.C. Smith');
        await expect(page.getByTestId('prompt')).toContainText('K.C. Smith: minion or action?');
        await expect(asMinion(page)).toContainText('Play an extra action.');
        await expect(asAction(page)).toContainText('Play an extra minion.');
        for (const button of [asMinion(page), asAction(page)]) {
          await expect(button).toBeInViewport({ ratio: 1 });
          const box = await button.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(FINGER);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await check(page, size);
      });

      await test.step('as an action it goes to no base', async () => {
        await asAction(page).click();
        await holds(page, 4);
        await expect(inHand(page, 'K.C. Smith')).toHaveCount(0);
      });

      await test.step('with no action left the next one is a minion: there is only its place to choose', async () => {
        for (const left of [3, 2]) {
          await take(page, 'Dice Ninja');
          await expect(page.getByTestId('prompt')).toContainText('Dice Ninja as a minion: choose where');
          await expect(asAction(page)).toHaveCount(0);
          await onBase(page, 0).click();
          // As a minion each draws one card.
          await expect(inLane(page, 0, 'Dice Ninja')).toHaveCount(4 - left);
          await holds(page, 4);
        }
      });
      if (size === 'desktop') await expect(page.getByRole('log')).toContainText('K.C. Smith');
      await page.context().close();
    },
  );

  sometimes(6, place + 1)(
    `a fusion is played as a minion, and its extra play as an action: ${size} (FUS-1, FUS-3)`,
    async ({ browser }) => {
      const page = await openFixtures(browser);
      await open(page, size);

      await test.step('"as a minion" asks for the place alone, and Back leads to both sides again', async () => {
        await take(page, 'K.C. Smith');
        await asMinion(page).click();
        await expect(page.getByTestId('prompt')).toContainText('K.C. Smith as a minion: choose where');
        await expect(asAction(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'Back' }).click();
        await expect(asAction(page)).toBeVisible();
        await asMinion(page).click();
        await onBase(page, 0).click();
        await expect(inLane(page, 0, 'K\\.C\\. Smith')).toBeVisible();
        await holds(page, 4);
      });

      await test.step('with no minion left the next ones are actions: each draws two cards', async () => {
        for (const left of [5, 6]) {
          await take(page, 'Dice Ninja');
          await expect(page.getByTestId('prompt')).toContainText('Dice Ninja as an action');
          await expect(asMinion(page)).toHaveCount(0);
          await expect(page.locator('[data-base][data-legal="true"]')).toHaveCount(0);
          await page.getByTestId('btn-confirm').click();
          await holds(page, left);
        }
        await take(page, 'Dice Ninja');
        await expect(page.getByTestId('refusal')).toContainText('No minion play and no action play left this turn.');
      });
      await page.context().close();
    },
  );
}

test('the shortcut: a card and then a base play it as a minion (FUS-1)', async ({ browser }) => {
  const page = await openFixtures(browser);
  await open(page, 'desktop');
  await take(page, 'K.C. Smith');
  await onBase(page, 1).click();
  await expect(inLane(page, 1, 'K\\.C\\. Smith')).toBeVisible();
  await page.context().close();
});

sometimes(6, 4)('both ways by keyboard alone (FUS-1)', async ({ browser }) => {
  const page = await openFixtures(browser);
  const takeUp = async (name: string) => {
    const n = await hand(page).evaluateAll(
      (all, wanted) => all.findIndex((one) => one.getAttribute('aria-label')?.startsWith(wanted)),
      name,
    );
    await page.keyboard.press(`Shift+Digit${n + 1}`);
    await expect(page.locator(`[data-hand="${n}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await open(page, 'desktop');

  await test.step('A: as an action', async () => {
    await takeUp('K.C. Smith');
    await expect(asAction(page)).toHaveAttribute('aria-keyshortcuts', 'A');
    await page.keyboard.press('a');
    await holds(page, 4);
    await expect(inLane(page, 0, 'K\\.C\\. Smith')).toHaveCount(0);
  });

  await open(page, 'desktop');
  await test.step('M: as a minion, then the number of the base; Escape goes back a step', async () => {
    await takeUp('K.C. Smith');
    await page.keyboard.press('m');
    await expect(page.getByTestId('prompt')).toContainText('as a minion: choose where');
    await page.keyboard.press('Escape');
    await expect(asMinion(page)).toBeVisible();
    await page.keyboard.press('m');
    await page.keyboard.press('Digit1');
    await expect(inLane(page, 0, 'K\\.C\\. Smith')).toBeVisible();
  });

  await test.step('G leads to the sides, Tab from one to the other, Enter takes it', async () => {
    await open(page, 'desktop');
    await takeUp('Dice Ninja');
    await page.keyboard.press('g');
    await expect(asMinion(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(asAction(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await holds(page, 6);
  });
  await page.context().close();
});

sometimes(3, 2)('the list offers both sides, too (FUS-1)', async ({ browser }) => {
  const page = await openFixtures(browser);
  await open(page, 'phone');
  await page.getByTestId('btn-list').click();
  await page.getByRole('button', { name: /Play K\.C\. Smith as an action/ }).click();
  await holds(page, 4);
  await page.getByTestId('btn-list').click();
  await expect(page.getByRole('button', { name: /as an action/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /Play Dice Ninja on / })
    .first()
    .click();
  await expect(inLane(page, 0, 'Dice Ninja')).toBeVisible();
  await page.context().close();
});
