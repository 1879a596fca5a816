/** The visible changes between two views of a table: determined here, animated in animate.ts. */

import type { CardView, EventView, View } from '../view/types.ts';
import { cardsOf } from '../view/where.ts';

export type Change =
  /**
   * A card has come to a base or onto a card. `hand` is its old id in the viewer's hand; null if it came from
   * elsewhere.
   */
  | { kind: 'enter'; card: number; seat: number | null; hand: number | null }
  | { kind: 'move'; card: number }
  | { kind: 'destroy' | 'leave'; card: number; name: string; power: number | null; seat: number | null }
  | { kind: 'power'; card: number; by: number }
  /** A base has reached its breakpoint. */
  | { kind: 'breaks'; base: number }
  | { kind: 'turn' };

interface Placed {
  card: CardView;
  base: number;
}

/** Every face-up card at the bases, by number. */
function placed(view: View): Map<number, Placed> {
  const all = new Map<number, Placed>();
  const add = (card: CardView, base: number) => {
    all.set(card.id, { card, base });
    for (const on of card.on ?? []) add(on, base);
  };
  for (const { id, lanes, actions } of view.bases) {
    for (const lane of lanes) for (const card of cardsOf(lane)) add(card, id);
    for (const card of actions) add(card, id);
  }
  return all;
}

/** Ids of cards that have left the viewer's hand, by name: any of them may have come into play under a new id. */
function playedFromHand(before: View, after: View): Map<string, number[]> {
  const kept = new Set(after.hand.map((card) => card.id));
  const gone = new Map<string, number[]>();
  for (const card of before.hand) {
    if (!kept.has(card.id)) gone.set(card.name, [...(gone.get(card.name) ?? []), card.id]);
  }
  return gone;
}

/**
 * @param events the events between the two views
 * @returns no changes if the views are of different games or viewers
 */
export function changesOf(before: View, after: View, events: readonly EventView[]): Change[] {
  if (before.viewer !== after.viewer || before.phase === 'draft' || after.turn < before.turn) return [];
  const was = placed(before);
  const is = placed(after);
  const hand = playedFromHand(before, after);
  const destroyed = new Set(events.flatMap((event) => (event.type === 'destroy' && event.card ? [event.card.id] : [])));
  const changes: Change[] = [];
  for (const [id, { card, base }] of was) {
    const now = is.get(id);
    const { name, power = null, controller: seat = null } = card;
    if (!now) changes.push({ kind: destroyed.has(id) ? 'destroy' : 'leave', card: id, name, power, seat });
    else if (now.base !== base) changes.push({ kind: 'move', card: id });
  }
  for (const [id, { card }] of is) {
    const old = was.get(id);
    if (!old)
      changes.push({
        kind: 'enter',
        card: id,
        seat: card.controller ?? null,
        hand: hand.get(card.name)?.shift() ?? null,
      });
    else if (card.power !== undefined && old.card.power !== undefined && card.power !== old.card.power)
      changes.push({ kind: 'power', card: id, by: (card.power ?? 0) - (old.card.power ?? 0) });
  }
  for (const base of after.bases) {
    const old = before.bases.find((one) => one.id === base.id);
    if (old && old.total < old.breakpoint && base.total >= base.breakpoint)
      changes.push({ kind: 'breaks', base: base.id });
  }
  if (after.turn > before.turn && after.current === after.viewer) changes.push({ kind: 'turn' });
  return changes;
}
