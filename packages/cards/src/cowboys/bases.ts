import {
  act,
  affectsChosen,
  after,
  afterYouPlayHere,
  base,
  canDuelHere,
  destroyedHere,
  duelHere,
  follows,
  forEachPlayerWho,
  mayDraw,
  ops,
} from '@smash/engine/script';

export const cowboysBases = [
  /** After a minion here is destroyed, each player who has a minion here may draw a card. */
  base(
    'Saloon',
    after('destroy', { when: destroyedHere }, function* (me) {
      yield* forEachPlayerWho(
        (q, player) => q.hasMinion(me.self, player),
        function* (seat) {
          if (yield* follows(me, seat)) yield* mayDraw(seat);
        },
      );
    }),
  ),

  /** After you play a minion here, you may have it duel another player's minion here. Destroy the losing minion. */
  base(
    'So-So Corral',
    afterYouPlayHere({ may: true, still: canDuelHere }, function* (me) {
      const result = yield* duelHere(me, me.args.card);
      for (const loser of result?.losers ?? []) if (yield* affectsChosen(me, loser)) yield* act(ops.destroy(loser));
    }),
  ),
];
