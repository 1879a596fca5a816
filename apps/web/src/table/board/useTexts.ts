/**
 * Fits rules texts of minions into a lane: picks letters and columns that leave them whole, or hides them.
 *
 * Long because the ways to set a lane build on each other.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onResize } from '../../browser/onResize.ts';
import { screenScale } from '../../browser/scale.ts';
import type { CardView } from '../../view/types.ts';

/**
 * px: size of the letters and height of a line. With `CLOSE` everything on a tile is set closer. Texts that need smaller
 * letters than those of body text are left out: a tap shows them.
 */
const LARGE = [14, 15] as const;
const CLOSE = [14, 14.25] as const;
/** On a large screen everything is larger, these letters included. */
const MIDDLE = [13, 14.5] as const;
const SMALL = [13, 13.5] as const;

/** Letters to try, loose and close. */
const lettersNow = () =>
  SMALL[0] * screenScale() >= LARGE[0]
    ? ({ loose: [LARGE, MIDDLE], close: SMALL } as const)
    : ({ loose: [LARGE], close: CLOSE } as const);

/** px: the least width of a tile with text, and of one with its picture beside the text. */
const LEAST = 100;
const BROAD = 250;

/** px: a tile no higher than this has no room for both a text and a picture, except side by side. */
const LOW = 77;

/** The layout whose lanes are as narrow as a few words. */
const UPRIGHT = '[data-layout="portrait"]';

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
  /** Tiles below each other are as high as their texts need, instead of equally high. */
  uneven?: boolean;
}

const isPacked = (letters: Try['letters']): boolean => letters !== LARGE && letters !== MIDDLE;

function setColumns(list: HTMLElement, columns: number | null): void {
  if (columns === null) list.style.removeProperty('--cells');
  else list.style.setProperty('--cells', `${columns}`);
}

function set(list: HTMLElement, tiles: HTMLElement[], { letters, columns, flat, lined = false }: Try): void {
  setLetters(list, letters);
  setColumns(list, columns);
  list.style.removeProperty('grid-template-rows');
  list.toggleAttribute('data-flat', flat);
  list.toggleAttribute('data-packed', isPacked(letters));
  for (const tile of tiles) {
    tile.toggleAttribute('data-lined', lined);
    tile.removeAttribute('style');
  }
}

function setLetters({ style }: HTMLElement, [size, line]: Try['letters']): void {
  style.setProperty('--text-size', `${size}px`);
  style.setProperty('--text-line', `${line}px`);
}

const endOf = ({ offsetTop, offsetHeight }: HTMLElement): number => offsetTop + offsetHeight;

/** px: how far the letters of a name reach below its box. */
const SLACK = 2;

/** px: `offsetTop` is a whole number, heights are not. */
const ROUNDED = 1;

/** px: a lower picture is a mere strip in which nothing can be recognized. */
const PICTURE = 55;

/** px: with a mouse, a picture of this height will do if it is at most so many times as wide. */
const THUMB = { height: 36, ratio: 2 };

/** The layouts of screens used with a mouse. */
const MOUSE = '[data-layout="desktop"], [data-layout="laptop"]';

const textOf = (tile: HTMLElement): HTMLElement => tile.querySelector<HTMLElement>('[data-told]')!;

/** The names of attached actions, if they are shown below the text. */
function namedOn(tile: HTMLElement): HTMLElement | null {
  const on = tile.querySelector<HTMLElement>('[data-on]');
  return on && on.offsetHeight > 0 && on.offsetTop > textOf(tile).offsetTop ? on : null;
}

const edgeOf = (tile: HTMLElement): number =>
  tile.clientHeight - Number.parseFloat(getComputedStyle(tile).paddingBottom);

/** px: where the tile's text has to end, above its padding or the names of attached actions. */
const limitOf = (tile: HTMLElement): number => namedOn(tile)?.offsetTop ?? edgeOf(tile) + ROUNDED;

