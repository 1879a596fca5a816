import type { Happened } from '@smash/engine/model';
import {
  act,
  after,
  at,
  base,
  chooseCard,
  chooseCards,
  chooseToDo,
  follows,
  look,
  type Me,
  NOBODY,
  ops,
  type Query,
  type Seat,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

/** A minion has been destroyed here. */
const destroyedHere = (q: Query, me: Me, destroyed: Happened): boolean =>
  destroyed.base === me.self && q.isMinionCard(destroyed.card);

export const dinosaursBases = [
  base('Jungle Oasis'),

  /** Each time a minion has been destroyed here, it is placed on the bottom of its owner's deck. */
  base(
    'Tar Pits',
    after('destroy', { when: destroyedHere }, function* (me) {
      const minion = me.args.card as number;
      if (!(yield* follows(me, yield* look((q) => q.owner(minion))))) return;
      if (yield* look((q) => q.card(minion).zone === 'discard')) yield* act(ops.place(minion, 'bottom'));
    }),
  ),
];

export const robotsBases = [
  /** When this base scores, for every 5 power they have here the winner gains 1 VP. */
  base(
    'Factory 436-1337',
    at('score', { when: thisBaseScores }, function* (me) {
      const first = yield* look((q) =>
        q
          .ranks(me.self)
          .filter((r) => r.place === 1 && q.ignoring(me.self, r.seat) !== 'must')
          .map((r) => [r.seat, Math.floor(r.power / 5)]),
      );
      yield* act(...first.filter(([, n]) => n! > 0).map(([seat, n]) => ops.gainVp(seat!, n!)));
    }),
  ),

  /** All minions here have +1 power. */
  base('The Central Brain', { kind: 'power', of: (q, me, target) => (q.base(target) === me.self ? 1 : 0) }),
];

export const trickstersBases = [
  /** Each time a minion has been destroyed here, its owner gains 1 VP. */
  base(
    'Cave of Shinies',
    after(
      'destroy',
      {
        when: (q, me, destroyed) =>
          destroyedHere(q, me, destroyed) && q.ignoring(me.self, q.owner(destroyed.card)) !== 'must',
      },
      function* (me) {
        yield* act(ops.gainVp(yield* look((q) => q.owner(me.args.card as number)), 1));
      },
    ),
  ),

  /** At the start of each player's turn, that player may move another player's minion from any other base to this one. */
  base(
    'Mushroom Kingdom',
    at(
      'turnStart',
      { may: true, seats: (q) => [q.s.current], when: (q, me) => movable(q, me).length > 0 },
      function* (me) {
        const minion = yield* chooseCard(
          me.seat,
          "Move another player's minion to this base",
          yield* look((q) => movable(q, me)),
        );
        if (minion !== null) yield* act(ops.move(minion, me.self));
      },
    ),
  ),
];

const movable = (q: Query, me: Me): number[] =>
  q.minions((ix) => q.base(ix) !== me.self && q.controller(ix) !== me.seat);

export const wizardsBases = [
  /** After this base scores, the winner looks at the top three cards of the base deck, picks one of them to replace this base, and returns the other two to the top in any order. */
  base(
    'School of Wizardry',
    at('afterScore', { seats: (q, me) => winners(q, me).slice(0, 1), when: thisBaseScores }, function* (me) {
      if (!(yield* follows(me, me.seat))) return;
      yield* act(ops.refill(NOBODY, 3));
      const three = yield* look((q) => q.s.baseDeck.slice(-3).reverse());
      const next = yield* chooseCard(me.seat, 'Choose the base that comes next', three, { shown: three });
      if (next === null) return;
      const rest = three.filter((ix) => ix !== next);
      const order = yield* chooseCards(me.seat, 'Choose the order: the first lies on top', rest, {
        min: rest.length,
        max: rest.length,
        ordered: true,
      });
      yield* act(ops.putOnTop(NOBODY, [next, ...order]));
      yield* act(ops.replaceWith(me.self, next, me.seat));
    }),
  ),

  /** After this base scores, every player who has a minion here may draw a card. */
  base(
    'The Great Library',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const seats: Seat[] = yield* look((q) =>
        q.clockwise().filter((seat) => q.hasMinion(me.self, seat) && q.ignoring(me.self, seat) !== 'must'),
      );
      for (const seat of seats)
        if (yield* chooseToDo(seat, 'Draw a card', 'Draw a card', 'Draw none')) yield* act(ops.draw(seat, 1));
    }),
  ),
];
