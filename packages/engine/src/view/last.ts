import type { Card } from '../model/index.ts';
import type { BaseView, CardView, SeatView } from './types.ts';

/**
 * The contents of a game's last views: start with {}. Parts that have not changed are the same objects in the next
 * views, which makes comparing and storing them cheap.
 */
export interface LastViews {
  /** By index: views of cards that look the same to everyone who sees them. */
  cards?: (CardView | undefined)[];
  /** By index: the card such a view was made from, if the view depends on nothing else. */
  of?: (Card | undefined)[];
  hands?: CardView[][];
  seats?: SeatView[];
  bases?: BaseView[];
}

/** The previous object, if it is equal. */
export function again<T extends object>(view: T, before: T | undefined): T {
  if (before === undefined) return view;
  let members = 0;
  for (const key in view) {
    if (view[key] !== before[key]) return view;
    members++;
  }
  for (const _ in before) members--;
  return members === 0 ? before : view;
}

/** The previous list, if it has the same elements. */
export function sameList<T>(list: T[], before: T[] | undefined): T[] {
  if (before === undefined || before.length !== list.length) return list;
  for (let i = 0; i < list.length; i++) if (list[i] !== before[i]) return list;
  return before;
}
