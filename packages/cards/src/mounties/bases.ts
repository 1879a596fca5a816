import {
  type AbilityContext,
  act,
  affectsChosen,
  afterYouPlayHere,
  at,
  base,
  type CardIx,
  carriedOutBy,
  chooseBase,
  chooseCard,
  endOfTurn,
  follows,
  forEachPlayer,
  isAnothers,
  look,
  ops,
  type Query,
  thisBaseScores,
} from '@smash/engine/script';

/** Other players' minions at other bases where you have a minion. */
const wanted = (q: Query, me: AbilityContext): CardIx[] =>
  q.minions((ix) => q.base(ix) !== me.self && isAnothers(me)(q, ix) && q.hasMinion(q.base(ix), me.seat));

export const mountiesBases = [
  /** Before this base scores, each player may choose one of their minions here; it is moved to another base and gets +1 power this turn. */
  base(
    'Great White North, Eh?',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      yield* forEachPlayer(function* (seat) {
        const theirs = yield* look((q) => q.minionsOf(seat, me.self));
        if (!(yield* follows(me, seat))) return;
        const minion = yield* chooseCard(seat, 'Move one of your minions away', theirs, { may: true });
        if (minion === null) return;
        const bases = yield* look((q) => q.otherBases(me.self));
        const to = yield* chooseBase(seat, 'Choose the base it moves to', bases);
        const until = yield* endOfTurn();
        const ways = [ops.power(minion, 1, until), ...(to === null ? [] : [ops.move(minion, to)])];
        yield* act(...carriedOutBy(seat, ...ways));
      });
    }),
  ),

  /** After you play a minion here, you may choose another player's minion at a base where you have a minion and move it to here. */
  base(
    'Strategic Syrup Reserve',
    afterYouPlayHere({ may: true, possible: (q, me) => wanted(q, me).length > 0 }, function* (me) {
      const minion = yield* chooseCard(me.seat, "Move another player's minion here", yield* look((q) => wanted(q, me)));
      if (minion !== null && (yield* affectsChosen(me, minion))) yield* act(ops.move(minion, me.self));
    }),
  ),
];
