import type { State, Viewer } from '@smash/engine';

const UNSEEN = new Set<string>(['hand', 'deck']);

/**
 * Names in a question that lists all cards ("name a card"): it includes every card in a hand or a deck, so the list
 * reveals nothing.
 */
export function listedNames(state: State, viewer: Viewer): string[] {
  const hidden = new Set(state.cards.flatMap(({ zone, def }) => (UNSEEN.has(zone) ? [state.names[def]!] : [])));
  return state.asks
    .filter((ask) => ask.seat === viewer)
    .map((ask) => ask.options.map(({ key }) => key))
    .filter((keys) => [...hidden].every((name) => keys.includes(name)))
    .flat();
}
