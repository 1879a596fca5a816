/** Texts of cards in hand as large as leaves them whole. */
import { type RefObject, useLayoutEffect } from 'react';
import { endAtWord, letRun } from '../../browser/endAtWord.ts';
import { onResize } from '../../browser/onResize.ts';
import { sideBySide } from '../../browser/sideBySide.ts';

type Letters = readonly [size: number, line: number];

/** px with the height of a line, the largest first; closer lines where only those leave a text whole. */
const ALL: readonly Letters[] = [
  [16, 18.4],
  [15, 17.3],
  [14, 16.1],
  [13, 15],
  [13, 14],
  [13, 13],
  [12, 13.8],
  [12, 13],
  [13, 12],
  [12, 12],
];

/** Lines higher than letters by this much are clear of each other. */
const LOOSE = 1.07;

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
 * their row has the least letters. Says how many are cut in those, and how many in lines that are clear of each other.
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
    const [size, line] = letters;
    const now = rest.filter((row) => size <= ROOMY || isRoomy(row));
    for (const row of now) setAll(row, letters);
    const cut = now.filter((row) => row.some(isCut));
    rest = rest.filter((row) => !now.includes(row) || cut.includes(row));
    if (line / size > LOOSE && size >= Math.min(good, most)) small = rest.flat().filter(isCut).length;
  }
  for (const row of rest) setAll(row, allowed.at(-1)!);
  if (inRows) {
    const like = ALIKE + Math.min(...texts.map(sizeOf));
    const alike = allowed.find(([size]) => size <= like)!;
    for (const text of texts) if (sizeOf(text) > like) set(text, rooms.get(text)!, alike);
  }
  return { small, cut: rest.flat().filter(isCut).length };
}

/**
 * @param watch what the texts follow from
 * @param least px: no smaller letters, though a text be cut
 * @param good px: letters that are worth a higher hand
 * @param onCut a text does not fit in those, in lines that are clear of each other; told whether it is cut in closer ones, too
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
      const { small, cut } = fit(shown, least, good);
      if (small > 0) onCut(cut > 0);
      // What is mostly first words tells little.
      if (list && cut > shown.length / 2) list.dataset.names = 'true';
      endAtWord(shown);
    };
    return onResize(cards, fitAll);
  }, [fan, watch, least, good]);
}
