import { type EventFrame, NOBODY, type Op } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isSomebody } from '../query/whose.ts';

/**
 * ME-6: what one effect does to cards of several players is asked clockwise from the current player. The numbers of the
 * ops in that order; empty if it is theirs.
 */
export function inTurn(q: Query, ops: readonly Op[]): number[] {
  if (ops.length === 1 || !q.catalogue.replaces) return [];
  const seats = q.s.seats.length;
  const turns = ops.map(({ card }) => {
    const seat = card === NOBODY ? NOBODY : q.controller(card);
    return isSomebody(seat) ? (seat - q.s.current + seats) % seats : seats;
  });
  if (turns.every((turn, i) => i === 0 || turns[i - 1]! <= turn)) return [];
  return [...ops.keys()].sort((a, b) => turns[a]! - turns[b]! || a - b);
}

/** To the next op of the event, or behind the last one. */
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
