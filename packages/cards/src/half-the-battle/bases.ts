import {
  act,
  after,
  base,
  chooseCard,
  extraAction,
  grants,
  isHere,
  later,
  look,
  NOBODY,
  ops,
  type Seat,
  toOneMinion,
} from '@smash/engine/script';

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

export const adolescentEpicGeckosBases = [
  /** After the second action you play in a turn, you may place a +1 power counter on a minion here. */
  base(
    'Sewer Hideout',
    after(
      ['play', 'asAction'],
      {
        may: true,
        seats: (_q, me) => [me.args.seat as Seat],
        // There was one before it.
        when: (q, _me, played) =>
          (played.verb === 'asAction' || played.as === 'action') &&
          played.seat !== NOBODY &&
          q.actionsPlayed(played.seat) === 1,
        possible: (q, me) => q.minionsAt(me.self).length > 0,
      },
      function* (me) {
        yield* toOneMinion(me, 'Place a +1 power counter on a minion here', isHere(me), (ix) => ops.counters(ix, 1));
      },
    ),
  ),

  /** After you play a minion here for the first time each turn, you may play an extra action. */
  base(
    'Technoball',
    after(
      'play',
      {
        first: true,
        seats: (_q, me) => [me.args.seat as Seat],
        when: (q, me, played) => played.to === me.self && q.isMinionCard(played.card) && played.seat !== NOBODY,
      },
      function* (me) {
        yield* extraAction(me.seat);
      },
    ),
  ),
];
