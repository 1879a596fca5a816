import {
  act,
  after,
  at,
  base,
  carriedOutBy,
  chooseMinion,
  endOfTurn,
  follows,
  give,
  isOwn,
  look,
  NOBODY,
  ops,
  type Seat,
  thisBaseScores,
} from '@smash/engine/script';

export const ignoblesBases = [
  /** A player who has played at least one minion here in a turn may, at the end of that turn, destroy a minion they own to draw a card. */
  base(
    'Spikey Chair Room',
    at(
      'turnEnd',
      {
        may: true,
        seats: (q, me) => q.clockwise().filter((seat) => q.s.seats[seat]!.playedOn.includes(me.self)),
        when: (q, me) => q.minions((ix) => isOwn(me)(q, ix)).length > 0,
      },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Destroy a minion that you own', isOwn(me));
        if (minion === null) return;
        const [destroyed] = yield* act(...carriedOutBy(me.seat, ops.destroy(minion)));
        if (destroyed) yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** After you play a minion here, you may give another player control of it. */
  base(
    'Wintersquashed',
    after(
      'play',
      {
        may: true,
        seats: (_q, me) => [me.args.seat as Seat],
        when: (q, me, played) => played.to === me.self && q.isMinionCard(played.card) && played.seat !== NOBODY,
      },
      function* (me) {
        yield* give(me, me.args.card as number);
      },
    ),
  ),
];

export const changerbotsBases = [
  /** After a minion here uses a talent, it gains +1 power this turn. */
  base(
    'Changing Room',
    after('talent', { when: (q, me, used) => used.base === me.self && q.isMinion(used.card) }, function* (me) {
      const minion = me.args.card as number;
      if (!(yield* follows(me, me.args.controller as number))) return;
      yield* act(ops.power(minion, 1, yield* endOfTurn()));
    }),
  ),

  /** Before this base scores, put the top card of the base deck in its place. All cards on this base stay there, this card is discarded, and the scoring goes on. */
  base(
    'Unicrave',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      yield* act(ops.refill(NOBODY));
      const top = yield* look((q) => q.s.baseDeck.at(-1) ?? NOBODY);
      if (top !== NOBODY) yield* act(ops.replaceBase(me.self, top));
    }),
  ),
];
