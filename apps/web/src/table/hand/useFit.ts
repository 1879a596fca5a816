/** Texts of cards in hand as large as leaves them whole. */
import { type RefObject, useLayoutEffect } from 'react';
import { onResize } from '../../browser/onResize.ts';

/**
 * The letters of the style sheet, then narrow ones, the largest first; px with the height of a line, and closer lines where
 * those leave a text whole. A text that needs smaller ones than may be ends in dots, and the card tells all of it when it
 * is inspected.
 */
const NARROW = [
  [14, 15.4],
  [13, 14.3],
  [14, 13],
  [13, 13],
  [13, 12],
  [12, 12],
] as const;

/** Larger ones where a row of the hand has the room, the smallest first. */
const ROOMY = [
  [15, 16.5],
  [16, 17.6],
] as const;

const LETTERS = { fontFamily: 'var(--display)', fontWeight: '500' };

const lineOf = (text: HTMLElement): number => Number.parseFloat(getComputedStyle(text).lineHeight);

/** px: from the top of a text to the edge of its card, or to the reason along that. */
function roomOf(text: HTMLElement): number {
  const card = text.closest('button')!;
  const [below, own] = [card, text].map((one) => Number.parseFloat(getComputedStyle(one).paddingBottom));
  return card.clientHeight - below! - own! - text.offsetTop;
}

/** By a line: letters alone reach a little beyond their own. */
const isCut = (text: HTMLElement): boolean => text.scrollHeight > text.clientHeight + lineOf(text) / 2;

type Letters = readonly [size: number, line: number];

function set(text: HTMLElement, room: number, [size, line]: Letters): void {
  Object.assign(text.style, { ...LETTERS, fontSize: `${size}px`, lineHeight: `${line}px` });
  tell(text, room, line);
}

const tell = (text: HTMLElement, room: number, line: number): void =>
  text.style.setProperty('--lines', `${Math.max(1, Math.floor(room / line))}`);

/**
 * As many whole lines as its card has room for, all texts in one go: each of them is laid out once per size.
 * Says how many are cut nevertheless.
 */
function fit(texts: HTMLElement[], least: number): number {
  for (const text of texts) {
    text.style.font = '';
    text.style.removeProperty('--lines');
  }
  const rooms = new Map(texts.map((text) => [text, roomOf(text)]));
  for (const text of texts) tell(text, rooms.get(text)!, lineOf(text));
  const cut = texts.filter(isCut);
  let rest = cut;
  for (const letters of NARROW.filter(([size]) => size >= least)) {
    for (const text of rest) set(text, rooms.get(text)!, letters);
    rest = rest.filter(isCut);
  }
  let roomy = texts.filter((text) => !cut.includes(text) && text.closest('[data-rows], [data-layout="desktop"]'));
  for (const letters of ROOMY) {
    const before = new Map(roomy.map((text) => [text, text.style.cssText]));
    for (const text of roomy) set(text, rooms.get(text)!, letters);
    const over = roomy.filter(isCut);
    for (const text of over) text.style.cssText = before.get(text)!;
    roomy = roomy.filter((text) => !over.includes(text));
  }
  return rest.length;
}

/**
 * @param watch what the texts follow from
 * @param least px: no smaller letters, though a text be cut
 * @param onCut one of them is cut
 */
export function useFit(fan: RefObject<HTMLElement | null>, watch: unknown, least: number, onCut: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other texts
  useLayoutEffect(() => {
    const cards = [...(fan.current?.querySelectorAll('button') ?? [])];
    const list = fan.current;
    const fitAll = () => {
      delete list?.dataset.names;
      const texts = cards.flatMap((card) => card.querySelector<HTMLElement>('[data-text]') ?? []);
      const shown = texts.filter(({ offsetParent }) => offsetParent !== null);
      const cut = fit(shown, least);
      if (cut > 0) onCut();
      // What is mostly first words tells little.
      if (list && cut > shown.length / 2) list.dataset.names = 'true';
    };
    return onResize(cards, fitAll);
  }, [fan, watch, least]);
}
