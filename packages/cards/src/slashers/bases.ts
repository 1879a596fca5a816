import {
  act,
  after,
  at,
  base,
  chooseMinion,
  destroyedHere,
  eachGets,
  isControlledBy,
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

/** A player's cards here: minions, titans, actions on the base and on its minions, whatever is stored or buried. */
const cardsHere = (q: Query, base: number, seat: number): number =>
  q.s.inPlay.filter((ix) => q.base(ix) === base && isControlledBy(q, ix, seat)).length;

const isWeak = (q: Query, seat: number, base: number, ix: number): boolean =>
  q.base(ix) === base && q.power(ix) <= cardsHere(q, base, seat);

export const slashersBases = [
  /** Before this base scores, destroy the minion with the least power here; if several tie for the least, destroy all of those. */
  base(
    'Nightmare Realm',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      yield* act(...(yield* look((q) => weakest(q, q.minionsAt(me.self)))).map(ops.destroy));
    }),
  ),

  /** After you destroy a minion here, a minion here gets extra power this turn equal to the power of the destroyed one. Once per turn, after you play a card here, you may destroy a minion here whose power is no higher than the number of your cards here. */
  base(
    'Camp Clear Lake',
    after('destroy', { seats: (_q, me) => [me.args.by], when: isByAPlayer }, function* (me) {
      const { power } = me.args;
      const minion = yield* chooseMinion(me, 'Choose the minion that gets the power', isHere(me));
      if (minion !== null) yield* eachGets([minion], power);
    }),
    after(
      'play',
      {
        may: true,
        limit: 'turn',
        seats: (_q, me) => [me.args.seat],
        when: (q, me, played) => played.seat !== NOBODY && played.to !== NOBODY && q.base(played.to) === me.self,
        possible: (q, me) => q.minions((ix) => isWeak(q, me.seat, me.self, ix)).length > 0,
      },
      function* (me) {
        yield* toOneMinion(me, 'Destroy a minion here', (q, ix) => isWeak(q, me.seat, me.self, ix), ops.destroy);
      },
    ),
  ),
];

function isByAPlayer(...[q, me, destroyed]: Parameters<typeof destroyedHere>): boolean {
  return destroyedHere(q, me, destroyed) && isSomebody(destroyed.by);
}
