import { act, afterYouPlayHere, base, endOfTurn, isControlledBy, ops, titansAgree } from '@smash/engine/script';

export const kaijuBases = [
  /** Titans here do not force other titans to leave. For each titan here, its controller has +3 power here. */
  base('Kaiju Island', titansAgree(), {
    kind: 'total',
    of: (q, me, at, seat) =>
      at === me.self ? 3 * q.titansAt(at).filter((ix) => isControlledBy(q, ix, seat)).length : 0,
  }),

  /** After you play an action on this base, you get +3 power here this turn. */
  base(
    'Tokyo',
    afterYouPlayHere({ as: 'action' }, function* (me) {
      yield* act(ops.totalPower(me.self, me.seat, 3, yield* endOfTurn()));
    }),
  ),
];
