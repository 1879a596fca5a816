import { type RefObject, useLayoutEffect } from 'react';
import { boxOf, inStyle, screenScale } from '../browser/scale.ts';

/** Elements that would be unreadable if cut off. */
const ROWS = ['button', 'li', 'p', 'h2', 'h3', 'label', 'small', 'img'];

/** Means each line of text: a row may continue below the edge if it would otherwise leave much of the list empty. */
export const LINES = '#text';

function linesIn(list: HTMLElement): DOMRect[] {
  const [range, scale] = [document.createRange(), screenScale()];
  const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  const found: DOMRect[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const { x, y, width, height } = inStyle(box, scale);
      found.push(new DOMRect(x, y, width, height + ROUNDED));
    }
  }
  return found;
}

/** A label goes with the first thing that it names. */
function headsIn(list: HTMLElement): DOMRect[] {
  return [...list.querySelectorAll('[data-heads]')].flatMap((label) => {
    const first = label.nextElementSibling?.firstElementChild;
    if (!first) return [];
    const [{ x, y, width }, { bottom }] = [boxOf(label), boxOf(first)];
    return [new DOMRect(x, y, width, bottom - y)];
  });
}

const boxesIn = (list: HTMLElement, rows: string[]): DOMRect[] => [
  ...headsIn(list),
  ...(rows.includes(LINES) ? linesIn(list) : []),
  ...[...list.querySelectorAll(rows.filter((row) => row !== LINES).join())].map((row) => boxOf(row)),
];

/** The dashed line at the end of a list that goes on, px. */
const LINE = 2;
/** px: a row may be this much below the edge, which is rounded; a line of letters may not. */
const ROUNDED = 1;

/** px to shorten a list by so that it ends with a whole row; null = nothing is below its edge. */
function excess(list: HTMLElement, rows: string[]): number | null {
  const { top, bottom, height } = boxOf(list);
  // An element taller than the list counts as a row only if it begins well below the top; otherwise the rows are inside
  // it.
  const boxes = boxesIn(list, rows).filter((box) => box.height < height || box.top - top > height / 3);
  if (boxes.every((box) => box.bottom <= bottom + 1)) return null;
  let end = bottom - LINE;
  for (;;) {
    const cut = boxes.filter((box) => box.top < end - 1 && box.bottom > end + ROUNDED);
    if (cut.length === 0) return bottom - end;
    end = Math.min(...cut.map((box) => box.top));
    // Too little would be left: a row cut off shows more.
    if (end - top < height / 3) return 0;
  }
}

/** Share of a list that may stay empty so that it ends with a whole entry instead of a whole line. */
const EMPTY = 2 / 5;

function excessOf(list: HTMLElement, rows: string[]): number | null {
  const whole = rows.includes(LINES) ? excess(list, ['li']) : 0;
  return whole && whole < list.clientHeight * EMPTY ? whole : excess(list, rows);
}

/** The dashed line is below the last row, not over it. */
function endAfter(list: HTMLElement, less: number): void {
  const { height } = boxOf(list);
  const line = Number.parseFloat(getComputedStyle(list).borderBottomWidth);
  list.style.maxHeight = `${Math.floor(Math.min(height, height - less + line))}px`;
}

/**
 * A list that continues below its edge ends with a whole row and a dashed line (`data-more`). `watch`: its content.
 */
export function useWholeRows(ref: RefObject<HTMLElement | null>, watch: unknown, rows: string[] = ROWS): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other rows
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const end = (more: boolean, less = 0) => {
      list.style.maxHeight = '';
      list.toggleAttribute('data-more', more);
      if (less > 0) endAfter(list, less);
    };
    const fit = () => {
      if (list.scrollTop > 0) return;
      end(false);
      if (list.scrollHeight <= list.clientHeight + 1 || list.clientHeight === 0) return;
      const less = excessOf(list, rows);
      if (less !== null) end(true, less);
    };
    const scroll = () => {
      if (list.scrollTop === 0) fit();
      else if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) end(false);
    };
    fit();
    // Its surroundings may also grow or shrink.
    const observer = new ResizeObserver(fit);
    const around = list.parentElement ?? document.body;
    for (const one of [around, ...around.children]) if (one !== list) observer.observe(one);
    list.addEventListener('scroll', scroll, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', scroll);
    };
  }, [ref, watch, rows]);
}
