import {
  type AbilityContext,
  act,
  at,
  cannotPlay,
  card,
  chooseBase,
  chooseCard,
  faction,
  fromAnothersCard,
  hasOtherBase,
  haveMinionHere,
  here,
  instead,
  isAction,
  isAnother,
  isAnothers,
  isYours,
  isYourTurn,
  look,
  mayUseBothParts,
  moveEach,
  onPlay,
  onPlayThere,
  ops,
  ownPower,
  playCard,
  powerHere,
  type Query,
  type Script,
  takeFromDiscard,
  talent,
  unaffected,
  yourMinionHere,
  yourMinionsHereHave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { steampunksBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Your actions on bases and minions. */
const yourActions = (q: Query, me: AbilityContext): number[] => q.actions().filter((ix) => isYours(me)(q, ix));
/** Is one of your actions on this base? An action on a minion there does not count (PLAY-3). */
const hasYourAction = (q: Query, me: AbilityContext, base: number): boolean =>
  q.actionsOn(base).some((ix) => isYours(me)(q, ix));

export const steampunks = faction(asFacts(facts), [
  /** Ongoing: Other players' cards do not affect your actions. */
  card(
    'Steam Queen',
    unaffected(fromAnothersCard, (q, me, ix) => yourActions(q, me).includes(ix)),
  ),

  /** Play, as an extra action, an action from your discard pile that can be played on a base. */
  card(
    'Mechanic',
    onPlay(function* (me) {
      const actions = yield* look((q) =>
        q.discard(me.seat).filter((ix) => q.isPlayedOn(ix, 'base') && q.hasPlace(me.seat, ix)),
      );
      const action = yield* chooseCard(me.seat, 'Choose an action to play on a base', actions);
      if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  /** Ongoing: This minion has +1 power while at least one of your actions is on this base. */
  card(
    'Steam Man',
    ownPower((q, me) => (hasYourAction(q, me, here(q, me)) ? 1 : 0)),
  ),

  /** Talent: Move this minion to any base with one of your actions on it. */
  card(
    'Captain Ahab',
    talent(
      function* (me) {
        const bases = yield* look((q) => harbours(q, me));
        const to = yield* chooseBase(me.seat, 'Choose the base to move to', bases);
        if (to !== null) yield* act(ops.move(me.self, to));
      },
      (q, me) => harbours(q, me).length > 0,
    ),
  ),

  /** Put this on a base. Ongoing: While you have a minion here, you have +5 power here. */
  card(
    'Aggromotive',
    powerHere((q, me) => (q.hasMinion(here(q, me), me.seat) ? 5 : 0)),
  ),

  /** Choose one of your actions on a base or a minion and place it in your hand. Play it again as an extra action. */
  card(
    'Change of Venue',
    onPlay(function* (me) {
      const action = yield* chooseCard(
        me.seat,
        'Choose one of your actions to play again',
        yield* look((q) => yourActions(q, me)),
      );
      if (action === null) return;
      yield* act(ops.place(action, 'hand'));
      // A card you do not own went to its owner's hand (TERM-5).
      if (yield* look((q) => q.hand(me.seat).includes(action))) yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  /** Put this on a base. Ongoing: At the end of your turn, if you have a minion here, draw a card. */
  card(
    'Difference Engine',
    at('turnEnd', { when: isYourTurn, still: haveMinionHere }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Put this on a base. Ongoing: Your minions here that would be destroyed return to your hand instead. */
  card(
    'Escape Hatch',
    instead({ of: 'destroy', when: (q, me, op) => yourMinionHere(q, me, op.card) }, function* (me) {
      yield* act(ops.returnToHand(me.args.card));
      return true;
    }),
  ),

  /** Put this on a base. Destroy every action of the other players on it. Ongoing: No other player can play actions on this base. */
  card(
    'Ornate Dome',
    onPlayThere(function* (me) {
      const theirs = yield* look((q) => q.actionsOn(here(q, me)).filter((ix) => isAnothers(me)(q, ix)));
      yield* act(...theirs.map(ops.destroy));
    }),
    cannotPlay((q, me, { seat, at, as }) => at === here(q, me) && as === 'action' && isAnother(me, seat)),
  ),

  /** Put this on a base. Ongoing: All your minions here have +2 power. */
  card('Rotary Slug Thrower', yourMinionsHereHave(2)),

  /** Choose an action in your discard pile and place it in your hand. */
  card(
    'Scrap Diving',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Place an action from your discard pile in hand', isAction);
    }),
  ),

  /** Put this on a base. Talent: Move one of your minions here from another base OR from here to another base. */
  card(
    'Zeppelin',
    talent(
      function* (me) {
        const mine = yield* look((q) => passengers(q, me));
        const minion = yield* chooseCard(me.seat, 'Choose a minion to move here or away from here', mine);
        if (minion === null) return;
        const fromHere = yield* moveHereOrAway(me, minion);
        const rest = yield* look((q) =>
          passengers(q, me).filter((ix) => ix !== minion && yourMinionHere(q, me, ix) !== fromHere),
        );
        if (rest.length === 0 || !(yield* mayUseBothParts(me))) return;
        const other = yield* chooseCard(me.seat, 'Choose a minion to move here or away from here', rest);
        if (other !== null) yield* moveHereOrAway(me, other);
      },
      (q, me) => passengers(q, me).length > 0,
    ),
  ),

  ...steampunksBases,
]);

/** The other bases with one of your actions on them. */
const harbours = (q: Query, me: AbilityContext): number[] =>
  q.otherBases(here(q, me)).filter((base) => hasYourAction(q, me, base));
/** Your minions that can be moved to this base or from it. */
const passengers = (q: Query, me: AbilityContext): number[] => (hasOtherBase(q) ? q.minionsOf(me.seat) : []);
/** Moves it from here to another base, or from elsewhere to here; returns whether it was here. */
function* moveHereOrAway(me: AbilityContext, minion: number): Script<boolean> {
  const wasHere = yield* look((q) => yourMinionHere(q, me, minion));
  if (wasHere) yield* moveEach(me, [minion]);
  else yield* act(ops.move(minion, yield* look((q) => here(q, me))));
  return wasHere;
}
