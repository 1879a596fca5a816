import { act, afterYouPlayHere, base, minionHere, minionsHave, ops } from '@smash/engine/script';

export const dwarvesBases = [
  /** Each minion here has +1 power per treasure card on it. */
  base(
    'The Mines',
    minionsHave(minionHere, (q, _me, ix) => q.treasuresOn(ix).length),
  ),

  /** Each turn, after the first time you play a minion here, draw a treasure card. */
  base(
    'Treasure Bath',
    afterYouPlayHere({ first: true }, function* (me) {
      yield* act(ops.drawTreasures(me.seat, 1));
    }),
  ),
];
