import { type CardIx, NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { DuelView, PlacedView, Viewer } from './types.ts';

/** The duel under way. What lies face down is told to its player alone; that it lies there is seen by all (DUEL-3). */
export function duelView(q: Query, viewer: Viewer): DuelView | null {
  const frame = q.s.stack.findLast((f) => f.f === 'duel');
  if (!frame) return null;
  const { challenger, challenged } = q.duel()!;
  const idOf = (minion: CardIx): number | null => (minion === NOBODY ? null : q.card(minion).id);
  const cards = frame.sides.flatMap(({ card, seat }, i): PlacedView[] => {
    if (card === NOBODY) return [];
    const hidden = q.card(card).zone === 'duel';
    // Revealed and played or returned: gone from the table.
    if (!hidden && !(frame.step === 'play' && i === frame.turn)) return [];
    const view: PlacedView = { seat, revealed: !hidden };
    if (!hidden || seat === viewer) view.name = q.name(card);
    return [view];
  });
  // What had them duel may be in a hand again.
  const source = q.inPlay(frame.source) || q.card(frame.source).zone === 'limbo' ? q.name(frame.source) : '';
  return { challenger: idOf(challenger), challenged: idOf(challenged), source, cards };
}
