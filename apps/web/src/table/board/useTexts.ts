/** Texts of minions, whole or not there: in letters and columns that leave them whole. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
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

/** px: a tile that is no higher has no room for both, but side by side. */
const LOW = 77;

/** px: and a name no room for a picture beside it. */
const NARROW = 150;

/** Where what is in one lane is like what is in the next. */
const DESKTOP = '[data-layout="desktop"]';

interface Try {
  letters: readonly [size: number, line: number];
  /** null: as planned */
  columns: number | null;
  /** The picture below the text, or none, where it could stand beside that. */
  flat: boolean;
  /** Names that fit there have one line. */
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

/** A line of a name ends a little above its letters' room. */
const SLACK = 2;

/** px: places are whole numbers, heights are not. */
const ROUNDED = 1;

/** px: a lower picture is a strip that tells nothing. */
const PICTURE = 55;

const textOf = (tile: HTMLElement): HTMLElement => tile.querySelector<HTMLElement>('[data-told]')!;

/** What is attached, where it is named below the text. */
function namedOn(tile: HTMLElement): HTMLElement | null {
  const on = tile.querySelector<HTMLElement>('[data-on]');
  return on && on.offsetHeight > 0 && on.offsetTop > textOf(tile).offsetTop ? on : null;
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

const isWithin = (list: HTMLElement): boolean => list.scrollHeight <= list.clientHeight + 1;

const widthIn = (list: HTMLElement, columns: number): number => {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  return (list.clientWidth + gap) / columns - gap;
};

/** As many as the lanes beside it have, unless one stays empty; then others, the likest first. */
function columnsFor(list: HTMLElement): (number | null)[] {
  const cells = list.children.length;
  const planned = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const first = cells > 1 && cells < planned ? cells : null;
  const others = Array.from({ length: cells }, (_, i) => i + 1)
    .filter((columns) => columns !== (first ?? planned) && widthIn(list, columns) >= LEAST)
    .sort((a, b) => Math.abs(a - planned) - Math.abs(b - planned));
  return [first, ...others];
}

/** Low tiles of a table are alike: their texts, or their names where those do not fit, and no pictures beside either. */
const isLowOn = (list: HTMLElement, tiles: HTMLElement[]): boolean =>
  list.closest(DESKTOP) !== null && tiles.every(({ offsetHeight }) => offsetHeight <= LOW);

/** All ways to set a lane, the best first: in the columns of the lanes beside it, in large letters. */
function triesFor(list: HTMLElement, tiles: HTMLElement[], columns: (number | null)[], isLow: boolean): Try[] {
  // One that stands alone has the width of the lane.
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

/** Where a lane is wide enough for sentences. */
const WIDE = '[data-layout="desktop"], [data-layout="laptop"], [data-layout="tablet"]';

const isNarrow = ({ offsetWidth }: HTMLElement): boolean => offsetWidth < NARROW;

const isPictured = (tile: HTMLElement): boolean =>
  Number.parseFloat(getComputedStyle(tile.querySelector('[data-picture]')!).height) >= PICTURE;

/** A lane where not all texts fit has none: its cards show their pictures, or names alone where those would be low. */
function untell(list: HTMLElement, tiles: HTMLElement[], columns: (number | null)[], isLow: boolean): void {
  for (const tile of tiles) tile.dataset.untold = 'true';
  const isFit = (one: number | null, fits: () => boolean): boolean => {
    setColumns(list, one);
    return isWithin(list) && !tiles.some(isNameCut) && fits();
  };
  // Closer set, and with tabs for what is attached, it leaves its pictures more room.
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
      for (const one of ['data-flat', 'data-packed', 'data-bare', 'data-tabbed']) own.removeAttribute(one);
    };
  }, [watch]);
  return list;
}