/** The tile's text reaches beyond its padding or over the names of attached actions. */
function isCut(tile: HTMLElement): boolean {
  const named = namedOn(tile);
  return endOf(textOf(tile)) > limitOf(tile) || (named !== null && endOf(named) > edgeOf(tile) + ROUNDED);
}

/** px: the height that leaves the tile's text whole. */
const needOf = (tile: HTMLElement): number =>
  tile.offsetHeight - limitOf(tile) + endOf(textOf(tile)) + (namedOn(tile)?.offsetHeight ?? 0);

/** A text in the smallest letters is at least this high, as a share of its height in any others. */
const LEAST_SHARE = 0.6;

/** The tile's text would be cut even in the smallest letters. */
const isHopeless = (tile: HTMLElement): boolean =>
  textOf(tile).offsetHeight * LEAST_SHARE > limitOf(tile) - textOf(tile).offsetTop;

const isNameCut = (tile: HTMLElement): boolean => {
  const name = tile.querySelector('[data-name]')!;
  return name.scrollHeight > name.clientHeight + SLACK || name.scrollWidth > name.clientWidth;
};

const isWithin = (list: HTMLElement): boolean => list.scrollHeight <= list.clientHeight + 1;

const widthIn = (list: HTMLElement, columns: number): number => {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  return (list.clientWidth + gap) / columns - gap;
};

const columnsOf = (list: HTMLElement): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;

/**
 * Numbers of columns to try: first that of the lanes beside this one, unless a column would stay empty; then others,
 * the most similar first.
 */
function columnsFor(list: HTMLElement, planned: number): (number | null)[] {
  const cells = list.children.length;
  const first = cells > 1 && cells < planned ? cells : null;
  const others = Array.from({ length: cells }, (_, i) => i + 1)
    .filter((columns) => columns !== (first ?? planned) && widthIn(list, columns) >= LEAST)
    .sort((a, b) => Math.abs(a - planned) - Math.abs(b - planned));
  return [first, ...others];
}

/** Whether all tiles of a desktop lane are low: they show no pictures beside texts. */
const isLowOn = (list: HTMLElement, tiles: HTMLElement[]): boolean =>
  list.closest(DESKTOP) !== null && tiles.every(({ offsetHeight }) => offsetHeight <= LOW);

/** On a phone and an upright tablet, tiles below each other may differ in height. */
function unevenIn(list: HTMLElement, tiles: HTMLElement[]): Try[] {
  const isOne = tiles.length > 1 && tiles.length === list.children.length && columnsOf(list) === 1;
  if (!isOne || !list.closest(`${PHONE}, ${UPRIGHT}`)) return [];
  return [{ letters: LARGE, columns: null, flat: true, uneven: true }];
}

/** All ways to set a lane, best first: with the columns of the lanes beside it, and in large letters. */
function triesFor(list: HTMLElement, tiles: HTMLElement[], columns: (number | null)[], isLow: boolean): Try[] {
  // A card alone in its lane is as wide as the lane.
  const width = Math.max(...tiles.map(({ offsetWidth }) => offsetWidth));
  const ways = (columns: number | null, letters: Try['letters']): Try[] => {
    const isBroad = !isLow && !isPacked(letters) && (columns === null ? width : widthIn(list, columns)) >= BROAD;
    return [...(isBroad ? [false] : []), true].map((flat) => ({ letters, columns, flat }));
  };
  const { loose, close } = lettersNow();
  return [
    ...columns.flatMap((one) => loose.flatMap((letters) => ways(one, letters))),
    ...columns.flatMap((one) => ways(one, close)),
    ...columns.map((one) => ({ letters: close, columns: one, flat: true, lined: true })),
    ...unevenIn(list, tiles),
  ];
}

/** The layout in which minions below each other are the only ones with texts. */
const PHONE = '[data-layout="phone"]';

