/** Sets the texts of cards in hand in the largest letters that leave them whole. */
import { type RefObject, useLayoutEffect } from 'react';
import { endAtWord, letRun } from '../../browser/endAtWord.ts';
import { type Measured, measuring, setLetters } from '../../browser/heights.ts';
import { isAnyCut, onResize } from '../../browser/onResize.ts';
import { screenScale } from '../../browser/scale.ts';
import { sideBySide } from '../../browser/sideBySide.ts';
import { sum } from '../model/density.ts';

type Letters = readonly [size: number, line: number];

/** px: size of the letters and height of a line, which keeps lines apart; the largest first. */
const ALL: readonly Letters[] = [
  [16, 18.4],
  [15, 17.3],
  [14, 16.1],
  [13, 15],
  [12, 13.8],
];

/** px: the letters of body text. Only texts that would be cut in them have smaller ones. */
const BODY = 14;

/** px: letters larger than this are used only where hands have plenty of room. */
const ROOMY = 14;

/** px: letters this much larger than those of the longest text still look alike. */
const ALIKE = 1;

/** A text in hand and its letters; null stands for those of the style sheet. */
interface Told {
  text: HTMLElement;
  /** px: from the top of the text to the bottom of its card, or to the reason that stands there. */
  room: number;
  letters: Letters | null;
}

const stylesOf = (letters: Letters | null): Readonly<Record<string, string>> =>
  letters === null
    ? { font: '' }
    : {
        'font-family': 'var(--display)',
        'font-weight': '500',
        'font-size': `${letters[0]}px`,
        'line-height': `${letters[1]}px`,
      };

const linesIn = (room: number, line: number): number => Math.max(1, Math.floor(room / line));

const cardOf = (text: HTMLElement): HTMLElement => text.closest('button')!;

const below = (element: HTMLElement): number => Number.parseFloat(getComputedStyle(element).paddingBottom);

/** px: where a text begins does not depend on its letters. */
function roomOf(text: HTMLElement): number {
  const card = cardOf(text);
  return card.clientHeight - below(card) - below(text) - text.offsetTop;
}

/** px: size of the smallest name among these cards; texts are no larger. */
const nameOf = (texts: readonly HTMLElement[]): number =>
  Math.min(
    ...texts.map((text) => Number.parseFloat(getComputedStyle(cardOf(text).querySelector('[data-name]')!).fontSize)),
  );

/** Everything about a hand that does not depend on the heights of its rows. */
interface Hand {
  texts: HTMLElement[];
  isRoomy: boolean;
  inRows: boolean;
  /** The rows have shares now. */
  isShared: boolean;
  allowed: readonly Letters[];
  /** Measures texts with all their lines. */
  measure(texts: readonly HTMLElement[], letters: Letters | null): Measured[];
}

function handOf(texts: HTMLElement[], least: number): Hand {
  const rows = texts[0]?.closest<HTMLElement>('[data-rows]') ?? null;
  const layout = texts[0]?.closest<HTMLElement>('[data-layout]')?.dataset.layout;
  const most = Math.max(least, texts.length > 0 ? nameOf(texts) : 0);
  const measure = measuring(texts, `${layout}/${rows !== null}`);
  return {
    texts,
    isRoomy: rows !== null || layout === 'desktop',
    inRows: rows !== null,
    isShared: rows !== null && rows.style.getPropertyValue('--heights') !== '',
    allowed: ALL.filter(([size]) => size >= least && size <= most),
    measure: (some, letters) => measure(some, stylesOf(letters)),
  };
}

interface Fitted {
  told: Told[];
  /** Texts that are cut even in the smallest letters. */
  cut: HTMLElement[];
  /** How many of their lines are missing. */
  missing: number;
  /** Most of those lines are missing. */
  isMostlyCut: boolean;
  /** px: how much smaller than those of body text the letters of all texts are, together. */
  small: number;
}

/** px: the heights that two rows are given, as shares of the whole; null: the same for both. */
type Shares = readonly number[] | null;

