import { base, cannotPlay, minionHere, powerAtMost, unaffectedByOthers } from '@smash/engine/script';

export const princessesBases = [
  /** Minions here with power 5 or more are not affected by other players' cards. */
  base(
    'Beautiful Castle',
    unaffectedByOthers((q, me, ix) => minionHere(q, me, ix) && !powerAtMost(4)(q, ix)),
  ),

  /** Minions cannot be played here. */
  base(
    'Ice Castle',
    cannotPlay((_q, me, { at, as }) => at === me.self && as === 'minion'),
  ),
];
