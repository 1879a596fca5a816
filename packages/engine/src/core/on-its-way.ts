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

/** Does it go to another card, so that it is not discarded with the one it is on? */
export const isOnItsWay = (g: Game, action: CardIx): boolean => transferOf(g, action) !== undefined;

/** RES-10: it goes over when its host leaves play, however that leaves. False if nothing transfers it. */
export function goesOver(g: Game, action: CardIx): boolean {
  const found = transferOf(g, action);
  if (found) commit(g, found.op, found.cause);
  return found !== undefined;
}
