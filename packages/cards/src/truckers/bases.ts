import {
  act,
  actionsOnBases,
  at,
  base,
  chooseCard,
  follows,
  instead,
  isActionOnBase,
  isOwned,
  look,
  ops,
  shuffleIntoDecks,
  transferElsewhere,
} from '@smash/engine/script';

export const truckersBases = [
  /** When an action on this base would go to the discard pile, its owner shuffles it into their deck instead. */
  base(
    'The Greasy Spoon',
    instead(
      {
        of: 'gone',
        when: (q, me, gone) =>
          gone.spot === 'discard' &&
          isActionOnBase(q, gone.card) &&
          q.base(gone.card) === me.self &&
          isOwned(q, gone.card),
      },
      function* (me) {
        const owner = yield* look((q) => q.owner(me.args.card));
        if (!(yield* follows(me, owner))) return false;
        yield* shuffleIntoDecks([me.args.card]);
        return true;
      },
    ),
  ),

  /** At the start of your turn, you may transfer one action either from this base to another or from another base to this one. */
  base(
    'Truck Stop',
    at(
      'turnStart',
      { may: true, seats: (q) => [q.s.current], when: (q) => actionsOnBases(q).length > 0 },
      function* (me) {
        const action = yield* chooseCard(
          me.seat,
          'Transfer an action to or from this base',
          yield* look((q) => actionsOnBases(q)),
        );
        if (action === null) return;
        if (yield* look((q) => q.base(action) === me.self)) yield* transferElsewhere(me.seat, action);
        else yield* act(ops.transfer(action, me.self));
      },
    ),
  ),
];
