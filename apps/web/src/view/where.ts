import type { CardView, LaneView, View } from './types.ts';

/** The contents of a lane: minions, then titans. */
export const cardsOf = (lane: LaneView): CardView[] => [...lane.minions, ...lane.titans];

/** The place on the screen where a public id can be touched. */
type Place = 'base' | 'slot' | 'tile' | 'buried' | 'attached' | 'flag' | 'hand' | 'titan' | 'stasis' | 'treasure';

export interface Spot {
  place: Place;
  card: CardView | null;
  /** Index of the base that the id is at, or -1. */
  base: number;
}

/** Every id that has a node on the table or in the hand. */
export function spots(view: View): Map<number, Spot> {
  const found = new Map<number, Spot>();
  view.bases.forEach((base, i) => {
    found.set(base.id, { place: 'base', card: null, base: i });
    for (const { id } of base.buried) found.set(id, { place: 'buried', card: null, base: i });
    for (const card of base.monsters) addTile(found, card, i);
    for (const card of base.actions) found.set(card.id, { place: 'flag', card, base: i });
    for (const lane of base.lanes) for (const card of cardsOf(lane)) addTile(found, card, i);
  });
  view.bigBase?.slots.forEach((slots, i) => {
    for (const { id } of slots) found.set(id, { place: 'slot', card: null, base: i });
  });
  for (const card of view.hand) found.set(card.id, { place: 'hand', card, base: -1 });
  for (const card of view.sharing?.cards ?? []) found.set(card.id, { place: 'treasure', card, base: -1 });
  // Other players' cards are in their panels, which are for reading, not for choosing.
  for (const seat of view.seats)
    if (seat.seat === view.viewer) {
      for (const card of seat.titans) found.set(card.id, { place: 'titan', card, base: -1 });
      for (const card of seat.stasis) found.set(card.id, { place: 'stasis', card, base: -1 });
    }
  return found;
}

function addTile(found: Map<number, Spot>, card: CardView, base: number): void {
  found.set(card.id, { place: 'tile', card, base });
  for (const on of card.on ?? []) found.set(on.id, { place: 'attached', card: on, base });
}

/** Finds any card or base that the viewer can see, including those in discard piles and shown with a prompt. */
export function findCard(view: View, id: number): CardView | null {
  const where = spots(view);
  const here = where.get(id);
  if (here?.card) return here.card;
  for (const { card } of where.values()) {
    const under = card?.stored?.find((c) => c.id === id);
    if (under) return under;
  }
  for (const seat of view.seats) {
    const card = [...seat.discard, ...seat.titans, ...seat.stasis].find((c) => c.id === id);
    if (card) return card;
  }
  const { monsters, treasures } = view.piles;
  const piles = [...(monsters?.discard ?? []), ...(treasures?.discard ?? [])];
  return [...piles, ...view.resolving, ...(view.prompt?.shown ?? [])].find((c) => c.id === id) ?? null;
}
