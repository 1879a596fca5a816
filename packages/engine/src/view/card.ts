import { isUnseen, type Viewer } from '../core/sight.ts';
import { type CardIx, type Modifier, NOBODY } from '../model/index.ts';
import { typeOf } from '../query/cause.ts';
import type { Query } from '../query/query.ts';
import { isOwned } from '../query/whose.ts';
import { again, type LastViews } from './last.ts';
import type { CardName, CardView } from './types.ts';

export const cardName = (q: Query, ix: CardIx): CardName => ({ id: q.card(ix).id, name: q.name(ix) });

/** The viewer, and the cards the viewer can use now. */
export interface Sight {
  viewer: Viewer;
  usable: ReadonlySet<CardIx>;
  /** Views of cards that look the same to everyone who sees them, built so far for some viewer of this state. */
  alike: Map<CardIx, CardView>;
  last: Required<LastViews>;
  /** No temporary modifier cancels or copies anything. */
  isPlain: boolean;
}
export const NOTHING_USABLE: ReadonlySet<CardIx> = new Set();

/** For a spectator. */
export function watching(q: Query, last: LastViews): Sight {
  const isPlain = !q.s.modifiers.some(({ kind }) => TEXTS.has(kind));
  last.cards ??= [];
  last.of ??= [];
  last.hands ??= [];
  last.seats ??= [];
  last.bases ??= [];
  return { viewer: 'spectator', usable: NOTHING_USABLE, alike: new Map(), last: last as Required<LastViews>, isPlain };
}
const TEXTS: ReadonlySet<Modifier['kind']> = new Set<Modifier['kind']>(['cancel', 'silence', 'copy']);

/** A card visible to the viewer, with everything on it. */
export function cardView(q: Query, ix: CardIx, sight: Sight): CardView {
  const { last } = sight;
  // States share unchanged cards. `of` has only cards that nothing else affects.
  if (sight.isPlain && last.of[ix] === q.card(ix) && !sight.usable.has(ix)) return last.cards[ix]!;
  const isFixed = sight.isPlain && isByItself(q, ix);
  if (!isAlike(q, ix, sight)) return seenBy(q, ix, sight);
  const known = sight.alike.get(ix);
  if (known) return known;
  const view = again(seenBy(q, ix, sight), last.cards[ix]);
  last.cards[ix] = view;
  last.of[ix] = isFixed ? q.card(ix) : undefined;
  sight.alike.set(ix, view);
  return view;
}

/** Does its view depend on nothing else in play? Ownership of a Madness card depends on its holder (MAD-2). */
function isByItself(q: Query, ix: CardIx): boolean {
  const { zone } = q.card(ix);
  return (zone === 'discard' || zone === 'hand') && !q.isMadness(ix);
}

/** It looks the same to everybody: the viewer cannot use it, and nothing on or under it needs checking. */
const isAlike = (q: Query, ix: CardIx, { usable }: Sight): boolean =>
  !usable.has(ix) && (q.card(ix).zone === 'discard' || (q.actionsOn(ix).length === 0 && !q.hasStored(ix)));

function seenBy(q: Query, ix: CardIx, sight: Sight): CardView {
  const card = q.card(ix);
  const type = typeOf(q, ix);
  const view: CardView = {
    id: card.id,
    name: q.name(ix),
    // A slot is never shown as a card.
    type: type as CardView['type'],
    owner: isOwned(q, ix) ? q.owner(ix) : null,
    controller: controllerOf(q, ix),
  };
  if (type === 'minion') {
    view.power = q.power(ix);
    view.printed = q.printedPower(ix);
  }
  if (card.counters > 0) view.counters = card.counters;
  if (card.zone === 'stasis') view.stasis = card.stasis;
  // An action played from stasis keeps its attachments until it has resolved.
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
  if (!isUnseen(q, stored[0]!, sight.viewer)) view.stored = stored.map((s) => cardView(q, s, sight));
}
