import {
  type AbilityContext,
  act,
  after,
  both,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseOne,
  destroyAction,
  destroyWeakerThanYours,
  eachGets,
  endOfTurn,
  faction,
  here,
  ifItStays,
  isHere,
  isStillInPlay,
  isYours,
  look,
  mayDraw,
  moveOne,
  onPlay,
  ops,
  placeAtTurnEnd,
  placedAtTurnEnd,
  playExtraMinion,
  playFromDeck,
  playNamedTitan,
  playsTitanOnReplacement,
  powerAtMost,
  type Query,
  shuffleIntoDecks,
  talent,
  titan,
  titansToPlay,
  toOneMinion,
  youPlayedHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { ittyCrittersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** The titan named on the cards. */
const TITAN = asFacts(facts).titans[0]!.name;

const isAnotherHere = (me: AbilityContext) => both(isHere(me), (_q, ix) => ix !== me.self);
const isWeakMinion = (q: Query, ix: number): boolean => q.isMinionCard(ix) && powerAtMost(2)(q, ix);
const weakDiscarded = (q: Query, me: AbilityContext): number[] =>
  q.discard(me.seat).filter((ix) => isWeakMinion(q, ix));

export const ittyCritters = faction(asFacts(facts), [
  /** Talent: Search your deck for a minion with power 2 or less; as an extra minion, play it here. At the end of the turn it is placed on the bottom of your deck, provided you control it then. */
  card(
    'Critter Champion',
    talent(function* (me) {
      const at = yield* look((q) => here(q, me));
      yield* placeAtTurnEnd(me, yield* ifItStays(playFromDeck(me.seat, at, powerAtMost(2))));
    }),
    placedAtTurnEnd('bottom'),
  ),

  /** You may search your deck for a minion with power 2 or less and, as an extra minion, play it here. At the end of the turn it is placed on the bottom of your deck, provided you control it then. */
  card(
    'Critter Coach',
    onPlay(function* (me) {
      const at = yield* look((q) => here(q, me));
      yield* placeAtTurnEnd(me, yield* ifItStays(playFromDeck(me.seat, at, powerAtMost(2), { may: true })));
    }),
    placedAtTurnEnd('bottom'),
  ),

  /** You may place one +1 power counter on a different minion here. */
  card(
    'Calicoin',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Place a +1 power counter on another minion here',
        isAnotherHere(me),
        (ix) => ops.counters(ix, 1),
        { may: true },
      );
    }),
  ),

  /** You may draw a card. */
  card(
    'Flooffairy',
    onPlay(function* (me) {
      yield* mayDraw(me.seat);
    }),
  ),

  /** You may choose another minion here; it gets +2 power this turn. */
  card(
    'Krakatoad',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      yield* toOneMinion(me, 'Give another minion here +2 power', isAnotherHere(me), (ix) => ops.power(ix, 2, until), {
        may: true,
      });
    }),
  ),

  /** You may choose a card in your discard pile and shuffle it into your deck. */
  card(
    'Leafaroo',
    onPlay(function* (me) {
      const pile = yield* look((q) => q.discard(me.seat));
      const chosen = yield* chooseCard(me.seat, 'Shuffle a discarded card into your deck', pile, { may: true });
      if (chosen !== null) yield* shuffleIntoDecks([chosen]);
    }),
  ),

  /** You may destroy another minion here with power 2 or less. */
  card(
    'Shellshock',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy another minion here of power 2 or less',
        both(isAnotherHere(me), powerAtMost(2)),
        ops.destroy,
        { may: true },
      );
    }),
  ),

  /** You may move a different minion from here to another base. */
  card(
    'Tadpour',
    onPlay(function* (me) {
      yield* moveOne(me, 'Move another minion from here', isAnotherHere(me), { may: true });
    }),
  ),

  /** Choose one of your minions. Destroy a minion at its base that has lower power than it. */
  card('Coach Combat', onPlay(destroyWeakerThanYours)),

  /** Choose a minion in play with power 3 or less, whoever owns it. Shuffle it into your deck. */
  card(
    'Critter Cube',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Shuffle a minion of power 3 or less into your deck', powerAtMost(3));
      if (minion !== null && (yield* act(ops.placeInDeckOf(me.seat, minion)))[0]) yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Choose a minion of yours. Destroy it to do one of the following: play Rainboroc there; or search your deck for a minion whose power is at most 1 higher and, as an extra minion, play that one there. */
  card(
    'Evolution',
    onPlay(function* (me) {
      // Doing one thing to get another is always optional (RES-11).
      const minion = yield* chooseMinion(me, 'Destroy one of your minions', isYours(me), { may: true });
      if (minion === null) return;
      const [base, power] = yield* look((q) => [q.base(minion), q.power(minion)]);
      const [destroyed] = yield* act(ops.destroy(minion));
      if (!destroyed) return;
      const ways: Record<string, string> = { search: 'Search for a minion' };
      if (yield* look((q) => titansToPlay(q, me, TITAN, [base!]).length > 0)) ways.titan = `Play ${TITAN}`;
      if ((yield* chooseOne(me.seat, 'Choose what it becomes', ways)) === 'titan')
        yield* playNamedTitan(me, TITAN, [base!]);
      else yield* playFromDeck(me.seat, base!, powerAtMost(power! + 1));
    }),
  ),

  /** From your discard pile, shuffle one minion of each different name into your deck. */
  card(
    "Gotta Get 'Em All",
    onPlay(function* (me) {
      const oneOfEach = yield* look((q) => {
        const minions = q.discard(me.seat).filter((ix) => q.isMinionCard(ix));
        return minions.filter((ix, i) => minions.findIndex((other) => q.sharesName(other, ix)) === i);
      });
      yield* shuffleIntoDecks(oneOfEach);
    }),
  ),

  /** Search your deck for a minion with power 3 or less; play that minion as an extra minion. At the end of the turn it is placed on the bottom of your deck, provided you control it then. */
  card(
    'I Select You!',
    onPlay(function* (me) {
      yield* placeAtTurnEnd(me, yield* ifItStays(playFromDeck(me.seat, null, powerAtMost(3))));
    }),
    placedAtTurnEnd('bottom'),
  ),

  /** Put this on a base. Ongoing: After you play a minion here, that minion gets +1 power this turn. */
  card(
    'Ittypedia',
    after('play', { when: youPlayedHere, still: isStillInPlay }, function* (me) {
      yield* eachGets([me.args.card], 1);
    }),
  ),

  /** As an extra minion, play a minion with power 2 or less from your discard pile. At the end of the turn it is placed on the bottom of your deck, provided you control it then. */
  card(
    'Recall Critter',
    onPlay(function* (me) {
      const limit = { from: 'discard' as const, power: 2 };
      yield* placeAtTurnEnd(me, yield* ifItStays(playExtraMinion(me.seat, limit)));
    }),
    placedAtTurnEnd('bottom'),
  ),

  /** Destroy one action that is on a minion or on a base. */
  card('Super Effective!', onPlay(destroyAction)),

  /** Special: After you win a base, you may play this titan, if it is not in play, on the replacement of that base. Ongoing: After your first play in a turn of a minion with power 2 or less here, place a +1 power counter on this titan. Talent: From your discard pile, shuffle one minion with power 2 or less into your deck; if you do so, you may move this titan to another base. */
  titan(
    'Rainboroc',
    ...playsTitanOnReplacement((_q, me) => me.args.winners.includes(me.seat)),
    after('play', { first: true, when: youPlayedHere, ofPower: (power) => power <= 2 }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
    talent(
      function* (me) {
        const weak = yield* look((q) => weakDiscarded(q, me));
        const chosen = yield* chooseCard(me.seat, 'Shuffle a discarded minion into your deck', weak);
        if (chosen === null) return;
        yield* shuffleIntoDecks([chosen]);
        const to = yield* chooseBase(me.seat, 'Move this titan', yield* look((q) => q.otherBases(here(q, me))), {
          may: true,
        });
        if (to !== null) yield* act(ops.move(me.self, to));
      },
      (q, me) => weakDiscarded(q, me).length > 0,
    ),
  ),

  ...ittyCrittersBases,
]);
