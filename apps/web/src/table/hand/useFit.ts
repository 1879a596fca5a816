/** Texts of cards in hand as large as leaves them whole. */
import { type RefObject, useLayoutEffect } from 'react';
import { endAtWord, letRun } from '../../browser/endAtWord.ts';
import { onResize } from '../../browser/onResize.ts';
import { sideBySide } from '../../browser/sideBySide.ts';
import { sum } from '../model/density.ts';

type Letters = readonly [size: number, line: number];

/** px with the height of a line, which is clear of the next one; the largest first. */
const ALL: readonly Letters[] = [
  [16, 18.4],
  [15, 17.3],
  [14, 16.1],
  [13, 15],
  [12, 13.8],
];

/** Larger ones than of the style sheet where there is room for them. */
const ROOMY = 14;

/** px: so much larger letters than those of the longest text look alike. */
const ALIKE = 1;

const LETTERS = { fontFamily: 'var(--display)', fontWeight: '500' };

const lineOf = (text: HTMLElement): number => Number.parseFloat(getComputedStyle(text).lineHeight);

const sizeOf = (text: HTMLElement): number => Number.parseFloat(getComputedStyle(text).fontSize);

/** The letters of the smallest name among these cards, px: those of a text are no larger. */
const nameOf = (texts: readonly HTMLElement[]): number =>
  Math.min(...texts.map((text) => sizeOf(text.closest('button')!.querySelector<HTMLElement>('[data-name]')!)));

/** px: from the top of a text to the edge of its card, or to the reason along that. */
function roomOf(text: HTMLElement): number {
  const card = text.closest('button')!;
  const [below, own] = [card, text].map((one) => Number.parseFloat(getComputedStyle(one).paddingBottom));
  return card.clientHeight - below! - own! - text.offsetTop;
}

/** By a line: letters alone reach a little beyond their own. */
const isCut = (text: HTMLElement): boolean => text.scrollHeight > text.clientHeight + lineOf(text) / 2;

function set(text: HTMLElement, room: number, [size, line]: Letters): void {
  Object.assign(text.style, { ...LETTERS, fontSize: `${size}px`, lineHeight: `${line}px` });
  tell(text, room, line);
}

const tell = (text: HTMLElement, room: number, line: number): void =>
  text.style.setProperty('--lines', `${Math.max(1, Math.floor(room / line))}`);

/**
 * As many whole lines as its card has room for: cards side by side in one row have the same letters, the largest that leave
 * all of them whole, but no larger than those of their names; of two rows those with shorter texts may have slightly larger
 * ones. Texts that even the smallest ones do not leave whole end in dots, and the card tells all of it when it is inspected;
 * their row has the least letters. Says how many are cut in those, and how many in letters that are worth a higher hand.
 */
function fit(texts: HTMLElement[], least: number, good: number): { small: number; cut: number } {
  letRun(texts);
  for (const text of texts) {
    text.style.font = '';
    text.style.removeProperty('--lines');
  }
  const rooms = new Map(texts.map((text) => [text, roomOf(text)]));
  for (const text of texts) tell(text, rooms.get(text)!, lineOf(text));
  const setAll = (row: HTMLElement[], letters: Letters) => {
    for (const text of row) set(text, rooms.get(text)!, letters);
  };
  const isRoomy = (row: HTMLElement[]) => row[0]!.closest('[data-rows], [data-layout="desktop"]') !== null;
  const inRows = texts.some((text) => text.closest('[data-rows]'));
  let rest = (inRows ? texts.map((text) => [text]) : sideBySide(texts, 'li')).filter(
    (row) => isRoomy(row) || row.some(isCut),
  );
  let small = 0;
  const most = Math.max(least, texts.length > 0 ? nameOf(texts) : 0);
  const allowed = ALL.filter(([size]) => size >= least && size <= most);
  for (const letters of allowed) {
    const [size] = letters;
    const now = rest.filter((row) => size <= ROOMY || isRoomy(row));
    for (const row of now) setAll(row, letters);
    const cut = now.filter((row) => row.some(isCut));
    rest = rest.filter((row) => !now.includes(row) || cut.includes(row));
    if (size >= Math.min(good, most)) small = rest.flat().filter(isCut).length;
  }
  for (const row of rest) setAll(row, allowed.at(-1)!);
  if (inRows) {
    const like = ALIKE + Math.min(...texts.map(sizeOf));
    const alike = allowed.find(([size]) => size <= like)!;
    for (const text of texts) if (sizeOf(text) > like) set(text, rooms.get(text)!, alike);
  }
  return { small, cut: rest.flat().filter(isCut).length };
}

