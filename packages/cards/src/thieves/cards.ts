import {
  type AbilityContext,
  act,
  actionsOnMinions,
  both,
  card,
  cardsAtBases,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseToDo,
  endOfTurn,
  faction,
  isYours,
  look,
  namedHere,
  onPlay,
  ops,
  playedAt,
  powerAtMost,
  type Query,
  rewardGrows,
  type Script,
  shuffleIntoDecks,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { thievesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const treasuresInHand = (q: Query, me: AbilityContext): number[] => q.hand(me.seat).filter((ix) => q.isTreasure(ix));

/** "Discard a treasure card to …": returns whether one was discarded. */
function* discardTreasure(me: AbilityContext): Script<boolean> {
  const treasures = yield* look((q) => treasuresInHand(q, me));
  const one = yield* chooseCard(me.seat, 'Discard a treasure', treasures, { may: true });
  return one !== null && (yield* act(ops.discard(one)))[0]!;
}

/** "Discard two treasures to gain 1 VP." */
function* sellTwoTreasures(me: AbilityContext): Script {
  const treasures = yield* look((q) => treasuresInHand(q, me));
  if (treasures.length < 2) return;
  if (!(yield* chooseToDo(me.seat, 'Discard two treasures to gain 1 VP', 'Discard two', 'Keep them'))) return;
  const sold = yield* chooseCards(me.seat, 'Choose two treasures to discard', treasures, { min: 2, max: 2 });
  if ((yield* act(...sold.map(ops.discard))).every(Boolean)) yield* act(ops.gainVp(me.seat, 1));
}

export const thieves = faction(asFacts(facts), [
  /** Talent: Draw a treasure card. */
  card(
    'Master Thief',
    talent(function* (me) {
      yield* act(ops.drawTreasures(me.seat, 1));
    }),
  ),

  /** You may discard two treasures to gain 1 VP. */
  card('Fence', onPlay(sellTwoTreasures)),

  /** Reveal any number of treasure cards in your hand. For each, place a +1 power counter on this minion. */
  card(
    'Cat Burglar',
    onPlay(function* (me) {
      const treasures = yield* look((q) => treasuresInHand(q, me));
      const shown = yield* chooseCards(me.seat, 'Reveal any number of treasures', treasures, { min: 0, max: 99 });
      if (shown.length === 0) return;
      yield* act(ops.reveal(me.seat, shown));
      yield* act(ops.counters(me.self, shown.length));
    }),
  ),

  /** Draw a treasure card if another Pickpocket is here. */
  card(
    'Pickpocket',
    onPlay(function* (me) {
      const another = yield* look((q) => namedHere(q, me, q.name(me.self)).some((ix) => ix !== me.self));
      if (another) yield* act(ops.drawTreasures(me.seat, 1));
    }),
  ),

  /** Discard a treasure card to destroy a minion with power 3 or less. */
  card(
    'Backstab',
    onPlay(function* (me) {
      if (yield* discardTreasure(me))
        yield* toOneMinion(me, 'Destroy a minion of power 3 or less', powerAtMost(3), ops.destroy);
    }),
  ),

  /** Special: Play this after a base scores where you have a minion. Its winner loses 1 VP and you gain 1 VP. */
  card(
    'Clever Distraction',
    playedAt(
      'afterScore',
      function* (me) {
        yield* act(...me.args.winners.map((seat) => ops.gainVp(seat, -1)), ops.gainVp(me.seat, 1));
      },
      (_q, me) => me.args.present.includes(me.seat),
    ),
  ),

  /** Choose an action that was played on a minion and transfer it to one of your minions. */
  card(
    'Mugging',
    onPlay(function* (me) {
      const actions = yield* look(actionsOnMinions);
      const action = yield* chooseCard(me.seat, 'Choose an action on a minion', actions);
      if (action === null) return;
      const host = yield* look((q) => q.card(action).at);
      yield* toOneMinion(
        me,
        'Choose your minion that gets it',
        both(isYours(me), (_q, ix) => ix !== host),
        (to) => ops.transfer(action, to),
      );
    }),
  ),

  /** Choose a minion. Discard a treasure card to give it +3 power this turn. */
  card(
    'Potion Bandolier',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that may get +3 power');
      if (minion !== null && (yield* discardTreasure(me))) yield* act(ops.power(minion, 3, yield* endOfTurn()));
    }),
  ),

  /** Put this on a base. Ongoing: When this base scores, its reward grows by two treasure cards. */
  card('Secret Stash', rewardGrows(2)),

  /** Discard two treasures to gain 1 VP. Then shuffle your discard pile into your deck and place this card on the bottom of it. */
  card(
    'Smuggling',
    onPlay(function* (me) {
      yield* sellTwoTreasures(me);
      yield* shuffleIntoDecks(yield* look((q) => q.discard(me.seat)));
      yield* act(ops.placeItself(me.self, 'bottom'));
    }),
  ),

  /** Place a treasure card that is in play into your hand. */
  card(
    'Strip Bare',
    onPlay(function* (me) {
      const treasures = yield* look((q) => cardsAtBases(q).filter((ix) => q.isTreasure(ix) && !q.isBuried(ix)));
      const one = yield* chooseCard(me.seat, 'Choose a treasure in play', treasures);
      if (one !== null) yield* act(ops.takeTreasure(me.seat, one));
    }),
  ),

  /** Draw a treasure card. */
  card(
    'Swipe',
    onPlay(function* (me) {
      yield* act(ops.drawTreasures(me.seat, 1));
    }),
  ),

  ...thievesBases,
]);
