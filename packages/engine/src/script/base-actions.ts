import type { CardIx, Seat } from '../model/index.ts';
import { isActionZone } from '../query/places.ts';
import type { Query } from '../query/query.ts';
import { isYours } from '../query/whose.ts';
import { here } from './abilities.ts';
import { chooseBase, chooseCard } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { act, look, ops, type Script } from './language.ts';

/** Actions on bases themselves; those on minions are not on the base (PLAY-3). */
export const actionsOnBases = (q: Query): CardIx[] => q.bases().flatMap((base) => q.actionsOn(base));
/** Actions on minions, at any base. */
export const actionsOnMinions = (q: Query): CardIx[] => q.actions().filter((ix) => !isActionOnBase(q, ix));
/** Actions on the minions at this card's base. */
export const attachedHere = (q: Query, me: AbilityContext): CardIx[] =>
  q.minionsAt(here(q, me)).flatMap((ix) => q.actionsOn(ix));
/** How many actions of yours are on this card's base itself (PLAY-3). */
export const yourActionsHere = (q: Query, me: AbilityContext): number =>
  q.actionsOn(here(q, me)).filter((ix) => isYours(me)(q, ix)).length;

/** Transfers an action on a base to another base of the player's choice. Returns that base, or null if it stays. */
export function* transferElsewhere(seat: Seat, action: CardIx): Script<CardIx | null> {
  const to = yield* chooseBase(
    seat,
    'Choose the base the action goes to',
    yield* look((q) => q.otherBases(q.base(action))),
  );
  return to !== null && (yield* act(ops.transfer(action, to)))[0] ? to : null;
}

/** Where an action in play could go instead: the other bases, or the other minions. */
export const otherHosts = (q: Query, action: CardIx): CardIx[] => {
  const { at } = q.card(action);
  return isActionOnBase(q, action) ? q.otherBases(at) : q.minions((ix) => ix !== at);
};

/** Is it an action in play? A buried card is none, whatever its face (BURY-2). */
export const isActionInPlay = (q: Query, ix: CardIx): boolean => isActionZone(q.card(ix).zone);
/** Is it an action on a base itself (PLAY-3)? */
export const isActionOnBase = (q: Query, ix: CardIx): boolean => q.card(ix).zone === 'baseAction';

/**
 * Transfers one of these actions to another base or minion. Returns whether it was on a base, or null if there are
 * none.
 */
export function* transferOne(me: AbilityContext, actions: CardIx[]): Script<boolean | null> {
  const action = yield* chooseCard(me.seat, 'Choose the action to transfer', actions);
  if (action === null) return null;
  const places = yield* look((q) => otherHosts(q, action));
  const onBase = yield* look((q) => isActionOnBase(q, action));
  const to = onBase
    ? yield* chooseBase(me.seat, 'Choose the other base', places)
    : yield* chooseCard(me.seat, 'Choose the other minion', places);
  if (to !== null) yield* act(ops.transfer(action, to));
  return onBase;
}
