import { act, afterDiscarded, base, chooseMinion, isYours, ops, type Query, wasControlled } from '@smash/engine/script';

const isMufasa = (q: Query, ix: number): boolean => q.hasName(ix, 'Mufasa');

export const theLionKingBases = [
  /** You may place a +1 power counter on one of your minions after a minion of yours goes from here to the discard pile. */
  base(
    'Jungle Paradise',
    afterDiscarded(
      {
        may: true,
        seats: (_q, me) => [me.args.controller],
        when: (_q, me, gone) => gone.base === me.self && wasControlled(gone),
        possible: (q, me) => q.minionsOf(me.seat).length > 0,
      },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose the minion that gets a power counter', isYours(me));
        if (minion !== null) yield* act(ops.counters(minion, 1));
      },
    ),
  ),

  /** You have +2 power here while Mufasa is in your discard pile. */
  base('Pride Rock', {
    kind: 'total',
    of: (q, me, at, seat) => (at === me.self && q.discard(seat).some((ix) => isMufasa(q, ix)) ? 2 : 0),
  }),
];
