/** Fits rules texts of minions into a lane: picks letters and columns that leave them whole, or hides them. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onResize } from '../../browser/onResize.ts';
import type { CardView } from '../../view/types.ts';

/** px: size of the letters and height of a line. With the two smaller sizes everything on a tile is set closer. */
const LARGE = [14, 15] as const;
const MIDDLE = [13, 14.5] as const;
const SMALL = [12.5, 14] as const;
const SMALLEST = [12, 12.5] as const;

/** px: the least width of a tile with text, and of one with its picture beside the text. */
const LEAST = 100;
const BROAD = 250;

/** px: a tile no higher than this has no room for both a text and a picture, except side by side. */
const LOW = 77;

/** px: a narrower tile has no room for a picture beside its name. */
const NARROW = 150;

/** The layout in which all lanes look alike. */
const DESKTOP = '[data-layout="desktop"]';

interface Try {
  letters: readonly [size: number, line: number];
  /** null: as many as planned */
  columns: number | null;
  /** The picture is below the text or left out, even if there is room for it beside the text. */
  flat: boolean;
  /** Names that fit one line get only one. */
  lined?: boolean;
}

const isPacked = (letters: Try['letters']): boolean => letters === SMALL || letters === SMALLEST;

function setColumns(list: HTMLElement, columns: number | null): void {
  if (columns === null) list.style.removeProperty('--cells');
  else list.style.setProperty('--cells', `${columns}`);
}

function set(list: HTMLElement, tiles: HTMLElement[], { letters, columns, flat, lined = false }: Try): void {
  const [size, line] = letters;
  list.style.setProperty('--text-size', `${size}px`);
  list.style.setProperty('--text-line', `${line}px`);
  setColumns(list, columns);
  list.toggleAttribute('data-flat', flat);
  list.toggleAttribute('data-packed', isPacked(letters));
  for (const tile of tiles) tile.toggleAttribute('data-lined', lined);
  if (lined) for (const tile of tiles.filter(isNameCut)) tile.removeAttribute('data-lined');
}

const endOf = ({ offsetTop, offsetHeight }: HTMLElement): number => offsetTop + offsetHeight;

/** px: how far the letters of a name reach beyond its box. */
const SLACK = 2;

/** px: `offsetTop` is a whole number, heights are not. */
const ROUNDED = 1;

/** px: a lower picture is a mere strip in which nothing can be recognized. */
const PICTURE = 55;

const textOf = (tile: HTMLElement): HTMLElement => tile.querySelector<HTMLElement>('[data-told]')!;

/** The names of attached actions, if they are shown below the text. */
function namedOn(tile: HTMLElement): HTMLElement | null {
  const on = tile.querySelector<HTMLElement>('[data-on]');
  return on && on.offsetHeight > 0 && on.offsetTop > textOf(tile).offsetTop ? on : null;
}

const edgeOf = (tile: HTMLElement): number =>
  tile.clientHeight - Number.parseFloat(getComputedStyle(tile).paddingBottom);

/** The tile's text reaches beyond its padding or over the names of attached actions. */
function isCut(tile: HTMLElement): boolean {
  const named = namedOn(tile);
  const edge = edgeOf(tile) + ROUNDED;
  return endOf(textOf(tile)) > (named?.offsetTop ?? edge) || (named !== null && endOf(named) > edge);
}

const isNameCut = (tile: HTMLElement): boolean => {
  const name = tile.querySelector('[data-name]')!;
  return name.scrollHeight > name.clientHeight + SLACK || name.scrollWidth > name.clientWidth + SLACK;
};

const isWithin = (list: HTMLElement): boolean => list.scrollHeight <= list.clientHeight + 1;

const widthIn = (list: HTMLElement, columns: number): number => {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  return (list.clientWidth + gap) / columns - gap;
};

/**
 * Numbers of columns to try: first that of the lanes beside this one, unless a column would stay empty; then others,
 * the most similar first.
 */
function columnsFor(list: HTMLElement): (number | null)[] {
  const cells = list.children.length;
  const planned = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const first = cells > 1 && cells < planned ? cells : null;
  const others = Array.from({ length: cells }, (_, i) => i + 1)
    .filter((columns) => columns !== (first ?? planned) && widthIn(list, columns) >= LEAST)
    .sort((a, b) => Math.abs(a - planned) - Math.abs(b - planned));
  return [first, ...others];
}

/**
 * Whether all tiles of a desktop lane are low. Low tiles look alike: all show texts or, if those do not fit, names,
 * without pictures beside either.
 */
