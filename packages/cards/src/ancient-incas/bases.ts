import { act, afterYouPlayHere, base, breakpointHere, ops } from '@smash/engine/script';

export const ancientIncasBases = [
  /** Each action on this base reduces its breakpoint by 3. */
  base(
    'Cuzcu',
    breakpointHere((q, me) => -3 * q.actionsOn(me.self).length),
  ),

  /** Draw a card after you play an action on this base. */
  base(
    'Machu Picchu',
    afterYouPlayHere({ as: 'action' }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),
];
