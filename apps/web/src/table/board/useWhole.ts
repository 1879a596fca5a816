/** Abilities of bases in letters that leave them whole. */
import { type RefObject, useLayoutEffect } from 'react';
import { endAtWord, letRun } from '../../browser/endAtWord.ts';
import { onResize } from '../../browser/onResize.ts';
import { sideBySide } from '../../browser/sideBySide.ts';
import { LINE } from '../model/plan.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';

type Letters = Partial<Record<'fontFamily' | 'fontWeight' | 'fontSize', string>>;

const AS_STYLED: Letters = { fontFamily: '', fontWeight: '', fontSize: '' };

const NARROW: Letters = { fontFamily: 'var(--display)', fontWeight: '500' };

/**
 * After the letters of the style sheet, which are narrow already but on a phone and on a desk: there narrow ones are
 * larger than others of that width.
 */
function lettersOf(layout: Layout): Letters[] {
  if (handPeeks(layout)) return [NARROW, { ...NARROW, fontSize: '13px' }, { ...NARROW, fontSize: '12.5px' }];
  if (layout === 'desktop') return ['15px', '14px', '13px', '12px'].map((fontSize) => ({ ...NARROW, fontSize }));
  return layout === 'portrait' ? [{ fontSize: '13px' }] : [{ fontSize: '13px' }, { fontSize: '12px' }];
}

/** By half a line: letters alone reach a little beyond theirs. */
const isCut = (ability: HTMLElement): boolean => ability.scrollHeight > ability.clientHeight + LINE / 2;

/** Bases side by side have the same letters: those that the longest ability needs. */
function fit(abilities: HTMLElement[], letters: Letters[]): void {
  let rest = sideBySide(abilities, 'section');
  for (const next of [AS_STYLED, ...letters]) {
    for (const ability of rest.flat()) Object.assign(ability.style, AS_STYLED, next);
    rest = rest.filter((row) => row.some(isCut));
  }
}

/** How high an ability would be in the letters of the style sheet, px. */
export function fullHeight(ability: HTMLElement): number {
  const { fontFamily, fontWeight, fontSize } = ability.style;
  const isCut = ability.dataset.cut !== undefined;
  letRun([ability]);
  Object.assign(ability.style, AS_STYLED);
  const height = ability.scrollHeight;
  Object.assign(ability.style, { fontFamily, fontWeight, fontSize });
  if (isCut) endAtWord([ability]);
  return height;
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
    const stop = onResize(abilities, () => {
      letRun(abilities);
      fit(abilities, lettersOf(layout));
      endAtWord(abilities);
    });
    return () => {
      stop();
      letRun(abilities);
      for (const ability of abilities) Object.assign(ability.style, AS_STYLED);
    };
  }, [region, layout, watch]);
}