/** px: how much higher each text's row will be with these shares. Arithmetic only: the browser lays out rows once. */
function growthOf({ texts, isShared }: Hand, shares: Shares): Map<HTMLElement, number> {
  if (shares === null && !isShared) return new Map();
  const rows = sideBySide(texts, 'li');
  const room = heightOf(texts);
  const whole = shares ? sum([...shares]) : rows.length;
  const high = (i: number) => (room * (shares?.[i] ?? 1)) / whole;
  return new Map(rows.flatMap((row, i) => row.map((text) => [text, high(i) - rowOf(row).offsetHeight] as const)));
}

/**
 * Chooses the letters of each text. Cards side by side in a single row share theirs: the largest that leave all texts
 * of the row whole, but no larger than the names. In two rows shorter texts may have slightly larger letters. Texts
 * that are too long even for the smallest letters end in dots (the inspector shows them whole), and their row has the
 * smallest letters.
 */
function fit(hand: Hand, shares: Shares): Fitted {
  const { texts, isRoomy, inRows, allowed, measure } = hand;
  const growth = growthOf(hand, shares);
  const told = new Map(
    texts.map((text): [HTMLElement, Told] => [
      text,
      { text, room: roomOf(text) + (growth.get(text) ?? 0), letters: null },
    ]),
  );
  const missingIn = (some: HTMLElement[], letters: Letters | null): number[] =>
    measure(some, letters).map(({ height, line }, i) =>
      Math.max(0, Math.round(height / line) - linesIn(told.get(some[i]!)!.room, line)),
    );
  const cutIn = (some: HTMLElement[], letters: Letters | null): HTMLElement[] => {
    const missing = missingIn(some, letters);
    return some.filter((_, i) => missing[i]! > 0);
  };
  const among = (rows: HTMLElement[][], cut: HTMLElement[]) =>
    rows.filter((row) => row.some((text) => cut.includes(text)));
  let rest = inRows ? texts.map((text) => [text]) : sideBySide(texts, 'li');
  if (!isRoomy) rest = among(rest, cutIn(texts, null));
  let cut: HTMLElement[] = [];
  for (const letters of allowed) {
    const [size] = letters;
    const isTried = size <= ROOMY || isRoomy;
    if (isTried) for (const text of rest.flat()) told.get(text)!.letters = letters;
    cut = cutIn(rest.flat(), isTried ? letters : null);
    rest = among(rest, cut);
  }
  const all = [...told.values()];
  if (inRows) {
    const like = ALIKE + Math.min(...all.map(({ letters }) => letters![0]));
    const alike = allowed.find(([size]) => size <= like)!;
    for (const one of all) if (one.letters![0] > like) one.letters = alike;
  }
  const missing = sum(missingIn(cut, allowed.at(-1)!));
  const lines = sum(cut.map((text) => linesIn(told.get(text)!.room, allowed.at(-1)![1])));
  const small = sum(all.map(({ letters }) => Math.max(0, BODY / screenScale() - (letters?.[0] ?? BODY))));
  return { told: all, cut, missing, isMostlyCut: missing > lines, small };
}

/** Written only now, so that texts whose letters stay the same are not laid out again. */
function write({ measure }: Hand, { told }: Fitted): void {
  const styled = told.filter(({ letters }) => letters === null).map(({ text }) => text);
  const measured = new Map(measure(styled, null).map(({ line }, i) => [styled[i]!, line]));
  for (const { text, room, letters } of told) {
    setLetters(text, stylesOf(letters));
    text.style.setProperty('--lines', `${linesIn(room, letters?.[1] ?? measured.get(text)!)}`);
  }
}

/** px: `offsetTop` is a whole number, heights are not. */
const ROUNDED = 1;

/** px: space that a card has above and below its text. */
function edgesOf(text: HTMLElement): number {
  const card = cardOf(text);
  return text.offsetTop + below(card) + card.offsetHeight - card.clientHeight + ROUNDED;
}

