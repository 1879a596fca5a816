import {
  act,
  after,
  at,
  base,
  carriedOutBy,
  follows,
  isSomebody,
  isStillInPlay,
  look,
  minionPlayedHere,
  ops,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const madScientistsBases = [
  /** After this base scores, the winner places a +1 power counter on every minion they have. */
  base(
    'Golem Schloß',
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      const minions = yield* look((q) => q.minionsOf(me.seat));
      yield* act(...minions.map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** After the first time in a turn that a minion is played here, that minion's controller places a +1 power counter on it. */
  base(
    'Laboratorium',
    after('play', { first: true, when: minionPlayedHere, still: isStillInPlay }, function* (me) {
      const minion = me.args.card;
      const controller = yield* look((q) => q.controller(minion));
      if (isSomebody(controller) && (yield* follows(me, controller)))
        yield* act(...carriedOutBy(controller, ops.counters(minion, 1)));
    }),
  ),
];
