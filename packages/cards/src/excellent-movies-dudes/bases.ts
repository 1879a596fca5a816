import {
  act,
  after,
  at,
  base,
  type CardIx,
  chooseCard,
  look,
  type Me,
  NOBODY,
  ops,
  type Query,
  type Seat,
  stallFromHand,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

/** Minions and actions of that player at this base, also actions on minions here. */
const cardsHere = (q: Query, me: Me): CardIx[] =>
  [...q.minionsAt(me.self), ...q.actions().filter((ix) => q.base(ix) === me.self)].filter(
    (ix) => q.controller(ix) === me.seat,
  );

export const backtimersBases = [
  /** After you play a minion here for the first time each turn, you may choose a card in your hand and place two stasis counters on it. */
  base(
    'Alternate Present',
    after(
      'play',
      {
        may: true,
        first: true,
        seats: (_q, me) => [me.args.seat as Seat],
        when: (q, me, played) => played.to === me.self && q.isMinionCard(played.card) && played.seat !== NOBODY,
        possible: (q, me) => q.hand(me.seat).length > 0,
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
