import { type CardIx, NOBODY, type Zone } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { CardName, CardView, Viewer } from './types.ts';

/** BURY-1, STO-1: face down before somebody else. */
export const isUnseen = (q: Query, ix: CardIx, viewer: Viewer): boolean =>
  (q.card(ix).zone === 'buried' || q.card(ix).zone === 'under') && q.controller(ix) !== viewer;

/** Does the viewer know the face of this card from where it lies (INFO-2)? */
export function isKnown(q: Query, ix: CardIx, viewer: Viewer): boolean {
  const { zone, controller } = q.card(ix);
  if (HIDDEN_DECKS.has(zone)) return q.s.big !== null && ix === q.s.baseDeck.at(-1); // BIG-2: that one lies face up.
  if (zone === 'hand' || zone === 'duel') return controller === viewer;
  return !isUnseen(q, ix, viewer);
}
const HIDDEN_DECKS: ReadonlySet<Zone> = new Set<Zone>(['deck', 'baseDeck', 'monsterDeck', 'treasureDeck']);

export const cardName = (q: Query, ix: CardIx): CardName => ({ id: q.card(ix).id, name: q.name(ix) });

/** Who looks, and which cards that seat can use now. */
export interface Sight {
  viewer: Viewer;
  usable: ReadonlySet<CardIx>;
  /** Cards as everybody sees them who sees them at all, found by now for some viewer of this state. */
  alike: Map<CardIx, CardView>;
}
export const NOTHING_USABLE: ReadonlySet<CardIx> = new Set();

/** A card that the viewer may see, with what is on it. */
export function cardView(q: Query, ix: CardIx, sight: Sight): CardView {
  if (!isAlike(q, ix, sight)) return seenBy(q, ix, sight);
  const known = sight.alike.get(ix);
  if (known) return known;
  const view = seenBy(q, ix, sight);
  sight.alike.set(ix, view);
  return view;
}

/** It is shown to everybody in the same way: it is not one's own to use, and what is on or under it need not be looked at. */
const isAlike = (q: Query, ix: CardIx, { usable }: Sight): boolean =>
  !usable.has(ix) && (q.card(ix).zone === 'discard' || (q.actionsOn(ix).length === 0 && !q.hasStored(ix)));

function seenBy(q: Query, ix: CardIx, sight: Sight): CardView {
  const card = q.card(ix);
  const def = q.def(ix);
  const view: CardView = {
    id: card.id,
    name: def.name,
    // A slot is never shown as a card.
    type: def.type as CardView['type'],
    owner: q.owner(ix) === NOBODY ? null : q.owner(ix),
    controller: controllerOf(q, ix),
  };
  if (def.type === 'minion') {
    view.power = q.power(ix);
    view.printed = q.printedPower(ix);
  }
  if (card.counters > 0) view.counters = card.counters;
  if (card.zone === 'stasis') view.stasis = card.stasis;
  // Out of stasis, an action keeps what is on it until it has resolved.
  if (q.inPlay(ix) || card.zone === 'limbo') addAttached(q, ix, sight, view);
  if (sight.usable.has(ix)) view.usable = true;
  if (q.isCancelled(ix)) view.cancelled = true;
  const copied = q.copied(ix);
  if (copied.length > 0) view.copied = copied.map((text) => q.defs[text]!.name);
  return view;
}

function controllerOf(q: Query, ix: CardIx): CardView['controller'] {
  const seat = q.inPlay(ix) ? q.controller(ix) : q.owner(ix);
  return seat === NOBODY ? null : seat;
}

function addAttached(q: Query, ix: CardIx, sight: Sight, view: CardView): void {
  const on = q.actionsOn(ix);
  if (on.length > 0) view.on = on.map((a) => cardView(q, a, sight));
  const stored = q.stored(ix);
  if (stored.length === 0) return;
  view.under = stored.length;
  if (q.controller(ix) === sight.viewer) view.stored = stored.map((s) => cardView(q, s, sight));
}
