import {
  type AbilityContext,
  act,
  after,
  at,
  both,
  byYou,
  canDo,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseOtherBase,
  chooseParts,
  chooseToDo,
  type EventOf,
  endOfTurn,
  faction,
  here,
  isHere,
  isYours,
  isYourTurn,
  later,
  look,
  moveEach,
  moveOne,
  moveTogether,
  NOBODY,
  onPlay,
  ops,
  playExtraMinion,
  playedAt,
  playNow,
  playsTitan,
  playTopBase,
  type Query,
  type Script,
  schedule,
  scoringBase,
  shuffleIntoDecks,
  special,
  titan,
  toOneMinion,
  tradePlaces,
  wasMinion,
  wasYours,
  youPlayedHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { explorersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** The top two cards of the base deck, top card first. */
function* topBases(): Script<number[]> {
  yield* act(ops.refill(NOBODY, 2));
  return yield* look((q) => q.s.baseDeck.slice(-2).reverse());
}

function* moveYours(me: AbilityContext): Script {
  yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
}

/** Did a card you played this turn move one of your minions here, when it was played or by an ability since? */
const cardOfThisTurnMovesHere = (q: Query, me: AbilityContext, moved: EventOf<'move'>): boolean =>
  moved.to === here(q, me) &&
  wasYours(me, moved) &&
  wasMinion(q, moved) &&
  byYou(me, moved) &&
  (moved.byPlay || (q.inPlay(moved.byCard) && !q.isBase(moved.byCard) && q.card(moved.byCard).since === q.s.turn));

export const explorers = faction(asFacts(facts), [
  /** You may play the base on top of the base deck and move this minion, with any number of your other minions here, to that base. */
  card(
    'Idaho Smith',
    onPlay(function* (me) {
      const canGo = yield* look((q) =>
        [...q.s.baseDiscard, ...q.s.baseDeck].slice(-1).some((base) => canDo(q, me, ops.move(me.self, base))),
      );
      if (!canGo) return;
      if (!(yield* chooseToDo(me.seat, 'Play a base and move there', 'Play it', 'Leave it'))) return;
      const top = yield* playTopBase();
      const others = yield* chooseMinions(
        me,
        'Choose the minions that come along',
        both(both(isYours(me), isHere(me)), (_q, ix) => ix !== me.self),
        { min: 0, max: 99 },
      );
      yield* act(...[me.self, ...others].map((ix) => ops.move(ix, top!)));
    }),
  ),

  /** Ongoing: After one of your minions moves for the first time in a turn, that minion gets +1 power this turn. */
  card(
    'Guide',
    after(
      'move',
      {
        when: (q, me, moved) => wasMinion(q, moved) && wasYours(me, moved) && q.leftThisTurn(moved.card) === NOBODY,
        // A card that left play in the meantime is a new one (IO-1).
        still: (q, me) => q.leftThisTurn(me.args.card) !== NOBODY,
      },
      function* (me) {
        yield* act(ops.power(me.args.card, 1, yield* endOfTurn()));
      },
    ),
  ),

  /** Special: After a new base enters play, you may play this minion there as an extra minion. */
  card(
    'Crypt Looter',
    special(
      'base',
      { from: 'hand', may: true, still: (q, me) => q.canPlay(me.seat, me.self, me.args.card) },
      function* (me) {
        yield* playNow({ card: me.self, at: me.args.card, seat: me.seat });
      },
    ),
  ),

  /** Look at the base deck's top two cards. One of them, of your choice, goes to the bottom of that deck and the other back on top. */
  card(
    'Glory Hound',
    onPlay(function* (me) {
      const two = yield* topBases();
      const under = yield* chooseCard(me.seat, 'Choose the base that goes to the bottom', two, { shown: two });
      if (under !== null) yield* act(ops.putUnderShared([under]));
    }),
  ),

  /** Choose a minion. If no other minion is at its base, shuffle it into its owner's deck. */
  card(
    'Dr Livingstone, I Presume?',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose a minion to shuffle away if it is alone');
      if (minion === null || (yield* look((q) => q.minionsAt(q.base(minion)).length > 1))) return;
      yield* shuffleIntoDecks([minion]);
    }),
  ),

  /** Put this on a base. Ongoing: Draw a card and transfer this action to another base after you play a minion here or play a card that moves one or more of your minions to here. */
  card(
    'Forgotten Horrors',
    after(
      ['play', 'move'],
      {
        together: true,
        when: (q, me, happened) =>
          happened.verb === 'play' ? youPlayedHere(q, me, happened) : cardOfThisTurnMovesHere(q, me, happened),
        still: (q, me) => me.args.to === here(q, me),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
        const to = yield* chooseOtherBase(me.seat, me.self, yield* look((q) => q.name(me.self)));
        if (to !== null) yield* act(ops.transfer(me.self, to));
      },
    ),
  ),

  /** Choose a base; of the minions there, you may move up to two to another base. */
  card(
    'Fortune and Glory',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => q.minionsAt(base).length > 0));
      const from = yield* chooseBase(me.seat, 'Choose the base they leave', bases);
      if (from === null) return;
      const minions = yield* chooseMinions(me, 'Choose up to two minions to move', (q, ix) => q.base(ix) === from, {
        min: 0,
        max: 2,
      });
      yield* moveTogether(me, from, minions);
    }),
  ),

  /** Choose a base. Each of your minions there gets a +1 power counter placed on it OR you draw a card for each of your minions there. */
  card(
    'I Said No Camels!',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases());
      const base = yield* chooseBase(me.seat, 'Choose a base where your minions get counters, or draw', bases);
      const mine = yield* look((q) => q.minionsOf(me.seat, base!));
      if (mine.length === 0) return;
      const parts = yield* chooseParts(me, 'Strengthen your minions there, or draw', {
        counters: 'A power counter on each',
        draw: 'Draw a card for each',
      });
      for (const part of parts) {
        if (part === 'counters') yield* act(...mine.map((ix) => ops.counters(ix, 1)));
        else yield* act(ops.draw(me.seat, mine.length));
      }
    }),
  ),

  /** Choose two minions that are at different bases. Each of them moves to the base of the other one. */
  card(
    'It Belongs in a Museum',
    onPlay(function* (me) {
      const apart = (q: Query, one: number, other: number): boolean => q.base(one) !== q.base(other);
      const first = yield* chooseMinion(me, 'Choose the first of two minions to trade places', (q, ix) =>
        q.minions().some((other) => apart(q, ix, other)),
      );
      if (first === null) return;
      const second = yield* chooseMinion(me, 'Choose the second minion, at another base', (q, ix) =>
        apart(q, first, ix),
      );
      if (second !== null) yield* tradePlaces(first, second);
    }),
  ),

  /** Special: After a base scores, reveal the base deck's top two cards. One of them, of your choice, replaces the scored base; discard the other. Play a minion on the new base as an extra minion. */
  card(
    'Lost City',
    playedAt('afterScore', function* (me) {
      const two = yield* topBases();
      yield* act(ops.reveal(me.seat, two));
      const next = yield* chooseCard(me.seat, 'Choose the base that comes next', two, { shown: two });
      if (next !== null) yield* act(ops.replaceWith(scoringBase(me), next, me.seat));
      yield* act(...two.filter((ix) => ix !== next).map(ops.discard));
      yield* schedule(me, 'replaced');
    }),
    later<{ replacement: number }>(function* (me) {
      yield* playExtraMinion(me.seat, { base: me.args.replacement }, { may: true });
    }),
  ),

  /** Move every one of your minions. */
  card(
    'X Never Marks the Spot',
    onPlay(function* (me) {
      yield* moveEach(me, yield* look((q) => q.minionsOf(me.seat)));
    }),
  ),

  /** Move a minion of yours. Special: This may be played before or after a base scores. */
  card(
    'You Call This Archaeology?',
    onPlay(moveYours),
    playedAt('beforeScore', moveYours),
    playedAt('afterScore', moveYours),
  ),

  /** Special: You may play this titan in place of your regular minion play, on a base where no player has a minion. Ongoing: Once per turn, after a minion moves away from here, you may move this titan to the base it went to. If you do, destroy a minion there whose power is lower than the number of +1 power counters on this titan. Ongoing: At the end of your turn, place a +1 power counter on this titan if it did not move this turn. */
  titan(
    'Very Large Boulder',
    playsTitan({ spends: 'minion', where: (q, _me, base) => q.clockwise().every((seat) => !q.hasMinion(base, seat)) }),
    after(
      'move',
      {
        may: true,
        limit: 'turn',
        when: (q, me, moved) => moved.base === here(q, me) && wasMinion(q, moved),
        still: (q, me) => q.isBase(me.args.to) && me.args.to !== here(q, me),
      },
      function* (me) {
        const to = me.args.to;
        const [followed] = yield* act(ops.move(me.self, to));
        if (!followed) return;
        const counters = yield* look((q) => q.card(me.self).counters);
        const weaker = (q: Query, ix: number): boolean => q.base(ix) === to && q.power(ix) < counters;
        yield* toOneMinion(me, 'Destroy a minion there', weaker, ops.destroy);
      },
    ),
    at('turnEnd', { when: isYourTurn, still: (q, me) => q.leftThisTurn(me.self) === NOBODY }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  ...explorersBases,
]);
