import type { Viewer } from '../core/sight.ts';
import { type CardIx, type DuelFrame, NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { DuelView, PlacedView } from './types.ts';

/** The current duel. Only its player sees a face-down card; everybody sees that it is there (DUEL-3). */
export function duelView(q: Query, viewer: Viewer): DuelView | null {
  const frame = q.s.stack.findLast((f) => f.f === 'duel');
  if (!frame) return null;
  const { challenger, challenged } = q.duel()!;
  const idOf = (minion: CardIx): number | null => (minion === NOBODY ? null : q.card(minion).id);
  // The card that started it may be back in a hand.
  const source = q.inPlay(frame.source) || q.card(frame.source).zone === 'limbo' ? q.name(frame.source) : '';
  return {
    challenger: idOf(challenger),
    challenged: idOf(challenged),
    source,
    cards: frame.sides.map((_, i) => placedView(q, frame, i, viewer)),
  };
}

function placedView(q: Query, frame: DuelFrame, i: number, viewer: Viewer): PlacedView {
  const { seat, card } = frame.sides[i]!;
  const view: PlacedView = { seat: seat === NOBODY ? null : seat, is: 'none' };
  if (card === NOBODY) {
    const asking = frame.step === 'begin' || frame.step === 'place';
    if (asking && i >= frame.turn) view.is = 'open';
    return view;
  }
  const { zone } = q.card(card);
  if (zone === 'duel') view.is = 'down';
  else if (frame.step === 'play' && i === frame.turn) view.is = 'shown';
  else view.is = zone === 'hand' || zone === 'deck' ? 'back' : 'played';
  const open = zone === 'limbo' || zone === 'discard';
  if (open || (zone === 'duel' && seat === viewer)) view.name = q.name(card);
  return view;
}
