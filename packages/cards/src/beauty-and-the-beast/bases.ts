import {
  act,
  after,
  base,
  both,
  chooseMinion,
  discardCard,
  extraMinion,
  hasHand,
  isHere,
  isYours,
  isYourTurn,
  onYourTurn,
  ops,
} from '@smash/engine/script';

export const beautyAndTheBeastBases = [
  /** In your turn, after the first time that you discard a card from your hand, place a +1 power counter on one of your minions here. */
  base(
    'Enchanted Castle',
    after(
      'discardFromHand',
      { first: true, seats: (_q, me) => [me.args.seat], when: (q, _me, { seat }) => isYourTurn(q, { seat }) },
      function* (me) {
        const minion = yield* chooseMinion(
          me,
          'Place a +1 power counter on one of your minions here',
          both(isHere(me), isYours(me)),
        );
        if (minion !== null) yield* act(ops.counters(minion, 1));
      },
    ),
  ),

  /** On your turn, you may discard a card from your hand to play here an extra minion with power 3 or less. */
  base(
    "Gaston's Tavern",
    onYourTurn({ label: '', when: hasHand }, function* (me) {
      if (yield* discardCard(me.seat, { may: true })) yield* extraMinion(me.seat, { base: me.self, power: 3 });
    }),
  ),
];
