import { act, after, at, base, destroyedHere, drawIfYouHaveMinionHere, isSomebody, ops } from '@smash/engine/script';

export const smashUpAllStarsBases = [
  /** At the start of your turn, draw a card if you have a minion here. */
  base('Locker Room', at('turnStart', { seats: (q) => [q.s.current] }, drawIfYouHaveMinionHere)),

  /** After the destruction of a minion here, the player who controlled it draws a card. */
  base(
    'Stadium',
    after(
      'destroy',
      {
        // Nobody loses a minion that nobody controls (MON-2).
        seats: (_q, me) => [me.args.controller].filter(isSomebody),
        when: destroyedHere,
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),
];
