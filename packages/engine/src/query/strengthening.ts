import { type CardIx, type Limit, NOBODY, type Op, type Seat } from '../model/index.ts';
import { effectOf } from '../registry/effect.ts';
import type { Query } from './query.ts';
import { attached, leadsTo, type Reaches } from './rehearsal.ts';
import { isControlledBy } from './whose.ts';

/** Whose power it must increase: one minion, or any minion of yours. */
export type Strengthened = NonNullable<Limit['strengthens']>;

/** Does this directly increase the power of its card (TERM-3)? */
export const isStrengthening = (op: Op): boolean => op.n > 0 && effectOf(op.verb).strengthens;

/** The minions whose power this action directly increases while it is in play (TERM-3). */
export function strengthenedBy(q: Query, action: CardIx): CardIx[] {
  const me = { self: action, seat: q.controller(action), args: {} };
  return q.minions((minion) => {
    let does = false;
    q.eachAbility(action, (ability) => {
      if (ability.kind === 'power') does ||= ability.of(q, me, minion) > 0;
      if (ability.kind === 'printed') does ||= (ability.of(q, me, minion) ?? 0) > q.def(minion).power;
    });
    return does;
  });
}

/** Is it one of the minions whose power must increase? */
export const isWanted = (q: Query, seat: Seat, which: Strengthened, minion: CardIx): boolean =>
  which === 'yours' ? isControlledBy(q, minion, seat) : minion === which;
const wanted = (q: Query, seat: Seat, which: Strengthened): CardIx[] =>
  q.minions((minion) => isWanted(q, seat, which, minion));

/** Does it directly increase the power of such a minion, which is in play already? */
export function strengthening(q: Query, seat: Seat, which: Strengthened): Reaches {
  const minions = wanted(q, seat, which);
  return (op) => isStrengthening(op) && minions.includes(op.card);
}

/** Could this action, played there, directly increase the power of such a minion, which is in play already (TERM-3)? */
export function canStrengthen(q: Query, seat: Seat, action: CardIx, at: CardIx, which: Strengthened): boolean {
  const minions = wanted(q, seat, which);
  if (minions.length === 0) return false;
  if (at !== NOBODY && strengthenedBy(attached(q, seat, action, at), action).some((ix) => minions.includes(ix)))
    return true;
  return leadsTo(q, seat, action, at, strengthening(q, seat, which));
}
