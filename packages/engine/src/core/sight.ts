import { type CardIx, isFaceDown, type Seat, type State, type Zone } from '../model/index.ts';
import type { Query } from '../query/query.ts';

/*
 * Who may see a card now (INFO)? Views, refusals, forecasts and undo all rely on this.
 */

/** A seat, or any spectator. */
export type Viewer = Seat | 'spectator';

/** The part of a state needed to decide who sees a card. */
export type Looked = Pick<Query, 's' | 'card' | 'controller' | 'openBase'>;

/** BURY-1, STO-1: face down in front of somebody else. */
export const isUnseen = (q: Looked, ix: CardIx, viewer: Viewer): boolean =>
  isFaceDown(q.card(ix).zone) && q.controller(ix) !== viewer;

/** Does the viewer know this card's face from its location (INFO-2)? */
export function isKnown(q: Looked, ix: CardIx, viewer: Viewer): boolean {
  const { zone, controller } = q.card(ix);
  // BIG-2: the top card of the base deck may be face up.
  if (HIDDEN_DECKS.has(zone)) return ix === q.openBase();
  if (zone === 'hand' || zone === 'duel') return controller === viewer;
  return !isUnseen(q, ix, viewer);
}
const HIDDEN_DECKS: ReadonlySet<Zone> = new Set<Zone>(['deck', 'baseDeck', 'monsterDeck', 'treasureDeck']);

/** Does this viewer's view name the card, by its location or in the viewer's own question? */
export const isVisible = (q: Query, ix: CardIx, viewer: Viewer): boolean =>
  (!UNSHOWN.has(q.card(ix).zone) && isKnown(q, ix, viewer)) || isAskedAbout(q.s, ix, viewer);

const isAskedAbout = ({ asks, cards }: State, ix: CardIx, viewer: Viewer): boolean =>
  asks.some(
    ({ seat, shown, options }) =>
      seat === viewer &&
      // A choice among face-down cards names a place, not a face; their own players know them anyway.
      (shown.includes(ix) || (!isFaceDown(cards[ix]!.zone) && options.some(({ card }) => card === ix))),
  );

/**
 * Zones whose cards have no id in any view, even if everybody knows the card: this includes the face-up top card of the
 * base deck (BIG-2).
 */
const UNSHOWN: ReadonlySet<Zone> = new Set<Zone>(['box', 'madness', 'baseDeck']);
