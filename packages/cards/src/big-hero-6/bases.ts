import { act, after, base, hasCounters, isControlled, minionHere, minionsHave, ops } from '@smash/engine/script';

export const bigHero6Bases = [
  /** Draw a card after one of your minions here gains a power counter. */
  base(
    'Krei Tech',
    after(
      ['counter', 'transferCounters'],
      {
        seats: (_q, me) => [me.args.controller],
        when: (q, me, placed) => placed.n > 0 && minionHere(q, me, placed.card) && isControlled(q, placed.card),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** All minions here that have a power counter have +1 power. */
  base(
    'SFIT Robotics Lab',
    minionsHave((q, me, ix) => minionHere(q, me, ix) && hasCounters(q, ix), 1),
  ),
];
