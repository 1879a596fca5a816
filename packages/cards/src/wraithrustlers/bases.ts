import {
  act,
  after,
  at,
  base,
  bySomebody,
  chooseParts,
  given,
  isYourTurn,
  look,
  ops,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const wraithrustlersBases = [
  /** Once per turn, after a card here is destroyed by you, draw a card. */
  base(
    'Rooftop Portal',
    after(
      'destroy',
      {
        limit: 'turnByPlayer',
        seats: (_q, me) => [me.args.by],
        when: (_q, me, destroyed) => destroyed.base === me.self && bySomebody(destroyed),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** On their next turn, the winner may play an extra action OR an extra minion. */
  base(
    'Wraithrustlers HQ',
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      const turn = yield* look((q) => q.s.turn);
      yield* act(ops.lasting(me.seat, { t: 'turnOf', seat: me.seat, after: turn }));
    }),
    given(
      at('turnStart', { when: (q, me) => isYourTurn(q, me) }, function* (me) {
        const parts = { action: 'An extra action', minion: 'An extra minion' };
        for (const part of yield* chooseParts(me, 'Choose what you may play this turn', parts))
          yield* act(ops.allow(me.seat, {}, part === 'action' ? 'action' : 'minion'));
      }),
    ),
  ),
];