const isLowOn = (list: HTMLElement, tiles: HTMLElement[]): boolean =>
  list.closest(DESKTOP) !== null && tiles.every(({ offsetHeight }) => offsetHeight <= LOW);

/** All ways to set a lane, best first: with the columns of the lanes beside it, and in large letters. */
function triesFor(list: HTMLElement, tiles: HTMLElement[], columns: (number | null)[], isLow: boolean): Try[] {
  // A card alone in its lane is as wide as the lane.
  const width = Math.max(...tiles.map(({ offsetWidth }) => offsetWidth));
  const ways = (columns: number | null, letters: Try['letters']): Try[] => {
    const isBroad = !isLow && !isPacked(letters) && (columns === null ? width : widthIn(list, columns)) >= BROAD;
    return [...(isBroad ? [false] : []), true].map((flat) => ({ letters, columns, flat }));
  };
  return [
    ...columns.flatMap((one) => [LARGE, MIDDLE].flatMap((letters) => ways(one, letters))),
    ...[SMALL, SMALLEST].flatMap((letters) => columns.flatMap((one) => ways(one, letters))),
    ...columns.map((one) => ({ letters: SMALLEST, columns: one, flat: true, lined: true })),
  ];
}

/** Layouts in which a lane is wide enough for sentences. */
const WIDE = '[data-layout="desktop"], [data-layout="laptop"], [data-layout="tablet"]';

const isNarrow = ({ offsetWidth }: HTMLElement): boolean => offsetWidth < NARROW;

const isPictured = (tile: HTMLElement): boolean =>
  Number.parseFloat(getComputedStyle(tile.querySelector('[data-picture]')!).height) >= PICTURE;

/** Hides the texts of a lane in which not all fit. Its cards show pictures, or only names if pictures would be low. */
function untell(list: HTMLElement, tiles: HTMLElement[], columns: (number | null)[], isLow: boolean): void {
  for (const tile of tiles) tile.dataset.untold = 'true';
  const isFit = (one: number | null, fits: () => boolean): boolean => {
    setColumns(list, one);
    return isWithin(list) && !tiles.some(isNameCut) && fits();
  };
  // Try to make room for the pictures: set tiles closer, then replace the names of attached actions by tabs.
  for (const [letters, tabbed] of [
    [LARGE, false],
    [SMALL, false],
    [SMALL, true],
  ] as const) {
    set(list, tiles, { letters, columns: null, flat: true });
    list.toggleAttribute('data-tabbed', tabbed);
    if (columns.some((one) => isFit(one, () => tiles.every(isPictured) && !(isLow && tiles.some(isNarrow))))) return;
  }
  set(list, tiles, { letters: LARGE, columns: null, flat: true });
  list.toggleAttribute('data-bare', true);
  if (!columns.some((one) => isFit(one, () => true))) setColumns(list, columns[0]!);
}

function fit(list: HTMLElement): void {
  const tiles = [...list.querySelectorAll<HTMLElement>(':scope > [data-full] > button')];
  if (tiles.length === 0) return;
  for (const tile of tiles) delete tile.dataset.untold;
  for (const one of ['data-bare', 'data-tabbed']) list.removeAttribute(one);
  set(list, tiles, { letters: LARGE, columns: null, flat: false });
  const columns = columnsFor(list);
  const isLow = isLowOn(list, tiles);
  let best: { one: Try; cut: HTMLElement[] } | null = null;
  for (const one of triesFor(list, tiles, columns, isLow)) {
    set(list, tiles, one);
    const isWhole = isWithin(list) && !(one.columns !== null && tiles.some(isNameCut));
    const cut = tiles.filter(isCut);
    if ((isWhole || !best) && cut.length < (best?.cut.length ?? Number.POSITIVE_INFINITY)) best = { one, cut };
    if (best?.cut.length === 0) return;
  }
  if (list.closest(WIDE)) return untell(list, tiles, columns, isLow);
  set(list, tiles, best!.one);
  for (const tile of best!.cut) tile.dataset.untold = 'true';
}

/** @param cards the cards that show their texts; null if none does */
export function useTexts(cards: CardView[] | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const watch = cards?.map(({ id, on = [] }) => `${id}/${on.length}`).join();
  useLayoutEffect(() => {
    const own = list.current;
    if (!own || watch === undefined) return;
    const stop = onResize([own], () => () => fit(own));
    return () => {
      stop();
      own.removeAttribute('style');
      for (const one of ['data-flat', 'data-packed', 'data-bare', 'data-tabbed']) own.removeAttribute(one);
    };
  }, [watch]);
  return list;
}
