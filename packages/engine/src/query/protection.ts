import { type CardIx, type Cause, NOBODY, type Op, type Seat } from '../model/index.ts';
import { subjectsOf } from '../registry/effect.ts';
import type { Query } from './query.ts';
import { isControlledBy } from './whose.ts';

/** The card that protects the subject of this op from it, or NOBODY (RES-13). */
export function protectionFrom(q: Query, op: Op, cause: Cause): CardIx {
  for (const { ability, me } of q.active().protect)
    if (ability.blocks(q, me, op, cause) && !isUnprotected(q, me.self, op)) return me.self;
  for (const mod of q.s.modifiers) {
    if (mod.kind !== 'shield' || mod.from !== cause.card || cause.card === NOBODY) continue;
    const kept = mod.card === NOBODY ? affectsMinionOf(q, mod.seat, op) : subjectsOf(op).includes(mod.card);
    if (kept) return mod.source;
  }
  return NOBODY;
}

/** TERM-13: a base does not protect cards of players who must ignore it. */
const isUnprotected = (q: Query, by: CardIx, op: Op): boolean =>
  q.isBase(by) && q.ignoring(by, q.controller(op.card)) === 'must';

/** Would the op affect a minion of this player (TERM-2)? */
const affectsMinionOf = (q: Query, seat: Seat, op: Op): boolean =>
  subjectsOf(op).some((ix) => q.isMinion(ix) && isControlledBy(q, ix, seat));
