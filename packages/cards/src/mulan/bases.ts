import { act, after, base, bySomebody, hasCounters, minionHere, ops, unaffectedByOthers } from '@smash/engine/script';

export const mulanBases = [
  /** Other players' cards do not affect your minions here that have a +1 power counter. */
  base(
    'Forbidden City',
    unaffectedByOthers((q, me, ix) => minionHere(q, me, ix) && hasCounters(q, ix)),
  ),

  /** In each turn, draw a card after the first time that you place a +1 power counter here. */
  base(
    'Training Camp',
    after(
      'counter',
      {
        first: true,
        seats: (_q, me) => [me.args.by],
        when: (_q, me, placed) => placed.n > 0 && placed.base === me.self && bySomebody(placed),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),
];
