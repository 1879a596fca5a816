import {
  act,
  afterDiscarded,
  card,
  chooseCard,
  chooseCards,
  choosePlayer,
  eachGets,
  endOfTurn,
  extraAction,
  faction,
  hasHand,
  host,
  isControlledBy,
  isOwn,
  isPlayable,
  isYours,
  look,
  lookAtHand,
  lookAtTop,
  NOBODY,
  on,
  onPlay,
  ops,
  playCard,
  returnInAnyOrder,
  returnRevealed,
  revealTop,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { vikingsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };
import { choosePlayerWithDeck, isActionOrMinion, isMinionUpTo, placeCardOnDeck, revealTopCard } from './raids.ts';

export const vikings = faction(asFacts(facts), [
  /** Choose a minion in another player's discard pile and place it into your hand. */
  card(
    'Valkyrie',
    onPlay(function* (me) {
      const minions = yield* look((q) =>
        q.otherPlayers(me.seat).flatMap((seat) => q.discard(seat).filter((ix) => q.isMinionCard(ix))),
      );
      const minion = yield* chooseCard(me.seat, 'Choose a minion to place in your hand', minions);
      if (minion !== null) yield* act(ops.placeInHandOf(me.seat, minion));
    }),
  ),

  /** Talent: Place up to three cards from your hand on top of your deck. For each, this minion gets +1 power this turn. */
  card(
    'Raider',
    talent(function* (me) {
      const until = yield* endOfTurn();
      const hand = yield* look((q) => q.hand(me.seat));
      const cards = yield* chooseCards(me.seat, 'Place cards on your deck: the first is the top card', hand, {
        min: 0,
        max: 3,
        ordered: true,
      });
      const placed = yield* act(...cards.toReversed().map((ix) => ops.place(ix, 'top')));
      const n = placed.filter((one) => one).length;
      if (n > 0) yield* act(ops.power(me.self, n, until));
    }, hasHand),
  ),

  /** Reveal the top card of another player's deck. Place it into your hand if it is an action or a minion with power 3 or less; otherwise return it. */
  card(
    'Shield Maiden',
    onPlay(function* (me) {
      const player = yield* choosePlayerWithDeck(me);
      const top = yield* revealTopCard(player);
      if (yield* look((q) => isActionOrMinion(3)(q, top))) yield* act(ops.placeInHandOf(me.seat, top));
    }),
  ),

  /** Talent: Place a card from your hand on top of your deck to give this minion +2 power this turn. */
  card(
    'Huscarl',
    talent(function* (me) {
      const until = yield* endOfTurn();
      if (yield* placeCardOnDeck(me.seat)) yield* act(ops.power(me.self, 2, until));
    }, hasHand),
  ),

  /** Place a card from your hand on top of your deck to give one of your minions +4 power this turn. */
  card(
    'Berserk',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      if (yield* placeCardOnDeck(me.seat))
        yield* toOneMinion(me, 'Give one of your minions +4 power', isYours(me), (ix) => ops.power(ix, 4, until));
    }),
  ),

  /** Look at another player's hand. Then look at the top two cards of that player's deck and return them in any order. Play an extra action. */
  card(
    'Cast the Runes',
    onPlay(function* (me) {
      const player = yield* choosePlayer(
        me,
        'Choose whose cards to look at',
        yield* look((q) => q.otherPlayers(me.seat)),
      );
      const hand = yield* lookAtHand(me.seat, player);
      const two = yield* lookAtTop(me.seat, player, 2);
      yield* returnInAnyOrder(me.seat, two, player, [...hand, ...two]);
      yield* extraAction(me.seat);
    }),
  ),

  /** Each of your minions gets +1 power this turn. */
  card(
    'Combat Training',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.minionsOf(me.seat));
      yield* eachGets(minions, 1);
    }),
  ),

  /** From another player's hand, take a random card and place it into your hand. */
  card(
    'Pillage',
    onPlay(function* (me) {
      const players = yield* look((q) => q.otherPlayers(me.seat).filter((seat) => q.handSize(seat) > 0));
      const player = yield* choosePlayer(me, 'Choose whose hand to take a card from', players);
      if (player !== NOBODY) yield* act(ops.takeAtRandom(me.seat, player));
    }),
  ),

  /** Reveal the top three cards of another player's deck. One of them that is an action, or a minion with power 4 or less, you may play as an extra card. Return the rest in any order. */
  card(
    'Raiding Party',
    onPlay(function* (me) {
      const player = yield* choosePlayerWithDeck(me);
      if (player === NOBODY) return;
      const three = yield* revealTop(player, 3);
      const fitting = yield* look((q) =>
        three.filter(
          (ix) =>
            isActionOrMinion(4)(q, ix) && isPlayable(q, me.seat, ix, isMinionUpTo(4)(q, ix) ? undefined : 'action'),
        ),
      );
      const chosen = yield* chooseCard(me.seat, 'Choose a card to play', fitting, { may: true, shown: three });
      if (chosen !== null) {
        const isOnlyAction = yield* look((q) => !isMinionUpTo(4)(q, chosen));
        yield* playCard(me.seat, chosen, isOnlyAction ? { as: 'action' } : {});
      }
      yield* returnRevealed(me.seat, three, player);
    }),
  ),

  /** Choose an action on a minion, an action on a base, or a buried card, and place it into your hand. */
  card(
    'Ransack',
    onPlay(function* (me) {
      const cards = yield* look((q) => [...q.actions(), ...q.bases().flatMap((b) => q.buriedAt(b))]);
      const chosen = yield* chooseCard(me.seat, 'Choose an action or buried card to take', cards);
      if (chosen !== null) yield* act(ops.placeInHandOf(me.seat, chosen));
    }),
  ),

  /** Draw three cards. */
  card(
    'Tribute',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 3));
    }),
  ),

  /** Put this on one of your minions with power 5 or more. Ongoing: After this minion goes to the discard pile, gain 1 VP. If you own that minion, put it back in the box. */
  card(
    'Viking Funeral',
    on((q, seat, minion) => isControlledBy(q, minion, seat) && q.power(minion) >= 5),
    afterDiscarded({ when: (q, me, gone) => gone.card === host(q, me) }, function* (me) {
      const minion = me.args.card;
      yield* act(ops.gainVp(me.seat, 1));
      if (yield* look((q) => isOwn(me)(q, minion) && q.card(minion).zone === 'discard'))
        yield* act(ops.place(minion, 'box'));
    }),
  ),

  ...vikingsBases,
]);
