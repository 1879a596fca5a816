import {
  afterYouPlayHere,
  base,
  grantsThen,
  look,
  pickAtRandom,
  placeAtTurnEnd,
  placedAtTurnEnd,
  type Query,
  type Seat,
  shuffleIntoDecks,
} from '@smash/engine/script';

const discardedMinions = (q: Query, seat: Seat): number[] => q.discard(seat).filter((ix) => q.isMinionCard(ix));

export const ittyCrittersBases = [
  /** On your turn, you may play a minion with power 2 or less here as an extra minion. At the end of the turn it is placed on the bottom of your deck, provided you control it then. */
  base(
    'Critter Combat Club',
    ...grantsThen('minion', { here: true, power: 2 }, function* (me) {
      yield* placeAtTurnEnd(me, me.args.card, me.args.seat);
    }),
    placedAtTurnEnd('bottom'),
  ),

  /** After you play a minion here for the first time in a turn, you may shuffle a randomly chosen minion from your discard pile into your deck. */
  base(
    'Itty City',
    afterYouPlayHere(
      { first: true, may: true, possible: (q, me) => discardedMinions(q, me.seat).length > 0 },
      function* (me) {
        const minion = yield* pickAtRandom(yield* look((q) => discardedMinions(q, me.seat)));
        if (minion !== null) yield* shuffleIntoDecks([minion]);
      },
    ),
  ),
];
