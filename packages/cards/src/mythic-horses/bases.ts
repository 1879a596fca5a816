import {
  afterYouPlayHere,
  anyMinion,
  base,
  cannotBeDestroyed,
  isControlled,
  isControlledBy,
  isYours,
  minionHere,
  ops,
  type Query,
  type Seat,
  toOneMinion,
} from '@smash/engine/script';

const yoursElsewhere =
  (seat: Seat, base: number) =>
  (q: Query, ix: number): boolean =>
    isYours({ seat })(q, ix) && q.base(ix) !== base;

export const mythicHorsesBases = [
  /** After you play a minion here, you may move a minion of yours from another base to here. */
  base(
    'Equaria',
    afterYouPlayHere(
      { may: true, possible: (q, me) => anyMinion(q, yoursElsewhere(me.seat, me.self)) },
      function* (me) {
        yield* toOneMinion(me, 'Move one of your minions here', yoursElsewhere(me.seat, me.self), (ix) =>
          ops.move(ix, me.self),
        );
      },
    ),
  ),

  /** Your minions here cannot be destroyed while you have two or more of them here. */
  base(
    'Pony Land',
    cannotBeDestroyed(
      (q, me, ix) =>
        minionHere(q, me, ix) &&
        isControlled(q, ix) &&
        q.minionsAt(me.self).filter((one) => isControlledBy(q, one, q.controller(ix))).length >= 2,
    ),
  ),
];
