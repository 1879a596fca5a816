import {
  act,
  afterDiscarded,
  afterYouPlayHere,
  base,
  canDuelHere,
  duelHere,
  here,
  look,
  ops,
  wasControlled,
} from '@smash/engine/script';

export const samuraiBases = [
  /** The first time each turn that one of your minions here goes to the discard pile, draw a card. */
  base(
    'Sakura Garden',
    afterDiscarded(
      {
        limit: 'turnByPlayer',
        when: (q, me, gone) => gone.base === here(q, me) && wasControlled(gone),
        seats: (_q, me) => [me.args.controller],
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** Once per turn, after you play a minion here, you may have it duel another player's minion here. The winning minion's controller draws two cards. */
  base(
    "Shogun's Palace",
    afterYouPlayHere({ may: true, still: canDuelHere, limit: 'turnByPlayer' }, function* (me) {
      const result = yield* duelHere(me, me.args.card);
      const seats = yield* look((q) => (result?.winners ?? []).map((ix) => q.controller(ix)));
      yield* act(...seats.map((seat) => ops.draw(seat, 2)));
    }),
  ),
];
