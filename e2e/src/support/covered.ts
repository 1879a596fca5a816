/** Checks that what everybody must see is really visible: scores, totals, the open question and the names in hand. */
import { expect, type Page } from '@playwright/test';

/**
 * Everything that is not fully visible, with what covers it; empty if nothing is hidden.
 * @param scrolls the page is longer than the screen, so each thing is scrolled into view first
 */
export const coveredThings = (page: Page, scrolls = false): Promise<string[]> => page.evaluate(findCovered, scrolls);

/** Names of elements not fully visible: off-screen, cut off, or covered. */
export const unseen = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((el) => {
        const { left, right, top, bottom } = el.getBoundingClientRect();
        return [top + 4, bottom - 4].some((y) => {
          const found = document.elementsFromPoint((left + right) / 2, y);
          // A base or side is a button whose transparent area extends beyond its head.
          const over = found.find((one) => el.contains(one) || !one.matches('[data-base]'));
          return !over || !el.contains(over);
        });
      })
      .map((el) => (el as HTMLElement).dataset.testid ?? ''),
  );

/** Disabled buttons that do not say why. */
export const unexplained = (page: Page): Promise<string[]> =>
  page
    .locator('button[aria-disabled="true"]:not([data-why], [aria-pressed])')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => `no reason at "${one.textContent}"`));

/** Parts of the table that scroll, with how much of each is hidden (px). */
export const scrolledParts = (page: Page): Promise<string[]> => page.evaluate(findScrolled);

export const expectNothingCovered = async (page: Page): Promise<void> => expect(await coveredThings(page)).toEqual([]);

// Runs in the page: must be self-contained.
function findScrolled(): string[] {
  const parts = document.querySelectorAll('[data-region="bases"], [data-lanes], [data-testid^="lane-"]');
  return [...parts]
    .filter((one) => getComputedStyle(one).overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1)
    .map((one) => {
      const name = one.closest('[data-testid]')?.getAttribute('data-testid');
      return `${name}: ${one.scrollHeight - one.clientHeight} px`;
    });
}

// Runs in the page: must be self-contained.
function findCovered(scrolls: boolean): string[] {
  const found: string[] = [];
  const staged = document.querySelector('[data-staged]') !== null;
  // A sheet opens on request and closes at a touch outside; it contains its part of the question.
  if (document.querySelector('dialog:popover-open')) return found;
  const nameOf = (one: Element): string =>
    one.closest('[data-testid]')?.getAttribute('data-testid') ?? one.tagName.toLowerCase();
  const range = document.createRange();
  /** Whether the element draws anything at this point: touch targets are larger than they look. */
  const paints = (el: Element, x: number, y: number): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(el);
    const isIn = (box: DOMRect) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    const filled = !/rgba\(.*, 0\)|transparent/.test(backgroundColor) || backgroundImage !== 'none';
    if (filled || el instanceof SVGElement) return isIn(el.getBoundingClientRect());
    return [...el.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(isIn);
    });
  };
  const look = (one: Element) => {
    if (scrolls) one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const name = `${nameOf(one)} "${one.textContent?.trim().slice(0, 24)}"`;
    // Text that starts beside an element may wrap below it.
    const inline = getComputedStyle(one).display === 'inline';
    const boxes = inline ? [...one.getClientRects()] : [one.getBoundingClientRect()];
    if (!boxes.some(({ width, height }) => width > 0 && height > 0)) return void found.push(`${name} is not drawn`);
    for (const box of boxes) lookAt(one, name, box);
  };
  const lookAt = (one: Element, name: string, box: DOMRect) => {
    // Leave out the padding below, which is room for descenders.
    const below = parseFloat(getComputedStyle(one).paddingBottom);
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2])
      for (const y of [box.top + 3, (box.top + box.bottom) / 2, box.bottom - below - 3]) {
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return void found.push(`${name} is off the screen`);
        const top = document.elementsFromPoint(x, y).find((el) => one.contains(el) || paints(el, x, y));
        if (top && !one.contains(top) && !top.contains(one)) return void found.push(`${name} is under ${nameOf(top)}`);
      }
  };
  for (const one of document.querySelectorAll('[data-score]')) look(one);
  const asked = ['h2', '[data-testid="refusal"]', 'button'];
  for (const part of asked) for (const one of document.querySelectorAll(`[data-testid="prompt"] ${part}`)) look(one);
  for (const one of document.querySelectorAll('[data-hand] [data-name]')) look(one);
  // A stage shows what happens at its base and covers the others.
  if (!staged) for (const one of document.querySelectorAll('[data-total]')) look(one);
  return found;
}
