import { say } from '../../i18n/say.ts';
import type { View } from '../../view/types.ts';
import { goalOf } from '../model/words.ts';
import type { Layout } from './useLayout.ts';

/** What follows a player's points: the goal; if there is none, the unit, in layouts with room for it. */
export const afterPoints = (view: View, layout: Layout): string =>
  goalOf(view) || (layout === 'portrait' || layout === 'landscape' ? `\u00a0${say('VP')}` : '');