/** Layouts in which a lane is wide enough for sentences. */
const WIDE = '[data-layout="desktop"], [data-layout="laptop"], [data-layout="tablet"]';

function isPictured(tile: HTMLElement): boolean {
  const style = getComputedStyle(tile.querySelector('[data-picture]')!);
  const [width, height] = [style.width, style.height].map(Number.parseFloat) as [number, number];
  if (height >= PICTURE) return true;
  return height >= THUMB.height && width <= THUMB.ratio * height && tile.closest(MOUSE) !== null;
}

type Step<T> = Generator<void, T, void>;

/** Writes, then reads the layout; other lanes do the same at the same time. */
function* measured<T>(write: () => void, read: () => T): Step<T> {
  write();
  yield;
  const found = read();
  yield;
  return found;
}

/** The cards in a lane, its size, px, and what its letters depend on. */
interface Filled {
  cards: string;
  width: number;
  height: number;
  fonts: Promise<unknown>;
}

/** How a lane was last fitted. */
interface Last extends Filled {
  /** All ways to set it. */
  ways: string;
  /** The ways to set it that did not hold before one did; empty if none did. */
  failed: ReadonlySet<string>;
}

const lasts = new WeakMap<HTMLElement, Last>();

/** No less has to fit into no more room than last time, so that no way that failed then can hold now. */
function isNoEasier(last: Last | undefined, { cards, width, height, fonts }: Filled): last is Last {
  if (last === undefined || last.fonts !== fonts || width > last.width || height > last.height) return false;
  const now = cards.split(',');
  return last.cards.split(',').every((card) => now.includes(card));
}

const isAsLarge = (last: Last, { width, height }: Filled): boolean => last.width === width && last.height === height;
const isSame = (last: Last | undefined, now: Filled): boolean =>
  last?.cards === now.cards && last.fonts === now.fonts && isAsLarge(last, now);

/** A lane whose texts are being fitted. */
interface Fitting {
  list: HTMLElement;
  /** px */
  height: number;
  tiles: HTMLElement[];
  columns: (number | null)[];
  /** The number of columns that `null` stands for. */
  planned: number;
  /** Ways that have failed. */
  failed: Set<string>;
}

/** What is tried with the lane, as a key for `failed`. */
const keyOf = ({ planned }: Fitting, columns: number | null, ...rest: readonly unknown[]): string =>
  JSON.stringify([columns ?? `planned ${planned}`, ...rest]);

/** Hides the texts of a lane in which not all fit. Its cards show pictures, or only names if pictures would be low. */
function* untell(lane: Fitting): Step<void> {
  const { list, height, tiles, columns, failed } = lane;
  const hide = (one: number | null, write: () => void): void => {
    for (const tile of tiles) tile.dataset.untold = 'true';
    write();
    setColumns(list, one);
  };
  function* isFit(key: string, one: number | null, write: () => void, fits: () => boolean): Step<boolean> {
    if (failed.has(key)) return false;
    const holds = yield* measured(
      () => hide(one, write),
      () => isWithin(list) && !tiles.some(isNameCut) && fits(),
    );
    if (!holds) failed.add(key);
    return holds;
  }
  const hasHeight = height > PICTURE;
  // Try to make room for the pictures: set tiles closer, then replace the names of attached actions by tabs.
  for (const [letters, tabbed] of [
    [LARGE, false],
    [CLOSE, false],
    [CLOSE, true],
  ] as const) {
    const write = () => {
      set(list, tiles, { letters, columns: null, flat: true });
      list.toggleAttribute('data-tabbed', tabbed);
    };
    for (const one of columns) {
      const key = keyOf(lane, one, 'pictures', letters, tabbed);
      if (hasHeight && (yield* isFit(key, one, write, () => tiles.every(isPictured)))) return;
    }
  }
  const bare = () => {
    set(list, tiles, { letters: LARGE, columns: null, flat: true });
    for (const one of ['data-bare', 'data-tabbed']) list.toggleAttribute(one, true);
  };
  for (const one of columns) if (yield* isFit(keyOf(lane, one, 'bare'), one, bare, () => true)) return;
  hide(columns[0]!, bare);
}

