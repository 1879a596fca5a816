import {
  act,
  at,
  base,
  chooseCard,
  chooseCards,
  forEachPlayerWho,
  look,
  mayDraw,
  NOBODY,
  ops,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const wizardsBases = [
  /** After this base scores, the winner looks at the top three cards of the base deck, picks one of them to replace this base, and returns the other two to the top in any order. */
  base(
    'School of Wizardry',
    at('afterScore', { seats: (q, me) => winners(q, me).slice(0, 1), when: thisBaseScores }, function* (me) {
      yield* act(ops.refill(NOBODY, 3));
      const three = yield* look((q) => q.s.baseDeck.slice(-3).reverse());
      const next = yield* chooseCard(me.seat, 'Choose the base that comes next', three, { shown: three });
      if (next === null) return;
      const rest = three.filter((ix) => ix !== next);
      const order = yield* chooseCards(me.seat, 'Choose the order: the first is the top card', rest, {
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
      yield* forEachPlayerWho(
        (q, player) => q.hasMinion(me.self, player) && q.ignoring(me.self, player) !== 'must',
        mayDraw,
      );
    }),
  ),
];
