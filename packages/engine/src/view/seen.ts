import { isVisible, type Viewer } from '../core/sight.ts';
import { type CardIx, NOBODY, type Zone } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { Refusal } from './types.ts';

/**
 * The single refusal for every id that the viewer does not see as the requested kind: hidden, unknown, gone, or of
 * another kind.
 */
export const UNSEEN: Refusal = { code: 'unknownCard', rule: 'INFO-2', text: 'That card is not on the table.' };

/**
 * The card or base a public id names, if the viewer sees its face by its location or in the viewer's own question;
 * otherwise NOBODY. Public ids are looked up only in this file.
 */
export function visibleCard(q: Query, viewer: Viewer, id: number): CardIx {
  const ix = withId(q, id);
  return ix !== NOBODY && isVisible(q, ix, viewer) ? ix : NOBODY;
}

/** Where something can be put: a base, or a face-up card in play. Everybody sees those. */
export function place(q: Query, id: number): CardIx {
  const ix = withId(q, id);
  return PLACES.has(q.card(ix).zone) ? ix : NOBODY;
}

/** The minion in play with this id: it is face up. */
export const minionInPlay = (q: Query, id: number): CardIx => among(q, q.minions(), id);
/** The base in play with this id. */
export const baseInPlay = (q: Query, id: number): CardIx => among(q, q.bases(), id);

/** NOBODY, which is -1, if no card has it. */
const withId = (q: Query, id: number): CardIx => q.s.cards.findIndex((card) => card.id === id);
const among = (q: Query, cards: readonly CardIx[], id: number): CardIx =>
  cards.find((ix) => q.card(ix).id === id) ?? NOBODY;

const PLACES: ReadonlySet<Zone> = new Set<Zone>(['table', 'base', 'baseAction', 'on', 'slot']);
