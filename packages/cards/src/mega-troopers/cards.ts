import {
  type AbilityContext,
  act,
  after,
  bringTitan,
  card,
  chooseCard,
  destroyAction,
  endOfTurn,
  faction,
  here,
  isHere,
  isPlayable,
  isWinning,
  isYours,
  look,
  onPlay,
  ops,
  playCard,
  playExtraAction,
  playedAt,
  playNow,
  playsTitan,
  powerAtMost,
  powerHere,
  putBack,
  type Query,
  scoringBase,
  showTop,
  special,
  talent,
  thisBaseScores,
  titan,
  titansToCome,
  toOneMinion,
  winners,
  yourMinionsToSave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { megaTroopersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** The titan named on the cards. */
const TITAN = asFacts(facts).titans[0]!.name;

/** Special: Before this base scores, this minion gets that much power this turn. */
const growsBeforeScoring = (n: number) =>
  special('beforeScore', { when: thisBaseScores }, function* (me) {
    yield* act(ops.power(me.self, n, yield* endOfTurn()));
  });

const yourMinionsAt = (q: Query, me: AbilityContext, base: number): number[] => q.minionsOf(me.seat, base);
/** The total power of your minions there. */
const sumAt = (q: Query, me: AbilityContext, base: number): number =>
  yourMinionsAt(q, me, base).reduce((sum, ix) => sum + q.power(ix), 0);
/** Your minions at other bases. */
const farMinions = (q: Query, me: AbilityContext): number[] => q.minionsOf(me.seat).filter((ix) => !isHere(me)(q, ix));
export const megaTroopers = faction(asFacts(facts), [
  /** Talent: Play Megabot here or move it to here. */
  card(
    'Red Trooper',
    talent(
      function* (me) {
        yield* bringTitan(me, TITAN, [yield* look((q) => here(q, me))], { may: false });
      },
      (q, me) => titansToCome(q, me, TITAN, [here(q, me)]).length > 0,
    ),
  ),

  /** Special: Before this base scores, this minion gets +2 power this turn. */
  card('Blue Trooper', growsBeforeScoring(2)),

  /** Special: Before this base scores, you may move to here one of your other minions. */
  card(
    'Yellow Trooper',
    special(
      'beforeScore',
      { may: true, when: (q, me) => thisBaseScores(q, me) && farMinions(q, me).length > 0 },
      function* (me) {
        const minion = yield* chooseCard(
          me.seat,
          'Move one of your other minions to here',
          yield* look((q) => farMinions(q, me)),
        );
        if (minion !== null) yield* act(ops.move(minion, scoringBase(me)));
      },
    ),
  ),

  /** Ongoing: After a Special ability is used, this minion gets +1 power this turn. */
  card(
    'Black Trooper',
    after('useSpecial', {}, function* (me) {
      yield* act(ops.power(me.self, 1, yield* endOfTurn()));
    }),
  ),

  /** Special: You may play this minion as an extra minion on a base before that base scores. */
  card(
    'Green Trooper',
    special(
      'beforeScore',
      { may: true, from: 'hand', when: (q, me) => q.canPlay(me.seat, me.self, scoringBase(me)) },
      function* (me) {
        yield* playNow({ card: me.self, at: scoringBase(me), seat: me.seat });
      },
    ),
  ),

  /** Special: After this base scores, return to your hand, instead of the discard pile, one of your minions here with power 3 or less. */
  card(
    'Pink Trooper',
    special('afterScore', { when: thisBaseScores }, function* (me) {
      const weak = yield* look((q) => yourMinionsToSave(q, me).filter((ix) => powerAtMost(3)(q, ix)));
      const minion = yield* chooseCard(me.seat, 'Return one of your minions here to your hand', weak);
      if (minion !== null) yield* act(ops.fateReturn(minion, me.seat));
    }),
  ),

  /** Special: Before this base scores, this minion gets +1 power this turn. */
  card('Beta 6', growsBeforeScoring(1)),

  /** Special: Before a base at which you have a titan scores: if you are not the one winning there, destroy one of its minions with power 4 or less. */
  card(
    'Blitzing Sword Attack',
    playedAt(
      'beforeScore',
      function* (me) {
        const base = scoringBase(me);
        if (yield* look((q) => isWinning(q, base, me.seat))) return;
        yield* toOneMinion(
          me,
          'Destroy a minion there of power 4 or less',
          (q, ix) => q.base(ix) === base && powerAtMost(4)(q, ix),
          ops.destroy,
        );
      },
      (q, me) => q.titansAt(scoringBase(me)).some((ix) => isYours(me)(q, ix)),
    ),
  ),

  /** At a base where you have two or more minions, play Megabot or move it there. */
  card(
    'Form Megabot!',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => yourMinionsAt(q, me, base).length >= 2));
      yield* bringTitan(me, TITAN, bases);
    }),
  ),

  /** Choose one of your minions; it gets +3 power this turn. */
  card(
    "It's Blitzin' Time!",
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      yield* toOneMinion(me, 'Choose one of your minions to strengthen', isYours(me), (ix) => ops.power(ix, 3, until));
    }),
  ),

  /** Destroy one action that is on a base or on a minion. */
  card('Lightning Crystal', onPlay(destroyAction)),

  /** Special: Before a base scores, choose another action and play it as a special action. */
  card(
    'Lightning Rescue!',
    playedAt('beforeScore', function* (me) {
      yield* playExtraAction(me.seat, {}, { special: true });
    }),
  ),

  /** Destroy a minion whose power is lower than the total power of your minions at its base. */
  card(
    'Mega Attack',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion weaker than all yours there',
        (q, ix) => q.power(ix) < sumAt(q, me, q.base(ix)),
        ops.destroy,
      );
    }),
  ),

  /** Reveal your deck's top three cards. Draw every minion among them; you may play one of those minions as an extra minion. Put the other cards back in any order. */
  card(
    'Plan For More!',
    onPlay(function* (me) {
      const three = yield* showTop(me.seat, 3);
      const minions = yield* look((q) => three.filter((ix) => q.isMinionCard(ix)));
      yield* act(...minions.map((ix) => ops.drawCard(me.seat, ix)));
      const playable = yield* look((q) =>
        minions.filter((ix) => q.card(ix).zone === 'hand' && isPlayable(q, me.seat, ix, 'minion')),
      );
      const minion = yield* chooseCard(me.seat, 'Play one of these minions', playable, { may: true });
      if (minion !== null) yield* playCard(me.seat, minion, { as: 'minion' });
      yield* putBack(me.seat, yield* look((q) => three.filter((ix) => q.card(ix).zone === 'deck')));
    }),
  ),

  /** Special: After a base that you won scores, draw two cards. */
  card(
    'Power Pose',
    playedAt(
      'afterScore',
      function* (me) {
        yield* act(ops.draw(me.seat, 2));
      },
      (q, me) => winners(q, me).includes(me.seat),
    ),
  ),

  /** Special: You may play this titan in place of your regular minion play, on a base where you have three or more minions. Ongoing: For each of your minions here you have +1 power here. Special: Before another base scores, you may move this titan to it. */
  titan(
    'Megabot',
    playsTitan({ spends: 'minion', where: (q, me, base) => yourMinionsAt(q, me, base).length >= 3 }),
    powerHere((q, me) => yourMinionsAt(q, me, here(q, me)).length),
    special('beforeScore', { may: true, when: (q, me) => here(q, me) !== scoringBase(me) }, function* (me) {
      yield* act(ops.move(me.self, scoringBase(me)));
    }),
  ),

  ...megaTroopersBases,
]);
