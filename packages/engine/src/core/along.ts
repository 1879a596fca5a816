import { type CardIx, type EventFrame, NOBODY, type Op, type Trigger } from '../model/index.ts';
import { opLike } from '../model/shape.ts';
import { effectOf } from '../registry/effect.ts';
import { RULE } from './cause.ts';
import { type Game, OPEN } from './game.ts';
import { collect } from './triggers.ts';

const NO_OPS: readonly Op[] = [];

/**
 * Cards that leave play with a base, just before it does: each by its own op, so that abilities can react to or replace
 * it (ATT-6, RES-7). The rules are the cause; nobody is credited.
 */
export function takenAlong(g: Game, ops: readonly Op[]): readonly Op[] {
  let list = NO_OPS;
  for (let i = 0; i < ops.length; i++) {
    const { takesAlong } = effectOf(ops[i]!.verb);
    if (takesAlong !== undefined) list = [...list, ...notAmong(ops, takesAlong(g, ops[i]!))];
  }
  return list;
}
const notAmong = (ops: readonly Op[], theirs: readonly Op[]): Op[] =>
  theirs.filter(({ card }) => !ops.some((op) => op.card === card)).map(uncredited);
const uncredited = (op: Op): Op => opLike(op, { by: NOBODY });

/**
 * Adds the cards whose own way of leaving does not happen: they leave with their base after all, and abilities can
 * replace that, too (ATT-6, RES-7). True if there are any, which have to be prepared first.
 */
export function takeLeftOverAlong(g: Game, frame: EventFrame): boolean {
  const { ops, out } = frame;
  const leaves = (card: CardIx): boolean =>
    ops.some((op, i) => op.card === card && (out[i] === OPEN || op.verb === 'leave'));
  const left: Op[] = [];
  for (let i = 0; i < ops.length; i++) {
    if (out[i] !== OPEN) continue;
    const along = effectOf(ops[i]!.verb).takesAlong?.(g, ops[i]!) ?? NO_OPS;
    for (const op of along) if (!leaves(op.card)) left.push(uncredited(op));
  }
  if (left.length === 0) return false;
  frame.ops = [...left, ...ops];
  frame.out = [...left.map(() => OPEN), ...out];
  frame.along = (frame.along ?? 0) + left.length;
  frame.i = 0;
  frame.next = left.slice(1).map((_, n) => n + 1);
  return true;
}

/** Cards whose own way of leaving did not happen still leave with their base: report that, too. */
export function collectLeftOver(g: Game, ops: Op[], out: readonly number[], found: Trigger[]): void {
  const goesOn = (i: number): boolean => out[i] === OPEN;
  for (let i = 0; i < ops.length; i++) {
    if (!goesOn(i)) continue;
    for (const op of effectOf(ops[i]!.verb).takesAlong?.(g, ops[i]!) ?? [])
      if (!ops.some((other, n) => other.card === op.card && goesOn(n))) collect(g, op, RULE, found);
  }
}
