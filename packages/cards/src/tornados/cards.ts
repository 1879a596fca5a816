import {
  type AbilityContext,
  act,
  after,
  both,
  byYou,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseMinions,
  chooseParts,
  type EventOf,
  faction,
  hasOtherBase,
  here,
  isYours,
  look,
  moveEach,
  moveOne,
  moveToOrFromHere,
  moveToOtherBase,
  NOBODY,
  onPlay,
  ops,
  otherHosts,
  playedAt,
  playNow,
  powerAtMost,
  type Query,
  scoringBase,
  special,
  talent,
  titan,
  toOneMinion,
  tradePlaces,
  transferOne,
  wasMinion,
  wasYours,
  yourMinionsToSave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { tornadosBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Minions of power 3 or less, for each of which there is one at another base. */
const tradable = (q: Query): CardIx[] => {
  const small = q.minions((ix) => q.power(ix) <= 3);
  return small.filter((ix) => small.some((other) => q.base(other) !== q.base(ix)));
};

/** Where you have a minion and can play this titan. */
const landings = (q: Query, me: AbilityContext): CardIx[] =>
  q.places(me.seat, me.self, undefined, (base) => q.hasMinion(base, me.seat));

/** One of your minions has moved to or from the base of this card. */
const yoursCameOrWent = (q: Query, me: AbilityContext, moved: EventOf<'move'>): boolean =>
  wasMinion(q, moved) && wasYours(me, moved) && [moved.base, moved.to].includes(here(q, me));

export const tornados = faction(asFacts(facts), [
  /** Talent: Move a minion with power 4 or less to here from another base, or to another base from here. */
  card(
    'Monster Tornado',
    talent(
      function* (me) {
        yield* moveToOrFromHere(me, 'Move a minion of power 4 or less to or from here', powerAtMost(4));
      },
      (q) => hasOtherBase(q) && q.minions((ix) => q.power(ix) <= 4).length > 0,
    ),
  ),

  /** Talent: This minion moves to another base. */
  card('Cyclone', talent(moveToOtherBase, hasOtherBase)),

  /** You may move a minion with power 3 or less to here from another base, or to another base from here. */
  card(
    'Twister',
    onPlay(function* (me) {
      yield* moveToOrFromHere(me, 'Move a minion of power 3 or less to or from here', powerAtMost(3), { may: true });
    }),
  ),

  /** Special: You may move this minion to a base before that base scores. */
  card(
    'Dust Devil',
    special('beforeScore', { may: true, when: (q, me) => here(q, me) !== scoringBase(me) }, function* (me) {
      yield* act(ops.move(me.self, scoringBase(me)));
    }),
  ),

  /** Move a minion to another base. */
  card(
    'Carried Away',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose the minion to move', () => true);
    }),
  ),

  /** Special: After a base scores, you may choose a minion of yours there: it moves to another base instead of going to the discard pile. */
  card(
    'Gone with the Wind',
    playedAt('afterScore', function* (me) {
      const base = scoringBase(me);
      const mine = yield* look((q) => yourMinionsToSave(q, me));
      const minion = yield* chooseCard(me.seat, 'Choose one of your minions to move', mine, { may: true });
      if (minion === null) return;
      const to = yield* chooseBase(me.seat, 'Choose the base it moves to', yield* look((q) => q.otherBases(base)));
      if (to !== null) yield* act(ops.fate(minion, to, me.seat));
    }),
  ),

  /** Destroy a base and any actions on it or on the minions there. Put the top card of the base deck in its place; all minions of the old base stay there. */
  card(
    'Not in Kansas',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base to destroy', yield* look((q) => q.bases()));
      if (base === null) return;
      yield* act(ops.refill(NOBODY));
      const next = yield* look((q) => q.s.baseDeck.at(-1) ?? NOBODY);
      const actions = yield* look((q) => [base, ...q.minionsAt(base)].flatMap((ix) => q.actionsOn(ix)));
      yield* act(...actions.map(ops.destroy), ops.renewBase(base, next));
    }),
  ),

  /** Special: Before a base scores, choose a minion of yours on another base and move it to the scoring base. */
  card(
    'Over the Rainbow',
    playedAt('beforeScore', function* (me) {
      const base = scoringBase(me);
      const which = both(isYours(me), (q, ix) => q.base(ix) !== base);
      yield* toOneMinion(me, 'Choose one of your minions to move there', which, (ix) => ops.move(ix, base));
    }),
  ),

  /** Special: Before a base scores, choose a minion there and move it to another base. */
  card(
    'Picked Up',
    playedAt('beforeScore', function* (me) {
      yield* moveOne(me, 'Choose the minion to move', (q, ix) => q.base(ix) === scoringBase(me));
    }),
  ),

  /** Choose an action on a base and transfer it to another base, or one on a minion and transfer it to another minion. */
  card(
    'Ripped Off',
    onPlay(function* (me) {
      yield* transferOne(me, yield* look((q) => q.actions().filter((ix) => otherHosts(q, ix).length > 0)));
    }),
  ),

  /** Choose two minions with power 3 or less. Each moves to the other's base. */
  card(
    'Trade Winds',
    onPlay(function* (me) {
      const list = yield* look(tradable);
      const one = yield* chooseCard(me.seat, 'Choose the first minion', list);
      if (one === null) return;
      const partners = yield* look((q) => list.filter((ix) => q.base(ix) !== q.base(one)));
      const other = yield* chooseCard(me.seat, 'Choose the minion it trades places with', partners);
      if (other !== null) yield* tradePlaces(one, other);
    }),
  ),

  /** You may move any number of your minions, each to any other base. */
  card(
    'Whirlwinds',
    onPlay(function* (me) {
      yield* moveEach(me, yield* chooseMinions(me, 'Choose the minions to move', isYours(me), { may: true, max: 99 }));
    }),
  ),

  /** Special: On a base where you have a minion, you may play this titan after two or more minions have been moved by you in a turn. Ongoing: When one or more of your minions have moved to or from here, one of them gets a +1 power counter placed on it. Talent: This titan moves to another base OR gets a +1 power counter placed on it. */
  titan(
    'Category 5',
    special(
      'move',
      {
        from: 'aside',
        may: true,
        together: true,
        when: (q, me, moved) => byYou(me, moved) && wasMinion(q, moved),
        still: (q, me) => q.minionsMoved(me.seat) >= 2,
        possible: (q, me) => landings(q, me).length > 0,
      },
      function* (me) {
        const at = yield* chooseBase(me.seat, 'Choose the base it is played on', yield* look((q) => landings(q, me)));
        if (at !== null) yield* playNow({ card: me.self, at, seat: me.seat });
      },
    ),
    after('move', { together: true, when: yoursCameOrWent }, function* (me) {
      const moved = yield* look((q) => me.args.cards.filter((ix) => q.isMinion(ix)));
      const minion = yield* chooseCard(me.seat, 'Choose which of them gets the counter', moved);
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
    talent(function* (me) {
      const parts: Record<string, string> = { counter: 'A power counter' };
      if (yield* look(hasOtherBase)) parts.move = 'Move it';
      for (const part of yield* chooseParts(me, 'Move this titan, or place a counter on it', parts)) {
        if (part === 'move') yield* moveToOtherBase(me);
        else yield* act(ops.counters(me.self, 1));
      }
    }),
  ),

  ...tornadosBases,
]);
