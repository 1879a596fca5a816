import type { Game } from '../../core/game.ts';
import { keyOf } from '../../core/offers.ts';
import type { CardIx, Seat, Trigger } from '../../model/index.ts';
import type { Query } from '../../query/query.ts';
import { leavesOpen } from '../../query/rehearsal.ts';
import type { Triggered } from '../../script/definition.ts';

/** RES-9: identical triggers of one ability are not ordered: the first of them stands for all. */
export function isFirstOfItsKind(list: readonly Trigger[], at: number): boolean {
  const key = keyOf(list[at]!);
  return list.findIndex((t) => keyOf(t) === key) === at;
}

/** ME-6: an ability that several players must use is used clockwise, without a choice of order. */
export function isFirstOfItsUsers(g: Game, { card, def, ix, seat }: Trigger, list: readonly Trigger[]): boolean {
  const place = (user: Seat): number => (user - g.s.current + g.s.seats.length) % g.s.seats.length;
  return !list.some(
    (t) => !t.optional && t.card === card && t.def === def && t.ix === ix && place(t.seat) < place(seat),
  );
}

/**
 * Can these mandatory abilities resolve in any order? They must be one text of one player, and either their cards are
 * indistinguishable or the text leaves nothing to a player or to chance.
 */
export function areAlike(g: Game, [first, ...others]: readonly Trigger[]): boolean {
  if (first === undefined) return true;
  if (!others.every(({ def, ix, seat }) => def === first.def && ix === first.ix && seat === first.seat)) return false;
  return others.every((t) => isTwin(g.q, first, t)) || ![first, ...others].some((t) => isOpen(g, t));
}

function isOpen(g: Game, t: Trigger): boolean {
  const { run } = g.ability(t) as Triggered;
  return leavesOpen(g.q, () => run({ self: t.card, seat: t.seat, args: t.args }));
}

/** Cards that have left play are indistinguishable; those in play differ by their place and everything on them. */
const isTwin = (q: Query, one: Trigger, other: Trigger): boolean =>
  one.card === other.card || (one.left && other.left) || looks(q, one.card) === looks(q, other.card);
function looks(q: Query, card: CardIx): string {
  const { owner, zone, at, counters, stasis, named } = q.card(card);
  const on = q.actionsOn(card).map((action) => [q.card(action).def, q.controller(action)]);
  return JSON.stringify([owner, q.controller(card), zone, at, counters, stasis, named, q.power(card), on]);
}
