import { type CardIx, type Cause, NOBODY, type Op, type Seat } from '../model/index.ts';
import { effectOf, subjectsOf } from '../registry/effect.ts';
import type { Query } from './query.ts';
import { playOf } from './standard.ts';

/** Who plays the card whose play does this; NOBODY: it is done in another way. */
export const playerOf = (q: Query, { card }: Cause): Seat => playOf(q, card)?.seat ?? NOBODY;

/**
 * Could this card have it done to itself instead? Only something direct, and once (TERM-3); not a second time if the
 * same effect does it to this card anyway, unless it adds up, nor if that takes the card away.
 */
export function canTakeOn(q: Query, op: Op, taker: CardIx): boolean {
  if (op.shared || op.redirected) return false;
  // A continuous effect is not about to happen: nothing is asked about it.
  const event = q.s.stack.findLast((frame) => frame.f === 'event');
  if (event?.ops[event.i] !== op) return false;
  return !event.ops.some((other) => {
    if (other === op || !subjectsOf(other).includes(taker)) return false;
    const { sendsTo, strengthens } = effectOf(other.verb);
    return sendsTo !== undefined || (other.verb === op.verb && !strengthens);
  });
}
