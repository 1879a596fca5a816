import type { CardIx } from '../model/index.ts';
import { effectOf } from '../registry/effect.ts';
import type { Query } from './query.ts';

/** Is it about to leave play in the event that is happening? What one event does is simultaneous (RES-10). */
export function isLeavingPlay(q: Query, ix: CardIx): boolean {
  const event = q.s.stack.findLast((frame) => frame.f === 'event');
  return event?.ops.some((op) => op.card === ix && effectOf(op.verb).sendsTo !== undefined) ?? false;
}
