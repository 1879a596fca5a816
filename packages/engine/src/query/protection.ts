import { type CardIx, type Cause, NOBODY, type Op, type Seat, type Verb } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { subjectsOf } from '../registry/effect.ts';
import { causeOf, guardedFrom, mayProtectFrom } from './cause.ts';
import type { Query } from './query.ts';
import { detached } from './rehearsal.ts';
import { isControlledBy } from './whose.ts';

/** The card that protects the subject of this op from it, or NOBODY (RES-13). */
export function protectionFrom(q: Query, op: Op, cause: Cause): CardIx {
  const found = protecting(q, op, cause);
  return changesRange(q, op, found !== NOBODY)
    ? protecting(detached(q, [op.to, ...laterMaluses(q, op)]), op, cause)
    : found;
}

/**
 * ATT-3: the card that keeps this action from affecting the card it is on, or NOBODY. An action whose own bonus brings the
 * minion under the protection is not rejected (CALC-3).
 */
export function rejecting(q: Query, action: CardIx): CardIx {
  if (rejectsNone(q)) return NOBODY;
  const op = attaching(q, action);
  const shield = q.protection(op, causeOf(q, action));
  return shield === NOBODY || bringsUnderProtection(q, op.card, action) ? NOBODY : shield;
}
/** Does nothing in play keep any action from affecting the card it is on? */
export const rejectsNone = (q: Query): boolean => preventsNone(q, 'attach') && !q.hasShields();
/** The op by which this action came to be on its card. */
export const attaching = (q: Query, action: CardIx): Op =>
  opOf('attach', { card: q.card(action).at, seat: q.controller(action), to: action });
function bringsUnderProtection(q: Query, host: CardIx, action: CardIx): boolean {
  let change = 0;
  if (q.isMinion(host))
    q.powerParts(host, (delta, _kind, source) => {
      if (source === action) change += delta;
    });
  return change > 0 && guardedFrom(q, host, action, change);
}

/**
 * CALC-3: a power range is tested without the changes that the protection would block. Is this an action already on its
 * minion, bringing it into the range of a protection found, or out of one?
 */
function changesRange(q: Query, { verb, card, to }: Op, isFound: boolean): boolean {
  if (verb !== 'attach' || !q.isMinion(card) || q.card(to).at !== card || preventsNone(q, verb)) return false;
  return isFound
    ? lowers(q, to, card)
    : q.active().power.some(({ ability, me }) => me.self !== to && ability.of(q, me, card) > 0);
}
const lowers = (q: Query, action: CardIx, minion: CardIx): boolean =>
  q.active().power.some(({ ability, me }) => me.self === action && ability.of(q, me, minion) < 0);
/** Maluses apply one by one: those of actions attached after this one do not count yet. */
const laterMaluses = (q: Query, { card, to }: Op): CardIx[] =>
  q.actionsOn(card).filter((ix) => q.card(ix).stamp > q.card(to).stamp && lowers(q, ix, card));

/** Does no ability in play prevent such an op, with or without the actions on the card? */
function preventsNone(q: Query, verb: Verb): boolean {
  const { protect, isPlain } = q.active();
  // An action may cancel a protection, which works again without it.
  return protect.length === 0 || (isPlain && !mayProtectFrom(q, verb));
}

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
