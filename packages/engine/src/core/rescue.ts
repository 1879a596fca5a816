import type { CardIx, Op, Seat } from '../model/index.ts';
import { ownerOr } from '../query/whose.ts';
import type { Game } from './game.ts';

/** The card that rescues another from the discard pile, and whose hand the rescued card goes to. */
export interface Rescue {
  by: CardIx;
  seat: Seat;
  /** The player may also let it go (TERM-14). */
  may: boolean;
}

const NONE: readonly Op[] = [];
const NO_RESCUES: ReadonlyMap<CardIx, Rescue> = new Map();
/**
 * "If it would go to the discard pile, you place it into your hand instead" (RES-7), in the current position. `ops`: the
 * event, if it is one.
 */
export function rescueOf(g: Game, ix: CardIx, ops: readonly Op[] = NONE): Rescue | undefined {
  if (!g.q.catalogue.rescues) return undefined;
  return g.rescues ? g.rescues.get(ix) : rescueNow(g, ix, ops);
}
function rescueNow(g: Game, ix: CardIx, ops: readonly Op[]): Rescue | undefined {
  const isAlong = ops.length > 0 && ops.every(({ card }) => card !== ix);
  const found = g.q
    .active()
    .rescues.find(
      ({ ability, me }) =>
        (isAlong || !ability.along) && ability.which(g.q, me, ix) && !g.q.isHandClosed(ownerOr(g.q, ix, me.seat)),
    );
  return found && { by: found.me.self, seat: found.me.seat, may: found.ability.optional === true };
}

/**
 * The rescues of all cards in play, determined before several of them leave together (RES-10): an ability that is
 * cancelled then does not come back in between (TERM-4). `declined`: cards that their players have let go. null: no card
 * in this game rescues any.
 */
export function allRescues(
  g: Game,
  ops: readonly Op[],
  declined: readonly CardIx[],
): ReadonlyMap<CardIx, Rescue> | null {
  if (!g.q.catalogue.rescues) return null;
  if (g.q.active().rescues.length === 0) return NO_RESCUES;
  const map = new Map<CardIx, Rescue>();
  for (const ix of g.s.inPlay) {
    const rescue = rescueOf(g, ix, ops);
    if (rescue && !declined.includes(ix)) map.set(ix, rescue);
  }
  return map;
}
