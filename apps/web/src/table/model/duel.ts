import type { Seat, View } from '../types.ts';
import type { NameOf } from './words.ts';

/** The duel under way in one line: who duels whom, and who has placed or revealed a card. Empty without one. */
export function duelLine(view: View, name: NameOf, cardName: (id: number) => string | undefined): string {
  const { duel } = view;
  if (!duel) return '';
  const minion = (id: number | null): string => (id === null ? 'a minion that left' : (cardName(id) ?? 'a minion'));
  const has = (seat: Seat): string => (seat === view.viewer ? 'You have' : `${name(seat)} has`);
  const placed = duel.cards.map((card) => {
    if (card.revealed) return `${name(card.seat)} revealed ${card.name}`;
    return `${has(card.seat)} placed ${card.name ?? 'a card'}`;
  });
  return [`Duel: ${minion(duel.challenger)} against ${minion(duel.challenged)}`, ...placed].join(' · ');
}
