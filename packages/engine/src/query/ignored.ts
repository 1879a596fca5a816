import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from './query.ts';

/*
 * TERM-13, by kind of ability. What every player ignores is not there at all, whatever its kind: `Query.hasLost` leaves it out.
 * What only some players ignore, `appliesTo` decides if it is continuous, and `script/follow.ts` asks them if it is an event.
 */

/** The bases whose abilities every player ignores because of a card in play. `isPlain`: all cards have their printed text. */
export function findIgnored(q: Query, isPlain: boolean): ReadonlySet<CardIx> {
  const ignored = new Set<CardIx>();
  for (const ix of q.s.inPlay) {
    // A face-down card is dormant, and whoever cannot see it must not ask for its definition.
    if (q.card(ix).fresh || q.isDormant(ix)) continue;
    if (isPlain && !q.catalogue.of[q.card(ix).def]!.allIgnore) continue;
    q.eachAbility(ix, (ability) => {
      if (ability.kind === 'allIgnoreBase') ignored.add(q.base(ix));
    });
  }
  return ignored;
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
 * Does a continuous effect of this card apply to that player or one of that player's cards? Where the player may ignore it, it
 * does not if it harms.
 */
export function appliesTo(q: Query, source: CardIx, seat: Seat, harms: boolean): boolean {
  const mode = ignoring(q, source, seat);
  return mode === '' || (mode === 'may' && !harms);
}
