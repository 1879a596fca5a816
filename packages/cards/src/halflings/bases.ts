import { base, cannotPlay, grants, isSomebody } from '@smash/engine/script';

export const halflingsBases = [
  /** While you have no minions here, you cannot play minions on other bases. */
  base(
    'Birthday Party',
    cannotPlay(
      (q, me, { seat, at, as }) => isSomebody(seat) && as === 'minion' && at !== me.self && !q.hasMinion(me.self, seat),
    ),
  ),

  /** On your turn, if you have no minion here, you may play a minion here as an extra minion. */
  base('Subterranean Lair', grants('minion', { here: true, empty: true })),
];
