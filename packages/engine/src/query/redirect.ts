import { type CardIx, type Cause, NOBODY, type Op, type Seat } from '../model/index.ts';
import { effectOf, subjectsOf } from '../registry/effect.ts';
import type { Query } from './query.ts';
import { playOf } from './standard.ts';

/** Who plays the card whose play does this; NOBODY: it is done in another way. */
export const playerOf = (q: Query, { card }: Cause): Seat => playOf(q, card)?.seat ?? NOBODY;

/**
 * Could this card take the effect instead? Only a direct one, and once (TERM-3); not if the same event already does
 * this to the card, unless it adds up, or takes the card away.
 */
export function canTakeOn(q: Query, op: Op, taker: CardIx): boolean {
  if (op.shared || op.redirected) return false;
  // A continuous effect is not a pending event, so it cannot be redirected.
  const event = q.s.stack.findLast((frame) => frame.f === 'event');
  if (event?.ops[event.i] !== op) return false;
  return !event.ops.some((other) => {
    if (other === op || !subjectsOf(other).includes(taker)) return false;
    const { sendsTo, strengthens } = effectOf(other.verb);
    return sendsTo !== undefined || (other.verb === op.verb && !strengthens);
  });
}
