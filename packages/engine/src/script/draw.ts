import type { Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { here } from './abilities.ts';
import { chooseNumber, chooseToDo } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { act, look, ops, type Script } from './language.ts';

/** Does this player have a card in the deck, or in the discard pile that would be shuffled into it (DECK-1)? */
export const hasDeck = (q: Query, { seat }: Pick<AbilityContext, 'seat'>): boolean =>
  q.deck(seat).length > 0 || q.discard(seat).length > 0;
/** Can this player draw a card? */
const hasCardToDraw = (q: Query, seat: Seat): boolean => !q.isHandClosed(seat) && hasDeck(q, { seat });
/** `possible` for abilities that only draw: players without a card to draw are not asked. */
export const youCanDraw = (q: Query, me: AbilityContext): boolean => hasCardToDraw(q, me.seat);

/** "If you have a minion here". */
export const haveMinionHere = (q: Query, me: AbilityContext): boolean => q.hasMinion(here(q, me), me.seat);
/** "Draw a card if you have a minion here." */
export function* drawIfYouHaveMinionHere(me: AbilityContext): Script {
  if (yield* look((q) => haveMinionHere(q, me))) yield* act(ops.draw(me.seat, 1));
}

/** "May draw a card": players without a card to draw are not asked. Returns whether one was drawn. */
export function* mayDraw(seat: Seat): Script<boolean> {
  if (!(yield* look((q) => hasCardToDraw(q, seat)))) return false;
  if (!(yield* chooseToDo(seat, 'Draw a card', 'Draw a card', 'Draw none'))) return false;
  return (yield* act(ops.draw(seat, 1)))[0]!;
}

/** "May draw up to that many cards": players without a card to draw are not asked. */
export function* mayDrawUpTo(seat: Seat, most: number): Script {
  if (!(yield* look((q) => hasCardToDraw(q, seat)))) return;
  yield* act(ops.draw(seat, yield* chooseNumber(seat, 'Choose how many cards you draw', 0, most)));
}
