import { dice, type Random } from '@smash/bots';
import { type State, type Viewer, viewEvents } from '@smash/engine';
import { mayKnow } from '../invariants/knowledge.ts';
import { namedBy } from '../invariants/names.ts';
import { queryOf } from '../scenario/refs.ts';
import type { Worlds } from './secret-game.ts';

/** Fields of an event that hold a card's id. */
const NAMING = new Set(['id', 'card', 'at', 'base', 'challenger', 'challenged']);

function idsIn(value: unknown, found: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (NAMING.has(key) && typeof one === 'number') found.add(one);
    else idsIn(one, found);
  }
}

/**
 * Ids this viewer may have, derived from the state and not from its view: of cards whose face it may know, of face-down
 * cards on the table (a place, not a face), and of its own question's options.
 */
function ownIds(state: State, viewer: Viewer, found: Set<number>): void {
  const add = (ix: number): void => {
    const id = state.cards[ix]?.id;
    if (id !== undefined) found.add(id);
  };
  state.cards.forEach((card, ix) => {
    if (card.zone === 'buried' || mayKnow(state, card, viewer)) add(ix);
  });
  add(queryOf(state).openBase());
  for (const ask of state.asks) {
    if (ask.seat !== viewer) continue;
    // The question's source may be out of sight by now: it is not an offered card.
    for (const ix of namedBy(state, { ...ask, source: -1 })) add(ix);
    for (const { card, at } of ask.options) for (const ix of [card, at]) add(ix);
  }
}

/**
 * The same game, in which every card that the viewer cannot name by the end of the course has a different public id.
 */
export function relabel(state: State, { viewer, real }: Worlds, random: Random): State {
  const named = new Set<number>();
  ownIds(real.start, viewer, named);
  ownIds(state, viewer, named);
  for (const { after, events } of real.steps) {
    ownIds(after, viewer, named);
    idsIn(viewEvents(events, viewer), named);
  }
  const first = Math.max(...state.cards.map(({ id }) => id), state.cards.length) + 1;
  // Cards that get a new id on the way may get any number that is free.
  const taken = new Set(named);
  const draw = (): number => {
    const id = first + dice(random, state.cards.length * 20);
    if (taken.has(id)) return draw();
    taken.add(id);
    return id;
  };
  return { ...state, cards: state.cards.map((card) => (named.has(card.id) ? card : { ...card, id: draw() })) };
}
