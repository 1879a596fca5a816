/** Other ways to see the table: without motion, without colour, with larger text, in the system's colours. */
import { expect, test } from '@playwright/test';
import { addStyle, openFixtures, ROOMS, showFixture } from './support/fixtures.ts';
import { measure } from './support/measure.ts';
import { seatsByPattern } from './support/pattern.ts';
import { sometimes } from './support/sometimes.ts';

const V1 = { width: 1440, height: 900 };
const V5 = { width: 390, height: 844 };

test('with reduced motion nothing moves, whether a card lands or a base scores (T-32)', async ({ browser }) => {
  const page = await openFixtures(browser, { viewport: V1, reducedMotion: 'reduce' });
  for (const fixture of ['mid4', 'scoring', 'duel']) {
    await showFixture(page, fixture);
    if (fixture === 'scoring') await expect(page.getByTestId('scoring')).toBeVisible();
    if (fixture === 'mid4') await page.locator('[data-testid^="tile-"][data-legal]').first().click();
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((one) => {
        const { duration, delay = 0 } = one.effect?.getTiming() ?? {};
        const lasts = Number(duration) + delay;
        const frames = (one.effect as KeyframeEffect | null)?.getKeyframes() ?? [];
        // Things may fade but not move.
        const goes = frames.some(({ transform = 'none' }) => transform !== 'none');
        return goes && lasts > 1 ? [`${(one as CSSAnimation).animationName ?? 'transition'} ${lasts} ms`] : [];
      }),
    );
    expect(moving, fixture).toEqual([]);
  }
  await page.context().close();
});

sometimes(6, 2)(
  "a card's owner is recognizable in greyscale, by its border pattern alone (T-35)",
  async ({ browser }) => {
    const page = await openFixtures(browser, { viewport: V1, deviceScaleFactor: 2, reducedMotion: 'reduce' });
    for (const fixture of ['play', 'stress4']) {
      await showFixture(page, fixture);
      const read = await seatsByPattern(page);
      expect(read.length, fixture).toBeGreaterThan(10);
      expect(
        read.filter(({ seat, seen }) => seat !== seen),
        fixture,
      ).toEqual([]);
    }
    await page.context().close();
  },
);

for (const [place, [name, viewport]] of Object.entries({ V1, V5 }).entries()) {
  sometimes(6, place)(
    `${name}: with text at 200 % and wide spacing nothing is lost, and prompt and hand do not overlap (T-37)`,
    async ({ browser }) => {
      const page = await openFixtures(browser, { viewport, reducedMotion: 'reduce' });
      await addStyle(
        page,
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
      );
      await page.evaluate(() => document.documentElement.style.setProperty('--reading', '2'));
      for (const fixture of ['play', 'mid4', 'react']) {
        await showFixture(page, fixture);
        const { scroll } = await measure(page, { scrolls: true, target: 0, answer: 0, inset: 0 });
        expect(scroll, fixture).toEqual([]);
        const prompt = await page.getByTestId('prompt').boundingBox();
        const hand = await page.getByTestId('hand').boundingBox();
        expect((prompt?.y ?? 0) + (prompt?.height ?? 0), fixture).toBeLessThanOrEqual((hand?.y ?? 0) + 1);
        for (const button of await page.getByTestId('prompt').locator('button:not(.link)').all())
          expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), fixture).toBe(true);
      }
      await page.context().close();
    },
  );
}

test('in forced colours, borders, focus and legal targets keep their outlines (T-38)', async ({ browser }) => {
  const page = await openFixtures(browser, { viewport: V1, forcedColors: 'active', reducedMotion: 'reduce' });
  await showFixture(page, 'mid4');
  const lines = await page.evaluate(() => {
    const width = (selector: string, what: 'border' | 'outline') => {
      const all = [...document.querySelectorAll(selector)].map((el) => getComputedStyle(el));
      return all.map((style) =>
        what === 'border'
          ? parseFloat(style.borderTopWidth)
          : style.outlineStyle === 'none'
            ? 0
            : parseFloat(style.outlineWidth),
      );
    };
    return {
      tiles: Math.min(...width('[data-testid^="tile-"]', 'border')),
      cards: Math.min(...width('[data-hand]', 'border')),
      legal: Math.min(...width('button[data-legal="true"]:not([data-inline])', 'outline')),
      count: document.querySelectorAll('button[data-legal="true"]:not([data-inline])').length,
    };
  });
  expect(lines.count).toBeGreaterThan(0);
  expect(Math.min(lines.tiles, lines.cards, lines.legal)).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement!);
      return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    }),
  ).toBe(true);
  await page.context().close();
});

test('every button looks different as soon as it is disabled', async ({ browser }) => {
  const page = await openFixtures(browser, { viewport: V1, reducedMotion: 'reduce' });
  for (const fixture of [...ROOMS, 'play', 'duel', 'order']) {
    await showFixture(page, fixture);
    const alike = await page.evaluate(() => {
      const look = (one: Element) => {
        const { opacity, backgroundColor, backgroundImage, color } = getComputedStyle(one);
        return [opacity, backgroundColor, backgroundImage, color].join();
      };
      const able = [...document.querySelectorAll<HTMLButtonElement>('button:enabled:not([aria-disabled])')];
      return able
        .filter((one) => {
          const before = look(one);
          one.disabled = true;
          const after = look(one);
          one.disabled = false;
          return before === after;
        })
        .map((one) => one.dataset.testid ?? one.textContent);
    });
    expect(alike, fixture).toEqual([]);
  }
  await page.context().close();
});
