import {
  type AbilityContext,
  act,
  affectedByBase,
  after,
  at,
  base,
  bySomebody,
  type CardIx,
  cardsOf,
  chooseMinion,
  destroyedHere,
  eachGets,
  isHere,
  isSomebody,
  look,
  NOBODY,
  ops,
  type Query,
  thisBaseScores,
  toOneMinion,
  weakest,
} from '@smash/engine/script';

/** The minions here whose power is no higher than the number of your cards here. */
const outnumbered = (q: Query, me: AbilityContext): CardIx[] => {
  const n = cardsOf(q, me.seat, me.self).length;
  return q.minionsAt(me.self).filter((ix) => q.power(ix) <= n);
};

export const slashersBases = [
  /** Before this base scores, destroy the minion with the least power here; if several tie for the least, destroy all of those. */
  base(
    'Nightmare Realm',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const prey = yield* affectedByBase(me, yield* look((q) => weakest(q, q.minionsAt(me.self))));
      yield* act(...prey.map(ops.destroy));
    }),
  ),

  /** After you destroy a minion here, a minion here gets extra power this turn equal to the power of the destroyed one. Once per turn, after you play a card here, you may destroy a minion here whose power is no higher than the number of your cards here. */
  base(
    'Camp Clear Lake',
    after(
      'destroy',
      {
        seats: (_q, me) => [me.args.by],
        when: (q, me, destroyed) => destroyedHere(q, me, destroyed) && bySomebody(destroyed) && destroyed.power > 0,
      },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose the minion that gets the power', isHere(me));
        if (minion !== null) yield* eachGets([minion], me.args.power);
      },
    ),
    after(
      'play',
      {
        may: true,
        limit: 'turnByPlayer',
        seats: (_q, me) => [me.args.seat],
        // A standard action is not played at any base.
        when: (q, me, { seat, to }) => isSomebody(seat) && to !== NOBODY && q.base(to) === me.self,
        possible: (q, me) => outnumbered(q, me).length > 0,
      },
      function* (me) {
        const isPrey = (q: Query, ix: CardIx): boolean => outnumbered(q, me).includes(ix);
        yield* toOneMinion(me, 'Destroy a minion here', isPrey, ops.destroy);
      },
    ),
  ),
];
