import type { CardIx, Seat, State } from '@smash/engine';
import { queryOf } from '../scenario/refs.ts';

/** Where cards lie face down, or are seen by one player. */
export const HIDDEN: ReadonlySet<string> = new Set([
  'deck',
  'hand',
  'baseDeck',
  'buried',
  'under',
  'duel',
  'monsterDeck',
  'treasureDeck',
]);

/** Who may look at a hidden card: for a stored one, its host's controller (STO-1). */
export function holderOf(state: State, ix: CardIx): Seat {
  const { zone, controller } = state.cards[ix]!;
  return zone === 'under' ? queryOf(state).controller(ix) : controller;
}
