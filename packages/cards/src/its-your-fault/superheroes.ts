import {
  act,
  after,
  at,
  cancelsHost,
  card,
  chooseBase,
  chooseCards,
  chooseMinion,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  here,
  host,
  hostPower,
  isAnothers,
  isYours,
  look,
  type Me,
  NOBODY,
  onPlay,
  ops,
  othersCannotDestroy,
  playFromDeck,
  playsTitan,
  powerAtMost,
  protect,
  type Query,
  subjectOf,
  talent,
  titan,
  toOneMinion,
  yourMinionHere,
} from '@smash/engine/script';
import facts from '../../facts/its-your-fault/superheroes.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { superheroesBases } from './bases.ts';

const isStrong = (q: Query, ix: number): boolean => q.power(ix) >= 5;
/** A base where you have a strong minion. */
const hasStrong = (q: Query, me: Me, base: number): boolean =>
  q.minionsAt(base).some((ix) => q.controller(ix) === me.seat && isStrong(q, ix));

export const superheroes = faction(asFacts(facts), [
  /** Ongoing: Other players cannot destroy your minions here. */
  card('Awesome Guy', othersCannotDestroy(yourMinionHere)),

  /** Talent: Each of your minions here gains +1 power this turn. */
  card(
    'Captain Amazing',
    talent(function* (me) {
      const mine = yield* look((q) => q.minions((ix) => yourMinionHere(q, me, ix)));
      const until = yield* endOfTurn();
      yield* act(...mine.map((ix) => ops.power(ix, 1, until)));
    }),
  ),

  /** Talent: Choose another player's minion and cancel its abilities until the start of your next turn. */
  card(
    'Mind Lady',
    talent(function* (me) {
      const until = yield* look((q) => ({ t: 'turnStart' as const, seat: me.seat, after: q.s.turn }));
      yield* toOneMinion(me, "Cancel the abilities of another player's minion", isAnothers(me), (ix) =>
        ops.cancel(ix, until),
      );
    }),
  ),

  /** Ongoing: You may move this minion to a base after a minion is played there. */
  card(
    'The Burst',
    after(
      'play',
      {
        may: true,
        // A fusion played as an action is played nowhere (FUS-1).
        when: (q, _me, played) => q.isMinionCard(played.card) && played.to !== NOBODY,
        possible: (q, me) => q.isBase(me.args.to as number) && here(q, me) !== me.args.to,
      },
      function* (me) {
        yield* act(ops.move(me.self, me.args.to as number));
      },
    ),
  ),

  /** Ongoing: You may destroy this minion at the start of your turn to search your deck for a minion with power 5 or more, play that minion here as an extra minion and shuffle the deck. */
  card(
    'Mild Mannered Citizen',
    at('turnStart', { may: true, when: (q, me) => q.s.current === me.seat }, function* (me) {
      const base = yield* look((q) => here(q, me));
      const [destroyed] = yield* act(ops.destroy(me.self));
      if (destroyed) yield* playFromDeck(me.seat, base, isStrong);
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +1 power and other players cannot destroy it. */
  card(
    'Expanded Power',
    hostPower(1),
    othersCannotDestroy((q, me, minion) => minion === host(q, me)),
  ),

  /** Choose up to three minions in your discard pile and place them on the bottom of your deck. */
  card(
    'Golden Age',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const chosen = yield* chooseCards(me.seat, 'Place up to three minions: the last lies lowest', minions, {
        min: 0,
        max: 3,
        ordered: true,
      });
      yield* act(...chosen.map((ix) => ops.place(ix, 'bottom')));
    }),
  ),

  /** Each of your minions with power 5 or more gains +2 power this turn. */
  card(
    'Justice Friends',
    onPlay(function* (me) {
      const strong = yield* look((q) => q.minionsOf(me.seat).filter((ix) => isStrong(q, ix)));
      const until = yield* endOfTurn();
      yield* act(...strong.map((ix) => ops.power(ix, 2, until)));
    }),
  ),

  /** Put this on a minion. Ongoing: Cancel this minion's abilities. */
  card('My Only Weakness!', cancelsHost()),

  /** Choose up to two minions with power 2 or less in your discard pile and place them into your hand. */
  card(
    'Not Really Dead',
    onPlay(function* (me) {
      const weak = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix) && powerAtMost(2)(q, ix)));
      const chosen = yield* chooseCards(me.seat, 'Place up to two minions in your hand', weak, { min: 0, max: 2 });
      yield* act(...chosen.map((ix) => ops.place(ix, 'hand')));
    }),
  ),

  /** Destroy one of your minions to search your deck for a minion with more power than it, play that minion on the same base as an extra minion and shuffle the deck. */
  card(
    'Radioactive Exposure',
    onPlay(function* (me) {
      // What is done to get something is always optional (RES-11).
      const minion = yield* chooseMinion(me, 'Destroy one of your minions', isYours(me), { may: true });
      if (minion === null) return;
      const [base, power] = yield* look((q) => [q.base(minion), q.power(minion)]);
      const [destroyed] = yield* act(ops.destroy(minion));
      if (destroyed) yield* playFromDeck(me.seat, base!, (q, ix) => q.power(ix) > power!);
    }),
  ),

  /** Put this on a base. Ongoing: Other players cannot destroy your minions here with power 3 or less. */
  card(
    'Secret Base',
    othersCannotDestroy((q, me, minion) => yourMinionHere(q, me, minion) && powerAtMost(3)(q, minion)),
  ),

  /** Choose a base where you have a minion with power 5 or more. Play an extra minion with power 2 or less there. */
  card(
    'Sidekick',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => hasStrong(q, me, base)));
      const base = yield* chooseBase(me.seat, 'Choose where the extra minion may go', bases);
      if (base !== null) yield* extraMinion(me.seat, { power: 2, base });
    }),
  ),

  /** Special: You may play this titan if you have three or more minions with power 5 or more in play. Ongoing: Other players' abilities do not affect your minions here. Talent: You may play an extra minion with power 2 or less and/or an extra action this turn. */
  titan(
    'The Everything Glove',
    playsTitan({ when: (q, me) => q.minionsHeldBy(me.seat).filter((ix) => isStrong(q, ix)).length >= 3 }),
    protect(
      (q, me, op, cause) => cause.seat !== me.seat && cause.seat !== NOBODY && yourMinionHere(q, me, subjectOf(op)),
    ),
    talent(function* (me) {
      yield* extraMinion(me.seat, { power: 2 });
      yield* extraAction(me.seat);
    }),
  ),

  ...superheroesBases,
]);
