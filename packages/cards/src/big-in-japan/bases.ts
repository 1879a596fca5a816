import {
  act,
  after,
  base,
  chooseToDo,
  endOfTurn,
  isAction,
  look,
  NOBODY,
  onPlay,
  ops,
  playNow,
  type Seat,
  titansAgree,
} from '@smash/engine/script';

export const kaijuBases = [
  /** Titans here do not force other titans to leave. For each titan here, its controller has +3 power here. */
  base('Kaiju Island', titansAgree(), {
    kind: 'total',
    of: (q, me, at, seat) => (at === me.self ? 3 * q.titansAt(at).filter((ix) => q.controller(ix) === seat).length : 0),
  }),

  /** After you play an action on this base, you get +3 power here this turn. */
  base(
    'Tokyo',
    after(
      'play',
      {
        seats: (_q, me) => [me.args.seat as Seat],
        when: (q, me, played) => played.to === me.self && isAction(q, played.card),
      },
      function* (me) {
        yield* act(ops.totalPower(me.self, me.seat, 3, yield* endOfTurn()));
      },
    ),
  ),
];

export const megaTroopersBases = [
  /** Before this base scores, each player with a minion here gets +2 power here for every Special ability that player uses before the scoring. */
  base(
    'Juice Bar',
    after(
      'useSpecial',
      { seats: (_q, me) => [me.args.seat as Seat], when: (q, me) => q.isAboutToScore(me.self) },
      function* (me) {
        if (yield* look((q) => q.hasMinion(me.self, me.seat)))
          yield* act(ops.totalPower(me.self, me.seat, 2, { t: 'scored', base: me.self }));
      },
    ),
  ),

  /** After this base is played, each player reveals their deck's top card. A player who reveals a minion may play it here as an extra minion. */
  base(
    'Moon Dumpster',
    onPlay(function* (me) {
      for (const seat of yield* look((q) => q.clockwise())) {
        yield* act(ops.refill(seat));
        const top = yield* look((q) => q.topOf(seat));
        if (top === NOBODY) continue;
        yield* act(ops.reveal(seat, [top]));
        if (!(yield* look((q) => q.isMinionCard(top) && q.canPlay(seat, top, me.self)))) continue;
        if (yield* chooseToDo(seat, 'Play the minion you have revealed', 'Play it here', 'Leave it', [top]))
          yield* playNow({ card: top, at: me.self, seat });
      }
    }),
  ),
];
