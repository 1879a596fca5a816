import { act, after, base, destroyedHere, isAnothers, look, mayMoveHere, ops } from '@smash/engine/script';

export const trickstersBases = [
  /** Each time a minion has been destroyed here, its owner gains 1 VP. */
  base(
    'Cave of Shinies',
    after(
      'destroy',
      {
        when: (q, me, destroyed) =>
          destroyedHere(q, me, destroyed) && q.ignoring(me.self, q.owner(destroyed.card)) !== 'must',
      },
      function* (me) {
        yield* act(ops.gainVp(yield* look((q) => q.owner(me.args.card)), 1));
      },
    ),
  ),

  /** At the start of each player's turn, that player may move another player's minion from any other base to this one. */
  base(
    'Mushroom Kingdom',
    mayMoveHere("Move another player's minion to this base", (q, me, ix) => isAnothers(me)(q, ix)),
  ),
];
