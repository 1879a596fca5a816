import {
  type AbilityContext,
  act,
  after,
  anothersMinionHere,
  both,
  card,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseOtherBase,
  choosePlayer,
  endOfTurn,
  extraActionsThisTurn,
  faction,
  host,
  isAnother,
  isAnothers,
  isHere,
  isStillInPlay,
  isYours,
  later,
  look,
  minionsGet,
  moveTogether,
  NOBODY,
  onPlay,
  onYourMinion,
  ops,
  playedAt,
  powerAtMost,
  type Query,
  type Script,
  schedule,
  scoringBase,
  shuffleIntoDecks,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { elvesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const chooseAnother = (me: AbilityContext, title: string): Script<number> =>
  choosePlayerAmong(me, title, (q) => q.otherPlayers(me.seat));
function* choosePlayerAmong(me: AbilityContext, title: string, who: (q: Query) => number[]): Script<number> {
  return yield* choosePlayer(me, title, yield* look(who));
}

export const elves = faction(asFacts(facts), [
  /** Ongoing: After a minion is played by another player, you may place a +1 power counter on that minion to place a +1 power counter on one of your minions here. */
  card(
    'Fae Fighter',
    after(
      'play',
      {
        may: true,
        when: (_q, me, played) => played.as === 'minion' && isAnother(me, played.seat),
        still: isStillInPlay,
      },
      function* (me) {
        if ((yield* act(ops.counters(me.args.card, 1)))[0])
          yield* toOneMinion(me, 'Choose your minion that gets a counter', both(isYours(me), isHere(me)), (ix) =>
            ops.counters(ix, 1),
          );
      },
    ),
  ),

  /** Talent: Choose another player, who draws a card. Draw a card. */
  card(
    'Lord of the Prance',
    talent(function* (me) {
      const player = yield* chooseAnother(me, 'Choose who draws a card');
      yield* act(ops.draw(player, 1));
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** You may give another player control of this minion until it leaves play to take control of one of that player's minions with power 3 or less until that one leaves play. */
  card(
    'Flower Child',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Choose the minion you take for this one',
        both(isAnothers(me), powerAtMost(3)),
        { may: true },
      );
      if (minion === null) return;
      const player = yield* look((q) => q.controller(minion));
      if ((yield* act(ops.control(me.self, player)))[0]) yield* act(ops.control(minion, me.seat));
    }),
  ),

  /** Talent: Other players' minions here each get +1 power this turn. */
  card(
    'Elf Help Guru',
    talent(function* (me) {
      yield* minionsGet(me, anothersMinionHere, 1);
    }),
  ),

  /** Each other player draws one card. Then draw one card per player in the game, counting yourself. */
  card(
    'After You',
    onPlay(function* (me) {
      const others = yield* look((q) => q.otherPlayers(me.seat));
      yield* act(...others.map((seat) => ops.draw(seat, 1)));
      yield* act(ops.draw(me.seat, others.length + 1));
    }),
  ),

  /** Each player shuffles their discard pile into their deck. Draw a card. */
  card(
    'Dancing Root',
    onPlay(function* (me) {
      yield* shuffleIntoDecks(yield* look((q) => q.clockwise().flatMap((seat) => q.discard(seat))));
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Special: Play this before a base scores where you have a minion. Choose another player: that player's total power there gets +2, and one of your minions there gets -2 power (not below 0). If that player is the winner, you take one of their VPs. */
  card(
    'Helping Hands',
    playedAt(
      'beforeScore',
      function* (me) {
        const base = scoringBase(me);
        const helped = yield* chooseAnother(me, 'Choose whose total power gets +2');
        yield* act(ops.totalPower(base, helped, 2, { t: 'scored', base }));
        yield* toOneMinion(
          me,
          'Choose your minion that gets -2 power',
          both(isYours(me), (q, ix) => q.base(ix) === base),
          (ix) => ops.power(ix, -2, { t: 'scored', base }),
        );
        yield* schedule(me, 'afterScore', { helped, base });
      },
      (q, me) => q.hasMinion(scoringBase(me), me.seat),
    ),
    later<{ helped: number; winners: number[] }>(function* (me) {
      const { helped, winners } = me.args;
      if (winners.includes(helped) && (yield* act(ops.gainVp(helped, -1)))[0]) yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** Choose another player. That player chooses a minion, which gets +2 power this turn; you choose a minion, which gets +3 power this turn. */
  card(
    'Pumping Iron',
    onPlay(function* (me) {
      const player = yield* chooseAnother(me, 'Choose who strengthens a minion, too');
      const until = yield* endOfTurn();
      const minions = yield* look((q) => q.minions());
      const theirs = yield* chooseCard(player, 'Choose the minion that gets +2 power', minions);
      if (theirs !== null) yield* act(ops.power(theirs, 2, until));
      yield* toOneMinion(
        me,
        'Choose the minion that gets +3 power',
        () => true,
        (ix) => ops.power(ix, 3, until),
      );
    }),
  ),

  /** Special: Play this before a base scores where you have a minion. Move one of your minions and one minion of another player from there to another base. */
  card(
    'Run Away!',
    playedAt(
      'beforeScore',
      function* (me) {
        const base = scoringBase(me);
        const there = (q: Query, ix: number): boolean => q.base(ix) === base;
        const mine = yield* chooseMinion(me, 'Choose your minion that runs', both(isYours(me), there));
        const theirs = yield* chooseMinion(me, 'Choose the minion that runs along', both(isAnothers(me), there));
        yield* moveTogether(
          me,
          base,
          [mine, theirs].filter((ix) => ix !== null),
        );
      },
      (q, me) => q.hasMinion(scoringBase(me), me.seat),
    ),
  ),

  /** Special: Play this before a base scores. From there, move any number of your minions to another base. */
  card(
    'Run Away More!',
    playedAt('beforeScore', function* (me) {
      const base = scoringBase(me);
      const mine = yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.base(ix) === base));
      const running = yield* chooseCards(me.seat, 'Choose your minions that run', mine, { min: 0, max: 99 });
      yield* moveTogether(me, base, running);
    }),
  ),

  /** Take a random card from another player's hand into your hand, then place this card in that player's hand. This turn you may play an extra action. */
  card(
    'Trade',
    onPlay(function* (me) {
      const player = yield* choosePlayerAmong(me, 'Choose whose hand to take a card from', (q) =>
        q.otherPlayers(me.seat).filter((seat) => q.handSize(seat) > 0),
      );
      if (player !== NOBODY && (yield* act(ops.takeAtRandom(me.seat, player)))[0])
        yield* act(ops.placeItselfInHandOf(player, me.self));
      yield* extraActionsThisTurn(me.seat);
    }),
  ),

  /** Put this on one of your minions. Talent: You move this minion to another base. */
  card(
    'Traveling Elf',
    onYourMinion,
    talent(function* (me) {
      const minion = yield* look((q) => host(q, me));
      const to = yield* chooseOtherBase(me.seat, minion, yield* look((q) => q.name(minion)));
      if (to !== null) yield* act(ops.move(minion, to));
    }),
  ),

  ...elvesBases,
]);
