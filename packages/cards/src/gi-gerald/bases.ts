import {
  act,
  after,
  afterYouPlayHere,
  base,
  chooseCard,
  grants,
  isYours,
  later,
  look,
  ops,
} from '@smash/engine/script';

export const giGeraldBases = [
  /** Once per turn, after you have played a minion here, you may draw a card and place any one card of your hand on the bottom of your deck. */
  base(
    "G.I. Gerald's Base",
    afterYouPlayHere({ may: true, limit: 'turnByName' }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
      const hand = yield* look((q) => q.hand(me.seat));
      const card = yield* chooseCard(me.seat, 'Place a card on the bottom of your deck', hand);
      if (card !== null) yield* act(ops.place(card, 'bottom'));
    }),
  ),

  /** On your turn, you may play an extra minion with power 2 or less here. At the end of the turn, if you control that minion, place it on top of your deck. */
  base(
    'USS Banner',
    grants('minion', { here: true, power: 2 }),
    after('play', { when: (_q, me, played) => played.n === me.self }, function* (me) {
      const { card, seat } = me.args;
      const [def, stamp] = yield* look((q) => [q.card(me.self).def, q.card(card).stamp]);
      yield* act(
        ops.delay({ moment: 'turnEnd', card: me.self, def: def!, ix: 2, seat, args: { card, stamp: stamp! } }),
      );
    }),
    later<{ card: number; stamp: number }>(function* (me) {
      const { card, stamp } = me.args;
      if (yield* look((q) => q.isSame(card, stamp) && q.isMinion(card) && isYours(me)(q, card)))
        yield* act(ops.place(card, 'top'));
    }),
  ),
];
