import { act, at, base, ops, thisBaseScores, winners } from '@smash/engine/script';
import { replaceFromDiscard } from './replacement.ts';

export const timeTravelersBases = [
  /** After this base scores, the winner takes another turn once the current turn has ended. */
  base(
    'Portal Room',
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      yield* act(ops.extraTurn(me.seat));
    }),
  ),

  /** After this base scores, the winner may, if possible, choose a base from the base discard pile as the replacement instead of drawing one. */
  base(
    'The Nexus',
    at(
      'afterScore',
      {
        may: true,
        seats: (q, me) => winners(q, me).slice(0, 1),
        when: (q, me) => thisBaseScores(q, me) && q.s.baseDiscard.length > 0,
        possible: (q, me) => q.isReplaced(me.self),
      },
      function* (me) {
        yield* replaceFromDiscard(me, me.self);
      },
    ),
  ),
];
