import type { Seat } from '../model/index.ts';

/** In a record of a game: from here it stands again as after the first `to` entries. Nothing of a record is erased. */
export interface Undo {
  type: 'undo';
  seat: Seat;
  to: number;
}

/** What has not been taken back, in order. */
export function standing<T extends { type: string }>(entries: readonly (T | Undo)[]): Exclude<T, Undo>[] {
  let kept: [at: number, entry: Exclude<T, Undo>][] = [];
  entries.forEach((entry, at) => {
    if (isUndo(entry)) kept = kept.filter(([one]) => one < entry.to);
    else kept.push([at, entry as Exclude<T, Undo>]);
  });
  return kept.map(([, entry]) => entry);
}

export const isUndo = (entry: { type: string }): entry is Undo => entry.type === 'undo';
