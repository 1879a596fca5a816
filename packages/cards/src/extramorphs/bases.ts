import {
  act,
  after,
  at,
  base,
  chooseToDo,
  follows,
  forEachOf,
  isSomebody,
  isStillInPlay,
  look,
  minionPlayedHere,
  ops,
  playMinionOffTheTop,
  thisBaseScores,
  youCanDraw,
} from '@smash/engine/script';

export const extramorphsBases = [
  /** After you have played a minion here from anywhere but your hand, place a +1 power counter on that minion. */
  base(
    'Ancient Crashed Ship',
    after(
      'play',
      {
        seats: (_q, me) => [me.args.seat],
        when: (q, me, played) => minionPlayedHere(q, me, played) && isSomebody(played.seat) && played.from !== 'hand',
        still: isStillInPlay,
      },
      function* (me) {
        yield* act(ops.counters(me.args.card, 1));
      },
    ),
  ),

  /** Before this base scores, each player with a minion here may play an extra minion off the top of their deck here, beginning with the player to the left of the current player. */
  base(
    'Brood Hive',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const [current, ...others] = yield* look((q) => q.clockwise());
      const present = yield* look((q) => [...others, current!].filter((seat) => q.hasMinion(me.self, seat)));
      yield* forEachOf(present, function* (seat) {
        if (!(yield* look((q) => q.inPlay(me.self) && youCanDraw(q, { ...me, seat }))) || !(yield* follows(me, seat)))
          return;
        if (yield* chooseToDo(seat, 'Play a minion off the top of your deck', 'Play one', 'Play none'))
          yield* playMinionOffTheTop(seat, me.self);
      });
    }),
  ),
];
