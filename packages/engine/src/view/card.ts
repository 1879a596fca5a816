import { type CardIx, NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { CardName, CardView } from './types.ts';

export const cardName = (q: Query, ix: CardIx): CardName => ({ id: q.card(ix).id, name: q.name(ix) });

/** A card that the viewer may see, with what is on it. */
export function cardView(q: Query, ix: CardIx, usable: ReadonlySet<CardIx> = NONE): CardView {
  const card = q.card(ix);
  const def = q.def(ix);
  const view: CardView = {
    id: card.id,
    name: def.name,
    type: def.type,
    owner: card.owner === NOBODY ? null : card.owner,
    controller: q.inPlay(ix) ? q.controller(ix) : card.owner === NOBODY ? null : card.owner,
  };
  if (def.type === 'minion') {
    view.power = q.power(ix);
    view.printed = def.power;
  }
  if (card.counters > 0) view.counters = card.counters;
  const on = q.inPlay(ix) ? q.actionsOn(ix) : [];
  if (on.length > 0) view.on = on.slice().map((a) => cardView(q, a, usable));
  if (usable.has(ix)) view.usable = true;
  if (q.isCancelled(ix)) view.cancelled = true;
  return view;
}
const NONE: ReadonlySet<CardIx> = new Set();
