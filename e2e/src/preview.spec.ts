/** The preview of the hovered or focused card, at reading size: it hides nothing that must be seen. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { shareFixtures, showFixture } from './support/fixtures.ts';
import { LONG } from './support/long.ts';
import { sometimes } from './support/sometimes.ts';

const open = (browser: Browser, width: number, height: number): Promise<Page> =>
  shareFixtures(browser, { viewport: { width, height } });

/**
 * Previews everything on the table in turn; returns what each preview hides, and how many there are. Of two neighbours
 * it tests one, the other at the next size; with LONG=1 both at every size.
 */
const previewAll = (page: Page, half: number): Promise<{ hidden: string[]; shown: number; all: number }> =>
  page.evaluate(
    async (part) => {
      const hidden: string[] = [];
      let [shown, all] = [0, 0];
      const nextPicture = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const must = '[data-total], [data-score], [data-testid="prompt"], button[data-legal="true"]:not([data-wide])';
      const things = [...document.querySelectorAll<HTMLElement>('main [data-id], [data-region="hand"] [data-id]')];
      for (const thing of things.filter((_, i) => part === null || i % 2 === part)) {
        thing.focus();
        await nextPicture();
        await nextPicture();
        all++;
        const preview = document.querySelector('[data-testid="preview"]');
        if (!preview || getComputedStyle(preview).visibility === 'hidden') continue;
        shown++;
        const box = preview.getBoundingClientRect();
        for (const one of document.querySelectorAll(must)) {
          const { left, right, top, bottom, width } = one.getBoundingClientRect();
          if (width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top)
            hidden.push(`${thing.dataset.testid ?? thing.ariaLabel} hides ${one.textContent}`);
        }
        if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)
          hidden.push(`${thing.dataset.testid} leaves the screen`);
      }
      return { hidden, shown, all };
    },
    LONG ? null : half % 2,
  );

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [2560, 1440],
] as const;
// The widest and the middle size have plenty of room.
for (const [n, [width, height]] of SIZES.entries()) {
  if (!LONG && (width > 1440 || width === 1024)) continue;
  sometimes(6, n)(`${width}×${height}: a preview covers no total, score, prompt or legal card`, async ({ browser }) => {
    const page = await open(browser, width, height);
    for (const fixture of ['play', 'mid4', 'stress4', 'react', 'titans', 'big']) {
      await showFixture(page, fixture);
      await page.keyboard.press('Tab');
      const { hidden, shown, all } = await previewAll(page, n);
      expect(hidden, fixture).toEqual([]);
      expect(all, fixture).toBeGreaterThan(4);
      test.info().annotations.push({ type: 'shown', description: `${fixture} ${shown} of ${all}` });
    }
  });
}

test('a preview opens for a mouse that moves, not for one that rests after a click', async ({ browser }) => {
  const page = await open(browser, 1440, 900);
  await showFixture(page, 'play');
  const preview = page.getByTestId('preview');
  const tile = (await page.locator('[data-testid^="tile-"]').first().boundingBox())!;
  const [x, y] = [tile.x + tile.width / 2, tile.y + tile.height / 2];
  await page.mouse.move(x, y);
  await expect(preview).toBeVisible();
  await page.mouse.down({ button: 'middle' });
  await page.mouse.up({ button: 'middle' });
  await expect(preview).toBeHidden();
  await page.mouse.move(x + 4, y + 4);
  await page.waitForTimeout(500);
  await expect(preview).toBeHidden();
  await page.mouse.move(x + 20, y + 4);
  await expect(preview).toBeVisible();
});
