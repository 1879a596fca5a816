import {
  act,
  affectsChosen,
  at,
  base,
  chooseCard,
  follows,
  forEachPlayer,
  look,
  ops,
  placeUnderDecks,
  strongest,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const ninjasBases = [
  /** After this base scores, its winner may destroy one minion anywhere. */
  base(
    'Ninja Dojo',
    at(
      'afterScore',
      { may: true, seats: winners, when: (q, me) => thisBaseScores(q, me) && q.minions().length > 0 },
      function* (me) {
        const minion = yield* chooseCard(me.seat, 'Destroy a minion anywhere', yield* look((q) => q.minions()));
        if (minion !== null && (yield* affectsChosen(me, minion))) yield* act(ops.destroy(minion));
      },
    ),
  ),

  /** After this base scores, each player's minion here with the highest power is placed on the bottom of its owner's deck. */
  base(
    'Temple of Goju',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const taken: number[] = [];
      yield* forEachPlayer(function* (seat) {
        const mine = yield* look((q) => q.minionsOf(seat, me.self));
        if (mine.length === 0 || !(yield* follows(me, seat))) return;
        taken.push(...(yield* look((q) => strongest(q, mine))));
      });
      yield* placeUnderDecks(me, taken);
    }),
  ),
];
