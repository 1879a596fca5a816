import {
  type AbilityContext,
  act,
  afterYouPlayHere,
  base,
  chooseCard,
  grantsThen,
  hasHand,
  look,
  ops,
  placeAtTurnEnd,
  placedAtTurnEnd,
  type Query,
  youCanDraw,
} from '@smash/engine/script';

const drawsOrHolds = (q: Query, me: AbilityContext): boolean => youCanDraw(q, me) || hasHand(q, me);

export const giGeraldBases = [
  /** Once per turn, after you have played a minion here, you may draw a card and place any one card of your hand on the bottom of your deck. */
  base(
    "G.I. Gerald's Base",
    afterYouPlayHere({ may: true, limit: 'turnByPlayer', possible: drawsOrHolds }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
      const hand = yield* look((q) => q.hand(me.seat));
      const card = yield* chooseCard(me.seat, 'Place a card on the bottom of your deck', hand);
      if (card !== null) yield* act(ops.place(card, 'bottom'));
    }),
  ),

  /** On your turn, you may play an extra minion with power 2 or less here. At the end of the turn, if you control that minion, place it on top of your deck. */
  base(
    'USS Banner',
    ...grantsThen('minion', { here: true, power: 2 }, function* (me) {
      yield* placeAtTurnEnd(me, me.args.card, me.args.seat);
    }),
    placedAtTurnEnd('top'),
  ),
];
