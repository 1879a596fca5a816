import {
  act,
  after,
  at,
  base,
  carriedOutBy,
  chooseCard,
  chooseCards,
  chooseOtherBase,
  chooseToDo,
  destroyedHere,
  extraMinion,
  follows,
  isAnothers,
  later,
  look,
  mayMoveHere,
  NOBODY,
  ops,
  placeUnderDecks,
  type Seat,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const piratesBases = [
  /** After this base scores, each player except the winner may choose that one of their minions here moves to another base instead of going to the discard pile. */
  base(
    'The Grey Opal',
    at('afterScore', { when: (q, me) => thisBaseScores(q, me) && q.bases().length > 1 }, function* (me) {
      const losers = yield* look((q) => q.clockwise().filter((seat) => !(me.args.winners as Seat[]).includes(seat)));
      for (const seat of losers) {
        if ((yield* look((q) => q.ignoring(me.self, seat))) === 'must') continue;
        const mine = yield* look((q) => q.minionsAt(me.self).filter((ix) => q.controller(ix) === seat));
        const minion = yield* chooseCard(seat, 'Save one of your minions here', mine, { may: true });
        if (minion === null) continue;
        const to = yield* chooseOtherBase(seat, minion, yield* look((q) => q.name(minion)));
        if (to !== null) yield* act(ops.fate(minion, to, seat));
      }
    }),
  ),

  /** After this base scores, the runner-up may move one of their minions at another base to the base that replaces this one. */
  base(
    'Tortuga',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const runnersUp = yield* look((q) =>
        (me.args.second as Seat[]).filter((seat) => q.ignoring(me.self, seat) !== 'must'),
      );
      const def = yield* look((q) => q.card(me.self).def);
      yield* act(
        ...runnersUp.map((seat) => ops.duty({ moment: 'replaced', card: me.self, def, ix: 1, seat, args: {} })),
      );
    }),
    later(function* (me) {
      const to = me.args.replacement as number;
      const mine = yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.base(ix) !== to));
      const minion = yield* chooseCard(me.seat, 'Move one of your minions to the new base', mine, { may: true });
      if (minion !== null) yield* act(ops.move(minion, to));
    }),
  ),
];

export const ninjasBases = [
  /** After this base scores, its winner may destroy one minion anywhere. */
  base(
    'Ninja Dojo',
    at(
      'afterScore',
      { may: true, seats: winners, when: (q, me) => thisBaseScores(q, me) && q.minions().length > 0 },
      function* (me) {
        const minion = yield* chooseCard(me.seat, 'Destroy a minion anywhere', yield* look((q) => q.minions()));
        if (minion !== null) yield* act(...carriedOutBy(me.seat, ops.destroy(minion)));
      },
    ),
  ),

  /** After this base scores, each player's minion here with the highest power is placed on the bottom of its owner's deck. */
  base(
    'Temple of Goju',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const taken: number[] = [];
      for (const seat of yield* look((q) => q.clockwise())) {
        const mine = yield* look((q) => q.minionsAt(me.self).filter((ix) => q.controller(ix) === seat));
        if (mine.length === 0 || !(yield* follows(me, seat))) continue;
        taken.push(...(yield* look((q) => mine.filter((ix) => mine.every((other) => q.power(other) <= q.power(ix))))));
      }
      yield* placeUnderDecks(taken);
    }),
  ),
];

export const aliensBases = [
  /** Each time a minion has been played here, its owner may play an extra minion with power 2 or less. */
  base(
    'The Homeworld',
    after(
      'play',
      {
        when: (q, me, played) =>
          played.to === me.self && q.isMinionCard(played.card) && q.ignoring(me.self, q.owner(played.card)) !== 'must',
      },
      function* (me) {
        const owner = yield* look((q) => q.owner(me.args.card as number));
        if (owner !== NOBODY) yield* extraMinion(owner, { power: 2 });
      },
    ),
  ),

  /** After this base scores, the winner may choose one of their minions here with power 3 or less and return it to their hand. */
  base(
    'The Mothership',
    at(
      'afterScore',
      {
        may: true,
        seats: winners,
        when: (q, me) =>
          thisBaseScores(q, me) && q.minionsAt(me.self).some((ix) => q.controller(ix) === me.seat && q.power(ix) <= 3),
      },
      function* (me) {
        const mine = yield* look((q) =>
          q.minionsAt(me.self).filter((ix) => q.controller(ix) === me.seat && q.power(ix) <= 3),
        );
        const minion = yield* chooseCard(me.seat, 'Return one of your minions here to your hand', mine);
        if (minion !== null) yield* act(...carriedOutBy(me.seat, ops.returnToHand(minion)));
      },
    ),
  ),
];

export const zombiesBases = [
  /** After this base scores, the winner's whole hand is discarded, and they draw five cards. */
  base(
    'Evans City Cemetery',
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      if (!(yield* follows(me, me.seat))) return;
      const hand = yield* look((q) => q.hand(me.seat).slice());
      yield* act(...hand.map(ops.discard));
      yield* act(ops.draw(me.seat, 5));
    }),
  ),

  /** When this base scores, every player gains 1 VP for each of their minions here. */
  base(
    'Rhodes Plaza Mall',
    at('score', { when: thisBaseScores }, function* (me) {
      const gains = yield* look((q) =>
        q
          .clockwise()
          .filter((seat) => q.ignoring(me.self, seat) !== 'must')
          .map((seat) => [seat, q.minionsAt(me.self).filter((ix) => q.controller(ix) === seat).length]),
      );
      yield* act(...gains.filter(([, n]) => n! > 0).map(([seat, n]) => ops.gainVp(seat!, n!)));
    }),
  ),
];

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
    mayMoveHere("Move another player's minion to this base", (q, me, ix) => isAnothers(me)(q, ix)),
  ),
];

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
