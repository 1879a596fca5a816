import { type CardIx, NOBODY, type Seat, type Zone } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isControlledBy, isYours, type You } from '../query/whose.ts';

const AT_BASES: ReadonlySet<Zone> = new Set<Zone>(['base', 'baseAction', 'on', 'buried']);

/**
 * What "cards" in a text can refer to: minions, titans, actions and buried cards, at bases or on cards there (BURY-2,
 * TIT-4). Stored cards and stasis need a text that mentions them (STO-1, STA-1).
 */
export const cardsAtBases = (q: Query): CardIx[] =>
  q.s.inPlay.filter((ix) => AT_BASES.has(q.card(ix).zone) && q.base(ix) !== NOBODY);
/** Those of them that are yours. */
export const yourCards = (q: Query, me: You): CardIx[] => cardsAtBases(q).filter((ix) => isYours(me)(q, ix));
/** Any card that a text can choose, including bases (TERM-7, CTR-3). */
export const cardsAndBases = (q: Query): CardIx[] => [...q.bases(), ...cardsAtBases(q)];
/**
 * "Your cards" at that base, of any type, including stored ones, which count although they are not affected (STO-1).
 */
export const cardsOf = (q: Query, seat: Seat, base: CardIx): CardIx[] =>
  q.s.inPlay.filter((ix) => q.base(ix) === base && isControlledBy(q, ix, seat));
