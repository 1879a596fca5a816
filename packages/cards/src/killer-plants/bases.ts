import { at, base, grants, later, look, playFromDeck, schedule, thisBaseScores, winners } from '@smash/engine/script';

export const killerPlantsBases = [
  /** On your turn, you may play here one extra minion with power 2 or less. */
  base('Secret Grove', grants('minion', { here: true, power: 2 })),

  /** After this base scores, its winner may search their deck for a minion and play it on the base that replaces this one. */
  base(
    'The Greenhouse',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const first = yield* look((q) => winners(q, me).filter((seat) => q.ignoring(me.self, seat) !== 'must'));
      for (const seat of first) yield* schedule(me, 'replaced', {}, seat);
    }),
    later<{ replacement: number }>(function* (me) {
      yield* playFromDeck(me.seat, me.args.replacement, () => true, { may: true });
    }),
  ),
];
