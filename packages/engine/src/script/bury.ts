import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { playUnderWay } from '../query/under-way.ts';
import { isControlledBy } from '../query/whose.ts';
import { onPlayPutItself } from './abilities.ts';
import { chooseBase, chooseCard, chooseCards } from './choose.ts';
import type { OnPlay } from './definition.ts';
import { uncover } from './do.ts';
import { act, look, ops, type Script } from './language.ts';

/** "Your buried cards": all of them, or those at one base (BURY-2). */
export const yourBuried = (q: Query, seat: Seat, base: CardIx = NOBODY): CardIx[] =>
  (base === NOBODY ? q.bases().flatMap((b) => q.buriedAt(b)) : q.buriedAt(base)).filter((ix) =>
    isControlledBy(q, ix, seat),
  );

/** Uncovers one of the player's buried cards: any, or one at this base. */
export function* uncoverOne(seat: Seat, base: CardIx = NOBODY, options: { may?: boolean } = {}): Script {
  const cards = yield* look((q) => yourBuried(q, seat, base));
  const card = yield* chooseCard(seat, 'Choose a buried card to uncover', cards, options);
  if (card !== null) yield* uncover(seat, card);
}

/** Buries up to n cards from the hand at this base, or at a base of the player's choice. */
export function* buryFromHand(seat: Seat, base: CardIx = NOBODY, upTo = 1): Script {
  const hand = yield* look((q) => q.hand(seat));
  const [title, min] = upTo === 1 ? ['Choose a card to bury', 1] : ['Choose the cards to bury', 0];
  const cards = yield* chooseCards(seat, title, hand, { min, max: upTo });
  if (cards.length === 0) return;
  const at = base === NOBODY ? yield* chooseWhereToBury(seat) : base;
  if (at !== null) yield* act(...cards.map((ix) => ops.bury(ix, at, seat)));
}
function* chooseWhereToBury(seat: Seat): Script<CardIx | null> {
  return yield* chooseBase(seat, 'Choose the base to bury at', yield* look((q) => q.bases()));
}

/** "Bury this card." Just uncovered, it cannot go straight back (BURY-3). */
export const buriesItself: OnPlay = onPlayPutItself(function* (me) {
  if (yield* look((q) => playUnderWay(q.s, me.self)?.from === 'buried')) return;
  const base = yield* chooseWhereToBury(me.seat);
  if (base !== null) yield* act(ops.bury(me.self, base, me.seat));
});
