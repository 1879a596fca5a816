import { act, after, base, bySomebody, monsterDestroyedHere, NOBODY, ops, playMonsters } from '@smash/engine/script';

export const warriorsBases = [
  /** Each time you destroy a monster here, draw a treasure card afterwards. */
  base(
    'Bastion',
    after(
      'destroy',
      {
        seats: (_q, me) => [me.args.by],
        when: (q, me, destroyed) =>
          monsterDestroyedHere(q, me, destroyed) && bySomebody(destroyed) && !destroyed.unpaid,
      },
      function* (me) {
        yield* act(ops.drawTreasures(me.seat, 1));
      },
    ),
  ),

  /** After a monster here is destroyed, play a monster here. */
  base(
    'The Gauntlet',
    after('destroy', { when: monsterDestroyedHere }, function* (me) {
      yield* playMonsters(me.self, 1, NOBODY);
    }),
  ),
];
