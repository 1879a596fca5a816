import { type EventFrame, NOBODY, type Op, type Trigger } from '../model/index.ts';
import { opLike } from '../model/shape.ts';
import { effectOf } from '../registry/effect.ts';
import { RULE } from './cause.ts';
import { type Game, OPEN } from './game.ts';
import { collect } from './triggers.ts';

const NO_OPS: readonly Op[] = [];

/**
 * The ops of cards that leave with a base by one of these ops that go on (ATT-6), without those that another op
 * already sends away: `sends`, by its place.
 */
function leaversOf(
  g: Game,
  ops: readonly Op[],
  goesOn: (i: number) => boolean,
  sends: (op: Op, i: number) => boolean,
): readonly Op[] {
  let list = NO_OPS;
  for (let i = 0; i < ops.length; i++) {
    const { takesAlong } = effectOf(ops[i]!.verb);
    if (takesAlong === undefined || !goesOn(i)) continue;
    const left = takesAlong(g, ops[i]!).filter(({ card }) => !ops.some((op, n) => op.card === card && sends(op, n)));
    list = [...list, ...left];
  }
  return list;
}
const always = (): boolean => true;
const uncredited = (op: Op): Op => opLike(op, { by: NOBODY });

/**
 * Cards that leave play with a base, just before it does: each by its own op, so that abilities can react to or replace
 * it (ATT-6, RES-7). The rules are the cause; nobody is credited.
 */
export const takenAlong = (g: Game, ops: readonly Op[]): readonly Op[] => {
  const leavers = leaversOf(g, ops, always, always);
  return leavers.length === 0 ? leavers : leavers.map(uncredited);
};

/**
 * Adds the cards whose own way of leaving does not happen: they leave with their base after all, and abilities can
 * replace that, too (ATT-6, RES-7). True if there are any, which have to be prepared first.
 */
export function takeLeftOverAlong(g: Game, frame: EventFrame): boolean {
  const { ops, out } = frame;
  const goesOn = (i: number): boolean => out[i] === OPEN;
  const left = leaversOf(g, ops, goesOn, (op, i) => goesOn(i) || op.verb === 'leave').map(uncredited);
  if (left.length === 0) return false;
  frame.ops = [...left, ...ops];
  frame.out = [...left.map(() => OPEN), ...out];
  frame.along = (frame.along ?? 0) + left.length;
  frame.i = 0;
  frame.next = left.slice(1).map((_, n) => n + 1);
  return true;
}

/** Cards whose own way of leaving did not happen still leave with their base: report that, too. */
export function collectLeftOver(g: Game, ops: readonly Op[], out: readonly number[], found: Trigger[]): void {
  const goesOn = (i: number): boolean => out[i] === OPEN;
  for (const op of leaversOf(g, ops, goesOn, (_, i) => goesOn(i))) collect(g, op, RULE, found);
}
