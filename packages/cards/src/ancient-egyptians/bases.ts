import { act, after, base, buryFromHand, hasHand, onYourTurn, ops } from '@smash/engine/script';

export const ancientEgyptiansBases = [
  /** On your turn, you may bury one card from your hand here. */
  base(
    'Pyramids',
    onYourTurn({ label: '', when: hasHand }, function* (me) {
      yield* buryFromHand(me.seat, me.self);
    }),
  ),

  /** After a card is buried here, or an action is played on this base, the controller of that card draws a card. */
  base(
    'Star Portal',
    after(
      ['bury', 'play'],
      {
        seats: (_q, me) => [me.args.seat],
        when: (_q, me, done) => done.to === me.self && (done.verb === 'bury' || done.as === 'action'),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),
];
