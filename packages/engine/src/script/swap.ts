import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { chooseCard, chooseOne } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { swap } from './do.ts';
import { act, look, ops, type Script } from './language.ts';
import { searchDeck } from './search.ts';

type Which = (q: Query, ix: CardIx) => boolean;
export type SwapSource = 'hand' | 'deck' | 'discard';

const SOURCES = { hand: 'Your hand', deck: 'Your deck', discard: 'Your discard pile' } as const;

/** Minions in a hand, deck or discard pile that could be swapped in for this one. */
const successors = (q: Query, me: AbilityContext, minion: CardIx, pile: readonly CardIx[], which: Which): CardIx[] =>
  pile.filter((ix) => q.isMinionCard(ix) && which(q, ix) && q.canPlay(me.seat, ix, q.base(minion)));

/**
 * Which of your hand, deck and discard pile could hold such a minion. A deck's contents are unknown before a search; an
 * empty one would be refilled (DECK-1).
 */
export function swapSources(
  q: Query,
  me: AbilityContext,
  minion: CardIx,
  sources: readonly SwapSource[],
  which: Which,
): SwapSource[] {
  const full = { hand: q.hand(me.seat), discard: q.discard(me.seat) };
  return sources.filter((source) =>
    source === 'deck'
      ? q.deck(me.seat).length + q.discard(me.seat).length > 0
      : successors(q, me, minion, full[source], which).length > 0,
  );
}

/** Swaps this minion with such a one from one of these places (SWAP-1). Returns the minion that came in. */
export function* swapFor(
  me: AbilityContext,
  minion: CardIx,
  sources: readonly SwapSource[],
  which: Which,
): Script<CardIx | null> {
  const from = yield* look((q) => swapSources(q, me, minion, sources, which));
  if (from.length === 0) return null;
  const choices = Object.fromEntries(from.map((source) => [source, SOURCES[source]]));
  const source = (yield* chooseOne(me.seat, 'Choose where the new minion comes from', choices)) as SwapSource;
  const title = 'Choose the minion that comes in';
  if (source === 'deck') {
    const found = yield* searchDeck(me.seat, title, (q, ix) => successors(q, me, minion, [ix], which).length > 0);
    if (found === null) yield* act(ops.shuffle(me.seat));
    return found !== null && (yield* swap(me.seat, minion, found)) ? found : null;
  }
  const pile = yield* look((q) => successors(q, me, minion, q[source](me.seat), which));
  const chosen = yield* chooseCard(me.seat, title, pile);
  return chosen !== null && (yield* swap(me.seat, minion, chosen)) ? chosen : null;
}
