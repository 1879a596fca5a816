/** The focus: always visible, in table order, never trapped, never lost. */
import { expect, type Page, test } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { canBeUsed } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';

const V1 = { viewport: { width: 1440, height: 900 } };
const REGIONS = ['topbar', 'opponents', 'bases', 'prompt', 'hand', 'rail'];

interface Focused {
  name: string;
  region: string;
  ring: number;
  covered: boolean;
}

/** The focused element, the width of its ring, and whether something covers its centre. */
const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(async () => {
    for (let n = 0; n < 2; n++) await new Promise((done) => requestAnimationFrame(done));
    const el = document.activeElement;
    if (!el || el === document.body) return null;
    const box = el.getBoundingClientRect();
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const style = getComputedStyle(el);
    // Legal targets keep their outline; their ring is the surrounding shadow.
    const lit = el.matches('[data-legal="true"]:not([data-inline])');
    const ringed = style.outlineStyle !== 'none' && (!lit || style.boxShadow !== 'none');
    const ring = ringed ? parseFloat(style.outlineWidth) : 0;
    const region = el.closest('[data-testid="topbar"], [data-region]');
    return {
      name: el.getAttribute('aria-label') ?? el.textContent ?? '',
      region: region?.getAttribute('data-region') ?? region?.getAttribute('data-testid') ?? '',
      ring,
      covered: over === null || (over !== el && !el.contains(over)),
    };
  });

sometimes(6, 4)(
  'Tab visits the regions in visual order, and the focus is always visible and never covered (T-11, T-12)',
  async ({ browser }) => {
    const page = await openFixtures(browser, V1);
    for (const fixture of ['mid4', 'stress4', 'react', 'monsters', 'duel', 'bigdiscard']) {
      await showFixture(page, fixture);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const seen: string[] = [];
      for (let n = 0; n < 60; n++) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (!now || (seen.length > 0 && now.name === 'Go to your decision')) break;
        expect(now.ring, `${fixture}: ring of ${now.name}`).toBeGreaterThanOrEqual(2);
        expect(now.covered, `${fixture}: something lies over ${now.name}`).toBe(false);
        if (now.region && seen.at(-1) !== now.region) seen.push(now.region);
      }
      const known = seen.filter((region) => REGIONS.includes(region));
      expect(known, fixture).toEqual(REGIONS.filter((region) => known.includes(region)));
      expect(known, fixture).toEqual(expect.arrayContaining(['topbar', 'bases', 'prompt', 'rail']));
    }
    await page.context().close();
  },
);

test('Escape closes every sheet and restores the focus (T-12, T-13)', async ({ browser }) => {
  const page = await openFixtures(browser, { viewport: { width: 1280, height: 720 } });
  await showFixture(page, 'mid4');
  for (const opener of ['btn-list', 'player-1', 'tab-log']) {
    const button = page.getByTestId(opener);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog'), opener).toHaveCount(1);
    for (let n = 0; n < 3; n++) await page.keyboard.press('Tab');
    // After the last stop the focus goes to the browser, never to the table under the sheet.
    const where = () => document.activeElement === document.body || document.activeElement?.closest('dialog') != null;
    expect(await page.evaluate(where), opener).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), opener).toHaveCount(0);
    await expect(button, opener).toBeFocused();
  }
  // A phone's back gesture asks the page to close its topmost layer. If a page does not handle Escape itself, browsers
  // treat it the same way.
  await page.evaluate(() => {
    const deaf = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('keydown', deaf, true);
    Object.assign(window, { hear: () => window.removeEventListener('keydown', deaf, true) });
  });
  await page.getByTestId('btn-list').click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { hear(): void }).hear());
  // With a sheet open the table is inactive, and a touch there only closes the sheet.
  await page.getByTestId('btn-list').click();
  await expect(page.getByTestId('bases')).toHaveAttribute('aria-hidden', 'true');
  const { x, y } = (await page.getByTestId('hand-0').boundingBox())!;
  await page.mouse.click(x + 8, y + 8);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('bases')).not.toHaveAttribute('aria-hidden');
  await expect(page.locator('[data-chosen="true"]')).toHaveCount(0);
  for (const key of ['?', 'i']) {
    await page.locator('[data-testid^="tile-"]').first().focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog'), key).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), key).toHaveCount(0);
  }
  await page.context().close();
});

test('a sheet opened from the menu, or by a button that browsers do not focus, gives the focus back (T-13)', async ({
  browser,
}) => {
  const page = await openFixtures(browser, { viewport: { width: 1280, height: 720 } });
  await showFixture(page, 'mid4');
  const menu = page.getByTestId('btn-menu');
  for (const item of ['Settings', 'Keyboard and help']) {
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('topbar').getByRole('button', { name: item, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog'), item).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), item).toHaveCount(0);
    await expect(menu, item).toBeFocused();
  }
  // Safari does not focus a button that is clicked.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    addEventListener('mousedown', (event) => event.preventDefault(), true);
  });
  const player = page.getByTestId('player-1');
  await player.click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(player).toBeFocused();
  await page.context().close();
});

test('when the focused card leaves play, the focus stays in its lane or moves to the prompt (T-12)', async ({
  browser,
}) => {
  const page = await openFixtures(browser, V1);
  await showFixture(page, 'mid4');
  const acolyte = page.getByTestId('lane-0-1').getByRole('button', { name: /^Ninja Acolyte/ });
  await acolyte.focus();
  await page.keyboard.press('Enter');
  if (await canBeUsed(page.getByTestId('btn-confirm'))) await page.keyboard.press('Control+Enter');
  await expect(acolyte).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-testid="lane-0-1"], [data-region="prompt"]') != null),
    )
    .toBe(true);
  await page.context().close();
});
