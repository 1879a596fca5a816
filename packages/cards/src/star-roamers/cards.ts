import type { Op } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  at,
  both,
  type CardIx,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseOtherBase,
  chooseToDo,
  extraMinion,
  faction,
  forEachPlayer,
  fromAnothersCard,
  here,
  instead,
  isHere,
  isOwn,
  isPlayable,
  isYours,
  look,
  mayTakeOn,
  on,
  onPlay,
  onPlayThere,
  ops,
  pickAtRandom,
  playCard,
  playedAt,
  playedOnNewBase,
  playNow,
  powerAtMost,
  type Query,
  type Script,
  scoringBase,
  searchDeck,
  talent,
  toOneMinion,
  unaffected,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { starRoamersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** A minion of yours that would go to your hand. */
const isYoursToYou = (q: Query, me: AbilityContext, ix: CardIx): boolean =>
  q.isMinion(ix) && isYours(me)(q, ix) && isOwn(me)(q, ix);

/** Returns one of your matching minions. */
const returnOne = (me: AbilityContext, which: (q: Query, ix: CardIx) => boolean = () => true): Script<CardIx | null> =>
  toOneMinion(me, 'Return one of your minions to your hand', both(isYours(me), which), ops.returnToHand);

export const starRoamers = faction(asFacts(facts), [
  /** Search your deck for a minion, reveal it, add it to your hand and shuffle the deck. Play it here as an extra minion if its power is 3 or less. */
  card(
    "Ship's Captain",
    onPlay(function* (me) {
      const found = yield* searchDeck(me.seat, 'Choose the minion you take', (q, ix) => q.isMinionCard(ix));
      if (found !== null) yield* act(ops.place(found, 'hand'));
      yield* act(ops.shuffle(me.seat));
      if (found === null) return;
      const at = yield* look((q) => here(q, me));
      const plays = yield* look((q) => powerAtMost(3)(q, found) && q.canPlay(me.seat, found, at));
      if (plays) yield* playNow({ card: found, at, seat: me.seat });
    }),
  ),

  /** Ongoing: If another minion of yours would be destroyed, you may return it to its owner's hand instead. */
  card(
    'Medical Officer',
    instead(
      {
        of: 'destroy',
        when: (q, me, op) => op.card !== me.self && q.isMinion(op.card) && isYours(me)(q, op.card),
      },
      function* (me) {
        const { card: minion } = me.args;
        if (!(yield* chooseToDo(me.seat, 'Return the minion instead', 'Return it', 'Let it happen', [minion])))
          return false;
        yield* act(ops.returnToHand(minion));
        return true;
      },
    ),
  ),

  /** Talent: Return a minion of yours with power 4 or less to its owner's hand. Then play an extra minion that has another name. */
  card(
    'Science Officer',
    talent(function* (me) {
      const minion = yield* returnOne(me, powerAtMost(4));
      yield* extraMinion(me.seat, minion === null ? {} : { notNamed: yield* look((q) => q.card(minion).def) });
    }),
  ),

  /** Ongoing: When another minion of yours would be returned to your hand, you may choose to move it to another base instead. */
  card(
    "Ship's Engineer",
    instead({ of: 'return', when: (q, me, op) => op.card !== me.self && isYoursToYou(q, me, op.card) }, function* (me) {
      const { card: minion } = me.args;
      const name = yield* look((q) => q.name(minion));
      const to = yield* chooseOtherBase(me.seat, minion, name, { may: true });
      if (to === null) return false;
      yield* act(ops.move(minion, to));
      return true;
    }),
  ),

  /** Ongoing: When a card played by another player directly affects another of your minions here, you may have it affect this minion instead. */
  card(
    'Ensign',
    mayTakeOn((me) => (q, ix) => ix !== me.self && yourMinionHere(q, me, ix)),
  ),

  /** Choose two bases. All minions of the first move to the second. */
  card(
    'Hyperspeed 10',
    onPlay(function* (me) {
      const from = yield* chooseBase(me.seat, 'Choose the base they leave', yield* look((q) => q.bases()));
      if (from === null) return;
      const others = yield* look((q) => q.otherBases(from));
      const to = yield* chooseBase(me.seat, 'Choose the base they move to', others);
      if (to === null) return;
      const minions = yield* look((q) => q.minionsAt(from));
      yield* act(...minions.map((ix) => ops.move(ix, to)));
    }),
  ),

  /** Every player chooses one of their minions and returns it to its owner's hand. */
  card(
    'Mass Teleport',
    onPlay(function* (_me) {
      const returns: Op[] = [];
      yield* forEachPlayer(function* (seat) {
        const minions = yield* look((q) => q.minionsOf(seat));
        const minion = yield* chooseCard(seat, 'Return one of your minions to your hand', minions);
        if (minion !== null) returns.push(...carriedOutBy(seat, ops.returnToHand(minion)));
      });
      yield* act(...returns);
    }),
  ),

  /** Return one of your minions to its owner's hand. Special: You may play this after a base scores; you then return a minion from the scoring base. */
  card(
    'Port Me Up',
    onPlay(function* (me) {
      yield* returnOne(me);
    }),
    playedAt('afterScore', function* (me) {
      yield* toOneMinion(
        me,
        'Return a minion from the scoring base',
        (q, ix) => q.base(ix) === scoringBase(me),
        ops.returnToHand,
      );
    }),
  ),

  /** Put this on a base where you have a minion. Ongoing: Other players' cards do not affect your minions here. */
  card(
    'Protector Fields',
    on((q, seat, base) => q.hasMinion(base, seat)),
    unaffected(fromAnothersCard, yourMinionHere),
  ),

  /** Choose a minion and move it to another base determined at random. */
  card(
    'Teleport Error',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that moves');
      if (minion === null) return;
      const to = yield* pickAtRandom(yield* look((q) => q.otherBases(q.base(minion))));
      if (to !== null) yield* act(ops.move(minion, to));
    }),
  ),

  /** Return a minion of yours to its owner's hand. From your hand, reveal any number of minions that share one name and play them as extra minions. */
  card(
    'Teleport Overflow',
    onPlay(function* (me) {
      yield* returnOne(me);
      const playable = yield* look((q) =>
        q.hand(me.seat).filter((ix) => q.isMinionCard(ix) && isPlayable(q, me.seat, ix, 'minion')),
      );
      const group = yield* chooseCards(me.seat, 'Choose minions of one name to play', playable, {
        min: 0,
        max: 99,
        group: 'name',
      });
      yield* act(ops.reveal(me.seat, group));
      for (const minion of group)
        if (yield* look((q) => q.isInHand(minion, me.seat))) yield* playCard(me.seat, minion, { as: 'minion' });
    }),
  ),

  /** Play a new base from the base deck and put this on it. You may play an extra minion there. Ongoing: The next base that scores is not replaced. */
  card(
    'Weird New Worlds',
    playedOnNewBase(),
    onPlayThere(function* (me) {
      yield* extraMinion(me.seat, { base: yield* look((q) => here(q, me)) });
    }),
    // Once: then it has no ability left.
    at('afterScore', {}, function* (me) {
      yield* act(ops.notReplaced(me.args.base), ops.cancel(me.self, { t: 'ever' }));
    }),
  ),

  /** Put this on a base. Ongoing: If minions of yours on other bases would be returned to your hand, you may move any of them here instead. */
  card(
    'Whiplash Maneuver',
    instead(
      {
        of: 'return',
        when: (q, me, op) => isYoursToYou(q, me, op.card) && !isHere(me)(q, op.card),
      },
      function* (me) {
        const { card: minion } = me.args;
        if (!(yield* chooseToDo(me.seat, 'Move the minion here instead', 'Move it here', 'Let it happen', [minion])))
          return false;
        yield* act(ops.move(minion, yield* look((q) => here(q, me))));
        return true;
      },
    ),
  ),

  ...starRoamersBases,
]);
