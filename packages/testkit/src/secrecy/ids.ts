import type { State, Viewer } from '@smash/engine';
import { mayKnow } from '../invariants/knowledge.ts';

/** Checks that no hidden card has an id by which somebody has known it (INFO-2). */
export class Ids {
  /** Where each viewer has seen a card with that id face up. */
  readonly #seen = new Map<Viewer, Map<number, string>>();

  /** Call it with each position. Returns a finding in words, or null. */
  follow(state: State): string | null {
    for (const viewer of [...state.seats.keys(), 'spectator' as const]) {
      const seen = this.#seen.get(viewer) ?? new Map<number, string>();
      this.#seen.set(viewer, seen);
      for (const card of state.cards) {
        if (mayKnow(state, card, viewer)) seen.set(card.id, card.zone);
        // A card that stays in place may change hands; viewers who saw it there have seen it.
        else if (seen.has(card.id) && seen.get(card.id) !== card.zone)
          return `${viewer} has known ${state.names[card.def]} by the id that it still has in ${card.zone}`;
      }
    }
    return null;
  }
}
