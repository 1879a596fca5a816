import { act, at, base, look, ops, playTopBase, startingBreakpointWhile, thisBaseScores } from '@smash/engine/script';

export const polynesianVoyagersBases = [
  /** The top card of the base deck is played as an extra base after this base scores. */
  base('Island Chain', at('afterScore', { when: thisBaseScores }, playTopBase)),

  /** If you have exactly one minion here at the start of your turn, place a +1 power counter on that minion. */
  base(
    'Island Peak',
    at(
      'turnStart',
      {
        seats: (q) => [q.s.current],
        when: (q, me) => q.minionsOf(q.s.current, me.self).length === 1,
      },
      function* (me) {
        const [minion] = yield* look((q) => q.minionsOf(me.seat, me.self));
        yield* act(ops.counters(minion!, 1));
      },
    ),
  ),

  /** This base's starting breakpoint is 0 as long as every player has at least one minion on it. */
  base(
    'Tropical Paradise',
    startingBreakpointWhile(0, (q, me) => q.clockwise().every((seat) => q.hasMinion(me.self, seat))),
  ),
];
