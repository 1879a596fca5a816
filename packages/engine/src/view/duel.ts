import { NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { DuelView, PlacedView, Viewer } from './types.ts';

/** The duel under way. What lies face down is told to its player alone; that it lies there is seen by all (DUEL-3). */
export function duelView(q: Query, viewer: Viewer): DuelView | null {
  const frame = q.s.stack.findLast((f) => f.f === 'duel');
  if (!frame) return null;
  const [challenger, challenged] = frame.sides.map(({ minion }) => q.card(minion).id);
  const cards = frame.sides.flatMap(({ card, seat }, i): PlacedView[] => {
    if (card === NOBODY) return [];
    const hidden = q.card(card).zone === 'duel';
    // Revealed and played or returned: gone from the table.
    if (!hidden && !(frame.step === 'play' && i === frame.turn)) return [];
    const view: PlacedView = { seat, revealed: !hidden };
    if (!hidden || seat === viewer) view.name = q.name(card);
    return [view];
  });
  return { challenger: challenger!, challenged: challenged!, source: q.name(frame.source), cards };
}
