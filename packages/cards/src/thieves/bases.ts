import { act, after, at, base, NOBODY, ops, thisBaseScores } from '@smash/engine/script';

export const thievesBases = [
  /** When this base scores, a treasure card is drawn by each player who has a minion here. */
  base(
    'The Coffers',
    at(
      'score',
      { when: thisBaseScores, seats: (q, me) => q.clockwise().filter((seat) => q.hasMinion(me.self, seat)) },
      function* (me) {
        yield* act(ops.drawTreasures(me.seat, 1));
      },
    ),
  ),

  /** After you play a treasure card on this base or on a minion here, draw a card. */
  base(
    "Thieves' Guild",
    after(
      'play',
      {
        seats: (_q, me) => [me.args.seat],
        when: (q, me, played) => played.to !== NOBODY && q.isTreasure(played.card) && q.base(played.to) === me.self,
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),
];
