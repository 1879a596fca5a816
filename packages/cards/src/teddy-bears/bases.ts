import {
  type AbilityContext,
  act,
  affectedByBase,
  at,
  base,
  canPlayMinion,
  endOfTurn,
  isYou,
  look,
  onYourTurn,
  ops,
  playExtraMinion,
  thisBaseScores,
} from '@smash/engine/script';

const weakHere = (me: Pick<AbilityContext, 'self'>) => ({ base: me.self, power: 2 });

export const teddyBearsBases = [
  /** Before this base scores, every minion here gets +1 power this turn. */
  base(
    'Out in the Woods',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const until = yield* endOfTurn();
      const gets = yield* affectedByBase(me, yield* look((q) => q.minionsAt(me.self)));
      yield* act(...gets.map((ix) => ops.power(ix, 1, until)));
    }),
  ),

  /** On your turn, if you have played at least one minion at another base this turn, you may play a minion with power 2 or less here as an extra minion. */
  base(
    'Under the Bed',
    onYourTurn(
      {
        label: '',
        when: (q, me) =>
          q.s.minionPlays.some((play) => isYou(me, play.seat) && play.at !== me.self) &&
          canPlayMinion(q, me.seat, weakHere(me)),
      },
      function* (me) {
        yield* playExtraMinion(me.seat, weakHere(me));
      },
    ),
  ),
];
