import { type EventFrame, NOBODY, type Op, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';

/**
 * ME-6: if one effect affects cards of several players, they are asked clockwise from the current player. Starts with
 * the first op in that order.
 */
export function goInTurn(q: Query, frame: EventFrame): void {
  const { ops } = frame;
  if (ops.length === 1 || !q.catalogue.replaces) return;
  const order = q.clockwise();
  const turns: number[] = [];
  let isSorted = true;
  for (let i = 0; i < ops.length; i++) {
    const turn = turnOf(q, ops[i]!, order);
    if (i > 0 && turns[i - 1]! > turn) isSorted = false;
    turns.push(turn);
  }
  if (!isSorted) goInOrder(frame, turns, order.length);
}
function turnOf(q: Query, { card }: Op, order: readonly Seat[]): number {
  const turn = card === NOBODY ? -1 : order.indexOf(q.controller(card));
  return turn < 0 ? order.length : turn;
}
function goInOrder(frame: EventFrame, turns: readonly number[], last: number): void {
  const next: number[] = [];
  for (let turn = 0; turn <= last; turn++) {
    for (let i = 0; i < turns.length; i++) if (turns[i] === turn) next.push(i);
  }
  frame.next = next;
  goToNext(frame);
}

/** Goes to the event's next op, or past the last one. */
export function goToNext(frame: EventFrame): void {
  const { next, ops } = frame;
  if (!next) {
    frame.i++;
    return;
  }
  frame.i = next[0] ?? ops.length;
  frame.next = next.length > 0 ? next.slice(1) : undefined;
}
