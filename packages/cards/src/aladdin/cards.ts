import {
  type AbilityContext,
  act,
  both,
  type CardIx,
  card,
  carriedOutBy,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseParts,
  discardAction,
  drawFromPiles,
  eachGets,
  endSearch,
  extraAction,
  extraCard,
  faction,
  forEachOtherPlayer,
  hasActionInHand,
  hasOtherBase,
  hasUsableTalent,
  here,
  isAction,
  isHere,
  isPlayableAction,
  isYours,
  look,
  moveTogether,
  namedHere,
  onPlay,
  ops,
  playCard,
  type Query,
  revealHand,
  revealTop,
  revealUntilSeveral,
  type Script,
  searchPiles,
  shuffleBack,
  special,
  takeFromDiscard,
  talent,
  thisBaseScores,
  useOwnTalent,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { aladdinBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

type Which = (q: Query, ix: CardIx) => boolean;
const isLamp: Which = (q, ix) => q.hasName(ix, 'The Lamp');
const isGenie: Which = (q, ix) => q.hasName(ix, 'Genie');
const isCarpet: Which = (q, ix) => q.hasName(ix, 'Carpet');
const isWish: Which = (q, ix) => q.hasName(ix, 'Wish');
const hasGenie = (q: Query, me: AbilityContext): boolean => q.named('Genie').some((ix) => isYours(me)(q, ix));

/** Two extra plays of cards that are not Wishes. */
function* playTwoOthers(me: AbilityContext): Script {
  const notNamed = yield* look((q) => q.defs.findIndex(({ name }) => name === 'Wish'));
  for (let left = 2; left > 0; left--) yield* extraCard(me.seat, { notNamed });
}

export const aladdin = faction(asFacts(facts), [
  /** Draw The Lamp from your deck and/or discard pile, revealing it; if you searched your deck, shuffle it. Talent: Reveal cards from the top of your deck until an action shows. Draw that action and shuffle the other revealed cards into your deck. */
  card(
    'Aladdin',
    onPlay(function* (me) {
      yield* drawFromPiles(me.seat, 'Choose the lamp', isLamp);
    }),
    talent(function* (me) {
      const { cards, found } = yield* revealUntilSeveral(me.seat, 1, isAction);
      yield* act(...found.map((ix) => ops.drawCard(me.seat, ix)));
      yield* shuffleBack(me.seat, cards);
    }),
  ),

  /** Talent: Discard an action from your hand to play an extra action. */
  card(
    'Jasmine',
    talent(function* (me) {
      if (yield* discardAction(me)) yield* extraAction(me.seat);
    }, hasActionInHand),
  ),

  /** Choose an action in your discard pile and place it on top of your deck. */
  card(
    'Abu',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isAction(q, ix)));
      const action = yield* chooseCard(me.seat, 'Choose an action to place on your deck', actions);
      if (action !== null) yield* act(ops.place(action, 'top'));
    }),
  ),

  /** Talent: Find a Wish in your deck and/or discard pile, reveal it and place it into your hand. If you searched your deck, shuffle it. */
  card(
    'Genie',
    talent(function* (me) {
      const found = yield* searchPiles(me.seat, 'Choose the card to place in your hand', isWish);
      if (found.card !== null) yield* act(ops.place(found.card, 'hand'));
      yield* endSearch(me.seat, found);
    }),
  ),

  /** Talent: Discard an action from your hand to give this minion +2 power this turn. Special: Before this base scores, you may use the talent of this minion. */
  card(
    'Rajah',
    talent(function* (me) {
      if (yield* discardAction(me)) yield* eachGets([me.self], 2);
    }, hasActionInHand),
    special(
      'beforeScore',
      { may: true, when: thisBaseScores, possible: (q, me) => hasUsableTalent(q, me) },
      function* (me) {
        yield* useOwnTalent(me);
      },
    ),
  ),

  /** Talent: Choose up to two of your other minions here. This minion and those move together to another base. */
  card(
    'Carpet',
    talent(function* (me) {
      const riders = yield* chooseMinions(
        me,
        'Choose up to two of your minions to move along',
        both(isHere(me), (q, ix) => isYours(me)(q, ix) && ix !== me.self),
        { min: 0, max: 2 },
      );
      yield* moveTogether(me, yield* look((q) => here(q, me)), [me.self, ...riders]);
    }, hasOtherBase),
  ),

  /** Talent: Discard an action from your hand to place a +1 power counter on every Palace Guard you have here. */
  card(
    'Palace Guard',
    talent(function* (me) {
      if (!(yield* discardAction(me))) return;
      const guards = yield* look((q) => namedHere(q, me, 'Palace Guard').filter((ix) => isYours(me)(q, ix)));
      yield* act(...guards.map((ix) => ops.counters(ix, 1)));
    }, hasActionInHand),
  ),

  /** Reveal your deck's top four cards. Draw every action among them and shuffle the others into your deck. */
  card(
    'A Friend Like Me',
    onPlay(function* (me) {
      const cards = yield* revealTop(me.seat, 4);
      const actions = yield* look((q) => cards.filter((ix) => isAction(q, ix)));
      yield* act(...actions.map((ix) => ops.drawCard(me.seat, ix)));
      yield* shuffleBack(me.seat, cards);
    }),
  ),

  /** Choose an action in your discard pile and place it into your hand. */
  card(
    'Cave of Wonders',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose an action to place in hand', isAction);
    }),
  ),

  /** Each other player discards an action from their hand, or shows their whole hand if it holds no action. You may play one action as an extra action: one of those just discarded, or one from your hand. */
  card(
    'Jafar',
    onPlay(function* (me) {
      const discarded: CardIx[] = [];
      yield* forEachOtherPlayer(me, function* (player) {
        const actions = yield* look((q) => q.hand(player).filter((ix) => isAction(q, ix)));
        const action = yield* chooseCard(player, 'Discard an action', actions);
        if (action === null) yield* revealHand(player);
        else if ((yield* act(...carriedOutBy(player, ops.discard(action))))[0]) discarded.push(action);
      });
      const playable = yield* look((q) =>
        [...discarded, ...q.hand(me.seat)].filter((ix) => isPlayableAction(q, me.seat, ix)),
      );
      const action = yield* chooseCard(me.seat, 'Choose an action to play', playable, { may: true });
      if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  /** Find Carpet in your hand, deck and/or discard pile, shuffle your deck if you searched it, and play Carpet as an extra minion. */
  card(
    'Magic Carpet Ride',
    onPlay(function* (me) {
      const found = yield* searchPiles(me.seat, 'Choose the carpet', isCarpet, { hand: true });
      yield* endSearch(me.seat, found);
      if (found.card !== null) yield* playCard(me.seat, found.card);
    }),
  ),

  /** Choose an action in another player's discard pile and play it as an extra action. */
  card(
    'Street Rat',
    onPlay(function* (me) {
      const actions = yield* look((q) =>
        q.otherPlayers(me.seat).flatMap((player) => q.discard(player).filter((ix) => isPlayableAction(q, me.seat, ix))),
      );
      const action = yield* chooseCard(me.seat, 'Choose an action to play', actions);
      if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  /** Draw Genie from your deck and/or discard pile, revealing it; if you searched your deck, shuffle it. Place this card on the bottom of your deck. */
  card(
    'The Lamp',
    onPlay(function* (me) {
      yield* drawFromPiles(me.seat, 'Choose the genie', isGenie);
      yield* act(ops.placeItself(me.self, 'bottom'));
    }),
  ),

  /** If you have Genie in play, do one of the following and place this card into the box: play two extra cards that are not Wishes OR give a minion +5 power this turn OR draw four cards. */
  card(
    'Wish',
    onPlay(function* (me) {
      if (!(yield* look((q) => hasGenie(q, me)))) return;
      const parts = { play: 'Play two extra cards', power: '+5 power this turn', draw: 'Draw four cards' };
      for (const part of yield* chooseParts(me, 'Choose what you wish for', parts)) {
        if (part === 'play') yield* playTwoOthers(me);
        else if (part === 'draw') yield* act(ops.draw(me.seat, 4));
        else {
          const minion = yield* chooseMinion(me, 'Choose the minion to get +5 power');
          if (minion !== null) yield* eachGets([minion], 5);
        }
      }
      yield* act(ops.placeItself(me.self, 'box'));
    }),
  ),

  ...aladdinBases,
]);
