import {
  type AbilityContext,
  act,
  after,
  buryFromHand,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseOtherBase,
  chooseParts,
  chooseToDo,
  discardCard,
  type EventOf,
  faction,
  hasHand,
  here,
  ifItStays,
  isStillInPlay,
  isYou,
  look,
  NOBODY,
  onPlay,
  onYourTurn,
  ops,
  playedAt,
  type Query,
  type Script,
  scoringBase,
  special,
  talent,
  thisBaseScores,
  uncover,
  uncoverOne,
  whenUncovered,
  yourBuried,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { skeletonsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isUncoveredMinion = (played: EventOf<'play'>): boolean => played.from === 'buried' && played.as === 'minion';

/** "You may place a +1 power counter on it", the minion that was uncovered. */
function* mayStrengthen(me: AbilityContext<{ card: CardIx }>): Script {
  yield* act(ops.counters(me.args.card, 1));
}

/** Uncovers one of your cards buried here (anywhere for NOBODY). Returns it if it is now a minion in play. */
function* raiseOne(me: AbilityContext, base: CardIx): Script<CardIx | null> {
  const buried = yield* look((q) => yourBuried(q, me.seat, base));
  const raised = yield* chooseCard(me.seat, 'Choose a buried card to uncover', buried);
  if (raised === null) return null;
  return yield* ifItStays(raise(me, raised));
}
function* raise(me: AbilityContext, buried: CardIx): Script<CardIx | null> {
  return (yield* uncover(me.seat, buried)) ? buried : null;
}

/** Where to bury a minion from the discard pile, one after the other. */
function* buryEach(me: AbilityContext, cards: readonly CardIx[]): Script {
  const bases = yield* look((q) => [...q.bases()]);
  for (const minion of cards) {
    const name = yield* look((q) => q.name(minion));
    const at = yield* chooseBase(me.seat, `Choose where to bury ${name}`.slice(0, 60), bases);
    yield* act(ops.bury(minion, at!, me.seat));
  }
}
const isWeakCard = (q: Query, ix: CardIx): boolean => q.isMinionCard(ix) && q.power(ix) <= 3;
const graves = (q: Query, me: AbilityContext): CardIx[] =>
  q.bases().filter((base) => yourBuried(q, me.seat, base).length > 0);

export const skeletons = faction(asFacts(facts), [
  /** Ongoing: You may place a +1 power counter on any other minion after it is uncovered. Talent: Bury a card from your hand here OR uncover one of your cards buried here. */
  card(
    'Lord of Bones',
    after(
      'play',
      {
        may: true,
        when: (_q, me, played) => isUncoveredMinion(played) && played.card !== me.self,
        possible: isStillInPlay,
      },
      mayStrengthen,
    ),
    talent(
      function* (me) {
        const base = yield* look((q) => here(q, me));
        const [inHand, buried] = yield* look((q) => [q.handSize(me.seat), yourBuried(q, me.seat, base).length]);
        const parts = yield* chooseParts(me, 'Choose to bury or to uncover', {
          ...(inHand! > 0 && { bury: 'Bury a card' }),
          ...(buried! > 0 && { uncover: 'Uncover a card' }),
        });
        for (const part of parts) yield* part === 'bury' ? buryFromHand(me.seat, base) : uncoverOne(me.seat, base);
      },
      (q, me) => hasHand(q, me) || yourBuried(q, me.seat, here(q, me)).length > 0,
    ),
  ),

  /** Ongoing: Once per turn, draw a card after another of your cards is buried or uncovered. */
  card(
    'Gravetender',
    after(
      ['bury', 'play'],
      {
        limit: 'turn',
        when: (_q, me, done) =>
          done.card !== me.self && isYou(me, done.seat) && (done.verb === 'bury' || done.from === 'buried'),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** Special: You may, on your turn, bury this card from your discard pile. Per turn, only one Revenant ability may be used. */
  card(
    'Revenant',
    onYourTurn({ from: 'discard', limit: 'turnByName', when: () => true }, function* (me) {
      yield* buryEach(me, [me.self]);
    }),
  ),

  /** You may bury this minion here. Special: You may uncover another of your cards buried here after this card is uncovered. */
  card(
    'Returned One',
    onPlay(function* (me) {
      if (yield* chooseToDo(me.seat, 'Bury this minion here', 'Bury it', 'Leave it'))
        yield* act(ops.bury(me.self, yield* look((q) => here(q, me)), me.seat));
    }),
    whenUncovered(function* (me, base) {
      yield* uncoverOne(me.seat, base, { may: true });
    }),
  ),

  /** Special: Before a base scores, choose one of your cards buried there and uncover it. */
  card(
    'Burst Forth',
    playedAt('beforeScore', function* (me) {
      yield* uncoverOne(me.seat, scoringBase(me));
    }),
  ),

  /** Uncover up to three of your cards buried at one base of your choice. */
  card(
    "Dig 'em Up",
    onPlay(function* (me) {
      const title = 'Choose cards to uncover, in the order you uncover them';
      const buried = yield* look((q) => yourBuried(q, me.seat));
      const cards = yield* chooseCards(me.seat, title, buried, { min: 0, max: 3, group: 'base', ordered: true });
      for (const one of cards) yield* uncover(me.seat, one);
    }),
  ),

  /** Bury a card from your hand, after which you may discard a card to bury a second one; OR uncover one of your buried cards, placing two +1 power counters on it if it is a minion. */
  card(
    'Grave Goods',
    onPlay(function* (me) {
      const [inHand, buried] = yield* look((q) => [q.handSize(me.seat), yourBuried(q, me.seat).length]);
      const keys = { ...(inHand! > 0 && { bury: 'Bury a card' }), ...(buried! > 0 && { uncover: 'Uncover a card' }) };
      const parts = Object.keys(keys).length > 0 ? yield* chooseParts(me, 'Choose to bury or to uncover', keys) : [];
      for (const part of parts) {
        if (part === 'bury') {
          yield* buryFromHand(me.seat);
          if (yield* discardCard(me.seat, { may: true })) yield* buryFromHand(me.seat);
        } else {
          const raised = yield* raiseOne(me, NOBODY);
          if (raised !== null) yield* act(ops.counters(raised, 2));
        }
      }
    }),
  ),

  /** Put this on a base. Ongoing: You may place a +1 power counter on a minion after it is uncovered here. Special: After this base scores, bury this card at another base. */
  card(
    'Gravestones',
    after(
      'play',
      {
        may: true,
        when: (q, me, played) => isUncoveredMinion(played) && played.to === here(q, me),
        possible: isStillInPlay,
      },
      mayStrengthen,
    ),
    special('afterScore', { when: thisBaseScores }, function* (me) {
      const to = yield* chooseOtherBase(me.seat, me.self, 'Gravestones');
      if (to !== null) yield* act(ops.bury(me.self, to, me.seat));
    }),
  ),

  /** Put this on a base. Talent: Uncover one of your cards buried here. You may place a +1 power counter on it if it is a minion. */
  card(
    'Graveyard',
    talent(
      function* (me) {
        const raised = yield* raiseOne(me, yield* look((q) => here(q, me)));
        if (
          raised !== null &&
          (yield* chooseToDo(me.seat, 'Place a power counter on the minion', 'Place it', 'Leave it'))
        )
          yield* act(ops.counters(raised, 1));
      },
      (q, me) => yourBuried(q, me.seat, here(q, me)).length > 0,
    ),
  ),

  /** Move any number of your buried cards from one base to one other base. Special: You may also play this card before a base scores; it then moves, instead, up to two of your buried cards to that base or from it. */
  card(
    'Hearse Fleet',
    onPlay(function* (me) {
      const from = yield* chooseBase(me.seat, 'Choose the base they leave', yield* look((q) => graves(q, me)));
      if (from === null) return;
      const cards = yield* look((q) => yourBuried(q, me.seat, from));
      const movers = yield* chooseCards(me.seat, 'Choose the cards to move', cards, { min: 0, max: 99 });
      if (movers.length === 0) return;
      const to = yield* chooseBase(me.seat, 'Choose the base they move to', yield* look((q) => q.otherBases(from)));
      if (to !== null) yield* act(...movers.map((ix) => ops.move(ix, to)));
    }),
    playedAt('beforeScore', function* (me) {
      const base = scoringBase(me);
      const cards = yield* look((q) => yourBuried(q, me.seat));
      const movers = yield* chooseCards(me.seat, 'Choose up to two cards to move', cards, { min: 0, max: 2 });
      const moves = [];
      for (const ix of movers) {
        const isThere = yield* look((q) => q.base(ix) === base);
        const to = isThere
          ? yield* chooseBase(me.seat, 'Choose the base it moves to', yield* look((q) => q.otherBases(base)))
          : base;
        if (to !== null) moves.push(ops.move(ix, to));
      }
      yield* act(...moves);
    }),
  ),

  /** Choose up to three minions in your discard pile with a total power of 6 or less and bury them. */
  card(
    "Place 'em Down",
    onPlay(function* (me) {
      const chosen: CardIx[] = [];
      let left = 6;
      while (chosen.length < 3) {
        const minions = yield* look((q) =>
          q.discard(me.seat).filter((ix) => q.isMinionCard(ix) && q.power(ix) <= left && !chosen.includes(ix)),
        );
        const minion = yield* chooseCard(me.seat, 'Choose a minion to bury', minions, { may: true, skip: 'Done' });
        if (minion === null) break;
        chosen.push(minion);
        left -= yield* look((q) => q.power(minion));
      }
      yield* buryEach(me, chosen);
    }),
  ),

  /** From your discard pile, bury a minion with power 3 or less. Draw a card. */
  card(
    'Spooky, Scary',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => isWeakCard(q, ix)));
      const minion = yield* chooseCard(me.seat, 'Choose the minion to bury', minions);
      if (minion !== null) yield* buryEach(me, [minion]);
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  ...skeletonsBases,
]);
