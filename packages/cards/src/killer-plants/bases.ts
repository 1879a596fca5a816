import {
  at,
  base,
  grants,
  later,
  mayOnReplacement,
  playFromDeck,
  schedule,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const killerPlantsBases = [
  /** On your turn, you may play here one extra minion with power 2 or less. */
  base('Secret Grove', grants('minion', { here: true, power: 2 })),

  /** After this base scores, its winner may search their deck for a minion and play it on the base that replaces this one. */
  base(
    'The Greenhouse',
    at('afterScore', { ...mayOnReplacement, seats: winners, when: thisBaseScores }, function* (me) {
      yield* schedule(me, 'replaced');
    }),
    later<{ replacement: number }>(function* (me) {
      yield* playFromDeck(me.seat, me.args.replacement, () => true, { may: true });
    }),
  ),
];
