/**
 * Checks that the names of cards, titans and bases are complete everywhere, and that every card in hand shows its name.
 */
import type { Page } from '@playwright/test';

/** Names that are cut, and cards in hand without a name; empty if all names can be read. */
export const lostNames = (page: Page): Promise<string[]> => page.evaluate(findLost);

/** Lines that begin with the punctuation after a name. */
export const looseMarks = (page: Page): Promise<string[]> => page.evaluate(findLoose);

/** Texts whose words run together, with the gap as a fraction of the letters' size. */
export const fusedWords = (page: Page): Promise<string[]> => page.evaluate(findFused);

// Runs in the page: must be self-contained.
function findFused(): string[] {
  const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
  const range = document.createRange();
  const found = new Set<string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement!;
    // Skip drawings, which scale their words, and words for screen readers.
    if (parent instanceof SVGElement || parent.closest('.vh') || !parent.checkVisibility()) continue;
    const text = node.nodeValue ?? '';
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    for (const { index } of text.matchAll(/(?<=\S)[ \u00a0](?=\S)/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { width } = range.getBoundingClientRect();
      // A space without width is a line break.
      if (width > 0 && width < size * 0.22) found.add(`"${text}" ${(width / size).toFixed(2)}`);
    }
  }
  return [...found];
}

// Runs in the page: must be self-contained.
function findLoose(): string[] {
  const range = document.createRange();
  const found: string[] = [];
  for (const link of document.querySelectorAll('.link')) {
    let next: Node | null = link.nextSibling ?? link.parentElement?.nextSibling ?? null;
    while (next && next.nodeType !== Node.TEXT_NODE) next = next.firstChild;
    if (!next || !/^[,.:;!?]/.test(next.nodeValue ?? '')) continue;
    range.setStart(next, 0);
    range.setEnd(next, 1);
    if (range.getBoundingClientRect().top > link.getBoundingClientRect().bottom - 4)
      found.push(`${next.nodeValue?.slice(0, 20)} after ${link.textContent}`);
  }
  return found;
}

// Runs in the page: must be self-contained.
function findLost(): string[] {
  const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
  const [aside, over] = [0.5 * scale, scale];
  const brush = document.createElement('canvas').getContext('2d')!;
  /** px: the distance between the letters and the edges of their lines, above and below. */
  const inset = (name: Element): { top: number; bottom: number } => {
    const { font, textTransform } = getComputedStyle(name);
    brush.font = font;
    const words = textTransform === 'uppercase' ? wordsOf(name).toUpperCase() : wordsOf(name);
    const ink = brush.measureText(words);
    return {
      top: (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent) * scale,
      bottom: (ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent) * scale,
    };
  };
  const range = document.createRange();
  const wordsOf = (el: Element) => (el.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').trim();
  /** Whether this element cuts the text off. */
  const cuts = (el: Element, text: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, isCard: boolean): boolean => {
    const { overflowX, overflowY } = getComputedStyle(el);
    const box = el.getBoundingClientRect();
    const hides = (overflow: string) => isCard || overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && (text.left < box.left - aside || text.right > box.right + aside)) ||
      (hides(overflowY) && (text.top < box.top - over || text.bottom > box.bottom + over))
    );
  };
  const isCut = (name: Element): boolean => {
    range.selectNodeContents(name);
    const { top, bottom } = inset(name);
    const lines = [...range.getClientRects()].map((line) => ({
      left: line.left,
      right: line.right,
      top: line.top + top,
      bottom: line.bottom - bottom,
    }));
    let isCard = true;
    for (let el: Element | null = name; el && el !== document.body; el = el.parentElement) {
      // Scrollable content is reachable.
      if (/auto|scroll/.test(getComputedStyle(el).overflow)) return false;
      const button = el.matches('button, header') && isCard;
      if (button) isCard = false;
      if (lines.some((line) => cuts(el, line, button))) return true;
    }
    return false;
  };
  const names = [...document.querySelectorAll('[data-name], [data-begun]')].filter(
    (el) => el.getClientRects().length > 0,
  );
  const cut = names.filter(isCut).map((el) => `"${wordsOf(el)}" is cut`);
  const hand = document.querySelector('[data-testid="hand"]');
  if (!hand) return cut;
  type Shown = { view(): { hand: { name: string }[] } | null };
  const shown = names.filter((el) => hand.contains(el)).map(wordsOf);
  const lost = ((window as unknown as { __t: Shown }).__t.view()?.hand ?? []).filter(({ name }) => {
    const at = shown.indexOf(name);
    if (at >= 0) shown.splice(at, 1);
    return at < 0;
  });
  return [...cut, ...lost.map(({ name }) => `"${name}" is not told in the hand`)];
}
