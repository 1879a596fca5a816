import { type CardIx, NOBODY } from '../model/index.ts';
import { boardRanks } from '../query/big.ts';
import type { Query } from '../query/query.ts';
import { isSomebody } from '../query/whose.ts';
import { cardName } from './card.ts';
import type { BigBaseView, SlotView } from './types.ts';

/** The Big Base board. All of it is public, including the next base card (BIG-2). */
export function bigBaseView(q: Query, usable: ReadonlySet<CardIx>): BigBaseView | null {
  const { big } = q.s;
  if (!big || big.card === NOBODY) return null;
  const next = q.openBase();
  return {
    card: { ...cardName(q, big.card), text: q.def(big.card).text },
    next: next === NOBODY ? null : { name: q.name(next), text: q.def(next).text },
    round: big.round,
    rounds: 3,
    period: big.period,
    periods: 3,
    overtime: big.overtime,
    first: big.first,
    vp: big.vp.map((places) => places.slice()),
    slots: q.bases().map((side) => q.slotsAt(side).map((ix) => slotView(q, ix, usable))),
    totals: boardRanks(q).map(({ seat, power, place, vp }) => ({
      seat,
      power,
      place: place || null,
      vp,
      sides: q.bases().reduce((sum, side) => sum + (q.ranks(side).find((rank) => rank.seat === seat)?.vp ?? 0), 0),
    })),
  };
}

function slotView(q: Query, ix: CardIx, usable: ReadonlySet<CardIx>): SlotView {
  const { controller } = q.card(ix);
  const view: SlotView = { ...cardName(q, ix), text: q.def(ix).text, seat: isSomebody(controller) ? controller : null };
  if (usable.has(ix)) view.usable = true;
  return view;
}
