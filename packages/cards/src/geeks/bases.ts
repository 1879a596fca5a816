import {
  act,
  after,
  at,
  base,
  chooseCards,
  eachGets,
  look,
  minionPlayedHere,
  ops,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const geeksBases = [
  /** The winner draws three cards and then discards two cards. */
  base(
    'TableTop',
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      yield* act(ops.draw(me.seat, 3));
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Discard two cards', hand, { min: 2, max: 2 });
      yield* act(...chosen.map(ops.discard));
    }),
  ),

  /** When a minion is played here, each other minion here of the same faction gains +1 power this turn. */
  base(
    'The Con',
    after(
      'play',
      { when: (q, me, played) => minionPlayedHere(q, me, played) && q.faction(played.card) !== '' },
      function* (me) {
        const played = me.args.card;
        const fellows = yield* look((q) =>
          q
            .minionsAt(me.self)
            .filter(
              (ix) =>
                ix !== played &&
                q.faction(ix) === q.faction(played) &&
                q.ignoring(me.self, q.controller(ix)) !== 'must',
            ),
        );
        yield* eachGets(fellows, 1);
      },
    ),
  ),
];
