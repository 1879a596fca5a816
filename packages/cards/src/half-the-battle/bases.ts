import { act, after, base, chooseCard, grants, later, look, ops } from '@smash/engine/script';

export const giGeraldBases = [
  /** Once per turn, after you have played a minion here, you may draw a card and place any one card of your hand on the bottom of your deck. */
  base(
    "G.I. Gerald's Base",
    after(
      'play',
      {
        may: true,
        limit: 'turn',
        when: (q, me, played) =>
          played.to === me.self &&
          played.seat === q.s.current &&
          q.isMinionCard(played.card) &&
          q.ignoring(me.self, played.seat) !== 'must',
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
        const hand = yield* look((q) => q.hand(me.seat).slice());
        const card = yield* chooseCard(me.seat, 'Place a card on the bottom of your deck', hand);
        if (card !== null) yield* act(ops.place(card, 'bottom'));
      },
    ),
  ),

  /** On your turn, you may play an extra minion with power 2 or less here. At the end of the turn, if you control that minion, place it on top of your deck. */
  base(
    'USS Banner',
    grants('minion', (_q, me) => ({ base: me.self, power: 2 })),
    after('play', { when: (_q, me, played) => played.n === me.self }, function* (me) {
      const { card, seat } = me.args as { card: number; seat: number };
      const [def, stamp] = yield* look((q) => [q.card(me.self).def, q.card(card).stamp]);
      yield* act(ops.duty({ moment: 'turnEnd', card: me.self, def: def!, ix: 2, seat, args: { card, stamp: stamp! } }));
    }),
    later(function* (me) {
      const card = me.args.card as number;
      if (
        yield* look((q) => q.card(card).stamp === me.args.stamp && q.isMinion(card) && q.controller(card) === me.seat)
      )
        yield* act(ops.placeWith(card, 'top', me.seat));
    }),
  ),
];
