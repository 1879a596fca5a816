/** Texts of minions in letters and columns that leave them whole. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { endAtWord, letRun } from '../../browser/endAtWord.ts';
import { onResize } from '../../browser/onResize.ts';
import type { CardView } from '../../view/types.ts';

/** Of a text: px, and the height of a line; in the smaller ones all of a tile is closer set. */
const LARGE = [14, 15] as const;
const MIDDLE = [13, 14.5] as const;
const SMALL = [12.5, 14] as const;
const SMALLEST = [12, 12.5] as const;

/** px: the least width of a tile with text, and that of one with its picture beside the text. */
const LEAST = 100;
const BROAD = 250;

interface Try {
  letters: readonly [size: number, line: number];
  /** null: as planned */
  columns: number | null;
  /** The picture below the text, or none, where it could stand beside that. */
  flat: boolean;
}

const isPacked = (letters: Try['letters']): boolean => letters === SMALL || letters === SMALLEST;

function set(list: HTMLElement, { letters, columns, flat }: Try): void {
  const [size, line] = letters;
  list.style.setProperty('--text-size', `${size}px`);
  list.style.setProperty('--text-line', `${line}px`);
  if (columns === null) list.style.removeProperty('--cells');
  else list.style.setProperty('--cells', `${columns}`);
  list.toggleAttribute('data-flat', flat);
  list.toggleAttribute('data-packed', isPacked(letters));
}

const endOf = ({ offsetTop, offsetHeight }: HTMLElement): number => offsetTop + offsetHeight;

/** A line of a name ends a little above its letters' room. */
const SLACK = 2;

/** px: places are whole numbers, heights are not. */
const ROUNDED = 1;

/** px: a lower picture tells less than the first lines of a text. */
const PICTURE = 56;

const textOf = (tile: HTMLElement): HTMLElement => tile.querySelector<HTMLElement>('[data-told]')!;

/** What is attached, where it is named below the text. */
function namedOn(tile: HTMLElement): HTMLElement | null {
  const on = tile.querySelector<HTMLElement>('[data-on]');
  return on && on.offsetHeight > 0 ? on : null;
}

const edgeOf = (tile: HTMLElement): number =>
  tile.clientHeight - Number.parseFloat(getComputedStyle(tile).paddingBottom);

/** Its text reaches beyond the edge that it must stay clear of, or over what is attached. */
function isCut(tile: HTMLElement): boolean {
  const named = namedOn(tile);
  const edge = edgeOf(tile) + ROUNDED;
  return endOf(textOf(tile)) > (named?.offsetTop ?? edge) || (named !== null && endOf(named) > edge);
}

const isNameCut = (tile: HTMLElement): boolean => {
  const name = tile.querySelector('[data-name]')!;
  return name.scrollHeight > name.clientHeight + SLACK || name.scrollWidth > name.clientWidth + SLACK;
};

/** All ways to set a lane, the best first: in the columns of the lanes beside it, in large letters. */
function triesFor(list: HTMLElement, tiles: HTMLElement[]): Try[] {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  const widthIn = (columns: number): number => (list.clientWidth + gap) / columns - gap;
  const cells = list.children.length;
  const planned = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  // No column stays empty.
  const first = cells > 1 && cells < planned ? cells : null;
  const others = Array.from({ length: cells }, (_, i) => i + 1)
    .filter((columns) => columns !== (first ?? planned) && widthIn(columns) >= LEAST)
    .sort((a, b) => Math.abs(a - planned) - Math.abs(b - planned));
  // One that stands alone has the width of the lane.
  const width = Math.max(...tiles.map(({ offsetWidth }) => offsetWidth));
  const ways = (columns: number | null, letters: Try['letters']): Try[] => {
    const isBroad = !isPacked(letters) && (columns === null ? width : widthIn(columns)) >= BROAD;
    return [...(isBroad ? [false] : []), true].map((flat) => ({ letters, columns, flat }));
  };
  return [
    ...[LARGE, MIDDLE].flatMap((letters) => ways(first, letters)),
    ...others.flatMap((columns) => [LARGE, MIDDLE].flatMap((letters) => ways(columns, letters))),
    ...[SMALL, SMALLEST].flatMap((letters) => [first, ...others].flatMap((columns) => ways(columns, letters))),
  ];
}

/** Where a lane is wide enough for sentences. */
const WIDE = '[data-layout="desktop"], [data-layout="laptop"], [data-layout="tablet"]';

const isPictured = (tile: HTMLElement): boolean =>
  tile.querySelector<HTMLElement>('[data-picture]')!.offsetHeight >= PICTURE;

/**
 * Cards whose texts do not fit show their pictures alone, if no other card of the lane tells its text and the pictures
 * are high enough; otherwise as much of their texts as fits.
 */
function shorten(list: HTMLElement, tiles: HTMLElement[], one: Try, cut: HTMLElement[]): void {
  for (const tile of cut) tile.dataset.untold = 'true';
  if (cut.length === 0 || !list.closest(WIDE) || (cut.length === tiles.length && cut.every(isPictured))) return;
  for (const tile of cut) delete tile.dataset.untold;
  // The smallest letters tell the most.
  const [, line] = SMALLEST;
  set(list, { ...one, letters: SMALLEST });
  const short = tiles.filter(isCut);
  for (const tile of short) {
    const text = textOf(tile);
    // A text that is too long pushes what is attached beyond the edge.
    const room = edgeOf(tile) - (namedOn(tile)?.offsetHeight ?? -ROUNDED) - text.offsetTop;
    tile.dataset.part = 'true';
    text.style.setProperty('--part', `${Math.max(1, Math.floor(room / line))}`);
  }
  endAtWord(short.map(textOf));
}

function fit(list: HTMLElement): void {
  const tiles = [...list.querySelectorAll<HTMLElement>(':scope > [data-full] > button')];
  if (tiles.length === 0) return;
  letRun(tiles.map(textOf));
  for (const tile of tiles) {
    delete tile.dataset.untold;
    delete tile.dataset.part;
  }
  set(list, { letters: LARGE, columns: null, flat: false });
  let best: { one: Try; cut: HTMLElement[] } | null = null;
  for (const one of triesFor(list, tiles)) {
    set(list, one);
    const isWhole = list.scrollHeight <= list.clientHeight + 1 && !(one.columns !== null && tiles.some(isNameCut));
    const cut = tiles.filter(isCut);
    if ((isWhole || !best) && cut.length < (best?.cut.length ?? Number.POSITIVE_INFINITY)) best = { one, cut };
    if (best?.cut.length === 0) break;
  }
  if (!best) return;
  set(list, best.one);
  shorten(list, tiles, best.one, best.cut);
}

/** @param cards those that tell their texts; null if none does */
export function useTexts(cards: CardView[] | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const watch = cards?.map(({ id, on = [] }) => `${id}/${on.length}`).join();
  useLayoutEffect(() => {
    const own = list.current;
    if (!own || watch === undefined) return;
    const stop = onResize([own], () => fit(own));
    return () => {
      stop();
      own.removeAttribute('style');
      for (const one of ['data-flat', 'data-packed']) own.removeAttribute(one);
    };
  }, [watch]);
  return list;
}
