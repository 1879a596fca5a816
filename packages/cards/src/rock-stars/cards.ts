import {
  type AbilityContext,
  act,
  at,
  both,
  type CardIx,
  card,
  chooseBase,
  chooseCards,
  chooseMinions,
  chooseOne,
  eachGets,
  endSearch,
  faction,
  here,
  isPlayable,
  isYou,
  isYours,
  look,
  onPlay,
  ops,
  playCard,
  playExtraMinion,
  playedAt,
  powerAtMost,
  type Query,
  type Script,
  scoringBase,
  searchPiles,
  showFound,
  shuffleIntoDecks,
  startingBreakpointAtLeast,
  talent,
  yourMinionsHereHave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { rockStarsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** A base with this breakpoint is a big venue. */
const BIG = 21;
const isBig = (q: Query, base: CardIx): boolean => q.breakpoint(base) >= BIG;

const isGroupie = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'Groupie');

/**
 * Searches the deck and/or the discard pile for a Groupie and reveals it. `use` puts it somewhere; after that the deck is
 * shuffled if it was searched.
 */
function* findGroupie(me: AbilityContext, use: (groupie: CardIx) => Script): Script {
  const found = yield* searchPiles(me.seat, 'Choose the Groupie', isGroupie);
  if (found.card !== null) yield* use(found.card);
  yield* endSearch(me.seat, found);
}

/** Up to three of your minions move to that base from bases with a lower breakpoint. */
function* gatherAt(me: AbilityContext, to: CardIx): Script {
  const smaller = yield* look((q) => q.bases().filter((base) => q.breakpoint(base) < q.breakpoint(to)));
  const minions = yield* chooseMinions(
    me,
    'Choose up to three of your minions to move there',
    both(isYours(me), (q, ix) => smaller.includes(q.base(ix))),
    { min: 0, max: 3 },
  );
  yield* act(...minions.map((ix) => ops.move(ix, to)));
}

function* strengthenAt(me: AbilityContext, base: CardIx): Script {
  yield* eachGets(yield* look((q) => q.minionsOf(me.seat, base)), 1);
}

export const rockStars = faction(asFacts(facts), [
  /** Talent: Search your deck and/or your discard pile for a Groupie; reveal it and place it into your hand. If the deck was searched, shuffle it. */
  card(
    'The Monarch',
    talent(function* (me) {
      yield* findGroupie(me, function* (groupie) {
        yield* act(ops.place(groupie, 'hand'));
      });
    }),
  ),

  /** Talent: Draw a card if this base's breakpoint is 21 or higher. You may use only one Classic Rocker's ability each turn. */
  card(
    'Classic Rocker',
    talent(
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
      (q, me) => isBig(q, here(q, me)),
      'turnByName',
    ),
  ),

  /** Move to here up to three of your minions from bases whose breakpoint is lower than this base's. */
  card(
    'Rick Roll',
    onPlay(function* (me) {
      yield* gatherAt(me, yield* look((q) => here(q, me)));
    }),
  ),

  /** Play one more Groupie here as an extra minion. */
  card(
    'Groupie',
    onPlay(function* (me) {
      const base = yield* look((q) => here(q, me));
      const name = yield* look((q) => q.defs.findIndex((def) => def.name === 'Groupie'));
      yield* playExtraMinion(me.seat, { base, name }, { copies: true });
    }),
  ),

  /** Search your deck and/or your discard pile for a Groupie and reveal it. Either place it into your hand or play it as an extra minion. If the deck was searched, shuffle it. */
  card(
    'Guest Star',
    onPlay(function* (me) {
      yield* findGroupie(me, function* (groupie) {
        const canPlay = yield* look((q) => isPlayable(q, me.seat, groupie, 'minion'));
        const plays =
          canPlay &&
          (yield* chooseOne(
            me.seat,
            'Place the minion you found in hand, or play it',
            { hand: 'In hand', play: 'Play it' },
            [groupie],
          )) === 'play';
        if (plays) yield* playCard(me.seat, groupie);
        else yield* act(ops.place(groupie, 'hand'));
      });
    }),
  ),

  /** Put this on a base. Ongoing: Each of your minions here has +1 power. At the end of any turn in which you play a minion here, draw a card if this base's breakpoint is 21 or higher. */
  card(
    'Hot Venue',
    yourMinionsHereHave(1),
    at(
      'turnEnd',
      {
        still: (q, me) =>
          isBig(q, here(q, me)) && q.s.minionPlays.some((play) => isYou(me, play.seat) && play.at === here(q, me)),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** Choose a base. Your minions there get +1 power this turn. Special: You may play this card before that base scores if its breakpoint is 21 or higher. */
  card(
    'Power Ballad',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose the base where yours get +1 power',
        yield* look((q) => q.bases()),
      );
      yield* strengthenAt(me, base!);
    }),
    playedAt(
      'beforeScore',
      function* (me) {
        yield* strengthenAt(me, scoringBase(me));
      },
      (q, me) => isBig(q, scoringBase(me)),
    ),
  ),

  /** Choose any number of minions of yours in your discard pile and shuffle them into your deck. */
  card(
    'Reunion Tour',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const chosen = yield* chooseCards(me.seat, 'Choose minions to shuffle into your deck', minions, {
        min: 0,
        max: 99,
      });
      yield* shuffleIntoDecks(chosen);
    }),
  ),

  /** Search your deck for up to three minions of one same name with power 2 or less. Reveal them and place them into your hand. Shuffle the deck. */
  card(
    'Rock of Luuv',
    onPlay(function* (me) {
      yield* act(ops.refill(me.seat));
      const deck = yield* look((q) => q.searchable(me.seat));
      const weak = yield* look((q) => deck.filter((ix) => q.isMinionCard(ix) && powerAtMost(2)(q, ix)));
      const chosen = yield* chooseCards(me.seat, 'Choose up to three minions of one name', weak, {
        min: 0,
        max: 3,
        group: 'name',
        shown: deck,
      });
      yield* showFound(me.seat, chosen);
      yield* act(...chosen.map((ix) => ops.place(ix, 'hand')));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Special: After a base where you have a minion scores, draw two cards. If its breakpoint was 21 or higher, draw one more. */
  card(
    'Total Sellout',
    playedAt(
      'afterScore',
      function* (me) {
        const wasBig = yield* look((q) => isBig(q, scoringBase(me)));
        yield* act(ops.draw(me.seat, 2));
        if (wasBig) yield* act(ops.draw(me.seat, 1));
      },
      (_q, me) => me.args.present.includes(me.seat),
    ),
  ),

  /** Choose a base. Move to it up to three of your minions from bases whose breakpoint is lower than its own. */
  card(
    'Tour Bus',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base they move to', yield* look((q) => q.bases()));
      yield* gatherAt(me, base!);
    }),
  ),

  /** Put this on a base. Ongoing: While this base's starting breakpoint is below 21, it is raised to 21. */
  card('Turn Up to 11', startingBreakpointAtLeast(BIG)),

  ...rockStarsBases,
]);
