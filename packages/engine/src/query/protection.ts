import { type CardIx, type Cause, NOBODY, type Op, type Seat } from '../model/index.ts';
import { subjectsOf } from '../registry/effect.ts';
import type { Query } from './query.ts';
import { detached } from './rehearsal.ts';
import { isControlledBy } from './whose.ts';

/** The card that protects the subject of this op from it, or NOBODY (RES-13). */
export function protectionFrom(q: Query, op: Op, cause: Cause): CardIx {
  const found = protecting(q, op, cause);
  return found === NOBODY && mayHaveRaised(q, op) ? protecting(detached(q, op.to), op, cause) : found;
}

/** Is this an action already on its minion, which something strengthens, perhaps for having it (CALC-3)? */
const mayHaveRaised = (q: Query, { verb, card, to }: Op): boolean =>
  verb === 'attach' &&
  q.isMinion(card) &&
  q.card(to).at === card &&
  q.active().protect.length > 0 &&
  q.active().power.some(({ ability, me }) => me.self !== to && ability.of(q, me, card) > 0);

function protecting(q: Query, op: Op, cause: Cause): CardIx {
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
