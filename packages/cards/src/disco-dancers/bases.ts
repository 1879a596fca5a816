import {
  act,
  after,
  base,
  both,
  isHere,
  isUnaffected,
  isYours,
  mayShare,
  ops,
  wasControlledBy,
} from '@smash/engine/script';

export const discoDancersBases = [
  /** After a player plays a standard action that affects one or more minions of theirs here, that player draws a card. */
  base(
    'Boogie Wonderland',
    after(
      'affectByStandard',
      {
        when: (q, me, affected) =>
          affected.base === me.self && wasControlledBy(affected, q.controller(affected.byCard)),
        seats: (q, me) => [q.controller(me.args.byCard)],
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** Once per turn, when one or more of your minions here are directly affected by your standard action, you may choose another of your minions here; it is affected in the same way. */
  base(
    'Funky Town',
    mayShare({
      of: (me) => both(isHere(me), isYours(me)),
      on: (me) => both(both(isHere(me), isYours(me)), isUnaffected(me)),
      limit: 'turnByPlayer',
    }),
  ),
];
