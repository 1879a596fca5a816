import type { Op } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  atEndOfTurn,
  card,
  carriedOutBy,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseParts,
  chooseToDo,
  endOfTurn,
  extraActionsThisTurn,
  faction,
  forEachOf,
  forEachOtherPlayer,
  fromAnothersCard,
  here,
  host,
  hostPower,
  isMadness,
  isYours,
  look,
  madnessFor,
  mayDrawUpTo,
  on,
  onPlay,
  ops,
  pickAtRandom,
  playedAt,
  revealHand,
  type Script,
  type Seat,
  scoringBase,
  shuffleIntoDecks,
  unaffected,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { elderThingsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Each other player may draw a Madness card. Returns who did not. */
function* othersWithoutMadness(me: AbilityContext): Script<Seat[]> {
  const without: Seat[] = [];
  yield* forEachOtherPlayer(me, function* (player) {
    const draws =
      (yield* look((q) => madnessFor(q, player) > 0)) &&
      (yield* chooseToDo(player, 'Draw a Madness card', 'Draw it', 'Draw none'));
    if (!draws || !(yield* act(ops.drawMadness(player)))[0]) without.push(player);
  });
  // Who has conceded meanwhile is no longer another player (WIN-3).
  return yield* look((q) => q.otherPlayers(me.seat).filter((player) => without.includes(player)));
}

/** Reveals the player's hand. Returns how many Madness cards it shows. */
function* revealMadness(player: Seat): Script<number> {
  const hand = yield* revealHand(player);
  return yield* look((q) => hand.filter((ix) => isMadness(q, ix)).length);
}

export const elderThings = faction(asFacts(facts), [
  /** Either destroy two other minions of yours OR place this minion on the bottom of your deck. Ongoing: Other players' cards do not affect this minion. */
  card(
    'Elder Thing',
    onPlay(function* (me) {
      const others = yield* look((q) => q.minionsOf(me.seat).filter((ix) => ix !== me.self));
      const choices: Record<string, string> = { place: 'Place it under your deck' };
      if (others.length >= 2) choices.destroy = 'Destroy two others';
      for (const part of yield* chooseParts(me, 'Destroy two of your other minions, or place this one', choices)) {
        if (part === 'destroy') {
          const two = yield* chooseCards(me.seat, 'Choose the two minions to destroy', others, { min: 2, max: 2 });
          if ((yield* act(...two.map(ops.destroy))).every((destroyed) => destroyed)) continue;
        }
        yield* act(ops.place(me.self, 'bottom'));
      }
    }),
    unaffected(fromAnothersCard, (_q, me, ix) => ix === me.self),
  ),

  /** Play this minion only on a base where you have 6 or more power. Each other player may draw a Madness card. Destroy one minion here of each player who does not. */
  card(
    'Shoggoth',
    on((q, seat, base) => q.total(base, seat) >= 6),
    onPlay(function* (me) {
      const prey: number[] = [];
      yield* forEachOf(yield* othersWithoutMadness(me), function* (player) {
        const theirs = yield* look((q) => q.minionsOf(player).filter((ix) => q.base(ix) === here(q, me)));
        const minion = yield* chooseCard(me.seat, 'Destroy a minion of a player without Madness', theirs);
        if (minion !== null) prey.push(minion);
      });
      yield* act(...prey.map(ops.destroy));
    }),
  ),

  /** Each other player may draw a Madness card. You may draw one card for each other player who does not. */
  card(
    'Mi-go',
    onPlay(function* (me) {
      const { length } = yield* othersWithoutMadness(me);
      yield* mayDrawUpTo(me.seat, length);
    }),
  ),

  /** Each other player draws a Madness card if they have a minion here. */
  card(
    'Byakhee',
    onPlay(function* (me) {
      yield* forEachOtherPlayer(me, function* (player) {
        if (yield* look((q) => q.hasMinion(here(q, me), player))) yield* act(ops.drawMadness(player));
      });
    }),
  ),

  /** Choose a minion in your discard pile and place it on top of your deck. You may play an extra action this turn. */
  card(
    'Begin the Summoning',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const minion = yield* chooseCard(me.seat, 'Choose a minion to place on top of your deck', minions);
      if (minion !== null) yield* act(ops.place(minion, 'top'));
      yield* extraActionsThisTurn(me.seat);
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +5 power. At the end of the turn, destroy this minion. */
  card(
    'Dunwich Horror',
    hostPower(5),
    atEndOfTurn(function* (me) {
      yield* act(ops.destroy(yield* look((q) => host(q, me))));
    }),
  ),

  /** All other players draw two Madness cards each. */
  card(
    'Insanity',
    onPlay(function* (me) {
      yield* forEachOtherPlayer(me, function* (player) {
        yield* act(ops.drawMadness(player, 2));
      });
    }),
  ),

  /** Each other player reveals their hand and discards all Madness cards from it. Then each of them shuffles their discard pile into their deck. */
  card(
    'Power of Madness',
    onPlay(function* (me) {
      yield* forEachOtherPlayer(me, function* (player) {
        const hand = yield* revealHand(player);
        yield* act(...(yield* look((q) => hand.filter((ix) => isMadness(q, ix)))).map(ops.discard));
      });
      yield* forEachOtherPlayer(me, function* (player) {
        yield* shuffleIntoDecks(yield* look((q) => q.discard(player)));
      });
    }),
  ),

  /** Each other player discards random cards from their hand one at a time until they discard one that is not a Madness card. */
  card(
    'Spreading Horror',
    onPlay(function* (me) {
      yield* forEachOtherPlayer(me, function* (player) {
        let hand = yield* look((q) => q.hand(player));
        let goesOn = true;
        while (goesOn && hand.length > 0) {
          const discarded = (yield* pickAtRandom(hand))!;
          yield* act(ops.discard(discarded));
          goesOn = yield* look((q) => isMadness(q, discarded));
          hand = hand.filter((ix) => ix !== discarded);
        }
      });
    }),
  ),

  /** Special: Before a base scores, each other player with a minion there reveals their hand. One of your minions there gets +2 power this turn for each Madness card revealed. */
  card(
    'The Price of Power',
    playedAt('beforeScore', function* (me) {
      const there = scoringBase(me);
      let revealed = 0;
      yield* forEachOtherPlayer(me, function* (player) {
        if (yield* look((q) => q.hasMinion(there, player))) revealed += yield* revealMadness(player);
      });
      if (revealed === 0) return;
      const minion = yield* chooseMinion(
        me,
        'Choose the minion that gets the power',
        (q, ix) => isYours(me)(q, ix) && q.base(ix) === there,
      );
      if (minion !== null) yield* act(ops.power(minion, 2 * revealed, yield* endOfTurn()));
    }),
  ),

  /** Each other player draws a Madness card; you draw a card and may play an extra action this turn. */
  card(
    'Touch of Madness',
    onPlay(function* (me) {
      yield* forEachOtherPlayer(me, function* (player) {
        yield* act(ops.drawMadness(player));
      });
      yield* act(ops.draw(me.seat, 1));
      yield* extraActionsThisTurn(me.seat);
    }),
  ),

  /** Each other player reveals their hand. Every player who reveals at least one Madness card must destroy one of their own minions. */
  card(
    'Unfathomable Goals',
    onPlay(function* (me) {
      const mad: Seat[] = [];
      yield* forEachOtherPlayer(me, function* (player) {
        if ((yield* revealMadness(player)) > 0) mad.push(player);
      });
      const fallen: Op[] = [];
      yield* forEachOf(mad, function* (player) {
        const own = yield* look((q) => q.minionsOf(player));
        const minion = yield* chooseCard(player, 'Choose the minion you destroy', own);
        if (minion !== null) fallen.push(...carriedOutBy(player, ops.destroy(minion)));
      });
      yield* act(...fallen);
    }),
  ),

  ...elderThingsBases,
]);
