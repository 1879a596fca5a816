import {
  act,
  atStartOfYourTurn,
  both,
  cannotBeDestroyed,
  card,
  chooseBase,
  chooseCards,
  chooseMinion,
  eachGets,
  endOfTurn,
  extraAction,
  faction,
  givesHost,
  here,
  host,
  hostPower,
  hostPrinted,
  isHere,
  isYours,
  isYourTurn,
  look,
  moveToOtherBase,
  NOBODY,
  onPlay,
  onPlayThere,
  onYourMinion,
  ops,
  playedAt,
  playNow,
  powerAtMost,
  powerHere,
  type Query,
  scoringBase,
  special,
  talent,
  titan,
  toOneMinion,
  untilYourTurn,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { changerbotsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Talent: Move this minion to another base; it has -1 power this turn. */
const drivesOff = talent(function* (me) {
  yield* moveToOtherBase(me);
  yield* act(ops.power(me.self, -1, yield* endOfTurn()));
});

export const changerbots = faction(asFacts(facts), [
  /** Talent: Another minion of yours gains +2 power this turn. */
  card(
    'Leader Two',
    talent(function* (me) {
      const until = yield* endOfTurn();
      yield* toOneMinion(
        me,
        'Give another minion of yours +2 power',
        both(isYours(me), (_q, ix) => ix !== me.self),
        (ix) => ops.power(ix, 2, until),
      );
    }),
  ),

  /** Talent: Play an extra action. Then give this minion -2 power this turn. */
  card(
    'Solarshout',
    talent(function* (me) {
      yield* extraAction(me.seat);
      yield* act(ops.power(me.self, -2, yield* endOfTurn()));
    }),
  ),

  /** Ongoing: This minion cannot be destroyed. Talent: This minion gains +2 power and loses its Ongoing ability and every other ability until the start of your next turn. */
  card(
    'Bruiser',
    cannotBeDestroyed((_q, me, minion) => minion === me.self),
    talent(function* (me) {
      const until = yield* untilYourTurn(me.seat);
      yield* act(ops.power(me.self, 2, until), ops.cancel(me.self, until));
    }),
  ),

  /** Talent: Move this minion to another base; it has -1 power this turn. */
  card('Huffie', drivesOff),

  /** Put this on a minion. Ongoing: This minion has +1 power and cannot be destroyed. */
  card(
    'Cesium Armor',
    hostPower(1),
    cannotBeDestroyed((q, me, minion) => minion === host(q, me)),
  ),

  /** Put this on one of your minions to destroy a minion there with power 4 or less. Ongoing: This minion has -2 power. At the start of your turn, destroy this card. */
  card(
    'Change Into A Gun',
    onYourMinion,
    onPlayThere(function* (me) {
      // A copy of this text may be on another player's minion: then nothing was paid (RES-3).
      if (!(yield* look((q) => isYours(me)(q, host(q, me))))) return;
      yield* toOneMinion(
        me,
        'Destroy a minion there of power 4 or less',
        both(isHere(me), powerAtMost(4)),
        ops.destroy,
      );
    }),
    hostPower(-2),
    atStartOfYourTurn(function* (me) {
      yield* act(ops.destroy(me.self));
    }),
  ),

  /** Special: Before a base scores, you may move any number of your minions there. Each of them has -1 power this turn. */
  card(
    'Change Up and Roll On',
    playedAt('beforeScore', function* (me) {
      const mine = yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.base(ix) !== scoringBase(me)));
      const chosen = yield* chooseCards(me.seat, 'Move any number of your minions there', mine, { min: 0, max: 99 });
      const moved = yield* act(...chosen.map((ix) => ops.move(ix, scoringBase(me))));
      yield* eachGets(
        chosen.filter((_, i) => moved[i]),
        -1,
      );
    }),
  ),

  /** Put this on one of your minions. Ongoing: This minion has “Talent: Move this minion to another base; it has -1 power this turn.” */
  card('Flighterizer', onYourMinion, givesHost(drivesOff)),

  /** Choose a base; each of your minions there gains +1 power this turn. */
  card(
    'Form Mergacon',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose a base where your minions get +1 power',
        yield* look((q) => q.bases()),
      );
      const mine = yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.base(ix) === base));
      yield* eachGets(mine, 1);
    }),
  ),

  /** Put this on one of your minions. Ongoing: Treat this minion's printed power as 5. */
  card('Matrix of Bossiness', onYourMinion, hostPrinted(5)),

  /** Put this on a minion. Ongoing: This minion has “Talent: If this minion has moved this turn, move another minion of yours from the base it left to here.” */
  card(
    'Passengers',
    givesHost(
      talent(function* (me) {
        const left = yield* look((q) => q.leftThisTurn(me.self));
        const mine = yield* look((q) =>
          q.minionsOf(me.seat).filter((ix) => left !== NOBODY && ix !== me.self && q.base(ix) === left),
        );
        const minion = yield* chooseMinion(me, 'Move another minion of yours to here', (_q, ix) => mine.includes(ix));
        if (minion !== null) yield* act(ops.move(minion, yield* look((q) => here(q, me))));
      }),
    ),
  ),

  /** Put this on one of your minions. Ongoing: This minion has “Talent: This minion gains +3 power and loses all its other abilities this turn.” */
  card(
    'The Touch',
    onYourMinion,
    givesHost(
      talent<{ given: number }>(function* (me) {
        const until = yield* endOfTurn();
        yield* act(ops.power(me.self, 3, until), ops.cancel(me.self, until, me.args.given));
      }),
    ),
  ),

  /** Special: At the start of your turn, you may play this titan on a base where you have two or more minions. Ongoing: You have +3 power here. Talent: Move this titan to another base; it loses its Ongoing ability this turn. */
  titan(
    'Mergacon',
    special(
      'turnStart',
      { from: 'aside', may: true, when: (q, me) => isYourTurn(q, me) && hangars(q, me.self, me.seat).length > 0 },
      function* (me) {
        const bases = yield* look((q) => hangars(q, me.self, me.seat));
        const base = yield* chooseBase(me.seat, 'Choose where the titan goes', bases);
        if (base !== null) yield* playNow({ card: me.self, at: base, seat: me.seat });
      },
    ),
    powerHere(() => 3),
    talent(function* (me) {
      yield* moveToOtherBase(me);
      yield* act(ops.cancelLabel(me.self, 'ongoing', yield* endOfTurn()));
    }),
  ),

  ...changerbotsBases,
]);

/** Bases where you have two or more minions and could play the titan. */
const hangars = (q: Query, card: number, seat: number): number[] =>
  q.places(seat, card, undefined, (base) => q.minionsOf(seat, base).length >= 2);
