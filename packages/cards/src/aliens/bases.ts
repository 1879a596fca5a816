import {
  act,
  after,
  at,
  base,
  chooseCard,
  extraMinion,
  isYours,
  look,
  mayPlayExtraMinion,
  minionPlayedHere,
  ops,
  ownerOfPlayed,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const aliensBases = [
  /** Each time a minion has been played here, its owner may play an extra minion with power 2 or less. */
  base(
    'The Homeworld',
    after(
      'play',
      { ...mayPlayExtraMinion(() => ({ power: 2 })), seats: ownerOfPlayed, when: minionPlayedHere },
      function* (me) {
        yield* extraMinion(me.seat, { power: 2 });
      },
    ),
  ),

  /** After this base scores, the winner may choose one of their minions here with power 3 or less and return it to their hand. */
  base(
    'The Mothership',
    at(
      'afterScore',
      {
        may: true,
        seats: winners,
        when: (q, me) =>
          thisBaseScores(q, me) && q.minionsAt(me.self).some((ix) => isYours(me)(q, ix) && q.power(ix) <= 3),
      },
      function* (me) {
        const mine = yield* look((q) => q.minionsAt(me.self).filter((ix) => isYours(me)(q, ix) && q.power(ix) <= 3));
        const minion = yield* chooseCard(me.seat, 'Return one of your minions here to your hand', mine);
        if (minion !== null) yield* act(ops.returnToHand(minion));
      },
    ),
  ),
];
