import { RULE } from '../../core/cause.ts';
import { type Game, pickOne } from '../../core/game.ts';
import { happens } from '../../core/triggers.ts';
import { isAtBase } from '../../core/zones/zones.ts';
import { type CardIx, NOBODY, type Seat } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { cardOption } from '../../query/plays.ts';
import { isControlledBy, isHeld, isSomebody } from '../../query/whose.ts';

interface Newcomer {
  side: CardIx;
  seat: Seat;
}

/** Players with cards at a side, in the order their first card arrived. */
function present(g: Game): Map<CardIx, Seat[]> {
  const at = new Map<CardIx, Seat[]>();
  for (const ix of g.s.inPlay) {
    const { zone, at: side } = g.s.cards[ix]!;
    if (!isAtBase(zone)) continue;
    const seat = g.q.controller(ix);
    if (seat === NOBODY) continue;
    const seats = at.get(side);
    if (!seats) at.set(side, [seat]);
    else if (!seats.includes(seat)) seats.push(seat);
  }
  return at;
}

/** A player whose cards at a side have no slot yet, clockwise from the current player (ME-6). */
function newcomer(g: Game, at: Map<CardIx, Seat[]>): Newcomer | null {
  for (const seat of g.q.clockwise())
    for (const side of g.s.table)
      if (at.get(side)?.includes(seat) && g.q.slotOf(side, seat) === NOBODY) return { seat, side };
  return null;
}

/** The card with which a player has come to a side. */
function newestAt(g: Game, { side, seat }: Newcomer): CardIx {
  const own = g.s.inPlay.filter((ix) => {
    const { zone, at } = g.s.cards[ix]!;
    return at === side && isAtBase(zone) && isControlledBy(g.q, ix, seat);
  });
  return own.at(-1) ?? NOBODY;
}

/** BIG-1: a slot without cards is empty again. */
export function vacate(g: Game, at = present(g)): void {
  for (const slot of g.s.big!.slots) {
    const { controller, at: side } = g.s.cards[slot]!;
    if (!isSomebody(controller) || at.get(side)?.includes(controller)) continue;
    const card = g.edit(slot);
    card.controller = NOBODY;
    card.stamp = 0;
    g.q.touchTable();
  }
}

/** In the middle of an ability: has somebody arrived at a side and must get a slot before it continues? */
export function awaitsSlot(g: Game): boolean {
  if (!g.s.big) return false;
  const at = present(g);
  vacate(g, at);
  return newcomer(g, at) !== null;
}

/**
 * BIG-1, BIG-5: a player uses one slot per side; a player new to a side chooses an empty one. True if somebody has been
 * asked.
 */
export function tidySlots(g: Game): boolean {
  if (g.slotted === g.q.now && g.q.remembers) return false;
  const at = present(g);
  vacate(g, at);
  for (let comer = newcomer(g, at); comer !== null; comer = newcomer(g, at)) {
    const free = g.q.slotsAt(comer.side).filter((slot) => !isHeld(g.q, slot));
    if (free.length > 1) {
      const title = `Choose your slot at ${g.q.name(comer.side)}`;
      const ask = pickOne(comer.seat, 'slot', title, free.map(cardOption));
      g.ask({ ...ask, source: newestAt(g, comer) });
      return true;
    }
    occupy(g, free[0]!, comer.seat);
  }
  g.slotted = g.q.now;
  return false;
}

/** Occupies the slot; the resulting triggers wait as usual. */
export function occupy(g: Game, slot: CardIx, seat: Seat): void {
  const card = g.edit(slot);
  card.controller = seat;
  card.stamp = ++g.s.clock;
  g.q.touchTable();
  g.emit('occupy', { seat, card: g.named(slot), base: g.named(card.at) });
  happens(g, opOf('occupy', { card: slot, seat, to: card.at }), RULE);
}
