import {
  act,
  affectedByBase,
  at,
  base,
  endOfTurn,
  grants,
  isYou,
  look,
  ops,
  thisBaseScores,
} from '@smash/engine/script';

export const teddyBearsBases = [
  /** Before this base scores, every minion here gets +1 power this turn. */
  base(
    'Out in the Woods',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const until = yield* endOfTurn();
      const gets = yield* affectedByBase(me, yield* look((q) => q.minionsAt(me.self)));
      yield* act(...gets.map((ix) => ops.power(ix, 1, until)));
    }),
  ),

  /** On your turn, if you have played at least one minion at another base this turn, you may play a minion with power 2 or less here as an extra minion. */
  base(
    'Under the Bed',
    grants('minion', {
      ...{ here: true, power: 2 },
      when: (q, me) => q.s.minionPlays.some((play) => isYou(me, play.seat) && play.at !== me.self),
    }),
  ),
];
