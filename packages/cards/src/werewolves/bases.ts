import {
  type AbilityContext,
  act,
  after,
  base,
  chooseMinion,
  endOfTurn,
  follows,
  isStillInPlay,
  look,
  minionPlayedHere,
  onYourTurn,
  ops,
  type Query,
  usedTalents,
  useTalentAgain,
  yourMinionHere,
} from '@smash/engine/script';

/** A minion of yours here that has used a talent once. */
const hasUsedOne = (q: Query, me: AbilityContext, ix: number): boolean =>
  yourMinionHere(q, me, ix) && usedTalents(q, ix).some(({ times }) => times === 1);

export const werewolvesBases = [
  /** After the first time in a turn that a minion is played here, that minion gets +2 power this turn. */
  base(
    'Moot Site',
    after('play', { first: true, when: minionPlayedHere, still: isStillInPlay }, function* (me) {
      const { card } = me.args;
      if (yield* follows(me, yield* look((q) => q.controller(card))))
        yield* act(ops.power(card, 2, yield* endOfTurn()));
    }),
  ),

  /** On your turn, one of your minions here may use a talent of its own a second time. */
  base(
    'Standing Stones',
    onYourTurn(
      { label: '', when: (q, me) => q.minionsAt(me.self).some((ix) => hasUsedOne(q, me, ix)) },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose the minion that may use its talent again', (q, ix) =>
          hasUsedOne(q, me, ix),
        );
        if (minion !== null) yield* useTalentAgain(me, minion, 1);
      },
    ),
  ),
];
