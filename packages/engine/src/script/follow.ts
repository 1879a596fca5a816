import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import { isAnothers, isControlledBy } from '../query/whose.ts';
import { chooseToDo } from './choose.ts';
import type { Ability, AbilityContext } from './definition.ts';
import { forEachPlayer } from './each-player.ts';
import { look, type Script } from './language.ts';

/** Does this player follow the ability of this base? A player who may ignore it is asked (TERM-13). */
export function* follows(me: AbilityContext, seat: Seat): Script<boolean> {
  const ignoring = yield* look((q) => q.ignoring(me.self, seat));
  if (ignoring !== 'may') return ignoring === '';
  return !(yield* chooseToDo(seat, 'Ignore the ability of this base', 'Ignore it', 'Follow it'));
}

/** The cards that this base's ability affects: without those of players who ignore it (TERM-13), each asked once. */
export function* affectedByBase(me: AbilityContext, cards: readonly CardIx[]): Script<CardIx[]> {
  const spared = new Set<CardIx>();
  yield* forEachPlayer(function* (seat) {
    const theirs = yield* look((q) => cards.filter((ix) => isControlledBy(q, ix, seat)));
    if (theirs.length > 0 && !(yield* follows(me, seat))) for (const ix of theirs) spared.add(ix);
  });
  return cards.filter((ix) => !spared.has(ix));
}

/**
 * A player uses this base's ability on a card of their choice: does it affect the card? Another player who controls the
 * card may ignore the base (TERM-13).
 */
export function* affectsChosen(me: AbilityContext, card: CardIx, by: Seat = me.seat): Script<boolean> {
  const other = yield* look((q) => (isAnothers({ seat: by })(q, card) ? q.controller(card) : NOBODY));
  return other === NOBODY || (yield* follows(me, other));
}

/**
 * TERM-13, for every triggered ability of a base: once every player ignores the base it does nothing, even if it was
 * already waiting. An ability that is mandatory for one player (`seats`) asks whether that player follows it this time;
 * one for several players asks each of them in its own text.
 */
export function ignorable(ability: Ability): Ability {
  if (ability.kind !== 'trigger' || ability.given === true) return ability;
  const { run, seats, optional } = ability;
  return {
    ...ability,
    run: function* (me) {
      if (yield* look((q) => q.isIgnored(me.self))) return;
      if (seats && !optional && !(yield* follows(me, me.seat))) return;
      yield* run(me);
    },
  };
}
