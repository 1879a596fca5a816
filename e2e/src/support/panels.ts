/** Checks of open lists and of the other players' panels. */
import type { Page } from '@playwright/test';

/**
 * Lists of options that cover a panel or the log or repeat the buttons below, panels that do not count cards, and
 * panels that are not whole.
 */
export const panelFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const top = document.querySelector('[data-testid="choice"]')?.getBoundingClientRect().top;
    if (top !== undefined) {
      const above = [...document.querySelectorAll('[data-region="opponents"], [data-testid="ticker"]')];
      for (const one of above)
        if (one.getBoundingClientRect().bottom > top + 1)
          found.push(`the list lies over ${one.getAttribute('data-testid')}`);
      const twice = [...document.querySelectorAll('[data-testid="prompt"] button:not(.link)')];
      if (
        twice.some(
          (one) =>
            one.matches('[data-testid="btn-confirm"], [data-testid="btn-pass"], [data-option]') &&
            one.checkVisibility({ visibilityProperty: true }),
        )
      )
        found.push('an answer stands in the list and below it');
    }
    const isWide = document.querySelector('[data-layout="desktop"], [data-layout="laptop"], [data-layout="tablet"]');
    for (const one of document.querySelectorAll('[data-region="opponents"] [data-counts]')) {
      const counted = [...one.children].filter((count) => count.checkVisibility()).length;
      // Narrow screens leave the deck and the discard pile to the player's sheet.
      if (counted < (isWide ? 3 : 1)) found.push(`no cards counted in ${one.closest('button')?.dataset.testid}`);
    }
    // In one's own panel the name, the score and two counts are whole, each in one line, whatever is beside them.
    for (const panel of document.querySelectorAll('[data-testid="hand"] [data-testid^="player-"]')) {
      const box = panel.getBoundingClientRect();
      const range = document.createRange();
      for (const part of [
        '[data-name]',
        '[data-score]',
        '[data-counts] > :first-child',
        '[data-counts] > :last-child',
      ]) {
        range.selectNodeContents(panel.querySelector(part)!);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        const isIn = left > box.left && right < box.right && top > box.top && bottom < box.bottom;
        const middles = [...range.getClientRects()].map((line) => (line.top + line.bottom) / 2);
        const isLine = Math.max(...middles) - Math.min(...middles) < 20;
        if (width === 0 || !isIn || !isLine) found.push(`${part} of one's own panel is not whole`);
      }
    }
    // With a mouse, signs and counts keep clear of the panel's edges and of the frame that marks the current player.
    if (document.querySelector('[data-layout="desktop"], [data-layout="laptop"]'))
      for (const one of document.querySelectorAll(
        '[data-region="opponents"] :is([data-counts], [data-testid="pip"], :has(+ [data-counts]) img)',
      )) {
        if (!one.checkVisibility()) continue;
        const edge = one.closest('button')!.getBoundingClientRect();
        const { top, bottom } = one.getBoundingClientRect();
        if (Math.min(top - edge.top, edge.bottom - bottom) < 3.5)
          found.push(`${one.closest('button')!.dataset.testid}: a sign touches the edge of its panel`);
      }
    // Nothing covers a score, a count or a name; titans may overlap each other.
    const parts = '[data-score], [data-counts] > *, [data-name], [data-turn], [data-testid="pip"], [data-waiting]';
    for (const panel of document.querySelectorAll('[data-region="opponents"] > button')) {
      const all = [...panel.querySelectorAll(parts)].filter((one) => one.checkVisibility());
      const areas = all.map((one) => [one, one.getBoundingClientRect(), one.getAttribute('data-testid')] as const);
      for (const [i, [one, a, kind]] of areas.entries())
        for (const [other, b, like] of areas.slice(i + 1)) {
          if ((kind && kind === like) || one.contains(other)) continue;
          // The mark of the current turn must not even touch anything.
          const gap = one.matches('[data-turn]') || other.matches('[data-turn]') ? -1 : 1;
          // A titan must not touch the number below it, either.
          const high = isWide && (kind ?? like) === 'pip' && [one, other].some((part) => part.closest('[data-counts]'));
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          if (wide > gap && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > (high ? 0 : 2))
            found.push(`${panel.getAttribute('data-testid')}: "${one.textContent}" and "${other.textContent}" collide`);
        }
    }
    return found;
  });
