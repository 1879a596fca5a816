import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { chooseCards } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { act, look, ops, type Script } from './language.ts';

export const isMadness = (q: Query, ix: CardIx): boolean => q.isMadness(ix);
export const madnessInHand = (q: Query, seat: Seat): CardIx[] => q.hand(seat).filter((ix) => isMadness(q, ix));
/** The Madness cards that a player could return from the hand and the discard pile. */
export const madnessToReturn = (q: Query, seat: Seat): CardIx[] => [
  ...madnessInHand(q, seat),
  ...q.discard(seat).filter((ix) => isMadness(q, ix)),
];
export const holdsMadness = (q: Query, me: AbilityContext): boolean => madnessInHand(q, me.seat).length > 0;
/** How many Madness cards the player could draw: none while a text keeps cards from that hand. */
export const madnessFor = (q: Query, seat: Seat): number => (q.isHandClosed(seat) ? 0 : q.s.piles.madness.length);

/** Discards a Madness card from the hand; they are all the same. Returns whether one was discarded. */
export function* discardMadness(seat: Seat): Script<boolean> {
  const [card] = yield* look((q) => madnessInHand(q, seat));
  return card !== undefined && (yield* act(ops.discard(card)))[0]!;
}

/** Returns up to n of these Madness cards to their deck. */
export function* returnMadness(seat: Seat, title: string, from: CardIx[], max: number): Script {
  const chosen = yield* chooseCards(seat, title, from, { min: 0, max });
  yield* act(...chosen.map((ix) => ops.place(ix, 'pileBottom')));
}
