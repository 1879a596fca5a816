import { act, afterYouPlayHere, base, discardCard, extraMinion, hasHand, ops, youCanDraw } from '@smash/engine/script';

export const magesBases = [
  /** Each turn, after the first time you play a minion here, you may discard a card to play a minion here as an extra minion. */
  base(
    'Dimension Doors',
    afterYouPlayHere({ may: true, first: true, possible: hasHand }, function* (me) {
      if (yield* discardCard(me.seat)) yield* extraMinion(me.seat, { base: me.self });
    }),
  ),

  /** You may draw a card after you play a minion here. */
  base(
    "Mage's Tower",
    afterYouPlayHere({ may: true, possible: youCanDraw }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),
];
