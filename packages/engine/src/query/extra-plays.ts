import { type ExtraPlay, NOBODY, type Seat } from '../model/index.ts';
import type { Ability, Grants } from '../script/definition.ts';
import type { Active } from './active.ts';
import { isUsedUp } from './limit.ts';
import { limitOf } from './limits.ts';
import type { Query } from './query.ts';
import { isYou } from './whose.ts';

/**
 * The extra plays this player may make now: granted ones, and those permitted by active cards (EXT-5). The latter come
 * first. `Option.via` points into this list.
 */
export function extraPlays(q: Query, seat: Seat): readonly ExtraPlay[] {
  const granted = q.s.extraPlays;
  const permits = q.catalogue.grants && q.isPlaying(seat) && q.active().grants.length > 0;
  if (!permits && granted.length === 0) return NONE;
  const plays = permits ? permittedHere(q, seat) : [];
  for (const play of granted) if (play.seat === seat) plays.push(play);
  return plays;
}
const NONE: readonly ExtraPlay[] = [];

/**
 * The standing permissions in effect for this player now and not used up this turn (EXT-5): either those bound to their
 * card's place, or those that name no place.
 */
export function permissions(q: Query, seat: Seat, bound: boolean): readonly Active<Grants>[] {
  let found: Active<Grants>[] | null = null;
  for (const one of q.active().grants) {
    const { ability, me, def, ix, given } = one;
    if ((ability.here === true) !== bound || !worksFor(q, one, seat)) continue;
    if (isUsedUp(q, ability, me.self, def, ix, seat, given)) continue;
    if (ability.when && !ability.when(q, { ...me, seat })) continue;
    if (found) found.push(one);
    else found = [one];
  }
  return found ?? NO_PERMISSIONS;
}
const NO_PERMISSIONS: readonly Active<Grants>[] = [];

/** Permissions bound to a place apply only while in effect there; the others are kept for the turn. */
function permittedHere(q: Query, seat: Seat): ExtraPlay[] {
  const plays: ExtraPlay[] = [];
  for (const { ability, me, def, ix } of permissions(q, seat, true)) {
    const base = q.base(me.self);
    if (base === NOBODY) continue;
    plays.push({
      seat,
      type: ability.plays,
      limit: limitOf({ power: ability.power, base, where: ability.empty && 'empty' }),
      group: 0,
      source: me.self,
      sourceDef: q.card(me.self).def,
      permission: { card: me.self, def, ix },
    });
  }
  return plays;
}

/**
 * ABL-8: "you" on a base is the current player, unless that player must ignore it (TERM-13); elsewhere the controller.
 */
export function worksFor(q: Query, { me }: Active<Ability>, seat: Seat): boolean {
  if (!q.isBase(me.self)) return isYou(me, seat);
  return seat === q.s.current && q.ignoring(me.self, seat) !== 'must';
}
