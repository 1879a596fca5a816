import {
  act,
  after,
  afterYouPlayHere,
  base,
  isAction,
  isAnother,
  isSomebody,
  look,
  ops,
  pickAtRandom,
} from '@smash/engine/script';

export const luchadorsBases = [
  /** Draw a card after you play an action that directly affects a minion of another player here. */
  base(
    'Ringside',
    after(
      'affectDirectly',
      {
        seats: (_q, me) => [me.args.player],
        when: (q, me, { base: where, card, controller, player, byType }) =>
          where === me.self &&
          q.isMinion(card) &&
          byType === 'action' &&
          isSomebody(player) &&
          isAnother({ seat: player }, controller),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** Each turn, after you play a minion here for the first time, you may place a random action of your discard pile into your hand. */
  base(
    'The Squared Circle',
    afterYouPlayHere(
      { may: true, first: true, possible: (q, me) => q.discard(me.seat).some((ix) => isAction(q, ix)) },
      function* (me) {
        const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isAction(q, ix)));
        const action = yield* pickAtRandom(actions);
        if (action !== null) yield* act(ops.place(action, 'hand'));
      },
    ),
  ),
];
