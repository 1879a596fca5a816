import {
  act,
  after,
  base,
  chooseToDo,
  follows,
  forEachPlayer,
  look,
  onPlay,
  ops,
  playNow,
  revealTop,
} from '@smash/engine/script';

export const megaTroopersBases = [
  /** Before this base scores, each player with a minion here gets +2 power here for every Special ability that player uses before the scoring. */
  base(
    'Juice Bar',
    after(
      'useSpecial',
      { seats: (_q, me) => [me.args.seat], when: (q, me) => q.isAboutToScore(me.self) },
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
      yield* forEachPlayer(function* (seat) {
        if (!(yield* follows(me, seat))) return;
        const [top] = yield* revealTop(seat, 1);
        if (top === undefined) return;
        if (
          (yield* look((q) => q.isMinionCard(top) && q.canPlay(seat, top, me.self))) &&
          (yield* chooseToDo(seat, 'Play the minion you have revealed', 'Play it here', 'Leave it', [top]))
        )
          yield* playNow({ card: top, at: me.self, seat });
        else yield* act(ops.putOnTop(seat, [top]));
      });
    }),
  ),
];
