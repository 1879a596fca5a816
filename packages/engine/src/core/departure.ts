import type { Op } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { effectOf } from '../registry/effect.ts';
import type { Game } from './game.ts';
import { isDiscarded, sentFromPlay } from './zones/zones.ts';

/**
 * The event that abilities receive for "a card goes from play to the discard pile" and "leaves play", whichever op
 * causes it; null: no card leaves. Its spot is 'discard' for any discard pile, and absent for a titan, which is set
 * aside (TIT-1).
 */
export function departure(g: Game, op: Op): Op | null {
  const sent = effectOf(op.verb).sendsTo?.(op, g) ?? null;
  if (sent === null || !g.q.inPlay(op.card)) return null;
  const spot = sentFromPlay(g, op.card, sent) ?? sent;
  const gone: Op = opWith('gone', { card: op.card });
  if (isDiscarded(g, op, spot)) gone.spot = 'discard';
  else if (!g.q.isTitan(op.card) && spot !== 'discard') gone.spot = spot;
  return gone;
}
