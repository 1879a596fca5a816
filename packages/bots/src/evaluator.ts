import type { Playout, Seat } from '@smash/engine/seal';

/** Judges tables whose cards are all open. */
export interface Evaluator {
  /** What the game is worth to a seat, in VP. */
  value(playout: Playout, me: Seat): number;
  /** The same if the current player ended the turn now. */
  valueOfEnding(playout: Playout, me: Seat): number;
}

/** Judges as much like the first as `share` says: 1 only like it, 0 only like the second. */
export const blended = (first: Evaluator, second: Evaluator, share: number): Evaluator => ({
  value: (playout, me) => share * first.value(playout, me) + (1 - share) * second.value(playout, me),
  valueOfEnding: (playout, me) =>
    share * first.valueOfEnding(playout, me) + (1 - share) * second.valueOfEnding(playout, me),
});

/** More than any table is worth, in VP. */
export const WON = 40;

/** Zones of cards in play that are neither minions nor bases. */
export const OTHERS: ReadonlySet<string> = new Set(['baseAction', 'on', 'buried', 'stasis']);

/** What a finished game is worth to a seat, in VP; null while it goes on. */
export function valueOfResult({ state: { over } }: Playout, me: Seat): number | null {
  if (!over) return null;
  return over.winners.includes(me) ? WON / over.winners.length : -WON;
}

/** Each seat's share of a victory: together 1. */
export const sharesOf = (winners: readonly Seat[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** A lead of three VP wins three games out of four. */
export const THREE_OF_FOUR = 3;

/** Roughly the chance to win with such a value. */
export const toChance = (ahead: number): number => 1 / (1 + Math.exp(-ahead / THREE_OF_FOUR));
