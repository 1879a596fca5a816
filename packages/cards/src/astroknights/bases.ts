import { act, after, at, base, isControlledBy, look, ops, pickAtRandom, thisBaseScores } from '@smash/engine/script';

export const astroknightsBases = [
  /** After you play your first action in a turn that directly increases the power of one of your minions here, draw a card. */
  base(
    'Hive of Scum and Villainy',
    after(
      'strengthen',
      {
        first: true,
        seats: (_q, me) => [me.args.seat],
        when: (q, me, { card, seat }) => q.base(card) === me.self && isControlledBy(q, card, seat),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** Before this base scores, destroy another base at random; it is replaced as usual. */
  base(
    'No-Moon',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const prey = yield* pickAtRandom(yield* look((q) => q.otherBases(me.self)));
      if (prey !== null) yield* act(ops.destroyBase(prey));
    }),
  ),
];
