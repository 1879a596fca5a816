import {
  act,
  affectedByBase,
  after,
  at,
  base,
  type CardIx,
  chooseCard,
  look,
  minionPlayedHere,
  ops,
  ownerOfPlayed,
  type Query,
  type Seat,
  thisBaseScores,
} from '@smash/engine/script';

/** The cards in all discard piles. */
const discardPiles = (q: Query, first: Seat): CardIx[] => q.clockwise(first).flatMap((seat) => q.discard(seat));

export const innsmouthBases = [
  /** After each time a minion is played here, that minion's owner may place one card from any player's discard pile on the bottom of that card's owner's deck. */
  base(
    'Innsmouth',
    after(
      'play',
      {
        may: true,
        seats: ownerOfPlayed,
        when: minionPlayedHere,
        possible: (q, me) => discardPiles(q, me.seat).length > 0,
      },
      function* (me) {
        const discarded = yield* look((q) => discardPiles(q, me.seat));
        const chosen = yield* chooseCard(me.seat, "Place a card under its owner's deck", discarded);
        if (chosen !== null) yield* act(ops.place(chosen, 'bottom'));
      },
    ),
  ),

  /** After this base scores, shuffle every minion here into its owner's deck instead of the discard pile. */
  base(
    'Ritual Site',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const minions = yield* affectedByBase(me, yield* look((q) => q.minionsAt(me.self)));
      yield* act(...minions.map((ix) => ops.fateInDeck(ix, me.seat)));
    }),
  ),
];
