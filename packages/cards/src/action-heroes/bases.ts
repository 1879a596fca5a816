import {
  act,
  at,
  base,
  chooseCard,
  endOfTurn,
  look,
  NOBODY,
  onlyMinionAt,
  ops,
  thisBaseScores,
  vpWhenScoring,
  winners,
} from '@smash/engine/script';

export const actionHeroesBases = [
  /** At the start of your turn, if you have exactly one minion here, you may reduce this base's breakpoint by the power of that minion this turn. When this base scores, each player who has exactly one minion here gains 1 VP. */
  base(
    'Building Rooftop',
    at(
      'turnStart',
      {
        may: true,
        seats: (q) => [q.s.current],
        possible: (q, me) => onlyMinionAt(q, me.seat, me.self) !== NOBODY,
      },
      function* (me) {
        const power = yield* look((q) => q.power(onlyMinionAt(q, me.seat, me.self)));
        yield* act(ops.breakpoint(me.self, -power, yield* endOfTurn()));
      },
    ),
    ...vpWhenScoring((q, base, seat) => (onlyMinionAt(q, seat, base) === NOBODY ? 0 : 1)),
  ),

  /** After this base scores, the winner may choose one of their minions here and return it to their hand. */
  base(
    'Jungle Camp',
    at(
      'afterScore',
      {
        may: true,
        seats: winners,
        when: thisBaseScores,
        possible: (q, me) => q.hasMinion(me.self, me.seat),
      },
      function* (me) {
        const theirs = yield* look((q) => q.minionsOf(me.seat, me.self));
        const minion = yield* chooseCard(me.seat, 'Return one of your minions to your hand', theirs);
        if (minion !== null) yield* act(ops.returnToHand(minion));
      },
    ),
  ),
];
