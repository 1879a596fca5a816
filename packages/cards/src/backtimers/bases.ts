import {
  type AbilityContext,
  act,
  afterYouPlayHere,
  at,
  base,
  type CardIx,
  chooseCard,
  hasHand,
  isYours,
  look,
  ops,
  type Query,
  stallFromHand,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

/** That player's minions and actions here, including actions on minions. */
const cardsHere = (q: Query, me: AbilityContext): CardIx[] =>
  [...q.minionsAt(me.self), ...q.actions().filter((ix) => q.base(ix) === me.self)].filter((ix) => isYours(me)(q, ix));

export const backtimersBases = [
  /** After you play a minion here for the first time each turn, you may choose a card in your hand and place two stasis counters on it. */
  base(
    'Alternate Present',
    afterYouPlayHere(
      {
        may: true,
        first: true,
        possible: hasHand,
      },
      function* (me) {
        yield* stallFromHand(me.seat, 2);
      },
    ),
  ),

  /** After this base scores, the winner may choose one of their minions or actions here and place two stasis counters on it. */
  base(
    'Time-Traveling Car',
    at(
      'afterScore',
      { may: true, seats: winners, when: thisBaseScores, possible: (q, me) => cardsHere(q, me).length > 0 },
      function* (me) {
        const one = yield* chooseCard(
          me.seat,
          'Put one of your cards here in stasis',
          yield* look((q) => cardsHere(q, me)),
        );
        if (one !== null) yield* act(ops.stasis(one, me.seat, 2));
      },
    ),
  ),
];
