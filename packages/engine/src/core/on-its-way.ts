import { type CardIx, type Cause, NOBODY, type Op, type Trigger } from '../model/index.ts';
import { effectOf } from '../registry/effect.ts';
import type { Ability } from '../script/definition.ts';
import { applies } from './applies.ts';
import { commit } from './commit.ts';
import { credited } from './credit.ts';
import { DONE, type Game, OPEN } from './game.ts';
import { protector } from './protection.ts';
import { noteDeeds } from './share.ts';
import { collectFor, collectStandard, keep } from './triggers.ts';

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

/**
 * RES-7, SWAP-1: the card is about to go elsewhere instead of where the effect under way sends it. The other part of that
 * effect happens now.
 */
export function makeWay(g: Game, card: CardIx): void {
  const { stack } = g.s;
  for (let at = 0; at + 1 < stack.length; at++) {
    const [event, way] = [stack[at]!, stack[at + 1]!];
    if (event.f !== 'event' || !event.waiting || way.f !== 'script') continue;
    const { ops, out, i, cause } = event;
    const op = ops[i]!;
    const { ahead } = effectOf(op.verb);
    if (ahead === undefined || op.card !== card || out[i] !== OPEN || !replacesDeparture(g.ability(way.ref))) continue;
    out[i] = DONE;
    const credit = credited(op, cause);
    const found: Trigger[] = [];
    collectFor(g, op, credit, found);
    collectStandard(g, op, credit, found);
    noteDeeds(g, op, cause);
    ahead(g, op, cause);
    keep(g, found);
    return;
  }
}
const replacesDeparture = (ability: Ability): boolean =>
  ability.kind === 'instead' && [ability.of].flat().includes('gone');
