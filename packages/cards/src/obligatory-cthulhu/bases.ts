import type { Happened } from '@smash/engine/model';
import {
  act,
  after,
  at,
  base,
  carriedOutBy,
  chooseCard,
  follows,
  look,
  type Me,
  madnessInHand,
  madnessToReturn,
  NOBODY,
  ops,
  type Query,
  returnMadness,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

/** A minion has been played here. */
const playedHere = (q: Query, me: Me, played: Happened): boolean =>
  played.to === me.self && q.isMinionCard(played.card);
const yoursHere = (q: Query, me: Me): number[] => q.minionsAt(me.self).filter((ix) => q.controller(ix) === me.seat);
const canReturnMadness = (q: Query, me: Me): boolean => thisBaseScores(q, me) && madnessToReturn(q, me.seat).length > 0;

export const minionsOfCthulhuBases = [
  /** Each player, at the start of their turn, may destroy one of their minions here to gain 1 VP. */
  base(
    "R'lyeh",
    at(
      'turnStart',
      { may: true, seats: (q) => [q.s.current], when: (q, me) => yoursHere(q, me).length > 0 },
      function* (me) {
        const minion = yield* chooseCard(
          me.seat,
          'Destroy one of your minions here',
          yield* look((q) => yoursHere(q, me)),
        );
        if (minion === null) return;
        const [destroyed] = yield* act(...carriedOutBy(me.seat, ops.destroy(minion)));
        if (destroyed) yield* act(ops.gainVp(me.seat, 1));
      },
    ),
  ),

  /** Each time a minion has been played here, that minion's owner draws a Madness card. */
  base(
    'Mountains of Madness',
    after('play', { when: playedHere }, function* (me) {
      const owner = yield* look((q) => q.owner(me.args.card as number));
      if (owner !== NOBODY && (yield* follows(me, owner))) yield* act(ops.drawMadness(owner));
    }),
  ),
];

export const miskatonicUniversityBases = [
  /** Each time a minion has been played here, that minion's owner may return one Madness card from their hand to the Madness deck. */
  base(
    'Asylum',
    after('play', { when: playedHere }, function* (me) {
      const owner = yield* look((q) => q.owner(me.args.card as number));
      if (owner === NOBODY || (yield* look((q) => q.ignoring(me.self, owner))) === 'must') return;
      const mine = yield* look((q) => madnessInHand(q, owner).slice(0, 1));
      yield* returnMadness(owner, 'Return a Madness card to the Madness deck', mine, 1);
    }),
  ),

  /** After this base scores, the winner may return any number of Madness cards to the Madness deck from their hand and discard pile. */
  base(
    'Miskatonic University',
    at('afterScore', { may: true, seats: winners, when: canReturnMadness }, function* (me) {
      const mine = yield* look((q) => madnessToReturn(q, me.seat));
      yield* returnMadness(me.seat, 'Return Madness cards to the Madness deck', mine, mine.length);
    }),
  ),
];
