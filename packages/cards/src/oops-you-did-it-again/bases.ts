import {
  act,
  after,
  base,
  both,
  buryFromHand,
  chooseToDo,
  endOfTurn,
  isAction,
  isHere,
  isYours,
  look,
  NOBODY,
  onYourTurn,
  ops,
  type Seat,
  toOneMinion,
} from '@smash/engine/script';
import { choosePlayerWithDeck, isActionOrMinion, placeCardOnDeck, revealTopCard } from './raids.ts';

export const ancientEgyptiansBases = [
  /** On your turn, you may bury one card from your hand here. */
  base(
    'Pyramids',
    onYourTurn({ when: (q, me) => q.hand(me.seat).length > 0 }, function* (me) {
      yield* buryFromHand(me.seat, me.self);
    }),
  ),

  /** After a card is buried here, or an action is played on this base, the controller of that card draws a card. */
  base(
    'Star Portal',
    after(
      ['bury', 'play'],
      {
        seats: (_q, me) => [me.args.seat as Seat],
        when: (q, me, done) => done.to === me.self && (done.verb === 'bury' || isAction(q, done.card)),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),
];

export const vikingsBases = [
  /** Each turn, after the first time you play a minion here, you may reveal the top card of another player's deck. If it is an action, or a minion with power 3 or less, you may draw it; otherwise return it. */
  base(
    'Drakkar',
    after(
      'play',
      {
        may: true,
        first: true,
        seats: (_q, me) => [me.args.seat as Seat],
        when: (q, me, played) => played.to === me.self && q.isMinionCard(played.card) && played.seat !== NOBODY,
      },
      function* (me) {
        const top = yield* revealTopCard(yield* choosePlayerWithDeck(me));
        if (top === NOBODY || !(yield* look((q) => isActionOrMinion(3)(q, top)))) return;
        if (yield* chooseToDo(me.seat, 'Draw the revealed card', 'Draw it', 'Return it', [top]))
          yield* act(ops.drawCard(me.seat, top));
      },
    ),
  ),

  /** On your turn, you may place a card from your hand on top of your deck to give one of your minions here +2 power this turn. */
  base(
    'Longhouse',
    onYourTurn({ when: (q, me) => q.hand(me.seat).length > 0 }, function* (me) {
      const until = yield* endOfTurn();
      if (yield* placeCardOnDeck(me.seat))
        yield* toOneMinion(me, 'Choose one of your minions here', both(isHere(me), isYours(me)), (ix) =>
          ops.power(ix, 2, until),
        );
    }),
  ),
];
