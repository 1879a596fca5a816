import { type AbilityContext, act, at, base, look, ops, type Query } from '@smash/engine/script';

/** The current player's minions at this base. */
const minionsHere = (q: Query, me: AbilityContext): number[] => q.minionsOf(q.s.current, me.self);

export const explorersBases = [
  /** At the start of your turn, if exactly one of your minions is here, it gets +5 power this turn as long as it stays here. */
  base(
    'Ancient Temple',
    at('turnStart', { seats: (q) => [q.s.current], when: (q, me) => minionsHere(q, me).length === 1 }, function* (me) {
      const [minion] = yield* look((q) => minionsHere(q, me));
      const turn = yield* look((q) => q.s.turn);
      yield* act(ops.power(minion!, 5, { t: 'stay', turn, base: me.self }));
    }),
  ),

  /** If you have a minion here at the start of your turn, you gain 1 VP. */
  base(
    'City of Gold',
    at(
      'turnStart',
      { seats: (q) => [q.s.current], when: (q, me) => q.hasMinion(me.self, q.s.current) },
      function* (me) {
        yield* act(ops.gainVp(me.seat, 1));
      },
    ),
  ),
];
