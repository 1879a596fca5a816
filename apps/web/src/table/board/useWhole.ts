/** Picks letters with which the abilities of bases are whole. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { endAtWord, letRun } from '../../browser/endAtWord.ts';
import { type Letters, measuring, setLetters } from '../../browser/heights.ts';
import { isAnyCut, onResize } from '../../browser/onResize.ts';
import { sideBySide } from '../../browser/sideBySide.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import { LINE } from '../model/plan.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';

/** px: how far letters reach below the last line of an ability, over what is below it. */
export const BELOW = 2;

const AS_STYLED: Letters = { 'font-family': '', 'font-weight': '', 'font-size': '', 'letter-spacing': '' };

const NARROW: Letters = { ...AS_STYLED, 'font-family': 'var(--display)', 'font-weight': '500' };

/** px: the letters of body text. Before an ability gets smaller ones, they stand closer together. */
const BODY = 14;

/** Letters a little closer together, which often saves the line of the last word. */
const closer = (letters: Letters): Letters => ({ ...letters, 'letter-spacing': '-0.02em' });

/**
 * Letters to try, starting with those of the style sheet. Only on phones and desktops are the latter not narrow
 * already. On a desktop narrow letters are larger than others of the same width.
 */
function lettersOf(layout: Layout): Letters[] {
  const sized = (letters: Letters, ...sizes: number[]) =>
    sizes.map((size) => ({ ...letters, 'font-size': `${size}px` }));
  if (handPeeks(layout)) return [AS_STYLED, NARROW, ...sized(NARROW, 13, 12.5)];
  const wide = layout === 'desktop' ? [AS_STYLED, ...sized(NARROW, 15, BODY)] : [AS_STYLED];
  const letters = layout === 'desktop' ? NARROW : AS_STYLED;
  return [...wide, closer(wide.at(-1)!), ...sized(letters, 13, ...(layout === 'portrait' ? [] : [12]))];
}

type Measuring = (abilities: HTMLElement[], letters: Letters) => number[];

/** Measures how high whole abilities would be in given letters, whatever room their bases have, px. */
function measuringWhole(abilities: HTMLElement[]): Measuring {
  const layout = abilities[0]?.closest<HTMLElement>('[data-layout]')?.dataset.layout;
  const measure = measuring(abilities, `${layout}`);
  return (some, letters) => measure(some, letters).map(({ height }) => height);
}

interface Fitted {
  /** The letters of each row of abilities. */
  chosen: ReadonlyMap<HTMLElement[], Letters>;
  /** Abilities that are cut in all letters. */
  cut: HTMLElement[];
}

/** What is known about abilities until their widths or texts change. */
interface Known {
  rows: HTMLElement[][];
  measure: Measuring;
  /** All letters have been measured, so that fitting is arithmetic. */
  isComplete: boolean;
}

/**
 * Bases side by side share their letters: those that the longest ability needs.
 * @param roomOf px: the height of an ability
 */
function fit({ rows, measure }: Known, all: Letters[], roomOf: (ability: HTMLElement) => number): Fitted {
  // Half a line of tolerance: letters reach a little beyond their line.
  const rooms = new Map(rows.flat().map((ability) => [ability, roomOf(ability) + LINE / 2]));
  const isCut = (ability: HTMLElement, height: number) => height > rooms.get(ability)!;
  const chosen = new Map<HTMLElement[], Letters>();
  let rest = rows;
  for (const letters of all) {
    for (const row of rest) chosen.set(row, letters);
    const heights = new Map(measure(rest.flat(), letters).map((height, i) => [rest.flat()[i]!, height]));
    rest = rest.filter((row) => row.some((ability) => isCut(ability, heights.get(ability)!)));
  }
  return { chosen, cut: rest.flat() };
}

function write({ chosen, cut }: Fitted): void {
  for (const [row, letters] of chosen) for (const ability of row) setLetters(ability, letters);
  letRun([...chosen.keys()].flat());
  // Reads the layout again, which is worth it only for these.
  if (cut.length > 0) endAtWord(cut);
}

/** The height of each whole ability in the letters of the style sheet, px, but at least its present height. */
export function fullHeights(abilities: HTMLElement[]): number[] {
  const least = abilities.map(({ clientHeight }) => clientHeight);
  return measuringWhole(abilities)(abilities, AS_STYLED).map((height, i) => Math.max(height, least[i]!));
}

/** Which texts of a Big Base board a phone shows whole, most first. */
const TEXTS = ['all', 'middle', 'slots', ''] as const;

/**
 * Shows texts of a Big Base board whole on a phone as long as the board does not scroll; other texts end after a whole
 * word.
 * @param watch changes whenever the texts may change
 */
export function useWholeBoard(region: RefObject<HTMLElement | null>, layout: Layout, watch: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another side has other texts
  useLayoutEffect(() => {
    const board = region.current;
    if (!board) return;
    const texts = [...board.querySelectorAll<HTMLElement>('[data-rule]')];
    const stop = onResize([board, ...texts], () => () => {
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
 * Sets abilities that exceed the lines of their base in narrower or smaller letters.
 * @param watch changes whenever the texts may change
 * @param told lines that each ability is about to have
 */
export function useWhole(
  region: RefObject<HTMLElement | null>,
  layout: Layout,
  watch: string,
  told: number | undefined,
): void {
  const last = useRef<Known | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bases have other texts
  useLayoutEffect(() => {
    const abilities = [...(region.current?.querySelectorAll<HTMLElement>('[data-ability]') ?? [])];
    const all = lettersOf(layout);
    let cancel = () => {};
    const stop = onResize(abilities, () => {
      cancel();
      const isUrgent = isAnyCut(abilities);
      const rows = sideBySide(abilities, 'section');
      const known = { rows, measure: measuringWhole(abilities), isComplete: false };
      last.current = known;
      const fitted = fit(known, all, ({ clientHeight }) => clientHeight);
      const set = () => {
        write(fitted);
        // Played cards will take lines from abilities: measure smaller letters in advance, while the browser is idle.
        cancel = whenIdle([
          ...all.map((letters) => () => measuringWhole(abilities)(abilities, letters)),
          () => {
            known.isComplete = true;
          },
        ]);
      };
      return isUrgent ? set : { later: set };
    });
    return () => {
      stop();
      cancel();
      last.current = null;
      letRun(abilities);
      for (const ability of abilities) setLetters(ability, AS_STYLED);
    };
  }, [region, layout, watch]);
  // With the letters that this many lines need, the browser lays out the abilities once.
  useLayoutEffect(() => {
    if (told === undefined || !last.current?.isComplete) return;
    const fitted = fit(last.current, lettersOf(layout), () => told * LINE + BELOW);
    if (fitted.cut.length === 0) write(fitted);
  }, [told, layout]);
}
