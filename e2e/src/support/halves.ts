/** Checks that nothing is cut in half: lines of text, cards, bases and their marks, anywhere. */
import type { Page } from '@playwright/test';

/** Lines of text that a covering element or the edge of their card cuts in half. */
export const halfLines = (page: Page): Promise<string[]> => page.evaluate(findHalves);

/** Marks that cover a name, panels that something overflows, and bases that reach under the edge of the decision. */
export const crossedEdges = (page: Page): Promise<string[]> => page.evaluate(findCrossed);

// Runs in the page: must be self-contained.
function findHalves(): string[] {
  const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
  const range = document.createRange();
  const found = new Set<string>();
  const top = document.querySelector('dialog:popover-open') ?? document.querySelector('dialog[open]') ?? document.body;
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // Letters of a drawing scale with the drawing.
    const drawn = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : scale;
    const size = parseFloat(getComputedStyle(parent).fontSize) * drawn;
    range.selectNodeContents(node);
    for (const { top: from, bottom: to, width } of range.getClientRects()) {
      if (width < 2) continue;
      const middle = (from + to) / 2;
      // The height of lowercase letters, without ascenders and descenders.
      let [high, low] = [middle - size * 0.33, middle + size * 0.33];
      const whole = low - high;
      let by = '';
      const within = (el: Element, a: number, b: number) => {
        if (a > high + 0.5 || b < low - 0.5) by = el.getAttribute('data-testid') ?? (el.className || el.tagName);
        [high, low] = [Math.max(high, a), Math.min(low, b)];
      };
      let isCard = true;
      for (let el: Element | null = parent; el && el !== document.documentElement; el = el.parentElement) {
        const { overflowY, clipPath, borderTopWidth, borderBottomWidth } = getComputedStyle(el);
        if (clipPath === 'inset(50%)') [high, low] = [1, 0];
        if (el instanceof SVGElement) continue;
        const box = el.getBoundingClientRect();
        const [upper, lower] = [parseFloat(borderTopWidth) * scale, parseFloat(borderBottomWidth) * scale];
        // Crossing or touching a card's own edge counts as a cut.
        const edge = isCard && el.matches('button');
        if (edge) isCard = false;
        const clear = edge && parent.closest('[data-name]') ? scale : 0;
        if (overflowY !== 'visible' || edge) within(el, box.top + upper + clear, box.bottom - lower - clear);
      }
      // A page longer than the screen can be scrolled.
      if (document.documentElement.scrollHeight <= innerHeight) within(document.body, 0, innerHeight);
      const seen = Math.max(0, low - high) / whole;
      if (seen > 0.06 && seen < 0.92) found.add(`"${text.slice(0, 30)}" ${(seen * 100).toFixed()} % by ${by}`);
    }
  }
  return [...found];
}

// Runs in the page: must be self-contained.
function findCrossed(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const nameOf = (el: Element) =>
    (el.closest('button, section')?.getAttribute('aria-label') ?? el.textContent ?? '').slice(0, 50);
  const crosses = (a: DOMRect, b: DOMRect, by = 1) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  for (const mark of document.querySelectorAll('[data-mark-of]')) {
    const button = mark.closest('button')!;
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Skip the mark's own number and words for screen readers.
      if (mark.contains(node) || node.parentElement!.closest('.vh')) continue;
      range.selectNodeContents(node);
      // The box of the letters, without ascenders and descenders.
      const half = parseFloat(getComputedStyle(node.parentElement!).fontSize) * 0.33;
      const seen =
        node.parentElement!.closest('[data-text]')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      const over = [...range.getClientRects()].some(({ left, width, top, bottom }) => {
        // Skip lines that a cut text does not show.
        if ((top + bottom) / 2 > seen) return false;
        const letters = new DOMRect(left, (top + bottom) / 2 - half, width, 2 * half);
        return crosses(letters, mark.getBoundingClientRect());
      });
      if (over && node.parentElement!.checkVisibility()) found.push(`a mark over "${node.nodeValue}"`);
    }
  }
  // A reason keeps clear of everything that a name draws, including the descenders of its last line.
  const brush = document.createElement('canvas').getContext('2d')!;
  for (const reason of document.querySelectorAll('[data-hand] [data-mark-of="reason"]')) {
    const name = reason.closest('button')!.querySelector('[data-name]')!;
    const mark = reason.getBoundingClientRect();
    brush.font = getComputedStyle(name).font;
    range.selectNodeContents(name);
    for (const line of range.getClientRects()) {
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = brush.measureText('');
      const { actualBoundingBoxDescent: below } = brush.measureText(name.textContent!);
      const bottom = line.top + (line.height * (up + below)) / (up + down);
      const drawn = new DOMRect(line.left, line.top + line.height / 3, line.width, bottom - line.top - line.height / 3);
      if (crosses(drawn, mark, 0.5)) found.push(`the reason over "${name.textContent}"`);
    }
  }
  const panels = [...document.querySelectorAll('[data-testid="opponents"] [data-testid^="player-"]')];
  // Panels side by side read as a table: each part is at the same height in all panels, or in none of them.
  for (const part of ['[data-score]', '[data-name]', '[data-counts]']) {
    const heights = panels.map((panel) => {
      const own = panel.querySelector(part)?.getBoundingClientRect();
      return own && own.height > 0 ? Math.round(own.top - panel.getBoundingClientRect().top) : null;
    });
    const [low, high] = [Math.min(...heights.map(Number)), Math.max(...heights.map(Number))];
    if (heights.includes(null) ? heights.some((one) => one !== null) : high - low > 1)
      found.push(`the panels differ in ${part}: ${heights.join()}`);
  }
  // On wide screens names keep clear of the edges of their panels.
  for (const panel of innerWidth >= 1024 ? panels : []) {
    const name = panel.querySelector('[data-name]')!.getBoundingClientRect();
    if (name.top < panel.getBoundingClientRect().top + 2) found.push(`${nameOf(panel)} touches its panel`);
  }
  for (const said of document.querySelectorAll('[data-status]'))
    if (said.scrollHeight > said.clientHeight + 1 || said.scrollWidth > said.clientWidth + 1)
      found.push(`"${said.textContent}" is cut`);
  for (const panel of document.querySelectorAll('[data-testid^="player-"]')) {
    const box = panel.getBoundingClientRect();
    for (const part of panel.querySelectorAll('*')) {
      const own = part.getBoundingClientRect();
      if (own.width > 0 && (own.right > box.right + 1 || own.bottom > box.bottom + 1 || own.top < box.top - 1))
        found.push(`${part.className || part.tagName} hangs out of ${nameOf(panel)}`);
    }
  }
  // The decision's torn edge and its tab reach above its box.
  const edge = document.querySelector('[data-testid="prompt"]')?.getBoundingClientRect().top ?? innerHeight;
  if (!document.querySelector('[data-staged]'))
    for (const meter of document.querySelectorAll('[data-meter]')) {
      const { bottom, top } = meter.getBoundingClientRect();
      if (top < edge && bottom > edge - 8) found.push(`the meter of ${nameOf(meter)} is under the decision`);
    }
  return found;
}
