import {
  type AbilityContext,
  act,
  after,
  cancelsHost,
  cannotPlay,
  card,
  chooseMinion,
  type EventOf,
  endOfTurn,
  extraMinion,
  faction,
  here,
  isAnother,
  isAnothers,
  isOwnedBy,
  isYou,
  isYours,
  look,
  minionBroughtHereByAnother,
  NOBODY,
  onPlay,
  ops,
  othersCardsCannotDestroy,
  ownStarting,
  playExtraMinion,
  playedAt,
  playNow,
  type Query,
  scoringBase,
  special,
  strongest,
  talent,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { teddyBearsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isFirstMinion = (q: Query, me: AbilityContext, played: EventOf<'play'>): boolean =>
  played.as === 'minion' && isYou(me, played.seat) && !q.s.minionPlays.some((play) => isYou(me, play.seat));

const someoneHasFewer = (q: Query, me: AbilityContext): boolean =>
  q.otherPlayers(me.seat).some((other) => q.handSize(other) < q.handSize(me.seat));

export const teddyBears = faction(asFacts(facts), [
  /** As extra minions, play here up to three minions with power 3 or less whose powers total 5 or less. */
  card(
    'Sir Squeezes',
    onPlay(function* (me) {
      let base = NOBODY;
      let left = 5;
      for (let n = 0; n < 3; n++) {
        const power = Math.min(3, left);
        // A minion played with it may have moved this one (TERM-7).
        base = yield* look((q) => (q.inPlay(me.self) ? here(q, me) : base));
        const minion: number | null = yield* playExtraMinion(me.seat, { base, power }, { may: true });
        if (minion === null) return;
        // What it was in the hand, not what it has become.
        left -= yield* look((q) => q.def(minion).power);
      }
    }),
  ),

  /** Ongoing: After another player plays a minion here or moves one to here, place a +1 power counter on this minion. */
  card(
    'Fun Bear',
    after(['play', 'move'], { when: minionBroughtHereByAnother }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Ongoing: Raise this minion's starting power to the highest starting power among opponents' minions here. */
  card(
    'Lovey Bear',
    ownStarting((q, me) => {
      const theirs = q.minionsAt(here(q, me)).filter((ix) => isAnothers(me)(q, ix));
      const highest = Math.max(...theirs.map((ix) => q.startingPower(ix)));
      return highest > q.printedPower(me.self) ? highest : null;
    }),
  ),

  /** Special: After you play your first minion of a turn, you may at once play this minion at the same base as an extra minion. */
  card(
    'Snuggly Bear',
    special(
      'play',
      {
        may: true,
        from: 'hand',
        when: isFirstMinion,
        possible: (q, me) => q.canPlay(me.seat, me.self, me.args.to),
      },
      function* (me) {
        yield* playNow({ card: me.self, at: me.args.to, seat: me.seat });
      },
    ),
  ),

  /** Put this on a base. Ongoing: At any other base, other players cannot play minions with power 2 or less that they own. */
  card(
    'Bear Picnic',
    cannotPlay(
      (q, me, { seat, card: ix, at, as }) =>
        as === 'minion' && isAnother(me, seat) && at !== here(q, me) && isOwnedBy(q, ix, seat) && q.power(ix) <= 2,
    ),
  ),

  /** Draw a card. Play an extra minion. */
  card(
    'Care Package',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
      yield* extraMinion(me.seat);
    }),
  ),

  /** Put this on a minion. Ongoing: Cancel this minion's abilities. */
  card('Cuddle', cancelsHost()),

  /** Choose one of your minions. It gets +1 power this turn for each other minion at its base. */
  card(
    'Group Hug',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion of yours to strengthen', isYours(me));
      if (minion === null) return;
      const others = yield* look((q) => q.minionsAt(q.base(minion)).length - 1);
      if (others > 0) yield* act(ops.power(minion, others, yield* endOfTurn()));
    }),
  ),

  /** Special: Before a base scores, destroy the highest-power minion there; if several tie for the highest power, destroy all of those. */
  card(
    'Love Overload',
    playedAt('beforeScore', function* (me) {
      const there = yield* look((q) => strongest(q, q.minionsAt(scoringBase(me))));
      yield* act(...there.map(ops.destroy));
    }),
  ),

  /** Keep drawing cards until at least one player's hand holds fewer cards than yours. */
  card(
    'Square Deal',
    onPlay(function* (me) {
      while (!(yield* look((q) => someoneHasFewer(q, me)))) {
        const held = yield* look((q) => q.handSize(me.seat));
        yield* act(ops.draw(me.seat, 1));
        if (yield* look((q) => q.handSize(me.seat) === held)) return;
      }
    }),
  ),

  /** Put this on a base. Talent: Draw a card if two or more minions are here and at least one of them is yours. */
  card(
    'Tea Party',
    talent(
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
      (q, me) => q.minionsAt(here(q, me)).length >= 2 && q.hasMinion(here(q, me), me.seat),
    ),
  ),

  /** Put this on a base. Ongoing: Other players' cards cannot destroy your minions here. */
  card('Too Cute', othersCardsCannotDestroy(yourMinionHere)),

  ...teddyBearsBases,
]);
