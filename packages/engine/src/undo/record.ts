import type { Seat } from '../model/index.ts';

/** An undo entry of a record: the game returns to its state after the first `to` entries. Records are append-only. */
export interface Undo {
  type: 'undo';
  seat: Seat;
  to: number;
}

/** The commands that were not undone, in order. */
export function standing<T extends { type: string }>(entries: readonly (T | Undo)[]): Exclude<T, Undo>[] {
  let kept: [at: number, entry: Exclude<T, Undo>][] = [];
  entries.forEach((entry, at) => {
    if (isUndo(entry)) kept = kept.filter(([one]) => one < entry.to);
    else kept.push([at, entry as Exclude<T, Undo>]);
  });
  return kept.map(([, entry]) => entry);
}

export const isUndo = (entry: { type: string }): entry is Undo => entry.type === 'undo';
