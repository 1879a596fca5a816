import { type CardIx, type Cause, NOBODY, type Op } from '../model/index.ts';
import { applies } from './applies.ts';
import { commit } from './commit.ts';
import { credited } from './credit.ts';
import { type Game, OPEN } from './game.ts';
import { protector } from './protection.ts';

/** The effect under way that still has to transfer this action, if one can: an "instead" may interrupt it (RES-7). */
function transferOf(g: Game, action: CardIx): { op: Op; cause: Cause } | undefined {
  for (const frame of g.s.stack) {
    if (frame.f !== 'event') continue;
    const { ops, out, cause } = frame;
    const op = ops.find(({ verb, card }, i) => verb === 'transfer' && card === action && out[i] === OPEN);
    if (op && applies(g, op, cause) && protector(g, op, credited(op, cause)) === NOBODY) return { op, cause };
  }
  return undefined;
}

/** Is the action being transferred to another card, so that it is not discarded with its present host? */
export const isOnItsWay = (g: Game, action: CardIx): boolean => transferOf(g, action) !== undefined;

/**
 * RES-10: moves the action to its new host as its old one leaves play, in whatever way. False if nothing transfers it.
 */
export function goesOver(g: Game, action: CardIx): boolean {
  const found = transferOf(g, action);
  if (found) commit(g, found.op, found.cause);
  return found !== undefined;
}