/** px: places are whole numbers, heights are not. */
const ROUNDED = 1;

/** px: how high a card is whose text is whole in the least letters. */
function needOf(text: HTMLElement, letters: Letters): number {
  const card = text.closest('button')!;
  set(text, 0, letters);
  const below = Number.parseFloat(getComputedStyle(card).paddingBottom);
  return text.offsetTop + text.scrollHeight + below + card.offsetHeight - card.clientHeight + ROUNDED;
}

/** How high each row of cards is whose texts are whole in letters of this size, and how high all of them are now. px */
function needsOf(texts: HTMLElement[], size: number): [needs: number[], room: number] {
  const rows = sideBySide(texts, 'li');
  const letters = ALL.findLast(([one]) => one >= size)!;
  letRun(texts);
  const rooms = rows.map((row) => row[0]!.closest('li')!.offsetHeight);
  return [rows.map((row) => Math.max(...row.map((text) => needOf(text, letters)))), sum(rooms)];
}

/**
 * Heights of two rows of cards, none to begin with: as the texts in them need where that leaves all of them whole,
 * otherwise those of either row.
 */
function sharesOf(texts: HTMLElement[], least: number): (readonly number[] | null)[] {
  const [needs, room] = needsOf(texts, least);
  if (needs.length !== 2) return [null];
  const [above, below] = needs as [number, number];
  return [
    null,
    ...(sum(needs) <= room
      ? [needs]
      : [
          [above, room - above],
          [room - below, below],
        ]),
  ];
}

function share(list: HTMLElement, heights: readonly number[] | null): void {
  if (heights) list.style.setProperty('--heights', heights.map((n) => `minmax(0, ${n}fr)`).join(' '));
  else list.style.removeProperty('--heights');
}

/** px: between two rows of cards, and around them; and heights are no whole numbers. */
const GAPS = 18;

/** Before a mouse two rows are as high as their texts are in good letters, if those fit, and the hand no higher. */
function fitNeeds(list: HTMLElement, texts: HTMLElement[], least: number, good: number) {
  const hand = list.closest<HTMLElement>('[data-region="hand"]')!;
  const [needs, room] = needsOf(texts, good);
  hand.style.setProperty('--need', `${sum(needs) + GAPS}px`);
  if (needs.length !== 2 || sum(needs) > room) return null;
  share(list, needs);
  return fit(texts, least, good);
}

/** Two rows of cards have different heights where that leaves more of their texts whole. */
function fitRows(list: HTMLElement, texts: HTMLElement[], least: number, good: number): { small: number; cut: number } {
  share(list, null);
  const isDesktop = list.closest('[data-layout="desktop"]') !== null;
  const found = isDesktop && list.dataset.rows !== undefined ? fitNeeds(list, texts, least, good) : null;
  if (found) return found;
  const alike = fit(texts, least, good);
  const isWide = list.closest('[data-layout="portrait"]') === null;
  if (alike.cut === 0 || list.dataset.rows === undefined || !isWide) return alike;
  const tried = sharesOf(texts, least).map((heights) => {
    share(list, heights);
    return { heights, ...fit(texts, least, good) };
  });
  const best = tried.reduce((a, b) => (b.cut < a.cut ? b : a));
  share(list, best.heights);
  return fit(texts, least, good);
}

/**
 * @param watch what the texts follow from
 * @param least px: no smaller letters, though a text be cut
 * @param good px: letters that are worth a higher hand
 * @param onCut a text does not fit in those; told whether it is cut in the least ones, too
 */
export function useFit(
  fan: RefObject<HTMLElement | null>,
  watch: unknown,
  least: number,
  good: number,
  onCut: (evenSo: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other texts
  useLayoutEffect(() => {
    const cards = [...(fan.current?.querySelectorAll('button') ?? [])];
    const list = fan.current;
    const fitAll = () => {
      delete list?.dataset.names;
      const texts = cards.flatMap((card) => card.querySelector<HTMLElement>('[data-text]') ?? []);
      const shown = texts.filter(({ offsetParent }) => offsetParent !== null);
      const { small, cut } = list ? fitRows(list, shown, least, good) : { small: 0, cut: 0 };
      if (small > 0) onCut(cut > 0);
      // What is mostly first words tells little.
      if (list && cut > shown.length / 2) list.dataset.names = 'true';
      endAtWord(shown);
    };
    return onResize(cards, fitAll);
  }, [fan, watch, least, good]);
}
