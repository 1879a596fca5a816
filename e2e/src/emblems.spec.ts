/** Faction marks as rendered by a browser: distinct at a glance, and readable when small. */
import { expect, test } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { sometimes } from './support/sometimes.ts';

interface Drawn {
  name: string;
  /** Of 16 x 16, lighter than the one to the right. */
  hash: boolean[];
  /** Share of the stamp that is dark at 16 px. */
  ink: number;
}

sometimes(6, 1)('no two emblems are alike, and none is too light or too dark at 16 px (T-36)', async ({ browser }) => {
  const page = await openFixtures(browser);
  await showFixture(page, 'emblems');
  const drawn: Drawn[] = await page.getByTestId('emblem').evaluateAll(async (all) => {
    const greys = async (image: HTMLImageElement, width: number, height: number) => {
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, i) => (data[4 * i]! + data[4 * i + 1]! + data[4 * i + 2]!) / 3);
    };
    const out: Drawn[] = [];
    for (const mark of all) {
      const [large, small] = mark.querySelectorAll('img');
      if (!large || !small) continue;
      const row = await greys(large, 17, 16);
      const hash = Array.from({ length: 256 }, (_, i) => {
        const at = Math.floor(i / 16) * 17 + (i % 16);
        return row[at]! > row[at + 1]! + 4;
      });
      const dots = await greys(small, 16, 16);
      out.push({ name: small.alt, hash, ink: dots.filter((grey) => grey < 170).length / dots.length });
    }
    return out;
  });
  const apart = drawn.flatMap((a, i) =>
    drawn.slice(i + 1).map((b) => ({
      pair: `${a.name} and ${b.name}`,
      bits: a.hash.filter((bit, at) => bit !== b.hash[at]).length,
    })),
  );
  expect(drawn.length).toBeGreaterThan(30);
  expect(apart.filter(({ bits }) => bits < 12)).toEqual([]);
  expect(drawn.filter(({ ink }) => ink < 0.35 || ink > 0.75).map(({ name, ink }) => [name, ink])).toEqual([]);
  await page.context().close();
});

test('the names of printed cards fit above their pictures, the longest too', async ({ browser }) => {
  const page = await openFixtures(browser);
  await showFixture(page, 'printed');
  const names = await page.locator('[data-testid="printed"] article[data-type]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const head = card.querySelector('h3');
      const row = head?.parentElement;
      if (!head || !row?.querySelector('img')) return [];
      // Letters have air above and below them.
      const high = head.getBoundingClientRect().height - row.getBoundingClientRect().height;
      return [{ name: head.textContent, fits: high <= 8 && head.scrollWidth <= head.clientWidth + 1 }];
    }),
  );
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter(({ fits }) => !fits)).toEqual([]);
  await page.context().close();
});
