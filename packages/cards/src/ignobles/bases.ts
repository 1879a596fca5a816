import {
  act,
  afterYouPlayHere,
  anyMinion,
  at,
  base,
  chooseMinion,
  give,
  isOwn,
  isStillInPlay,
  isYours,
  ops,
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
        when: (q, me) => anyMinion(q, isOwn(me)),
      },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Destroy a minion that you own', isOwn(me));
        if (minion === null) return;
        const [destroyed] = yield* act(ops.destroy(minion));
        if (destroyed) yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** After you play a minion here, you may give another player control of it. */
  base(
    'Wintersquashed',
    afterYouPlayHere(
      { may: true, still: isStillInPlay, possible: (q, me) => isYours(me)(q, me.args.card) },
      function* (me) {
        yield* give(me, me.args.card);
      },
    ),
  ),
];