interface Tried {
  isWhole: boolean;
  cut: HTMLElement[];
  /** Some text is too long for this many columns, whatever its letters. */
  isHopeless: boolean;
}

/** Tries one way to set a lane. Returns whether it holds its tiles and their names, and the tiles whose texts are cut. */
function* tried({ list, tiles }: Pick<Fitting, 'list' | 'tiles'>, one: Try): Step<Tried> {
  const read = () => ({
    isHopeless: one.flat && tiles.some(isHopeless),
    isWhole: isWithin(list) && !(one.columns !== null && tiles.some(isNameCut)),
    cut: tiles.filter(isCut),
  });
  const write = () => set(list, tiles, one);
  if (one.uneven) {
    const needs = yield* measured(write, () => tiles.map(needOf));
    return yield* measured(() => {
      list.style.gridTemplateRows = needs.map((px) => `minmax(var(--tile), ${px}fr)`).join(' ');
    }, read);
  }
  if (!one.lined) return yield* measured(write, read);
  const long = yield* measured(write, () => tiles.filter(isNameCut));
  return yield* measured(() => {
    for (const tile of long) tile.removeAttribute('data-lined');
  }, read);
}

const tilesOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > [data-full] > button'),
];

/** The titans whose texts are known. */
const titansIn = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(':scope > li > [data-telling]')].filter((one) =>
    one.querySelector('[data-told]'),
  );

/** Shows the texts of titans that have room for all of it, in letters as large as that allows. */
function* tellTitans(titans: HTMLElement[]): Step<void> {
  let cut = titans;
  for (const titan of titans) titan.toggleAttribute('data-tells', true);
  const { loose, close } = lettersNow();
  for (const letters of [...loose, close]) {
    if (cut.length === 0) return;
    cut = yield* measured(
      () => {
        for (const titan of cut) setLetters(titan, letters);
      },
      () => cut.filter(isCut),
    );
  }
  for (const titan of cut) titan.removeAttribute('data-tells');
}

function* fit(list: HTMLElement, filled: Filled): Step<void> {
  const titans = titansIn(list);
  // Their texts take no room from those of minions.
  for (const titan of titans) titan.removeAttribute('data-tells');
  yield* fitTiles(list, filled);
  yield* tellTitans(titans);
}

function* fitTiles(list: HTMLElement, filled: Filled): Step<void> {
  const tiles = tilesOf(list);
  const last = lasts.get(list);
  // Until the last step, which another fitting may prevent, nothing is known about it.
  lasts.delete(list);
  if (tiles.length === 0) {
    lasts.set(list, { ...filled, ways: '', failed: NONE });
    return;
  }
  const { tries, ...lane } = yield* measured(
    () => {
      for (const tile of tiles) delete tile.dataset.untold;
      for (const one of ['data-bare', 'data-tabbed']) list.removeAttribute(one);
      set(list, tiles, { letters: LARGE, columns: null, flat: false });
    },
    () => {
      const planned = columnsOf(list);
      const columns = columnsFor(list, planned);
      const isTold = !isPicturesOnly(list, tiles);
      const tries = isTold ? triesFor(list, tiles, columns, isLowOn(list, tiles)) : [];
      return { list, height: filled.height, tiles, columns, planned, tries };
    },
  );
  const ways = JSON.stringify([lane.planned, tries]);
  // A narrower lane can have fewer columns to try, and so other ways.
  const isKnown = isNoEasier(last, filled) && (last.ways === ways || isAsLarge(last, filled));
  const failed = new Set(isKnown ? last.failed : NONE);
  const holds = yield* setTexts({ ...lane, failed }, tries);
  lasts.set(list, { ...filled, ways, failed: holds ? failed : NONE });
}
const NONE: ReadonlySet<string> = new Set();

