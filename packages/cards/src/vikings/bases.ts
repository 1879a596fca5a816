import {
  act,
  afterYouPlayHere,
  base,
  both,
  chooseToDo,
  endOfTurn,
  hasHand,
  isHere,
  isYours,
  look,
  NOBODY,
  onYourTurn,
  ops,
  toOneMinion,
} from '@smash/engine/script';
import { choosePlayerWithDeck, isActionOrMinion, othersWithDeck, placeCardOnDeck, revealTopCard } from './raids.ts';

export const vikingsBases = [
  /** Each turn, after the first time you play a minion here, you may reveal the top card of another player's deck. If it is an action, or a minion with power 3 or less, you may draw it; otherwise return it. */
  base(
    'Drakkar',
    afterYouPlayHere(
      {
        may: true,
        first: true,
        possible: (q, me) => othersWithDeck(q, me).length > 0,
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
    onYourTurn({ label: '', when: hasHand }, function* (me) {
      const until = yield* endOfTurn();
      if (yield* placeCardOnDeck(me.seat))
        yield* toOneMinion(me, 'Give one of your minions here +2 power', both(isHere(me), isYours(me)), (ix) =>
          ops.power(ix, 2, until),
        );
    }),
  ),
];
