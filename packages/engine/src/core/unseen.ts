import { type CardIx, type Happened, NOBODY, type Seat, type Trigger } from '../model/index.ts';
import type { Unseen } from '../query/catalogue.ts';
import type { Game } from './game.ts';

/**
 * RES-4: Specials of cards that were there when the event began. Every player who could hold one is treated as holding
 * it: the question must not reveal who does (INFO-4).
 */
export function collectUnseen(g: Game, happened: Happened, list: readonly Unseen[], found: Trigger[]): void {
  for (const one of list) {
    if (one.ability.from === 'deck') {
      for (const card of happened.shown)
        if (isOf(g, card, one) && g.s.cards[card]!.zone === 'deck') add(g, happened, one, card, holder(g, card), found);
      continue;
    }
    if (one.ability.from === 'discard') {
      const { card, seat } = happened;
      if (isOf(g, card, one) && g.s.cards[card]!.zone === 'discard') add(g, happened, one, card, seat, found);
      continue;
    }
    // A seat without such a card is judged by any card of that definition: the result is the same for all those seats.
    const any = anyOf(g, one);
    for (let seat = 0; seat < g.s.seats.length; seat++) {
      const hand = g.q.hand(seat);
      if (hand.length === 0 || g.s.seats[seat]!.out) continue;
      const some = hand.find((card) => isOf(g, card, one)) ?? any;
      if (!one.ability.when(g.q, { self: some, seat, args: {} }, happened)) continue;
      found.push({ ...trigger(happened, one, NOBODY, seat), decoy: true });
      for (const card of hand) if (isOf(g, card, one)) add(g, happened, one, card, seat, found);
    }
  }
}

function anyOf({ s }: Game, { def }: Unseen): CardIx {
  for (let ix = 0; ix < s.cards.length; ix++) if (s.cards[ix]!.def === def) return ix;
  return NOBODY;
}
const isOf = (g: Game, card: CardIx, { def }: Unseen): boolean => g.s.cards[card]!.def === def;
const holder = (g: Game, card: CardIx): Seat => g.s.cards[card]!.controller;

function add(g: Game, happened: Happened, one: Unseen, card: CardIx, seat: Seat, found: Trigger[]): void {
  if (one.ability.when(g.q, { self: card, seat, args: {} }, happened)) found.push(trigger(happened, one, card, seat));
}

const trigger = (happened: Happened, { def, ix }: Unseen, card: CardIx, seat: Seat): Trigger => ({
  card,
  def,
  ix,
  seat,
  stamp: 0,
  optional: true,
  left: false,
  args: { ...happened },
});
