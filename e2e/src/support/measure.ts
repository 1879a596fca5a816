/** Measures layouts inside the page. Each list contains faults, and is empty if there are none. */
import type { Page } from '@playwright/test';

export interface Limits {
  /** The page may scroll. */
  scrolls: boolean;
  /** px: the least edge of touch targets, everywhere and in the prompt. */
  target: number;
  answer: number;
  /** px: height of the device's bottom safe area. */
  inset: number;
}

export interface Faults {
  scroll: string[];
  targets: string[];
  fonts: string[];
  clipped: string[];
  covered: string[];
}

/** T-03, T-04, T-05, T-06 and T-44 together. */
export const measure = (page: Page, limits: Limits): Promise<Faults> => page.evaluate(faults, limits);

// Runs in the page: must be self-contained.
function faults({ scrolls, target, answer, inset }: Limits): Faults {
  const root = document.documentElement;
  const scroll: string[] = [];
  if (root.scrollWidth > innerWidth) scroll.push(`${root.scrollWidth} px wide`);
  if (!scrolls && root.scrollHeight > innerHeight) scroll.push(`${root.scrollHeight} px high`);

  const ancestors = (el: Element): Element[] => {
    const all: Element[] = [];
    for (let one: Element | null = el; one && one !== document.body; one = one.parentElement) all.push(one);
    return all;
  };
  const nameOf = (el: Element): string => {
    const own = el.getAttribute('data-testid') ?? el.getAttribute('aria-label') ?? el.textContent ?? '';
    return `${el.tagName.toLowerCase()} "${own.trim().slice(0, 40)}"`;
  };
  const at = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
  const hits = (el: Element, x: number, y: number): boolean => {
    const found = at(x, y);
    return found !== null && (found === el || el.contains(found));
  };
  const hiddenFromSight = (el: Element): boolean =>
    getComputedStyle(el).visibility === 'hidden' ||
    ancestors(el).some((one) => getComputedStyle(one).clipPath === 'inset(50%)');

  /** A link in a sentence is as high as its line (WCAG 2.5.8). */
  const inSentence = (el: Element): boolean =>
    el.matches('a, .link') &&
    (el.closest('[role="log"]') !== null ||
      [...(el.parentElement?.childNodes ?? [])].some(
        (one) => one.nodeType === 3 && (one.nodeValue ?? '').trim().length > 2,
      ));

  /** How far from the element's centre a touch still hits it. */
  const reach = (el: Element, x: number, y: number, dx: number, dy: number): number => {
    let n = 0;
    while (n < 48 && hits(el, x + (n + 1) * dx, y + (n + 1) * dy)) n++;
    return n + 0.5;
  };

  const targets: string[] = [];
  const sheet = document.querySelector('dialog:popover-open');
  const covered: string[] = [];
  for (const el of document.querySelectorAll('button, a[href], [role="button"], input, select')) {
    const box = el.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (box.width === 0 || hiddenFromSight(el) || !hits(el, x, y)) continue;
    // Elements covered by an open sheet are usable once it is closed.
    if (sheet && !sheet.contains(el)) continue;
    if (inset > 0 && box.bottom > innerHeight - inset + 0.5) covered.push(nameOf(el));
    // Half of a target's area may be off-screen, where nothing can be hit, and a stage covers the bases.
    if (root.scrollHeight > innerHeight && (box.top < 12 || box.bottom > innerHeight - 12)) continue;
    if (inSentence(el) || el.closest('[data-staged] [data-region="bases"]')) continue;
    const least = el.closest('[data-testid="prompt"]') && !el.closest('[data-said]') ? answer : target;
    const wide = box.width >= least - 0.5 || reach(el, x, y, 1, 0) + reach(el, x, y, -1, 0) >= least - 0.5;
    const high = box.height >= least - 0.5 || reach(el, x, y, 0, 1) + reach(el, x, y, 0, -1) >= least - 0.5;
    if (!wide || !high) targets.push(`${nameOf(el)} ${box.width.toFixed()}x${box.height.toFixed()}`);
  }

  // Large screens enlarge everything, including how far letters overhang their lines.
  const scale = Number(getComputedStyle(root).getPropertyValue('--scale')) || 1;
  const range = document.createRange();
  /** Lines of text that visibly overlap other lines of the same card or panel. */
  const printedOver = (card: Element): string[] => {
    const lines: { text: string; parent: Element; top: number; bottom: number; left: number; right: number }[] = [];
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.nodeValue?.trim() || hiddenFromSight(parent)) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      range.selectNodeContents(node);
      for (const { top, bottom, left, right } of range.getClientRects()) {
        // The box of a line's letters, without ascenders and descenders.
        const middle = (top + bottom) / 2;
        const line = { top: middle - size / 3, bottom: middle + size / 3, left, right };
        for (let el: Element | null = parent; el && el !== card; el = el.parentElement) {
          if (!/hidden|clip/.test(getComputedStyle(el).overflow)) continue;
          const box = el.getBoundingClientRect();
          line.top = Math.max(line.top, box.top);
          line.bottom = Math.min(line.bottom, box.bottom);
        }
        if (right > left && line.bottom > line.top)
          lines.push({ text: node.nodeValue.trim().slice(0, 20), parent, ...line });
      }
    }
    return lines.flatMap((one, i) =>
      lines.slice(i + 1).flatMap((other) => {
        // Text hidden behind an ellipsis has no box of its own.
        if (one.parent === other.parent) return [];
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        return high > 1.5 * scale && wide > 1.5 * scale ? [`"${one.text}" over "${other.text}"`] : [];
      }),
    );
  };

  const fonts = new Set<string>();
  const clipped = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    if (!text || !parent || hiddenFromSight(parent) || parent.closest('[data-testid="skip"]')) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const svg = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * svg;
    const least = svg === 1 && parent.closest('[role="log"], [data-testid="prompt"] h2') ? 14 : 12;
    if (size < least - 0.1) fonts.add(`"${text.slice(0, 30)}" ${size.toFixed(1)} px`);

    const number = /^[\d\s/●▲▼+−–-]+$/.test(text);
    const said = ancestors(parent).map((el) => `${el.getAttribute('aria-label')} ${el.getAttribute('title')}`);
    said.push(parent.closest('button')?.querySelector('.vh')?.textContent ?? '');
    const plain = text.toLowerCase().replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');
    const whole = said.join('|').toLowerCase().includes(plain);
    // The ticker is a preview: the log has the whole text.
    if (parent.closest('[data-testid="ticker"]')) continue;
    // Scrollable content is reachable.
    let [freeX, freeY] = [false, false];
    for (const el of ancestors(parent)) {
      const style = getComputedStyle(el);
      const own = el.getBoundingClientRect();
      freeX ||= style.overflowX === 'auto' || style.overflowX === 'scroll';
      freeY ||= style.overflowY === 'auto' || style.overflowY === 'scroll';
      const left = freeX || style.overflowX === 'visible' || (box.left >= own.left - 1 && box.right <= own.right + 1);
      const top =
        freeY ||
        style.overflowY === 'visible' ||
        (box.top >= own.top - 2 * scale && box.bottom <= own.bottom + 2 * scale);
      if (left && top) continue;
      // Texts of cards may be cut after some lines: the inspector shows them whole.
      if (number || (!whole && style.webkitLineClamp === 'none'))
        clipped.add(`"${text.slice(0, 30)}" in ${nameOf(el)}`);
      break;
    }
  }
  for (const lane of document.querySelectorAll('[data-testid^="lane-"]')) {
    const end = lane.getBoundingClientRect().bottom;
    for (const button of lane.querySelectorAll('button'))
      if (button.getBoundingClientRect().bottom > end + 2)
        clipped.add(`${nameOf(button)} hangs out of ${nameOf(lane)}`);
  }
  for (const tile of document.querySelectorAll<HTMLElement>('li > button[data-testid^="tile-"]')) {
    const number = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT).nextNode();
    if (!number || tile.clientWidth === 0) continue;
    range.selectNodeContents(number);
    // The band's width is in the tile's own pixels, which large screens enlarge.
    const band = parseFloat(getComputedStyle(tile, '::before').width) * scale;
    const start = tile.getBoundingClientRect().left + tile.clientLeft * scale + band;
    const power = range.getBoundingClientRect();
    if (power.left < start - 0.5) clipped.add(`power of ${nameOf(tile)} under its band`);
    const under = tile.querySelector('[data-under]')?.getBoundingClientRect();
    if (under && under.left < power.right && under.top < power.bottom - 4 * scale && under.bottom > power.top)
      clipped.add(`power of ${nameOf(tile)} behind the cards under it`);
  }
  for (const titan of document.querySelectorAll<HTMLElement>('button[data-testid^="titan-"]')) {
    const name = document.createTreeWalker(titan, NodeFilter.SHOW_TEXT).nextNode();
    if (!name) continue;
    range.selectNodeContents(name);
    const box = range.getBoundingClientRect();
    const start = titan.getBoundingClientRect().left + 11 * scale;
    if (box.width > 0 && box.left < start) clipped.add(`name of ${nameOf(titan)} under its mark`);
  }
  for (const meter of document.querySelectorAll('header [data-meter]')) {
    const { top } = meter.getBoundingClientRect();
    const from = meter.closest('header')!.getBoundingClientRect().top;
    const beside = [...document.querySelectorAll('header [data-meter]')].find((other) => {
      const box = other.getBoundingClientRect();
      return other.closest('header')!.getBoundingClientRect().top === from && box.top < top - 0.5;
    });
    if (beside) clipped.add(`the meter of ${nameOf(meter)} is lower than that of ${nameOf(beside)}`);
  }
  for (const tile of document.querySelectorAll('[data-testid^="tile-"], [data-testid^="player-"]'))
    for (const over of printedOver(tile)) clipped.add(`${over} in ${nameOf(tile)}`);
  for (const plays of document.querySelectorAll<HTMLElement>('[data-plays="1"], [data-plays="2"], [data-plays="3"]'))
    if (plays.scrollHeight > plays.clientHeight + 1) clipped.add('the plays left are cut');
  return { scroll, targets, fonts: [...fonts], clipped: [...clipped], covered };
}
