/** Checks that the frame and brackets of targets do not cover nearby numbers and marks. */
import type { Page } from '@playwright/test';

/**
 * Everything covered by a target's frame or bracket: totals of lanes and bases, marks of players and of usable
 * abilities, and texts of slots.
 */
export const framedNumbers = (page: Page): Promise<string[]> => page.evaluate(findFramed);

// Runs in the page: must be self-contained.
function findFramed(): string[] {
  const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
  const range = document.createRange();
  /** The box of the digits, without the rest of their line. */
  const digitsOf = (el: Element) => {
    range.selectNodeContents(el);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const half = parseFloat(getComputedStyle(el).fontSize) * scale * 0.35;
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - half, bottom: middle + half };
  };
  const numbers = [...document.querySelectorAll('[data-lane-total], [data-total]')].map((el) => ({
    el,
    box: digitsOf(el),
  }));
  const drawn = '[data-testid^="lane-"] > div > svg path, [data-mark-of="ability"]';
  const marks = [...document.querySelectorAll(drawn)].map((el) => ({
    el,
    box: el.getBoundingClientRect() as { left: number; right: number; top: number; bottom: number },
  }));
  const lines = [...document.querySelectorAll('[data-rule]')].flatMap((el) => {
    range.selectNodeContents(el);
    const half = parseFloat(getComputedStyle(el).fontSize) * scale * 0.35;
    const { bottom: end } = el.getBoundingClientRect();
    return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return middle < end ? [{ el, box: { left, right, top: middle - half, bottom: middle + half } }] : [];
    });
  });
  const found: string[] = [];
  const targets = document.querySelectorAll('[data-region="bases"] button[data-legal="true"]:not([data-inline])');
  for (const target of targets) {
    if (!target.checkVisibility()) continue;
    const [own, after] = [getComputedStyle(target), getComputedStyle(target, '::after')];
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const outline = (parseFloat(own.outlineWidth) + parseFloat(own.outlineOffset)) * scale;
    const thick = parseFloat(own.outlineWidth) * scale;
    const grown = (by: number) => ({ left: left - by, right: right + by, top: top - by, bottom: bottom + by });
    const out = grown(outline);
    const bars = [
      { ...out, bottom: out.top + thick },
      { ...out, top: out.bottom - thick },
      { ...out, right: out.left + thick },
      { ...out, left: out.right - thick },
    ];
    if (after.content !== 'none') {
      const [l, r, t, b] = [
        left + (parseFloat(own.borderLeftWidth) + parseFloat(after.left)) * scale,
        right - (parseFloat(own.borderRightWidth) + parseFloat(after.right)) * scale,
        top + (parseFloat(own.borderTopWidth) + parseFloat(after.top)) * scale,
        bottom - (parseFloat(own.borderBottomWidth) + parseFloat(after.bottom)) * scale,
      ];
      for (const x of [l, r - 12 * scale])
        for (const y of [t, b - 3 * scale])
          bars.push({ left: x, right: x + 12 * scale, top: y, bottom: y + 3 * scale });
      for (const x of [l, r - 3 * scale])
        for (const y of [t, b - 12 * scale])
          bars.push({ left: x, right: x + 3 * scale, top: y, bottom: y + 12 * scale });
    }
    for (const { el, box } of [...numbers, ...marks, ...lines]) {
      const isOver = bars.some(
        (bar) =>
          Math.min(bar.right, box.right) - Math.max(bar.left, box.left) > 0.5 &&
          Math.min(bar.bottom, box.bottom) - Math.max(bar.top, box.top) > 0.5,
      );
      const where = el.closest('[data-testid]')?.getAttribute('data-testid');
      if (isOver)
        found.push(
          `${target.getAttribute('aria-label')?.slice(0, 30)} over "${el.textContent?.slice(0, 20)}" in ${where}`,
        );
    }
  }
  return found;
}
