import {
  act,
  afterYouPlayHere,
  at,
  base,
  chooseMinion,
  hasDeck,
  isYourTurn,
  ops,
  playMinionOffTheTop,
  yourMinionHere,
} from '@smash/engine/script';

export const penguinsBases = [
  /** At the start of your turn, you may choose one of your minions here and place it on the bottom of its owner's deck to play, as an extra minion here, a minion off the top of your own deck. */
  base(
    'Ice Floe',
    at(
      'turnStart',
      {
        may: true,
        seats: (q) => [q.s.current],
        when: (q, me) => q.hasMinion(me.self, q.s.current),
        possible: (q, me) => q.hasMinion(me.self, me.seat),
      },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Place a minion here under its deck', (q, ix) =>
          yourMinionHere(q, me, ix),
        );
        if (minion !== null && (yield* act(ops.place(minion, 'bottom')))[0])
          yield* playMinionOffTheTop(me.seat, me.self);
      },
    ),
  ),

  /** On each of your turns, after you play a minion here for the first time, you may play, as an extra minion here, a minion off the top of your deck. */
  base(
    'The Colony',
    afterYouPlayHere(
      {
        may: true,
        first: true,
        possible: (q, me) => isYourTurn(q, me) && hasDeck(q, me),
      },
      function* (me) {
        yield* playMinionOffTheTop(me.seat, me.self);
      },
    ),
  ),
];
