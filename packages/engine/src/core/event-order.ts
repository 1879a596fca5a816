import { type EventFrame, NOBODY, type Op } from '../model/index.ts';
import type { Query } from '../query/query.ts';

/**
 * ME-6: if one effect affects cards of several players, they are asked clockwise from the current player. Returns the
 * numbers of the ops in that order; empty if they are already in it.
 */
export function inTurn(q: Query, ops: readonly Op[]): number[] {
  if (ops.length === 1 || !q.catalogue.replaces) return [];
  const order = q.clockwise();
  const turns = ops.map(({ card }) => {
    const turn = card === NOBODY ? -1 : order.indexOf(q.controller(card));
    return turn < 0 ? order.length : turn;
  });
  if (turns.every((turn, i) => i === 0 || turns[i - 1]! <= turn)) return [];
  return [...ops.keys()].sort((a, b) => turns[a]! - turns[b]! || a - b);
}

/** Goes to the event's next op, or past the last one. */
export function goToNext(frame: EventFrame): void {
  const { next, ops } = frame;
  if (!next) {
    frame.i++;
    return;
  }
  frame.i = next[0] ?? ops.length;
  if (next.length > 0) frame.next = next.slice(1);
  else delete frame.next;
}