/** px: the height that each row needs for texts of these heights. Reads the layout before anything is measured. */
function needsOf(texts: HTMLElement[], measured: () => readonly number[]): number[] {
  const rows = sideBySide(texts, 'li');
  const edges = texts.map(edgesOf);
  const needs = new Map(measured().map((height, i) => [texts[i]!, height + edges[i]!]));
  return rows.map((row) => Math.max(...row.map((text) => needs.get(text)!)));
}
const needsIn = ({ texts, measure }: Hand, letters: Letters): number[] =>
  needsOf(texts, () => measure(texts, letters).map(({ height }) => height));

const rowOf = (row: HTMLElement[]): HTMLElement => row[0]!.closest('li')!;

/** px: the height of all rows together, whatever their shares. */
const heightOf = (texts: HTMLElement[]): number => sum(sideBySide(texts, 'li').map((row) => rowOf(row).offsetHeight));

/**
 * Heights to try for two rows of cards: if all texts fit in these letters, what each row needs for that; otherwise
 * everything from what the first row needs to what the second row needs, in steps of a line.
 */
function sharesOf(hand: Hand, letters: Letters): (readonly number[])[] {
  const room = heightOf(hand.texts);
  const needs = needsIn(hand, letters);
  if (needs.length !== 2) return [];
  const [first, second] = needs as [number, number];
  const over = first + second - room;
  if (over <= 0) return [[first, second]];
  const steps = Math.ceil(over / letters[1]);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const taken = Math.min(over, i * letters[1]);
    return [first - taken, room - first + taken];
  });
}

function share(list: HTMLElement, heights: readonly number[] | null): void {
  if (heights) list.style.setProperty('--heights', heights.map((n) => `minmax(0, ${n}fr)`).join(' '));
  else list.style.removeProperty('--heights');
}

/** px: least height of the hand, needed by the panel, the plays left and cards set aside beside it. */
const LOWEST = 142;

/** px: a smaller gain would make no difference to the bases. */
const WORTH = 8;

/** Layouts whose bases have little height. Here rows end below their longest texts, and the hand below its rows. */
const LOW = '[data-layout="laptop"], [data-layout="tablet"]';

/** Sets the greatest height of the hand: none to measure; the usual one for other cards, for the sake of the bases. */
function loosen(list: HTMLElement, height: 'none' | ''): void {
  // A hand without cards has no list any more.
  const hand = list.closest('section');
  if (hand) hand.style.maxHeight = height;
  share(list, null);
}

/** px: the height of each text in its letters; texts with the same letters are measured in one layout. */
function heightsOf({ measure }: Hand, told: readonly Told[]): number[] {
  for (const one of new Set(told.map(({ letters }) => letters)))
    measure(
      told.flatMap(({ text, letters }) => (letters === one ? text : [])),
      one,
    );
  return told.map(({ text, letters }) => measure([text], letters)[0]!.height);
}

/** A hand as low as its texts. Lowering it resizes its cards, which is no reason to measure them again. */
interface Tight {
  width: number;
  height: number;
  fonts: Promise<unknown>;
}

const isStill = (list: HTMLElement, { width, height, fonts }: Tight): boolean =>
  list.clientWidth === width &&
  Math.abs(list.closest('section')!.offsetHeight - height) < 1 &&
  document.fonts.ready === fonts;

/** Lowers two rows to the height of their texts, which leaves the rest to the bases. */
function tighten(list: HTMLElement, own: Hand, { told }: Fitted): Tight | null {
  const texts = told.map(({ text }) => text);
  const rows = needsOf(texts, () => heightsOf(own, told));
  const hand = list.closest('section')!;
  const spare = list.clientHeight - sum(rows) - Number.parseFloat(getComputedStyle(list).rowGap);
  const height = Math.max(LOWEST, hand.offsetHeight - spare);
  if (rows.length !== 2 || spare < WORTH) return null;
  const width = list.clientWidth;
  share(list, rows);
  hand.style.maxHeight = `${height}px`;
  const { ready, status } = document.fonts;
  return status === 'loaded' ? { width, height, fonts: ready } : null;
}

/** px: gaps between and around two rows, and rounding. */
const GAPS = 18;

