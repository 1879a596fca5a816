import {
  type AbilityContext,
  act,
  affectsChosen,
  afterYouPlayHere,
  at,
  base,
  both,
  chooseMinion,
  discardCard,
  isAnothers,
  isHere,
  isYours,
  isYourTurn,
  moveEach,
  ops,
  type Query,
} from '@smash/engine/script';

const hasOthers = (q: Query, me: AbilityContext): boolean =>
  isYourTurn(q, me) && q.minionsAt(me.self).some((ix) => isAnothers(me)(q, ix));

export const sumoWrestlersBases = [
  /** You may, at the start of your turn, discard a card to place a +1 power counter on a minion of yours here. */
  base(
    'Heya Training Stable',
    at(
      'turnStart',
      {
        may: true,
        seats: (q) => [q.s.current],
        when: (q, me) => q.hasMinion(me.self, q.s.current) && q.handSize(q.s.current) > 0,
      },
      function* (me) {
        if (!(yield* discardCard(me.seat))) return;
        const minion = yield* chooseMinion(
          me,
          'Place a +1 power counter on one of your minions here',
          both(isHere(me), isYours(me)),
        );
        if (minion !== null) yield* act(ops.counters(minion, 1));
      },
    ),
  ),

  /** On each of your turns, after you play a minion here for the first time, you may move a minion of another player from here to another base. */
  base(
    'The Dohyo',
    afterYouPlayHere({ may: true, first: true, onTurn: true, still: hasOthers }, function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Choose a minion of another player to move',
        both(isHere(me), isAnothers(me)),
      );
      if (minion !== null && (yield* affectsChosen(me, minion))) yield* moveEach(me, [minion]);
    }),
  ),
];
