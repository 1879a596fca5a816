/** What phones and upright tablets must not leave out for want of room. */
import { expect, type Page, test } from '@playwright/test';
import { shareFixtures, showFixture } from './support/fixtures.ts';
import { isThere } from './support/settled.ts';
import { contextOf, SIZES } from './support/sizes.ts';
import { sometimes } from './support/sometimes.ts';

const share = (browser: Parameters<typeof shareFixtures>[0], name: string): Promise<Page> =>
  shareFixtures(browser, contextOf(SIZES[name]!));

async function openHand(page: Page): Promise<void> {
  const peek = page.getByTestId('btn-hand');
  if (await isThere(peek)) await peek.click();
}

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(3, turn)(
    `${name}: a play with a limit says where it may be used or comes from, with the hand open too`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['boards', 'big', 'stress', 'stasis']) {
        await showFixture(page, fixture);
        const where = page.getByTestId('hand').getByText('The Homeworld', { exact: true });
        await expect(where, fixture).toBeInViewport({ ratio: 1 });
        await openHand(page);
        await expect(where, fixture).toBeInViewport({ ratio: 1 });
      }
    },
  );

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(3, turn + 1)(`${name}: a card in stasis is called by its name`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'stasis');
    const named = page.getByTestId('hand').locator('[data-name]').getByText('Lightning Strike');
    await expect(named.first()).toBeInViewport({ ratio: 0.99 });
    await openHand(page);
    await expect(named.first()).toBeInViewport({ ratio: 0.99 });
  });

test('V5: a crowded base tells its ability beside a full hand', async ({ browser }) => {
  const page = await share(browser, 'V5');
  for (const fixture of ['stress4', 'stress', 'titan-stress']) {
    await showFixture(page, fixture);
    const ability = page.locator('[data-open] [data-ability]');
    await expect(ability, fixture).toBeInViewport({ ratio: 1 });
    const { height } = (await ability.boundingBox())!;
    expect(height, fixture).toBeGreaterThanOrEqual(30);
  }
});

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(3, turn + 2)(`${name}: the newest event is told in full`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['mid4', 'scoring', 'big-scoring', 'react', 'stress', 'duel', 'bigdiscard']) {
      await showFixture(page, fixture);
      const ticker = page.getByTestId('ticker');
      if (!(await isThere(ticker))) continue;
      const cut = await ticker.evaluate((el) => {
        const words = document.createRange();
        words.selectNodeContents(el.querySelector('[data-event]')!);
        const [text, box] = [words.getBoundingClientRect(), el.getBoundingClientRect()];
        return [text.right - box.right, text.bottom - box.bottom - 1, box.top - text.top - 1].filter((px) => px > 0);
      });
      expect(cut, fixture).toEqual([]);
    }
  });

test('V4: chips are as high as a finger is wide', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['stress4', 'titan-stress', 'big-stress']) {
    await showFixture(page, fixture);
    const heights = await page
      .locator('li > [data-testid^="tile-"]')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights), fixture).toBeGreaterThanOrEqual(43.5);
  }
});

test('V5: the draft leaves no room empty below a list that goes on', async ({ browser }) => {
  const page = await share(browser, 'V5');
  await showFixture(page, 'draft');
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="draft"] [data-more]')].map((list) => {
      const around = list.parentElement!.parentElement!;
      const next = list.closest('main')?.nextElementSibling ?? around.lastElementChild!;
      return next.getBoundingClientRect().top - list.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps).toHaveLength(2);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(32);
});

for (const name of ['V5', 'V6', 'V7'])
  test(`${name}: a list that goes on says how much is below its edge, and leads there`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'bigdiscard');
    const list = page.getByTestId('choice');
    const more = list.getByTestId('more-below');
    await expect(more).toBeInViewport({ ratio: 1 });
    const inSight = await list.locator('li').evaluateAll((rows) => {
      const edge = rows[0]!.closest('[data-more]')!.getBoundingClientRect().bottom + 1;
      return rows.filter((row) => row.getBoundingClientRect().bottom <= edge).length;
    });
    const all = await list.locator('li').count();
    await expect(more).toHaveText(`${all - inSight} more`);
    while (await isThere(more)) await more.click();
    await expect(list.locator('li').last()).toBeInViewport({ ratio: 0.99 });
    for (const fixture of ['lobby', 'draft']) {
      await showFixture(page, fixture);
      await expect(page.getByTestId('more-below').first(), fixture).toBeInViewport({ ratio: 1 });
    }
  });

for (const name of ['V5', 'V6', 'V7'])
  test(`${name}: while a base that scores asks, it is the open one`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['react', 'window', 'only']) {
      await showFixture(page, fixture);
      await expect(page.getByTestId('base-0'), fixture).toHaveAttribute('data-open');
      await expect(page.getByTestId('hand').getByText('your answer'), fixture).toBeVisible();
    }
  });

for (const name of ['V5', 'V6'])
  test(`${name}: the torn edge of the decision stays clear of the bases`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['play', 'stress4', 'titan-stress', 'react', 'allocate']) {
      await showFixture(page, fixture);
      const gap = await page.evaluate(() => {
        const bottoms = [...document.querySelectorAll('[data-region="bases"] [data-meter]')].map(
          (meter) => meter.getBoundingClientRect().bottom,
        );
        // Its tab reaches as far up as the edge.
        const tab = document.querySelector('[data-testid="prompt"] [data-tab]')!.getBoundingClientRect();
        return tab.top - Math.max(...bottoms);
      });
      expect(gap, fixture).toBeGreaterThanOrEqual(3.5);
    }
  });

test('V7: no short word of a full hand is broken or cut', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['stress4', 'titan-stress', 'stasis', 'long-hand', 'big-stress']) {
    await showFixture(page, fixture);
    const faults = await page.locator('[data-hand] [data-name]').evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild as Text;
        const words = [...text.data.matchAll(/[^\s-]+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          const isBroken = word.length < 10 && new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
          const edge = name.closest('button')!.getBoundingClientRect().right - 1;
          return isBroken || boxes.some(({ right }) => right > edge) ? [word] : [];
        });
      }),
    );
    expect(faults, fixture).toEqual([]);
  }
});
