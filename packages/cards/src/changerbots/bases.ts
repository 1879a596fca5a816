import { act, after, at, base, endOfTurn, follows, look, NOBODY, ops, thisBaseScores } from '@smash/engine/script';

export const changerbotsBases = [
  /** After a minion here uses a talent, it gains +1 power this turn. */
  base(
    'Changing Room',
    after('talent', { when: (q, me, used) => used.base === me.self && q.isMinion(used.card) }, function* (me) {
      const minion = me.args.card;
      if (!(yield* follows(me, me.args.controller))) return;
      yield* act(ops.power(minion, 1, yield* endOfTurn()));
    }),
  ),

  /** Before this base scores, put the top card of the base deck in its place. All cards on this base stay there, this card is discarded, and the scoring goes on. */
  base(
    'Unicrave',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      yield* act(ops.refill(NOBODY));
      const top = yield* look((q) => q.s.baseDeck.at(-1) ?? NOBODY);
      if (top !== NOBODY) yield* act(ops.replaceBase(me.self, top));
    }),
  ),
];
