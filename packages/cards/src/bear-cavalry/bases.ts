import { act, after, base, bySomebody, cannotPlay, destroyedHere, ops } from '@smash/engine/script';

export const bearCavalryBases = [
  /** Each time a player destroys one or more minions here, that player gains 1 VP afterwards. */
  base(
    'Field of Honor',
    after(
      'destroy',
      {
        together: true,
        when: (q, me, destroyed) =>
          destroyedHere(q, me, destroyed) && bySomebody(destroyed) && q.ignoring(me.self, destroyed.by) !== 'must',
      },
      function* (me) {
        yield* act(ops.gainVp(me.args.by, 1));
      },
    ),
  ),

  /** No minion with power 2 or less can be played here. */
  base(
    "Tsar's Palace",
    cannotPlay((q, me, { card, at, as }) => at === me.self && as === 'minion' && q.power(card) <= 2),
  ),
];
