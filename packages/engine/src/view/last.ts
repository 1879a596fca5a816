import type { Card } from '../model/index.ts';
import type { BaseView, CardView, SeatView } from './types.ts';

/**
 * What the last views of one game showed: begin with {}. Whatever looks the same again is the same object in the next views,
 * so that comparing the two costs little, and so does keeping both.
 */
export interface LastViews {
  /** By index: cards as all see them who see them at all. */
  cards?: (CardView | undefined)[];
  /** By index: the card such a view was made of, where it says nothing else. */
  of?: (Card | undefined)[];
  hands?: CardView[][];
  seats?: SeatView[];
  bases?: BaseView[];
}

/** The object from before, if it says the same. */
export function again<T extends object>(view: T, before: T | undefined): T {
  return before !== undefined && saysSame(view, before) && saysSame(before, view) ? before : view;
}

function saysSame<T extends object>(view: T, other: T): boolean {
  for (const key in view) if (view[key] !== other[key]) return false;
  return true;
}

/** The list from before, if the same things are in it. */
export function sameList<T>(list: T[], before: T[] | undefined): T[] {
  if (before === undefined || before.length !== list.length) return list;
  for (let i = 0; i < list.length; i++) if (list[i] !== before[i]) return list;
  return before;
}
