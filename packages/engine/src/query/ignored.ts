import { type CardIx, isFaceDown, type Seat } from '../model/index.ts';
import { bitOf } from './catalogue.ts';
import type { Query } from './query.ts';

/*
 * TERM-13, by kind of ability. `Query.hasLost` leaves out abilities of any kind that every player ignores. For those
 * that only some players ignore, `appliesTo` decides about continuous ones, and `script/follow.ts` asks the players on
 * events.
 */

/** The cards in play that make every player ignore their base. */
export function findIgnorers(q: Query): readonly CardIx[] {
  let found = NONE;
  for (const ix of q.s.inPlay) {
    const { zone, fresh } = q.card(ix);
    // A face-down card is dormant, and its definition must not be read for those who cannot see it.
    if (fresh || isFaceDown(zone) || !q.mayHave(ix, IGNORES)) continue;
    if (!q.isDormant(ix) && ignoresBase(q, ix)) found = [...found, ix];
  }
  return found;
}
const IGNORES = bitOf('allIgnoreBase');
const NONE: readonly CardIx[] = [];
function ignoresBase(q: Query, ix: CardIx): boolean {
  let does = false;
  q.eachAbility(ix, ({ kind }) => {
    if (kind === 'allIgnoreBase') does = true;
  });
  return does;
}

/** Must, or may, the player ignore this base's ability? */
export function ignoring(q: Query, base: CardIx, seat: Seat): '' | 'may' | 'must' {
  if (q.isIgnored(base)) return 'must';
  let mode: '' | 'may' | 'must' = '';
  for (const { ability, me } of q.active().ignores) {
    if (q.base(me.self) !== base || !ability.who(q, me, seat)) continue;
    if (ability.mode === 'must') return 'must';
    mode = 'may';
  }
  return mode;
}

/**
 * Does a continuous effect of this card apply to that player or that player's cards? If ignoring it is optional, a
 * harmful one does not.
 */
export function appliesTo(q: Query, source: CardIx, seat: Seat, harms: boolean): boolean {
  const mode = ignoring(q, source, seat);
  return mode === '' || (mode === 'may' && !harms);
}
