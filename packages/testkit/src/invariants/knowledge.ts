import {
  type Card,
  type CardName,
  type GameEvent,
  type State,
  type View,
  type Viewer,
  view,
  viewEvents,
} from '@smash/engine';
import { queryOf } from '../scenario/refs.ts';
import { HIDDEN, holderOf } from './holder.ts';
import { viewSpeaksOfHidden } from './names.ts';

/** May the viewer know this card's face from its location? */
export function mayKnow(state: State, card: Card, viewer: Viewer): boolean {
  if (!HIDDEN.has(card.zone)) return true;
  if (card.zone.endsWith('Deck') || card.zone === 'deck') return false;
  return holderOf(state, state.cards.indexOf(card)) === viewer;
}

/** All names with an id in the sent data. */
function namesIn(value: unknown, found: CardName[]): CardName[] {
  if (Array.isArray(value)) for (const one of value) namesIn(one, found);
  else if (typeof value === 'object' && value !== null) {
    if ('id' in value && 'name' in value && typeof value.name === 'string') found.push(value as CardName);
    for (const one of Object.values(value)) namesIn(one, found);
  }
  return found;
}

/** The view names no card that its viewer may not know, except in the viewer's own question. `seen`: the view, if made already. */
export function viewKnowsTooMuch(state: State, viewer: Viewer, seen: View = view(state, viewer)): string | null {
  const { prompt, ...open } = seen;
  const q = queryOf(state);
  for (const { id, name } of namesIn(open, [])) {
    const ix = state.cards.findIndex((one) => one.id === id);
    const card = state.cards[ix];
    if (!card) return `the view of ${viewer} names ${name} by an id that no card has (${id})`;
    const called = q.name(ix);
    if (called !== name) return `the view of ${viewer} calls ${called} ${name}`;
    if (!mayKnow(state, card, viewer)) return `the view of ${viewer} names ${name} in ${card.zone}`;
  }
  if (prompt && prompt.seat !== viewer) return `the view of ${viewer} has the question of ${prompt.seat}`;
  return viewSpeaksOfHidden(state, viewer, seen);
}

/** Shown to everybody, or looked at by the player who gets the name. */
const SHOWS = new Set<string>(['reveal', 'mulligan', 'look', 'return', 'place']);

/**
 * No event names a card that its viewer could know neither before nor after it. Ids that no card has before or after
 * belong to cards that were hidden in between; their events are those that show cards.
 */
export function eventKnowsTooMuch(
  before: State,
  after: State,
  events: readonly GameEvent[],
  viewer: Viewer,
): string | null {
  for (const event of viewEvents(events, viewer)) {
    if ('secret' in event) return `an event of ${viewer} carries its secret part`;
    if (SHOWS.has(event.type)) continue;
    for (const { id, name } of namesIn(event, [])) {
      if (id === 0) continue; // a cause out of sight: only its name, which everybody has seen
      const cards = [before, after].flatMap((s) => s.cards.filter((one) => one.id === id).map((card) => ({ s, card })));
      if (cards.length > 0 && !cards.some(({ s, card }) => mayKnow(s, card, viewer)))
        return `event ${event.n} (${event.type}) tells ${viewer} of ${name} in ${cards[0]!.card.zone}`;
    }
  }
  return null;
}
