import {
  act,
  afterYouPlayHere,
  at,
  base,
  chooseCard,
  chooseDeckEnd,
  follows,
  forEachPlayer,
  isControlledBy,
  look,
  minionsToSave,
  ops,
  placeTopCard,
  thisBaseScores,
} from '@smash/engine/script';

export const granniesBases = [
  /** After you play a minion here, look at your deck's top card. Place it on the top or the bottom of your deck. */
  base(
    "Grandma's House",
    afterYouPlayHere({}, function* (me) {
      yield* placeTopCard(me.seat);
    }),
  ),

  /** After this base scores, each player may choose one of their minions here and place it, instead of in the discard pile, on the top or the bottom of their deck. */
  base(
    'Retirement Community',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      yield* forEachPlayer(function* (seat) {
        const theirs = yield* look((q) => minionsToSave(q, me).filter((ix) => isControlledBy(q, ix, seat)));
        if (!(yield* follows(me, seat))) return;
        const minion = yield* chooseCard(seat, 'Place one of your minions here on your deck', theirs, { may: true });
        if (minion === null) return;
        const end = yield* chooseDeckEnd(seat, 'Choose where in your deck it goes', []);
        yield* act(end === 'top' ? ops.fateOnTop(minion, seat) : ops.fateUnder(minion, seat));
      });
    }),
  ),
];
