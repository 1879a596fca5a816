import type { Cause, Json, Op, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isAnother, isSomebody, isYou, type You } from '../query/whose.ts';
import type { AbilityContext } from '../script/definition.ts';

/*
 * Who did it, and with whose card (TERM-2, TERM-15)? The two differ if a card names another player to carry it out. The
 * only place that compares seats with causes; `tools/whose.grit` enforces that.
 */

/** The player credited with an event; NOBODY: a base, an uncontrolled monster or the rules. */
interface Credited {
  readonly by: Seat;
}
export const byYou = (me: You, event: Credited): boolean => isYou(me, event.by);
export const byAnother = (me: You, event: Credited): boolean => isAnother(me, event.by);
export const bySomebody = (event: Credited): boolean => isSomebody(event.by);

/** Are two events credited to the same player? */
export const byTheSame = (one: { by?: Json }, other: { by?: Json }): boolean => one.by === other.by;

/** Is the cause's effect credited to that player (TERM-2)? */
export const isCreditedTo = (cause: Cause, seat: Seat): boolean => cause.seat === seat;
/** TERM-2: the player the card names to carry it out gets the credit. */
export const creditedSeat = (op: Pick<Op, 'by'>, cause: Cause): Seat => op.by ?? cause.seat;
/** The cause as that player's. */
export const credited = (op: Op, cause: Cause): Cause =>
  op.by === undefined ? cause : { ...cause, seat: op.by, from: cause.seat };

/** Whose cards or abilities a protection applies to. */
export type From = (me: AbilityContext, cause: Cause, q: Query) => boolean;

/**
 * TERM-15: "other players' cards", "other players' abilities". Depends on the card the effect comes from, whoever
 * carries it out: a base's is nobody's, and another player's remains theirs even if its text has you carry it out.
 */
export const fromAnothersCard = (me: You, { type, seat, from = seat }: Cause): boolean =>
  type !== 'base' && isAnother(me, from);
/** The same for actions only: "other players' actions". */
export const fromAnothersAction = (me: You, cause: Cause): boolean =>
  cause.type === 'action' && fromAnothersCard(me, cause);
/** TERM-15, for what has happened: "after a card of another player …". */
export const byAnothersCard = (me: You, { by, byType }: Credited & { readonly byType: Cause['type'] }): boolean =>
  byType !== 'base' && isAnother(me, by);
/** TERM-15: "other players" who do something. Depends on who carries it out or gets the credit. */
export const byAnotherPlayer = (me: You, { seat }: Cause): boolean => isAnother(me, seat);
