import type { CardIx, Seat } from '../model/index.ts';
import type { AbilityContext, Cancels } from '../script/definition.ts';
import { bitOf } from './catalogue.ts';
import type { Query } from './query.ts';

const CANCELS = bitOf('cancels');

interface Canceller {
  ability: Cancels;
  me: AbilityContext;
  /** An ability given by a text does not end when its card leaves (IO-2). */
  lasts: boolean;
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
    list.forEach(({ me, lasts }, i) => {
      works[i] = lasts || !list.some((other, j) => j !== i && works[j] && other.ability.who(q, other.me, me.self));
    });
  const working = list.filter((_, i) => works[i]);
  for (const ix of [...q.s.inPlay, ...q.s.table])
    if (working.some(({ ability, me }) => ability.who(q, me, ix))) cancelled.add(ix);
  return true;
}

function cancellers(q: Query): Canceller[] {
  const list: Canceller[] = [];
  for (const ix of q.s.inPlay) {
    const { zone, fresh } = q.card(ix);
    // Face-down cards have no public definition.
    if (fresh || zone === 'buried' || zone === 'under' || !q.mayHave(ix, CANCELS) || q.isDormant(ix)) continue;
    const seat: Seat = q.controller(ix);
    q.eachAbility(ix, (ability) => {
      if (ability.kind === 'cancels' && !ability.given)
        list.push({ ability, me: { self: ix, seat, args: {} }, lasts: false });
    });
  }
  for (const mod of q.s.modifiers) {
    if (mod.kind !== 'give') continue;
    const me: AbilityContext = { self: mod.source, seat: mod.seat, args: { given: mod.card } };
    for (const ability of q.defs[mod.sourceDef]!.abilities)
      if (ability.kind === 'cancels' && ability.given) list.push({ ability, me, lasts: true });
  }
  return list;
}
