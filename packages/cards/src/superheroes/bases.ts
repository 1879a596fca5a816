import {
  type AbilityContext,
  act,
  afterYouPlayHere,
  base,
  chooseCard,
  look,
  NOBODY,
  ops,
  powerAtMost,
  protect,
  type Query,
} from '@smash/engine/script';

export const superheroesBases = [
  /** Minions here with power 2 or less can be destroyed only by their controllers. */
  base(
    'Converted Cave',
    protect((q, me, op, cause) => {
      if (op.verb !== 'destroy' || !q.isMinion(op.card) || q.base(op.card) !== me.self) return false;
      const seat = q.controller(op.card);
      const isTheirs = seat !== NOBODY && seat === cause.seat;
      return !isTheirs && powerAtMost(2)(q, op.card);
    }),
  ),

  /** After each minion you play here, you may choose a minion in your discard pile and place it on the bottom of your deck. */
  base(
    'Crystal Fortress',
    afterYouPlayHere(
      {
        may: true,
        possible: (q, me) => fallen(q, me).length > 0,
      },
      function* (me) {
        const minion = yield* chooseCard(
          me.seat,
          'Place a minion on the bottom of your deck',
          yield* look((q) => fallen(q, me)),
        );
        if (minion !== null) yield* act(ops.place(minion, 'bottom'));
      },
    ),
  ),
];

const fallen = (q: Query, me: AbilityContext): number[] => q.discard(me.seat).filter((ix) => q.isMinionCard(ix));
