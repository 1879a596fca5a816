import {
  act,
  afterYouPlayHere,
  at,
  base,
  chooseToDo,
  discardCard,
  flipCoin,
  follows,
  forEachPlayerWho,
  isStillInPlay,
  look,
  ops,
  thisBaseScores,
} from '@smash/engine/script';

export const goblinsBases = [
  /** Each player who has a minion here may flip a coin after this base scores. On heads, that player gains 1 VP; on tails, that player discards two cards. */
  base(
    'Goblin Caves',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      yield* forEachPlayerWho(
        (q, player) => q.hasMinion(me.self, player),
        function* (seat) {
          if (!(yield* follows(me, seat))) return;
          if (!(yield* chooseToDo(seat, 'Flip a coin', 'Flip a coin', 'Flip none'))) return;
          if (yield* flipCoin(seat)) yield* act(ops.gainVp(seat, 1));
          else for (let i = 0; i < 2; i++) yield* discardCard(seat);
        },
      );
    }),
  ),

  /** Flip a coin after you play a minion here. On heads, place a +1 power counter on that minion. */
  base(
    'Goblin Town',
    afterYouPlayHere({}, function* (me) {
      const heads = yield* flipCoin(me.seat);
      if (heads && (yield* look((q) => isStillInPlay(q, me)))) yield* act(ops.counters(me.args.card, 1));
    }),
  ),
];
