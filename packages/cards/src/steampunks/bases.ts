import {
  after,
  at,
  base,
  extraAction,
  isAction,
  mayPlayExtraAction,
  takeFromDiscard,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const steampunksBases = [
  /** After this base scores, its winner may choose an action in their discard pile and place it in their hand. */
  base(
    "Inventor's Salon",
    at(
      'afterScore',
      {
        may: true,
        seats: winners,
        when: (q, me) => thisBaseScores(q, me) && q.discard(me.seat).some((ix) => isAction(q, ix)),
      },
      function* (me) {
        yield* takeFromDiscard(me.seat, 'Place an action from your discard pile in hand', isAction);
      },
    ),
  ),

  /** Whenever a player has played an action on this base, that player may play an extra action. */
  base(
    'Workshop',
    after(
      'play',
      {
        ...mayPlayExtraAction,
        seats: (_q, me) => [me.args.seat],
        when: (_q, me, played) => played.to === me.self && played.as === 'action',
      },
      function* (me) {
        yield* extraAction(me.seat);
      },
    ),
  ),
];
