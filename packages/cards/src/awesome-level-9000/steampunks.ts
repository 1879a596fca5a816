import {
  act,
  affects,
  at,
  byAnother,
  cannotPlay,
  card,
  chooseBase,
  chooseCard,
  faction,
  here,
  instead,
  isAction,
  look,
  type Me,
  moveEach,
  onPlay,
  ops,
  ownPower,
  playCard,
  powerHere,
  protect,
  type Query,
  takeFromDiscard,
  talent,
  yourMinionHere,
} from '@smash/engine/script';
import facts from '../../facts/awesome-level-9000/steampunks.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { steampunksBases } from './bases.ts';

/** Your actions on bases and minions. */
const yourActions = (q: Query, me: Me): number[] => q.actions().filter((ix) => q.controller(ix) === me.seat);
/** Is one of your actions on this base? One on a minion there is not (PLAY-3). */
const hasYourAction = (q: Query, me: Me, base: number): boolean =>
  q.actionsOn(base).some((ix) => q.controller(ix) === me.seat);

export const steampunks = faction(asFacts(facts), [
  /** Ongoing: Other players' cards do not affect your actions. */
  card(
    'Steam Queen',
    protect((q, me, op, cause) => byAnother(me, cause) && affects(op, op.card) && yourActions(q, me).includes(op.card)),
  ),

  /** Play, as an extra action, an action from your discard pile that can be played on a base. */
  card(
    'Mechanic',
    onPlay(function* (me) {
      const actions = yield* look((q) =>
        q.discard(me.seat).filter((ix) => q.def(ix).subtype === 'base' && q.places(me.seat, ix).length > 0),
      );
      const action = yield* chooseCard(me.seat, 'Choose an action to play on a base', actions);
      if (action !== null) yield* playCard(me.seat, action);
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
      // Another player's card has gone to its owner's hand (TERM-5).
      if (yield* look((q) => q.hand(me.seat).includes(action))) yield* playCard(me.seat, action);
    }),
  ),

  /** Put this on a base. Ongoing: At the end of your turn, if you have a minion here, draw a card. */
  card(
    'Difference Engine',
    at('turnEnd', { when: (q, me) => q.s.current === me.seat && q.hasMinion(here(q, me), me.seat) }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Put this on a base. Ongoing: Your minions here that would be destroyed return to your hand instead. */
  card(
    'Escape Hatch',
    instead({ of: 'destroy', when: (q, me, op) => yourMinionHere(q, me, op.card) }, function* (me) {
      yield* act(ops.returnToHand(me.args.card as number));
      return true;
    }),
  ),

  /** Put this on a base. Destroy every action of the other players on it. Ongoing: No other player can play actions on this base. */
  card(
    'Ornate Dome',
    onPlay(function* (me) {
      const theirs = yield* look((q) => q.actionsOn(here(q, me)).filter((ix) => q.controller(ix) !== me.seat));
      yield* act(...theirs.map(ops.destroy));
    }),
    cannotPlay((q, me, seat, ix, base) => base === here(q, me) && isAction(q, ix) && seat !== me.seat),
  ),

  /** Put this on a base. Ongoing: All your minions here have +2 power. */
  card('Rotary Slug Thrower', {
    kind: 'power',
    label: 'ongoing',
    of: (q, me, target) => (yourMinionHere(q, me, target) ? 2 : 0),
  }),

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
        if (yield* look((q) => yourMinionHere(q, me, minion))) yield* moveEach(me, [minion]);
        else yield* act(ops.move(minion, yield* look((q) => here(q, me))));
      },
      (q, me) => passengers(q, me).length > 0,
    ),
  ),

  ...steampunksBases,
]);

/** The other bases with one of your actions on them. */
const harbours = (q: Query, me: Me): number[] => q.otherBases(here(q, me)).filter((base) => hasYourAction(q, me, base));
/** Your minions that can be moved to this base or from it. */
const passengers = (q: Query, me: Me): number[] => (q.bases().length > 1 ? q.minionsOf(me.seat) : []);
