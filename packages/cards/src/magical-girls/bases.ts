import {
  act,
  afterYouPlayHere,
  at,
  base,
  carriedOutBy,
  chooseCard,
  eachGets,
  follows,
  forEachPlayer,
  isControlledBy,
  look,
  ops,
  type Query,
  thisBaseScores,
} from '@smash/engine/script';

/** A player's minions at the base and actions on the base itself (PLAY-3). */
const minionsAndActionsOf = (q: Query, base: number, seat: number): number[] =>
  [...q.minionsAt(base), ...q.actionsOn(base)].filter((ix) => isControlledBy(q, ix, seat));

export const magicalGirlsBases = [
  /** After you play a minion here, each of your other minions here gets +1 power this turn. */
  base(
    'Akihabara High',
    afterYouPlayHere({}, function* (me) {
      const others = yield* look((q) =>
        q.minionsAt(me.self).filter((ix) => ix !== me.args.card && isControlledBy(q, ix, me.seat)),
      );
      yield* eachGets(others, 1);
    }),
  ),

  /** Before this base scores, each player destroys all but one in total of their minions and actions on this base. */
  base(
    'Q Point',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const destroyed: ReturnType<typeof ops.destroy>[] = [];
      yield* forEachPlayer(function* (seat) {
        if (!(yield* follows(me, seat))) return;
        const cards = yield* look((q) => minionsAndActionsOf(q, me.self, seat));
        const kept = yield* chooseCard(seat, 'Choose the card you keep here', cards);
        const others = cards.filter((ix) => ix !== kept);
        destroyed.push(...carriedOutBy(seat, ...others.map(ops.destroy)));
      });
      yield* act(...destroyed);
    }),
  ),
];
