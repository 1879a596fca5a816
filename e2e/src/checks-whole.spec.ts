/** What a full table on a large screen tells: every ability whole, every chip with all that is on it. */
import { expect, type Page, test } from '@playwright/test';
import { shareFixtures, showFixture } from './support/fixtures.ts';
import { contextOf, SIZES } from './support/sizes.ts';

const share = (browser: Parameters<typeof shareFixtures>[0], name: string): Promise<Page> =>
  shareFixtures(browser, contextOf(SIZES[name]!));

/** The beginnings of texts that go on beyond what is shown of them. */
const cutTexts = (page: Page, texts: string): Promise<string[]> =>
  page
    .locator(texts)
    .evaluateAll((all) =>
      all.flatMap((text) =>
        text.scrollHeight > text.clientHeight + Number.parseFloat(getComputedStyle(text).lineHeight) / 2
          ? [text.textContent!.slice(0, 40)]
          : [],
      ),
    );

for (const name of ['V1', 'V2', 'V3', 'V8'])
  test(`${name}: a crowded table tells every ability of its bases in full`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['stress4', 'titan-stress', 'names', 'mid4', 'react']) {
      await showFixture(page, fixture);
      await expect.poll(() => cutTexts(page, '[data-ability]'), fixture).toEqual([]);
    }
  });

test('V4: the bases of a table in the middle of a game tell their abilities in full', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['mid4', 'stress4', 'titan-stress', 'names', 'react']) {
    await showFixture(page, fixture);
    await expect.poll(() => cutTexts(page, '[data-ability]'), fixture).toEqual([]);
  }
});

for (const name of ['V1', 'V2', 'V3', 'V8'])
  test(`${name}: ten cards in hand tell their texts in full, in letters of 12 px at least`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['stress4', 'play', 'react']) {
      await showFixture(page, fixture);
      await expect.poll(() => cutTexts(page, '[data-hand] [data-text]'), fixture).toEqual([]);
      const sizes = await page
        .locator('[data-hand] [data-text]')
        .evaluateAll((all) => all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      expect(Math.min(...sizes), fixture).toBeGreaterThanOrEqual(12);
    }
  });

for (const name of ['V1', 'V2', 'V3', 'V4', 'V8'])
  test(`${name}: a chip shows its emblem and the mark of a changed power beside each other, within its edges`, async ({
    browser,
  }) => {
    const page = await share(browser, name);
    for (const fixture of ['stress4', 'titan-stress', 'boards']) {
      await showFixture(page, fixture);
      const faults = await page.locator('[data-chip][data-testid^="tile-"]').evaluateAll((all) =>
        all.flatMap((chip) => {
          const [emblem, mark] = [chip.querySelector('img'), chip.querySelector('[data-noted] :is(svg, small)')].map(
            (one) => one?.getBoundingClientRect(),
          );
          const edge = chip.getBoundingClientRect();
          const parts = [emblem, mark].flatMap((one) => one ?? []);
          const isOut = parts.some(
            ({ top, right, bottom }) => top < edge.top || bottom > edge.bottom || right > edge.right,
          );
          const over =
            emblem &&
            mark &&
            Math.min(emblem.right, mark.right) - Math.max(emblem.left, mark.left) > 1 &&
            Math.min(emblem.bottom, mark.bottom) - Math.max(emblem.top, mark.top) > 1;
          const isBare = !emblem || emblem.width < 1;
          return isBare || isOut || over ? [`${chip.getAttribute('aria-label')}`] : [];
        }),
      );
      expect(faults, fixture).toEqual([]);
    }
  });
