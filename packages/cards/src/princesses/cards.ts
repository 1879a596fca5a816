import {
  act,
  after,
  at,
  cannotBeDestroyed,
  cannotPlayExtra,
  card,
  chooseBase,
  chooseCard,
  chooseParts,
  endOfTurn,
  faction,
  here,
  instead,
  isAnother,
  isAnothers,
  isHere,
  isHost,
  isYou,
  look,
  minionsHave,
  moveOne,
  onPlay,
  ops,
  playedAt,
  powerAtMost,
  type Query,
  revealTop,
  scoringBase,
  shuffleIntoDecks,
  takeFromDiscard,
  talent,
  thisBaseScores,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { princessesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isHeirloom = (q: Query, ix: number): boolean => q.hasName(ix, 'Heirloom');

export const princesses = faction(asFacts(facts), [
  /** Talent: Destroy another player's minion here with power 2 or less. */
  card(
    'Apricot',
    talent(function* (me) {
      yield* toOneMinion(
        me,
        "Destroy another player's minion here of power 2 or less",
        (q, ix) => isHere(me)(q, ix) && isAnothers(me)(q, ix) && powerAtMost(2)(q, ix),
        ops.destroy,
      );
    }),
  ),

  /** Ongoing: Each other player can play at most one extra card per turn. */
  card(
    'Eliza',
    cannotPlayExtra((q, me, { seat }) => isAnother(me, seat) && q.extrasPlayed(seat) > 0),
  ),

  /** Talent: Place an Heirloom from your discard pile into your hand. */
  card(
    'Griselda',
    talent(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose a card to place in your hand', isHeirloom);
    }),
  ),

  /** Talent: Reveal the top card of your deck; a minion is drawn, any other card is placed on the bottom of the deck. */
  card(
    'Marie DeGraw',
    talent(function* (me) {
      const [top] = yield* revealTop(me.seat, 1);
      if (top === undefined) return;
      const drawn = yield* look((q) => q.isMinionCard(top));
      yield* act(drawn ? ops.drawCard(me.seat, top) : ops.place(top, 'bottom'));
    }),
  ),

  /** Ongoing: When this minion would go to the discard pile, it is shuffled into your deck instead. */
  card(
    'Sleeping Beauty',
    instead({ of: 'gone', when: (_q, me, gone) => gone.card === me.self && gone.spot === 'discard' }, function* (me) {
      yield* shuffleIntoDecks([me.self]);
      return true;
    }),
  ),

  /** Talent: Move a minion here from another base. */
  card(
    'Snow White',
    talent(function* (me) {
      const to = yield* look((q) => here(q, me));
      yield* toOneMinion(
        me,
        'Move a minion here',
        (q, ix) => !isHere(me)(q, ix),
        (ix) => ops.move(ix, to),
      );
    }),
  ),

  /** Choose a minion in your discard pile, shuffle it into your deck and draw a card. */
  card(
    'Direct to DVD Sequel',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const minion = yield* chooseCard(me.seat, 'Shuffle a minion into your deck', minions);
      if (minion !== null) yield* shuffleIntoDecks([minion]);
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Draw a card OR one minion gains +2 power this turn. */
  card(
    'Fairy Godmother',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Draw a card or strengthen a minion', {
        draw: 'Draw a card',
        power: 'One minion gets +2 power this turn',
      });
      for (const part of parts) {
        if (part === 'draw') yield* act(ops.draw(me.seat, 1));
        else {
          const until = yield* endOfTurn();
          yield* toOneMinion(
            me,
            'Choose the minion that gets +2 power',
            () => true,
            (ix) => ops.power(ix, 2, until),
          );
        }
      }
    }),
  ),

  /** Put this on a base. Ongoing: When this base scores, gain 1 VP if you are its winner. */
  card(
    'Happily Ever After',
    at('score', { when: thisBaseScores }, function* (me) {
      const wins = yield* look((q) => q.ranks(here(q, me)).some((r) => r.place === 1 && isYou(me, r.seat)));
      if (wins) yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion gets +1 power from this card for every Heirloom on it. This card cannot be destroyed. */
  card(
    'Heirloom',
    minionsHave(isHost, (q, _me, ix) => q.actionsOn(ix).filter((one) => isHeirloom(q, one)).length),
    cannotBeDestroyed((_q, me, ix) => ix === me.self),
  ),

  /** Destroy a minion with power 2 or less. Draw a card. */
  card(
    'Skillet',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion of power 2 or less', powerAtMost(2), ops.destroy);
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Special: Before a base scores, choose a minion there and move it to another base. */
  card(
    'Some Day My Prince Will Come',
    playedAt('beforeScore', function* (me) {
      yield* moveOne(me, 'Choose a minion to move', (q, ix) => q.base(ix) === scoringBase(me));
    }),
  ),

  /** Move all of your minions to a base of your choice. */
  card(
    'Tale as Old as Time',
    onPlay(function* (me) {
      const to = yield* chooseBase(me.seat, 'Choose the base they move to', yield* look((q) => q.bases()));
      const mine = yield* look((q) => q.minionsOf(me.seat));
      yield* act(...mine.map((ix) => ops.move(ix, to!)));
    }),
  ),

  /** Move a minion to another base. */
  card(
    "True Love's Kiss",
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose a minion to move', () => true);
    }),
  ),

  /** Put this on a base. Ongoing: After you play an action, you may choose that it goes to the bottom of your deck instead of the discard pile. */
  card(
    'Woodland Helpers',
    after(
      'play',
      {
        may: true,
        when: (_q, me, played) => isYou(me, played.seat) && played.as === 'action',
        possible: (q, me) => q.resolvesTo(me.args.card) === 'discard' || q.inPlay(me.args.card),
      },
      function* (me) {
        const action = me.args.card;
        const stays = yield* look((q) => q.inPlay(action));
        yield* act(stays ? ops.goesInsteadOfDiscard(action, 'bottom') : ops.resolveTo(action, 'bottom'));
      },
    ),
  ),

  ...princessesBases,
]);
