import type { Ask, CardIx, Playout, Query } from '@smash/engine/seal';
import { CARDS } from './cards.generated.ts';

/** Keyed by the game's list of names. */
const known = new WeakMap<readonly string[], Float64Array>();

/** A card's value in hand, in VP above the average card. */
function cardWorth({ s }: Query, ix: CardIx): number {
  let worths = known.get(s.names);
  if (!worths) {
    worths = Float64Array.from(s.names, (name) => CARDS[name] ?? 0);
    known.set(s.names, worths);
  }
  return worths[s.cards[ix]!.def]!;
}

/** How much more a hand is worth than as many average cards, in VP. */
export function handWorth(query: Query, hand: readonly CardIx[]): number {
  let sum = 0;
  for (const ix of hand) sum += cardWorth(query, ix);
  return sum;
}

/** The least valuable cards of a hand, to discard without a search, as option numbers. */
export function discardsOf({ query }: Playout, { options, min }: Ask): number[] {
  const worths = options.map(({ card }) => cardWorth(query, card));
  const all = [...options.keys()].sort((a, b) => worths[a]! - worths[b]!);
  return all.slice(0, min).sort((a, b) => a - b);
}
