/** Actions played on a base, drawn as flags on its ticket. */
import type { BaseView, CardView } from '../../view/types.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';
import type { Size } from './rooms.ts';

/** px: width of a letter in a flag, and the space around its name. */
const LETTER = 5;
const AROUND = 26;

export const flagsWidth = (actions: CardView[]): number =>
  actions.reduce((sum, one) => sum + AROUND + one.name.length * LETTER, 0);

/** px: the base's number and the space beside it. */
const NUMBER = 32;

/**
 * Whether some flags need two lines for their names, so that the pictures of all bases must be higher. On a desktop
 * pictures are high enough for two lines, and on a phone flags stand beside them.
 */
export const areHigh = (bases: BaseView[], sizes: Size[], layout: Layout): boolean =>
  layout !== 'desktop' &&
  !handPeeks(layout) &&
  bases.some(({ actions }, i) => {
    const { width = Number.POSITIVE_INFINITY } = sizes[i] ?? {};
    return flagsWidth(actions) > width - NUMBER;
  });
