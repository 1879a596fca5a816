import {
  type AbilityContext,
  act,
  affectsMinions,
  after,
  both,
  byActionYouPlay,
  card,
  chooseBase,
  chooseMinion,
  chooseToDo,
  eachGets,
  endSearch,
  extraAction,
  faction,
  fromAnothersAction,
  here,
  ifItStays,
  isAction,
  isHost,
  isPlayableAction,
  isYours,
  later,
  look,
  mayPlayExtraAction,
  minionsGet,
  moveOne,
  onPlay,
  ops,
  playCard,
  playExtraMinion,
  playedAt,
  type Query,
  type Script,
  schedule,
  scoringBase,
  searchPiles,
  type ToldOf,
  unaffected,
  wasYours,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { musketeersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** An action you play directly affects this minion. */
const youAffectThis = (q: Query, me: AbilityContext, affected: ToldOf<'affectDirectly'>): boolean =>
  affected.card === me.self && byActionYouPlay(q, me, affected);

/** An extra action that has to affect this minion directly. */
function* extraActionFor(me: AbilityContext, minion: number): Script {
  yield* extraAction(me.seat, { affects: yield* look((q) => q.card(minion).stamp) });
}
/** Gives a minion of your choice that much power this turn. */
function* strengthenOne(me: AbilityContext, n: number): Script<number | null> {
  const minion = yield* chooseMinion(me, 'Choose the minion to strengthen');
  if (minion !== null) yield* eachGets([minion], n);
  return minion;
}

export const musketeers = faction(asFacts(facts), [
  /** Ongoing: After you play an action that directly affects other minions of yours here (one or more), each minion so affected gets +1 power this turn. */
  card(
    'Athos',
    after(
      'affectDirectly',
      {
        when: (q, me, affected) =>
          affected.card !== me.self &&
          affected.base === here(q, me) &&
          q.isMinion(affected.card) &&
          wasYours(me, affected) &&
          byActionYouPlay(q, me, affected),
      },
      function* (me) {
        yield* eachGets(me.args.cards, 1);
      },
    ),
  ),

  /** Ongoing: No action of another player affects this minion. */
  card(
    'Porthos',
    unaffected(fromAnothersAction, (_q, me, ix) => ix === me.self),
  ),

  /** Ongoing: Once on your turn, after you play an action that directly affects this minion, you may play as an extra action another one that also does. */
  card(
    'Aramis',
    after(
      'affectDirectly',
      {
        ...mayPlayExtraAction,
        limit: 'turn',
        when: (q, me, affected) => youAffectThis(q, me, affected) && q.isPlaying(me.seat),
      },
      function* (me) {
        yield* extraActionFor(me, me.self);
      },
    ),
  ),

  /** Ongoing: Draw a card after you play an action that directly affects this minion. */
  card(
    "D'Artagnan",
    after('affectDirectly', { when: youAffectThis }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Ongoing: Each turn, after the first action you play that directly affects this minion, it gets +1 power this turn. */
  card(
    'Young Musketeer',
    after('affectDirectly', { first: true, when: youAffectThis }, function* (me) {
      yield* eachGets([me.self], 1);
    }),
  ),

  /** Put this on a minion. You may play an extra action. Ongoing: After each other action you play that directly affects this minion, give it +1 power this turn and, at the end of the turn, destroy this card. */
  card(
    'All for One',
    onPlay(function* (me) {
      yield* extraAction(me.seat);
    }),
    after(
      'affectDirectly',
      {
        when: (q, me, affected) =>
          isHost(q, me, affected.card) && affected.byCard !== me.self && byActionYouPlay(q, me, affected),
      },
      function* (me) {
        yield* eachGets([me.args.card], 1);
        yield* schedule(me, 'turnEnd', { stamp: yield* look((q) => q.card(me.self).stamp) });
      },
    ),
    later<{ stamp: number }>(function* (me) {
      if (yield* look((q) => q.isSame(me.self, me.args.stamp))) yield* act(ops.destroy(me.self));
    }),
  ),

  /** Give a minion of your choice +2 power this turn. You may play an extra action, which must directly affect that minion. */
  card(
    'Biding Time',
    onPlay(function* (me) {
      const minion = yield* strengthenOne(me, 2);
      if (minion !== null) yield* extraActionFor(me, minion);
    }),
  ),

  /** Give a minion of your choice +1 power this turn. Draw a card. You may play an extra action. */
  card(
    'En Garde',
    onPlay(function* (me) {
      yield* strengthenOne(me, 1);
      yield* act(ops.draw(me.seat, 1));
      yield* extraAction(me.seat);
    }),
  ),

  /** Special: Before a base scores, choose a minion of yours there; it gets +2 power this turn. Draw a card. */
  card(
    'Last Stand',
    playedAt('beforeScore', function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Choose the minion to strengthen',
        both(isYours(me), (q, ix) => q.base(ix) === scoringBase(me)),
      );
      if (minion !== null) yield* eachGets([minion], 2);
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** One of your minions moves to another base. You may play an extra action. */
  card(
    'Make Way',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
      yield* extraAction(me.seat);
    }),
  ),

  /** As extra actions, play up to two actions that directly affect one and the same minion. */
  card(
    'On a Roll',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that both actions affect');
      if (minion === null) return;
      yield* extraActionFor(me, minion);
      yield* extraActionFor(me, minion);
    }),
  ),

  /** Choose a base. Your minions there get +1 power each this turn. You may play an extra action. */
  card(
    'One For All',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
      yield* minionsGet(me, (q, _me, ix) => q.base(ix) === base && isYours(me)(q, ix), 1);
      yield* extraAction(me.seat);
    }),
  ),

  /** Play an extra minion. As an extra action, you may play an action that directly affects that minion. */
  card(
    'To Battle!',
    onPlay(function* (me) {
      const minion = yield* ifItStays(playExtraMinion(me.seat, {}, { may: true }));
      if (minion !== null) yield* extraActionFor(me, minion);
    }),
  ),

  /** Search your deck, your discard pile or both for an action that directly affects a minion, and place it into your hand. That action you may play as an extra action. */
  card(
    'Token of Affection',
    onPlay(function* (me) {
      const found = yield* searchPiles(
        me.seat,
        'Choose an action that affects a minion',
        (q, ix) => isAction(q, ix) && affectsMinions(q.def(ix)),
      );
      const action = found.card;
      if (action !== null) yield* act(ops.place(action, 'hand'));
      yield* endSearch(me.seat, found);
      if (action === null || !(yield* look((q) => isPlayableAction(q, me.seat, action)))) return;
      if (yield* chooseToDo(me.seat, 'Play it as an extra action', 'Play it', 'Keep it'))
        yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  ...musketeersBases,
]);
