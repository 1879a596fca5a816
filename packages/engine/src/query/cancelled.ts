import type { CardIx, Seat } from '../model/index.ts';
import type { AbilityContext, Cancels } from '../script/definition.ts';
import type { Query } from './query.ts';

interface Canceller {
  ability: Cancels;
  me: AbilityContext;
}

/**
 * The cards whose abilities are cancelled by a card in play. A cancelled canceller cancels nothing; if they cancel each
 * other, the one that came into play first wins (CALC-5). Returns whether there is a canceller at all.
 */
export function findCancelled(q: Query, cancelled: Set<CardIx>): boolean {
  const list = cancellers(q);
  if (list.length === 0) return false;
  const works = list.map(() => false);
  // Enough rounds to settle any chain of them.
  for (let round = 0; round < list.length; round++)
    list.forEach(({ me }, i) => {
      works[i] = !list.some((other, j) => j !== i && works[j] && other.ability.who(q, other.me, me.self));
    });
  const working = list.filter((_, i) => works[i]);
  for (const ix of [...q.s.inPlay, ...q.s.table])
    if (working.some(({ ability, me }) => ability.who(q, me, ix))) cancelled.add(ix);
  return true;
}

function cancellers(q: Query): Canceller[] {
  const list: Canceller[] = [];
  for (const ix of q.s.inPlay) {
    if (q.card(ix).fresh || q.isDormant(ix)) continue;
    const seat: Seat = q.controller(ix);
    q.eachAbility(ix, (ability) => {
      if (ability.kind === 'cancels') list.push({ ability, me: { self: ix, seat, args: {} } });
    });
  }
  return list;
}
