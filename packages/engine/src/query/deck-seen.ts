import type { CardIx } from '../model/index.ts';
import type { Query } from './query.ts';

/** The key that records that an ability has looked at, revealed or searched a player's deck this turn. */
export const DECK_SEEN = 't:deck seen';

/** Is a player's deck being seen: a search, or cards that are in a deck or have just been taken off its top? */
export const seesDeck = (q: Query, { verb, shown = [] }: { verb: string; shown?: readonly CardIx[] }): boolean =>
  verb === 'search' || shown.some((ix) => ['deck', 'limbo'].includes(q.card(ix).zone) && q.def(ix).deck === '');
