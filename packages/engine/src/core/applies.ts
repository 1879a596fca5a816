import { type CardIx, type Cause, NOBODY, type Op } from '../model/index.ts';
import { playUnderWay } from '../query/under-way.ts';
import { type Effect, effectOf } from '../registry/effect.ts';
import type { Game } from './game.ts';
import { WHEREVER } from './zones/zones.ts';

/**
 * Could the op still happen to its subject? Nothing happens to a player who has left (WIN-3). Checked again right before
 * the commit.
 */
export const applies = (g: Game, op: Op, cause: Cause): boolean => {
  const effect = effectOf(op.verb);
  return (
    (effect.possible === undefined || effect.possible(g, op)) &&
    !(op.seat !== NOBODY && g.s.seats[op.seat]!.out) &&
    (cause.type === 'rule' ||
      (!(effect.fillsHand && g.q.isHandClosed(op.seat)) &&
        (op.text === WHEREVER || isInReach(g, op.card, effect, cause)) &&
        (!effect.reachesTo || isInReach(g, op.to, effect, cause))))
  );
};

/**
 * STA-1, STO-1: a card in stasis, and any card attached to it, is affected only by ops that place or remove its
 * counters, and by its own text; a stored card is affected only by text of the card it is under. A text that says
 * "wherever it is" reaches all of them (CONF-1). An action promised to a player cannot put itself elsewhere (RES-7).
 */
function isInReach(g: Game, ix: CardIx, { verb }: Effect, cause: Cause): boolean {
  if (ix === NOBODY) return true;
  const { zone, at } = g.s.cards[ix]!;
  if (zone === 'limbo') return cause.card !== ix || playUnderWay(g.s, ix)?.promised !== true;
  if (zone === 'stasis') return verb === 'stasis' || cause.card === ix;
  return zone === 'under' ? cause.card === at : !g.q.isOnStasis(ix);
}