/** Texts and the shares of their rows. */
interface Shared extends Fitted {
  shares: Shares;
  /** px: on a desktop, the height that two rows need. */
  need?: number;
}

const sharing = (hand: Hand, shares: Shares): Shared => ({ shares, ...fit(hand, shares) });

/** Gives two rows the heights of their texts if those fit, or different heights if fewer lines are missing then. */
function fitRows(list: HTMLElement, hand: Hand): Shared {
  const hasRows = list.dataset.rows !== undefined;
  const isDesktop = hasRows && list.closest('[data-layout="desktop"]') !== null;
  const [body, smallest] = [hand.allowed.findLast(([size]) => size >= BODY), hand.allowed.at(-1)!];
  const needs = isDesktop ? needsIn(hand, body ?? smallest) : [];
  const need = isDesktop ? { need: sum(needs) + GAPS } : {};
  const alike = { ...sharing(hand, null), ...need };
  const isWhole = alike.cut.length === 0 && alike.small === 0;
  if (!isWhole && needs.length === 2 && sum(needs) <= heightOf(hand.texts)) return { ...sharing(hand, needs), ...need };
  const isWide = list.closest('[data-layout="portrait"]') === null;
  if (!hasRows || !isWide || isWhole) return alike;
  const shares = hand.allowed.filter(([size]) => size <= BODY).flatMap((letters) => sharesOf(hand, letters));
  const tried = shares.map((one) => ({ ...sharing(hand, one), ...need }));
  return [alike, ...tried].reduce((a, b) => (isWholer(b, a) ? b : a));
}

/** Whether fewer lines are missing, or the same number from fewer texts, or else letters are larger. */
function isWholer(one: Fitted, other: Fitted): boolean {
  if (one.missing !== other.missing) return one.missing < other.missing;
  return one.cut.length === other.cut.length ? one.small < other.small : one.cut.length < other.cut.length;
}

const setNeed = (list: HTMLElement, height: number): void =>
  list.closest<HTMLElement>('[data-region="hand"]')!.style.setProperty('--need', `${height}px`);

/**
 * @param watch changes whenever the texts may change
 * @param least px: letters are no smaller, even if a text is cut
 * @param onCut called if a text would be cut in the letters of body text, with whether it also is in the smallest ones
 */
export function useFit(
  fan: RefObject<HTMLElement | null>,
  watch: unknown,
  least: number,
  onCut: (evenSo: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other texts
  useLayoutEffect(() => {
    const list = fan.current;
    if (!list) return;
    const cards = [...list.querySelectorAll('button')];
    let tight: Tight | null = null;
    const stop = onResize(cards, () => {
      const last = tight;
      tight = null;
      // The change of size is our own.
      if (last && isStill(list, last)) return () => {};
      delete list.dataset.names;
      const texts = cards.flatMap((card) => card.querySelector<HTMLElement>('[data-text]') ?? []);
      const shown = texts.filter(({ offsetParent }) => offsetParent !== null);
      const hand = handOf(shown, least);
      const isUrgent = isAnyCut(shown);
      const isLow = list.matches('[data-rows]') && list.closest(LOW) !== null;
      if (isLow) loosen(list, 'none');
      const fitted = fitRows(list, hand);
      const cut = fitted.cut.length;
      const set = () => {
        share(list, fitted.shares);
        if (fitted.need !== undefined) setNeed(list, fitted.need);
        write(hand, fitted);
        if (isLow && cut === 0) tight = tighten(list, hand, fitted);
        if (cut > 0 || fitted.small > 0) onCut(cut > 0);
        // Texts cut after their first words say little: show only names.
        if (cut > shown.length / 2 && fitted.isMostlyCut) list.dataset.names = 'true';
        letRun(shown);
        // Reads the layout again, which is worth it only for these.
        if (cut > 0) endAtWord(shown);
      };
      return isLow || isUrgent ? set : { later: set };
    });
    return () => {
      stop();
      loosen(list, '');
    };
  }, [fan, watch, least]);
}
