import {
  act,
  affectsChosen,
  at,
  base,
  chooseCard,
  chooseOtherBase,
  forEachPlayerWho,
  hasOtherBase,
  later,
  look,
  mayOnReplacement,
  minionsToSave,
  ops,
  schedule,
  thisBaseScores,
} from '@smash/engine/script';

export const piratesBases = [
  /** After this base scores, each player except the winner may choose that one minion here, anybody's, moves to another base instead of going to the discard pile. */
  base(
    'The Grey Opal',
    at('afterScore', { when: (q, me) => thisBaseScores(q, me) && hasOtherBase(q) }, function* (me) {
      yield* forEachPlayerWho(
        (_q, player) => !me.args.winners.includes(player),
        function* (seat) {
          if ((yield* look((q) => q.ignoring(me.self, seat))) === 'must') return;
          const minions = yield* look((q) => minionsToSave(q, me));
          const minion = yield* chooseCard(seat, 'Save a minion here', minions, { may: true });
          if (minion === null) return;
          const to = yield* chooseOtherBase(seat, minion, yield* look((q) => q.name(minion)));
          if (to !== null && (yield* affectsChosen(me, minion, seat))) yield* act(ops.fate(minion, to, seat));
        },
      );
    }),
  ),

  /** After this base scores, the runner-up may move one of their minions at another base to the base that replaces this one. */
  base(
    'Tortuga',
    at('afterScore', { ...mayOnReplacement, seats: (_q, me) => me.args.second, when: thisBaseScores }, function* (me) {
      yield* schedule(me, 'replaced');
    }),
    later<{ replacement: number }>(function* (me) {
      const to = me.args.replacement;
      const mine = yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.base(ix) !== to));
      const minion = yield* chooseCard(me.seat, 'Move one of your minions to the new base', mine, { may: true });
      if (minion !== null) yield* act(ops.move(minion, to));
    }),
  ),
];
