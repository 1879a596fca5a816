/** What marks a changed power at every size: an arrow, and a disc with the number of counters. */
import { expect } from '@playwright/test';
import { shareFixtures, showFixture } from './support/fixtures.ts';
import { contextOf, SIZES } from './support/sizes.ts';
import { sometimes } from './support/sometimes.ts';

/** What is wrong with the marks beside numbers. Runs in the page. */
function faultsOfMarks(): string[] {
  const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
  const range = document.createRange();
  /** Digits are 0.7 em high, stand in the middle of their line and are narrower than their box. */
  const digitsOf = (power: Element): DOMRect => {
    range.selectNodeContents(power.firstChild!);
    const { x, y, width, height } = range.getBoundingClientRect();
    const high = 0.7 * Number.parseFloat(getComputedStyle(power).fontSize) * scale;
    return new DOMRect(x + 0.5, y + (height - high) / 2, width - 1, high);
  };
  /** px: the larger of the distances in both directions. */
  const apart = (a: DOMRect, b: DOMRect): number =>
    Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom) / scale;
  return [...document.querySelectorAll('[data-change]')].flatMap((power) => {
    const arrow = power.querySelector('svg')?.getBoundingClientRect();
    const disc = power.querySelector('small')?.getBoundingClientRect();
    const tile = power.closest('[data-testid^="tile-"]');
    const edge = tile?.getBoundingClientRect();
    const band = tile ? Number.parseFloat(getComputedStyle(tile, '::before').width) * scale : 0;
    const found: string[] = [];
    if (!arrow || arrow.width < 5 * scale) found.push('no arrow');
    if (disc && disc.width < disc.height - 0.5) found.push('a disc that is not round');
    if (tile)
      for (const [name, mark] of Object.entries({ arrow, disc })) {
        if (!mark || mark.width === 0) continue;
        if (apart(mark, digitsOf(power)) < 1) found.push(`${name} at the number`);
        const line = Number.parseFloat(getComputedStyle(tile).borderLeftWidth) * scale;
        if (mark.left - edge!.left - band - line < 1) found.push(`${name} at the band`);
        if (Math.min(mark.top - edge!.top, edge!.bottom - mark.bottom) < line + scale)
          found.push(`${name} at the edge`);
      }
    if (arrow && disc && apart(arrow, disc) < 0.9) found.push('arrow at the disc');
    const card = power.closest('[aria-label]')?.ariaLabel ?? '';
    return found.map((what) => `${card}: ${what}`);
  });
}

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'].entries())
  sometimes(6, place)(`${name}: a changed power has an arrow, and a round disc clear of it`, async ({ browser }) => {
    const page = await shareFixtures(browser, contextOf(SIZES[name]!));
    for (const fixture of ['mid4', 'stress4', 'titan-stress', 'puzzle', 'allocate', 'order', 'spectator', 'boards']) {
      await showFixture(page, fixture);
      expect(await page.evaluate(faultsOfMarks), fixture).toEqual([]);
    }
  });
