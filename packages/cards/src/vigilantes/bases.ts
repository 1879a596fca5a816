import {
  act,
  after,
  base,
  carriedOutBy,
  chooseCard,
  follows,
  forEachOtherPlayer,
  isSomebody,
  look,
  minionHere,
  ops,
  unaffectedByOthers,
} from '@smash/engine/script';

export const vigilantesBases = [
  /** A minion here is not affected by cards of players other than its controller. */
  base('Hideout', unaffectedByOthers(minionHere)),

  /** After a player plays an action that affects one or more cards here, each other player may place a +1 power counter on a minion here. */
  base(
    'The Mean Streets',
    after(
      'affect',
      {
        // The base itself is not a card "here".
        when: (_q, me, { base: where, card, player, byType }) =>
          where === me.self && card !== me.self && byType === 'action' && isSomebody(player),
      },
      function* (me) {
        yield* forEachOtherPlayer({ ...me, seat: me.args.player }, function* (seat) {
          if (!(yield* follows(me, seat))) return;
          const minions = yield* look((q) => q.minionsAt(me.self));
          const minion = yield* chooseCard(seat, 'Place a +1 power counter on a minion here', minions, { may: true });
          if (minion !== null) yield* act(...carriedOutBy(seat, ops.counters(minion, 1)));
        });
      },
    ),
  ),
];