/** On an upright tablet low lanes in pairs all show pictures: texts would fit only some of them. */
const isPicturesOnly = (list: HTMLElement, tiles: HTMLElement[]): boolean =>
  list.closest(`${UPRIGHT} [data-pairs]`) !== null && tiles.every(({ offsetHeight }) => offsetHeight <= LOW);

/** Returns whether some way held. If none does, the lane is set so that the fewest texts are cut, and those are hidden. */
function* setTexts(lane: Fitting, tries: Try[]): Step<boolean> {
  const { list, tiles, failed } = lane;
  let best: { one: Try; cut: HTMLElement[] } | null = null;
  const hopeless = new Set<Try['columns']>();
  for (const one of tries) {
    const key = keyOf(lane, one.columns, one.letters, one.flat, one.lined, one.uneven);
    if (hopeless.has(one.columns) && !one.uneven) failed.add(key);
    if (failed.has(key)) continue;
    const { isWhole, cut, isHopeless } = yield* tried(lane, one);
    if (isHopeless) hopeless.add(one.columns);
    if ((isWhole || !best) && cut.length < (best?.cut.length ?? Number.POSITIVE_INFINITY)) best = { one, cut };
    if (best?.cut.length !== 0) {
      failed.add(key);
      continue;
    }
    return true;
  }
  if (list.closest(WIDE)) {
    yield* untell(lane);
    return true;
  }
  set(list, tiles, best?.one ?? { letters: LARGE, columns: null, flat: true });
  for (const tile of best?.cut ?? tiles) tile.dataset.untold = 'true';
  return false;
}

/** The lane is set as it was last fitted, and still holds everything in columns that are wide enough. */
function isStillWhole(list: HTMLElement): boolean {
  // Shares of the height depend on the lines of texts, and so on the width.
  if (!list.hasAttribute('style') || list.style.gridTemplateRows !== '' || !isWithin(list)) return false;
  const columns = Number(list.style.getPropertyValue('--cells'));
  if (columns > 1 && widthIn(list, columns) < LEAST) return false;
  return !tilesOf(list).some((tile) => isNameCut(tile) || isLess(tile));
}

/** The tile's text, or the picture in its place, no longer has the room it had. */
function isLess(tile: HTMLElement): boolean {
  if (tile.dataset.untold === undefined) return isCut(tile);
  return tile.closest(WIDE) !== null && tile.closest('[data-bare]') === null && !isPictured(tile);
}

/** @param cards the cards that show their texts; null if none does */
export function useTexts(cards: CardView[] | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const isPainted = useRef(false);
  const watch = cards?.map(({ id, on = [] }) => `${id}/${on.length}`).join();
  useLayoutEffect(() => {
    const own = list.current;
    if (!own || watch === undefined) return;
    // A lane is fitted before it is first painted, and when it has become too small. Otherwise it is fitted in the next
    // frame, because the one that shows a played card is busy enough, and with the same cards only if it has more room.
    return onResize([own], () => {
      const { clientWidth: width, clientHeight: height } = own;
      const filled = { cards: watch, width, height, fonts: document.fonts.ready };
      const last = lasts.get(own);
      if (isSame(last, filled)) return null;
      const isAsBefore = last?.cards === watch;
      if (!isPainted.current || (isAsBefore && !isStillWhole(own))) return () => fit(own, filled);
      return isAsBefore && isNoEasier(last, filled) ? null : { later: () => fit(own, filled) };
    });
  }, [watch]);
  useLayoutEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        isPainted.current = true;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const isTold = watch !== undefined;
  useLayoutEffect(() => {
    const own = list.current;
    if (!own || !isTold) return;
    return () => {
      lasts.delete(own);
      own.removeAttribute('style');
      for (const one of ['data-flat', 'data-packed', 'data-bare', 'data-tabbed']) own.removeAttribute(one);
    };
  }, [isTold]);
  return list;
}
