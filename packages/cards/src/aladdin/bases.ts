import {
  act,
  afterYouPlayHere,
  base,
  both,
  discardAction,
  hasActionInHand,
  isHere,
  isYours,
  onYourTurn,
  ops,
  spreadCounters,
} from '@smash/engine/script';

export const aladdinBases = [
  /** On your turn, you may discard an action from your hand to place on your minions here up to two +1 power counters in all. */
  base(
    'Agrabah Bazaar',
    onYourTurn({ label: '', when: hasActionInHand }, function* (me) {
      if (yield* discardAction(me)) yield* spreadCounters(me, 2, both(isHere(me), isYours(me)), { may: true });
    }),
  ),

  /** In each turn, draw a card after the first minion that you play here. */
  base(
    "Sultan's Palace",
    afterYouPlayHere({ first: true }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),
];
