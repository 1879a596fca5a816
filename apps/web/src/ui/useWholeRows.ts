import { type RefObject, useLayoutEffect } from 'react';
import { onResize } from '../browser/onResize.ts';
import { boxOf, inStyle, screenScale } from '../browser/scale.ts';

/** Elements that are unreadable if cut off. */
const ROWS = ['button', 'li', 'p', 'h2', 'h3', 'label', 'small', 'img'];

/** Stands for each line of text: a row may continue below the edge if much of the list would otherwise stay empty. */
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

/** A label belongs with the first thing it names. */
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

/** px: the dashed line at the end of a list that continues. */
const LINE = 2;
/** px that a row may extend below the edge, because the edge is rounded. A line of text may not. */
const ROUNDED = 1;

/** px by which to shorten a list so that it ends with a whole row; null = nothing is below its edge. */
function excess(list: HTMLElement, rows: string[]): number | null {
  const { top, bottom, height } = boxOf(list);
  // An element taller than the list counts as a row only if it starts well below the top; otherwise its content has the
  // rows.
  const boxes = boxesIn(list, rows).filter((box) => box.height < height || box.top - top > height / 3);
  if (boxes.every((box) => box.bottom <= bottom + 1)) return null;
  let end = bottom - LINE;
  for (;;) {
    const cut = boxes.filter((box) => box.top < end - 1 && box.bottom > end + ROUNDED);
    if (cut.length === 0) return bottom - end;
    end = Math.min(...cut.map((box) => box.top));
    // Too little would be left of the list: a cut-off row shows more.
    if (end - top < height / 3) return 0;
  }
}

/** The share of a list that may stay empty so that the list ends with a whole row instead of a whole line. */
const EMPTY = 2 / 5;

function excessOf(list: HTMLElement, rows: string[]): number | null {
  const whole = rows.includes(LINES) ? excess(list, ['li']) : 0;
  return whole && whole < list.clientHeight * EMPTY ? whole : excess(list, rows);
}

/** px that a row of a list without more rows may grow. */
const GROWTH = 24;

/** Lets the rows in view share the px below them, where the list's style has a use for them (`--shared`). */
function share(list: HTMLElement, less: number, most = less): void {
  const end = boxOf(list).bottom - less;
  const boxes = [...list.querySelectorAll('li')].map((row) => boxOf(row)).filter((box) => box.bottom <= end + ROUNDED);
  const rows = new Set(boxes.map(({ top }) => Math.round(top))).size;
  if (rows > 0) list.style.setProperty('--shared', `${Math.min(most, less / rows)}px`);
}

/** px below the last row of a list that is all in view. */
function unused(list: HTMLElement): number {
  const last = Math.max(...[...list.querySelectorAll('li')].map((row) => boxOf(row).bottom));
  const padding = Number.parseFloat(getComputedStyle(list).paddingBottom);
  return Math.max(0, boxOf(list).bottom - padding - last);
}

/** Puts the dashed line below the last row instead of over it. */
function endAfter(list: HTMLElement, less: number): void {
  const { height } = boxOf(list);
  const line = Number.parseFloat(getComputedStyle(list).borderBottomWidth);
  list.style.maxHeight = `${Math.floor(Math.min(height, height - less + line))}px`;
}

/**
 * Makes a list that continues below its edge end with a whole row and a dashed line (`data-more`). `watch`: its
 * content.
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
      list.style.removeProperty('--shared');
      end(false);
      if (list.clientHeight === 0) return;
      if (list.scrollHeight <= list.clientHeight + 1) {
        share(list, unused(list), GROWTH);
        return;
      }
      const less = excessOf(list, rows);
      if (less === null) return;
      share(list, less);
      // Rows that have grown leave less of the list to cut: mostly the gap below them.
      end(true, excessOf(list, rows) ?? 0);
    };
    const scroll = () => {
      if (list.scrollTop === 0) fit();
      else if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) end(false);
    };
    fit();
    // Refit when the surroundings grow or shrink.
    const around = list.parentElement ?? document.body;
    const stop = onResize(
      [around, ...around.children].filter((one) => one !== list),
      () => fit,
    );
    list.addEventListener('scroll', scroll, { passive: true });
    return () => {
      stop();
      list.removeEventListener('scroll', scroll);
    };
  }, [ref, watch, rows]);
}
