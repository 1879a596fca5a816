/** Abilities of bases in letters that leave them whole. */
import { type RefObject, useLayoutEffect } from 'react';
import { endAtWord, letRun } from '../../browser/endAtWord.ts';
import { type Letters, measuring, setLetters } from '../../browser/heights.ts';
import { onResize } from '../../browser/onResize.ts';
import { sideBySide } from '../../browser/sideBySide.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import { LINE } from '../model/plan.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';

const AS_STYLED: Letters = { 'font-family': '', 'font-weight': '', 'font-size': '' };

const NARROW: Letters = { ...AS_STYLED, 'font-family': 'var(--display)', 'font-weight': '500' };

/**
 * Those of the style sheet, which are narrow already but on a phone and on a desk: there narrow ones are larger than
 * others of that width.
 */
function lettersOf(layout: Layout): Letters[] {
  const sized = (letters: Letters, ...sizes: number[]) =>
    sizes.map((size) => ({ ...letters, 'font-size': `${size}px` }));
  if (handPeeks(layout)) return [AS_STYLED, NARROW, ...sized(NARROW, 13, 12.5)];
  if (layout === 'desktop') return [AS_STYLED, ...sized(NARROW, 15, 14, 13, 12)];
  return [AS_STYLED, ...(layout === 'portrait' ? sized(AS_STYLED, 13) : sized(AS_STYLED, 13, 12))];
}

type Measuring = (abilities: HTMLElement[], letters: Letters) => number[];

/** How high they would be in these letters, whatever their bases give them, px. */
function measuringWhole(abilities: HTMLElement[]): Measuring {
  const layout = abilities[0]?.closest<HTMLElement>('[data-layout]')?.dataset.layout;
  const measure = measuring(abilities, `${layout}`);
  return (some, letters) => measure(some, letters).map(({ height }) => height);
}

/** Bases side by side have the same letters: those that the longest ability needs. */
function fit(abilities: HTMLElement[], all: Letters[]): void {
  // By half a line: letters alone reach a little beyond theirs.
  const rooms = new Map(abilities.map((ability) => [ability, ability.clientHeight + LINE / 2]));
  const rows = sideBySide(abilities, 'section');
  const measure = measuringWhole(abilities);
  const isCut = (ability: HTMLElement, height: number) => height > rooms.get(ability)!;
  const chosen = new Map<HTMLElement[], Letters>();
  let rest = rows;
  for (const letters of all) {
    for (const row of rest) chosen.set(row, letters);
    const heights = new Map(measure(rest.flat(), letters).map((height, i) => [rest.flat()[i]!, height]));
    rest = rest.filter((row) => row.some((ability) => isCut(ability, heights.get(ability)!)));
  }
  for (const [row, letters] of chosen) for (const ability of row) setLetters(ability, letters);
}

/** How high each ability would be in the letters of the style sheet, px, but no lower than it is. */
export function fullHeights(abilities: HTMLElement[]): number[] {
  const least = abilities.map(({ clientHeight }) => clientHeight);
  return measuringWhole(abilities)(abilities, AS_STYLED).map((height, i) => Math.max(height, least[i]!));
}

/** Texts of a Big Base board that a phone may tell whole: the more of them the better. */
const TEXTS = ['all', 'middle', 'slots', ''] as const;

/**
 * The texts of a Big Base board on a phone are whole where that leaves all of it in sight; others end with a word.
 * @param watch what the texts follow from
 */
export function useWholeBoard(region: RefObject<HTMLElement | null>, layout: Layout, watch: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another side has other texts
  useLayoutEffect(() => {
    const board = region.current;
    if (!board) return;
    const texts = [...board.querySelectorAll<HTMLElement>('[data-rule]')];
    const stop = onResize([board, ...texts], () => {
      letRun(texts);
      for (const whole of handPeeks(layout) ? TEXTS : []) {
        board.dataset.told = whole;
        if (board.scrollHeight <= board.clientHeight) break;
      }
      endAtWord(texts);
    });
    return () => {
      stop();
      letRun(texts);
      delete board.dataset.told;
    };
  }, [region, layout, watch]);
}

/**
 * What the lines of a base do not hold takes narrower or smaller letters.
 * @param watch what the texts follow from
 */
export function useWhole(region: RefObject<HTMLElement | null>, layout: Layout, watch: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bases have other texts
  useLayoutEffect(() => {
    const abilities = [...(region.current?.querySelectorAll<HTMLElement>('[data-ability]') ?? [])];
    const all = lettersOf(layout);
    let cancel = () => {};
    const stop = onResize(abilities, () => {
      cancel();
      fit(abilities, all);
      endAtWord(abilities);
      // Cards that are played take lines from abilities: what smaller letters need is known by then.
      cancel = whenIdle(all.map((letters) => () => measuringWhole(abilities)(abilities, letters)));
    });
    return () => {
      stop();
      cancel();
      letRun(abilities);
      for (const ability of abilities) setLetters(ability, AS_STYLED);
    };
  }, [region, layout, watch]);
}
