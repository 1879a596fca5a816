import {
  type AbilityContext,
  act,
  after,
  at,
  base,
  chooseCard,
  follows,
  isSomebody,
  look,
  minionPlayedHere,
  ops,
  type Query,
} from '@smash/engine/script';

const yoursHere = (q: Query, me: AbilityContext): number[] => q.minionsOf(me.seat, me.self);

export const minionsOfCthulhuBases = [
  /** Each player, at the start of their turn, may destroy one of their minions here to gain 1 VP. */
  base(
    "R'lyeh",
    at(
      'turnStart',
      { may: true, seats: (q) => [q.s.current], when: (q, me) => yoursHere(q, me).length > 0 },
      function* (me) {
        const minion = yield* chooseCard(
          me.seat,
          'Destroy one of your minions here',
          yield* look((q) => yoursHere(q, me)),
        );
        if (minion === null) return;
        const [destroyed] = yield* act(ops.destroy(minion));
        if (destroyed) yield* act(ops.gainVp(me.seat, 1));
      },
    ),
  ),

  /** Each time a minion has been played here, that minion's owner draws a Madness card. */
  base(
    'Mountains of Madness',
    after('play', { when: minionPlayedHere }, function* (me) {
      const owner = yield* look((q) => q.owner(me.args.card));
      if (isSomebody(owner) && (yield* follows(me, owner))) yield* act(ops.drawMadness(owner));
    }),
  ),
];
