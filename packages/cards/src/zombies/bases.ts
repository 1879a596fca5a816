import {
  act,
  at,
  base,
  type CardIx,
  gainsHere,
  isControlledBy,
  look,
  ops,
  type Query,
  type Seat,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

/** 1 VP for each of their minions there. */
const paidFor = (q: Query, mall: CardIx, seat: Seat): number =>
  q.ignoring(mall, seat) === 'must' ? 0 : q.minionsAt(mall).filter((ix) => isControlledBy(q, ix, seat)).length;

export const zombiesBases = [
  /** After this base scores, the winner's whole hand is discarded, and they draw five cards. */
  base(
    'Evans City Cemetery',
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      yield* act(...hand.map(ops.discard));
      yield* act(ops.draw(me.seat, 5));
    }),
  ),

  /** When this base scores, every player gains 1 VP for each of their minions here. */
  base(
    'Rhodes Plaza Mall',
    at('score', { when: thisBaseScores }, function* (me) {
      const gains = yield* look((q) => q.clockwise().map((seat) => [seat, paidFor(q, me.self, seat)]));
      yield* act(...gains.filter(([, n]) => n! > 0).map(([seat, n]) => ops.gainVp(seat!, n!)));
    }),
    gainsHere(paidFor),
  ),
];
