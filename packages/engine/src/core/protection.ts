import { type Cause, NOBODY, type Op } from '../model/index.ts';
import { effectOf, mirrorOf } from '../registry/effect.ts';
import type { Game } from './game.ts';

/** Cards protect from cards, not from the rules. */
export const mayBePrevented = ({ type }: Cause): boolean => type !== 'rule';

/** The card in play that prevents this op, NOBODY if none. */
export function protector(g: Game, op: Op, cause: Cause): number {
  if (!mayBePrevented(cause)) return NOBODY;
  const { unpreventable, mirrored } = effectOf(op.verb);
  if (unpreventable) return NOBODY;
  const found = g.q.protection(op, cause);
  // SWAP-2: if either card is immune, the whole swap fails.
  if (found !== NOBODY || !mirrored || !g.q.isMinion(op.to)) return found;
  return g.q.protection(mirrorOf(op), cause);
}
