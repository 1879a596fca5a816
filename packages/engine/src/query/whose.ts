import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Layout } from './layout.ts';
import type { Query } from './query.ts';

/*
 * Whose is it? The only place that compares seats with owners and controllers; `tools/whose.grit` enforces that. For
 * who did something see core/credit.ts, for who may see a card core/sight.ts.
 */

/** "You" of an ability (ABL-8). */
export interface You {
  readonly seat: Seat;
}

/** Is it a player, not a base, an uncontrolled monster or the rules (TERM-15, MON-2)? */
export const isSomebody = (seat: Seat): boolean => seat !== NOBODY;
/** The card's owner; of a card nobody owns (MON-1), that other player. */
export const ownerOr = (q: Query, ix: CardIx, otherwise: Seat): Seat =>
  isSomebody(q.owner(ix)) ? q.owner(ix) : otherwise;
/** Is this player "you"? */
export const isYou = (me: You, seat: Seat): boolean => seat === me.seat;
/** "Another player": everyone but you (TERM-10), excluding nobody. */
export const isAnother = (me: You, seat: Seat): boolean => seat !== NOBODY && seat !== me.seat;
/** Does a card of `whose` count for `seat`? For NOBODY, any player's does. */
export const countsFor = (seat: Seat, whose: Seat): boolean => (seat === NOBODY ? whose !== NOBODY : whose === seat);

/** Does the player control the card, or "have" it (TERM-5)? */
export const isControlledBy = (q: Query, ix: CardIx, seat: Seat): boolean => q.controller(ix) === seat;
/** Does any player control it? A base and an uncontrolled monster have no controller (MON-2). */
export const isControlled = (q: Query, ix: CardIx): boolean => q.controller(ix) !== NOBODY;
/** Is it of this player's deck (TERM-5)? Madness is owned by whoever controls it (MAD-2). */
export const isOwnedBy = (q: Query, ix: CardIx, seat: Seat): boolean => q.owner(ix) === seat;
/** Does it have an owner? Bases, monsters and treasures have none (MON-1). */
export const isOwned = (q: Query, ix: CardIx): boolean => q.owner(ix) !== NOBODY;
/** Will this player control it once all temporary control has ended (IO-2)? */
export const isKeptBy = (q: Query, ix: CardIx, seat: Seat): boolean => q.keeper(ix) === seat;
/** Does this player hold the card: in a hand, a duel, a slot or revealed? Control is not derived there. */
export const isHeldBy = (q: Layout, ix: CardIx, seat: Seat): boolean => q.card(ix).controller === seat;
export const isHeld = (q: Layout, ix: CardIx): boolean => q.card(ix).controller !== NOBODY;

type Which = (q: Query, ix: CardIx) => boolean;
/** "Your" card: you control it (TERM-5). */
export const isYours =
  (me: You): Which =>
  (q, ix) =>
    isControlledBy(q, ix, me.seat);
/** "Another player's" card: not one that nobody controls (MON-2). */
export const isAnothers =
  (me: You): Which =>
  (q, ix) =>
    isAnother(me, q.controller(ix));
/** A card that you own, whoever controls it (TERM-5). */
export const isOwn =
  (me: You): Which =>
  (q, ix) =>
    isOwnedBy(q, ix, me.seat);

/** The controller of an event's card just before the event (RES-4). */
interface LastKnown {
  readonly controller: Seat;
}
export const wasYours = (me: You, event: LastKnown): boolean => isYou(me, event.controller);
export const wasAnothers = (me: You, event: LastKnown): boolean => isAnother(me, event.controller);
export const wasControlled = (event: LastKnown): boolean => isSomebody(event.controller);
export const wasControlledBy = (event: LastKnown, seat: Seat): boolean => event.controller === seat;

/** ABL-8: "you" of an ability that belongs to nobody, such as a base's, is the current player. */
export const youOn = (q: Query, me: You): Seat => (isSomebody(me.seat) ? me.seat : q.s.current);
/** Is it your turn (TURN-1)? */
export const isYourTurn = (q: Query, me: You): boolean => q.s.current === me.seat;
