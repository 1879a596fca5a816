import {
  type AbilityContext,
  act,
  after,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  drawOffTheTop,
  endOfTurn,
  extraMinion,
  faction,
  fromAnothersAction,
  here,
  insteadOfDiscardPile,
  isAlone,
  isOutmatched,
  look,
  onPlay,
  onYourMinion,
  ops,
  pickAtRandom,
  playedAt,
  playNow,
  type Script,
  scoringBase,
  talent,
  unaffected,
  youPlayedHere,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { halflingsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** "You may play a minion here as an extra minion." */
function* extraMinionHere(me: AbilityContext): Script {
  yield* extraMinion(me.seat, { base: yield* look((q) => here(q, me)) });
}

/** Plays a minion there whose abilities are cancelled this turn, so they restrict nothing even before it arrives. */
function* playCancelled(me: AbilityContext, minion: number, at: number): Script {
  yield* act(ops.cancel(minion, yield* endOfTurn()));
  yield* playNow({ card: minion, at, seat: me.seat });
}

export const halflings = faction(asFacts(facts), [
  /** Talent: On a base where another player has more power than you, play a minion as an extra minion. */
  card(
    'Shire Marshal',
    talent(function* (me) {
      yield* extraMinion(me.seat, { where: 'outmatched' });
    }),
  ),

  /** You may play a minion here as an extra minion. */
  card('Pestling', onPlay(extraMinionHere)),

  /** You may play a minion here as an extra minion if another player has more power here than you. */
  card(
    'Bardling',
    onPlay(function* (me) {
      if (yield* look((q) => isOutmatched(q, here(q, me), me.seat))) yield* extraMinionHere(me);
    }),
  ),

  /** If you have no other minion here, you may play a minion here as an extra minion. */
  card(
    'Quarterling',
    onPlay(function* (me) {
      if (yield* look((q) => isAlone(q, me))) yield* extraMinionHere(me);
    }),
  ),

  /** Special: Play this before a base scores. Play a minion there; its abilities are cancelled this turn. */
  card(
    'Last Call',
    playedAt('beforeScore', function* (me) {
      const base = scoringBase(me);
      const minions = yield* look((q) =>
        q.minionsToPlay(me.seat).filter((ix) => q.canPlayCancelled(me.seat, ix, base)),
      );
      const minion = yield* chooseCard(me.seat, 'Choose a minion to play', minions, { may: true });
      if (minion !== null) yield* playCancelled(me, minion, base);
    }),
  ),

  /** Put this on a base. Ongoing: Draw a card after each minion you play here. */
  card(
    'Lunch Run',
    after('play', { when: youPlayedHere }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Reveal cards from the top of your deck until you have revealed two minions. Place both into your hand and shuffle the other revealed cards into your deck. */
  card(
    'Out of Nowhere',
    onPlay(function* (me) {
      yield* drawOffTheTop(me.seat, (q, ix) => q.isMinionCard(ix), 2);
    }),
  ),

  /** Choose a base. Reveal your hand and play each minion in it there as an extra minion; the abilities of those minions are cancelled this turn. */
  card(
    'Rude Awakening',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base they come to', yield* look((q) => q.bases()));
      const hand = yield* look((q) => q.hand(me.seat));
      if (hand.length > 0) yield* act(ops.reveal(me.seat, hand));
      let minions = yield* look((q) => hand.filter((ix) => q.isMinionCard(ix)));
      while (minions.length > 0) {
        const next = yield* chooseCard(me.seat, 'Choose the minion that comes next', minions);
        yield* playCancelled(me, next!, base!);
        minions = yield* look((q) => minions.filter((ix) => q.isInHand(ix, me.seat)));
      }
    }),
  ),

  /** Put this on one of your minions. Ongoing: When this minion would go to the discard pile, place it on top of your deck instead. */
  card(
    'Small But Tough',
    onYourMinion,
    insteadOfDiscardPile(function* (_me, minion) {
      yield* act(ops.place(minion, 'top'));
      return true;
    }),
  ),

  /** Put this on a base. Ongoing: Actions of other players do not affect your minions here. */
  card('Sneaksy', unaffected(fromAnothersAction, yourMinionHere)),

  /** Choose any number of minions in your discard pile; shuffle these and place them on top of your deck. */
  card(
    'Spoiled Brats',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const chosen = yield* chooseCards(me.seat, 'Choose the minions that go on top of your deck', minions, {
        min: 0,
        max: 99,
      });
      if (chosen.length === 0) return;
      yield* act(ops.reveal(me.seat, chosen));
      const order: number[] = [];
      while (order.length < chosen.length)
        order.push((yield* pickAtRandom(chosen.filter((ix) => !order.includes(ix))))!);
      yield* act(ops.putOnTop(me.seat, order));
    }),
  ),

  /** On a base where you have no minions, play a minion as an extra minion. */
  card(
    'Unexpected Party',
    onPlay(function* (me) {
      yield* extraMinion(me.seat, { where: 'empty' });
    }),
  ),

  ...halflingsBases,
]);
