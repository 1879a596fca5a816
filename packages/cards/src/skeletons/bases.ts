import {
  act,
  afterDiscarded,
  base,
  chooseCard,
  isOwnedBy,
  look,
  NOBODY,
  onYourTurn,
  ops,
  type Query,
} from '@smash/engine/script';

/** A minion card of power 3 or less: what it says outside play (TERM-9). */
const isWeakCard = (q: Query, ix: number): boolean => q.isMinionCard(ix) && q.power(ix) <= 3;

export const skeletonsBases = [
  /** Once during your turn, you may bury here a minion with power 3 or less that you own after it goes to the discard pile from another base. */
  base(
    'Boneyard',
    afterDiscarded(
      {
        may: true,
        limit: 'turn',
        seats: (q) => [q.s.current],
        when: (q, me, gone) => gone.base !== NOBODY && gone.base !== me.self && isOwnedBy(q, gone.card, q.s.current),
        // Its power in the discard pile counts (TERM-9).
        possible: (q, me) => q.card(me.args.card).zone === 'discard' && isWeakCard(q, me.args.card),
      },
      function* (me) {
        yield* act(ops.bury(me.args.card, me.self, me.seat));
      },
    ),
  ),

  /** On your turn, you may choose a minion with power 3 or less in your discard pile and bury it here. */
  base(
    'Ossuary',
    onYourTurn({ label: '', when: (q, me) => q.discard(me.seat).some((ix) => isWeakCard(q, ix)) }, function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => isWeakCard(q, ix)));
      const minion = yield* chooseCard(me.seat, 'Choose the minion to bury here', minions);
      if (minion !== null) yield* act(ops.bury(minion, me.self, me.seat));
    }),
  ),
];
