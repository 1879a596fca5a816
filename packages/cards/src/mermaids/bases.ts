import {
  type AbilityContext,
  act,
  affectsChosen,
  base,
  chooseMinion,
  isAnother,
  isAnothers,
  minionHere,
  minionsAddLess,
  onYourTurn,
  ops,
  type Query,
  yourMinionHere,
} from '@smash/engine/script';

const couldCome = (q: Query, me: AbilityContext, ix: number): boolean =>
  isAnothers(me)(q, ix) && q.base(ix) !== me.self;

export const mermaidsBases = [
  /** If you have a minion here on your turn, you may move a minion of another player to here. */
  base(
    'Mermaid Pool',
    onYourTurn(
      {
        label: '',
        when: (q, me) =>
          q.minionsAt(me.self).some((ix) => yourMinionHere(q, me, ix)) &&
          q.minions((ix) => couldCome(q, me, ix)).length > 0,
      },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose the minion that comes here', (q, ix) => couldCome(q, me, ix));
        if (minion !== null && (yield* affectsChosen(me, minion))) yield* act(ops.move(minion, me.self));
      },
    ),
  ),

  /** During your turn, each minion of another player here adds 1 less power to its controller's total. */
  base(
    'Mermaid Reef',
    minionsAddLess(1, (q, me, ix) => minionHere(q, me, ix) && isAnother({ seat: q.s.current }, q.controller(ix))),
  ),
];
