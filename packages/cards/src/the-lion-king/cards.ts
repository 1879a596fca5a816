import {
  type AbilityContext,
  act,
  afterDiscarded,
  anyMinion,
  both,
  type CardIx,
  card,
  chooseCard,
  chooseMinion,
  chooseOtherBase,
  chooseParts,
  eachGets,
  extraAction,
  faction,
  here,
  host,
  isAnothers,
  isPlayable,
  isYours,
  look,
  minionsHave,
  onPlay,
  onYourMinion,
  ops,
  ownPower,
  playCard,
  powerAtMost,
  type Query,
  type Script,
  searchDeck,
  shuffleIntoDecks,
  special,
  spreadCounters,
  takeFromDiscard,
  talent,
  toOneMinion,
  youCanDraw,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { theLionKingBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isCub = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'Lion Cub');
const isKing = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'Mufasa');
const isPair = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'Timon and Pumbaa');
const isMotto = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'Hakuna Matata');

const isInYourDiscard = (q: Query, me: AbilityContext, which: (q: Query, ix: CardIx) => boolean): boolean =>
  q.discard(me.seat).some((ix) => which(q, ix));
/** "If Mufasa is in your discard pile." */
const isKingGone = (q: Query, me: AbilityContext): boolean => isInYourDiscard(q, me, isKing);

const isMinionUpTo2 = (q: Query, ix: CardIx): boolean => q.isMinionCard(ix) && q.power(ix) <= 2;
const isMinionUpTo3 = (q: Query, ix: CardIx): boolean => q.isMinionCard(ix) && q.power(ix) <= 3;
/** The other minions of power 3 or less that can be played now. */
const cubsToPlay = (q: Query, me: AbilityContext, gone: CardIx): CardIx[] =>
  [...q.hand(me.seat), ...q.discard(me.seat)].filter(
    (ix) => ix !== gone && isMinionUpTo3(q, ix) && isPlayable(q, me.seat, ix, 'minion'),
  );
const isAnotherOfYoursHere = (me: AbilityContext) => (q: Query, ix: CardIx) =>
  ix !== me.self && yourMinionHere(q, me, ix);

/** "Destroy one of your own minions to draw as many cards as its power" (RES-11). */
function* sacrifice(me: AbilityContext): Script {
  const minion = yield* chooseMinion(me, 'Destroy one of your minions to draw cards', isYours(me), { may: true });
  if (minion === null) return;
  const power = yield* look((q) => q.power(minion));
  if ((yield* act(ops.destroy(minion)))[0]) yield* act(ops.draw(me.seat, power));
}

export const theLionKing = faction(asFacts(facts), [
  /** Special: After this minion goes from play to the discard pile, you may place +1 power counters on your minions, at most four in total. */
  card(
    'Mufasa',
    afterDiscarded(
      {
        label: 'special',
        may: true,
        when: (_q, me, gone) => gone.card === me.self,
        possible: (q, me) => q.minionsOf(me.seat).length > 0,
      },
      function* (me) {
        yield* spreadCounters(me, 4, isYours(me), { may: true });
      },
    ),
  ),

  /** Ongoing: This minion has +2 power while a Lion Cub is in your discard pile. */
  card(
    'Nala',
    ownPower((q, me) => (isInYourDiscard(q, me, isCub) ? 2 : 0)),
  ),

  /** Ongoing: This minion has +2 power while Mufasa is in your discard pile. Special: After this minion goes from play to the discard pile, you may shuffle it into your deck. */
  card(
    'Simba',
    ownPower((q, me) => (isKingGone(q, me) ? 2 : 0)),
    afterDiscarded(
      {
        label: 'special',
        may: true,
        when: (_q, me, gone) => gone.card === me.self,
        possible: (q, me) => q.card(me.self).zone === 'discard',
      },
      function* (me) {
        yield* shuffleIntoDecks([me.self]);
      },
    ),
  ),

  /** Talent: Choose a minion with power 2 or less in your discard pile and place it into your hand. */
  card(
    'Rafiki',
    talent(
      function* (me) {
        yield* takeFromDiscard(me.seat, 'Choose the minion to take back', isMinionUpTo2);
      },
      (q, me) => isInYourDiscard(q, me, isMinionUpTo2),
    ),
  ),

  /** Talent: Choose a card in your discard pile and place it on the bottom of your deck, or into your hand instead if it is Hakuna Matata. */
  card(
    'Timon and Pumbaa',
    talent(
      function* (me) {
        const pile = yield* look((q) => q.discard(me.seat));
        const chosen = yield* chooseCard(me.seat, 'Choose a card in your discard pile', pile);
        if (chosen === null) return;
        yield* act(ops.place(chosen, (yield* look((q) => isMotto(q, chosen))) ? 'hand' : 'bottom'));
      },
      (q, me) => q.discard(me.seat).length > 0,
    ),
  ),

  /** Talent: Another of your minions here gets +2 power this turn OR draw a card if Mufasa is in your discard pile. */
  card(
    'Zazu',
    talent(
      function* (me) {
        const parts: Record<string, string> = {};
        if (yield* look((q) => anyMinion(q, isAnotherOfYoursHere(me)))) parts.power = '+2 power this turn';
        if (yield* look((q) => isKingGone(q, me))) parts.draw = 'Draw a card';
        for (const part of yield* chooseParts(me, 'Strengthen a minion, or draw a card', parts)) {
          if (part === 'draw') yield* act(ops.draw(me.seat, 1));
          else {
            const minion = yield* chooseMinion(me, 'Choose the minion that gets +2 power', isAnotherOfYoursHere(me));
            if (minion !== null) yield* eachGets([minion], 2);
          }
        }
      },
      (q, me) => isKingGone(q, me) || anyMinion(q, isAnotherOfYoursHere(me)),
    ),
  ),

  /** Special: After this minion goes from play to the discard pile, you may draw a minion with power 4 or less from your deck, revealing it and shuffling the deck. */
  card(
    'Lion Cub',
    afterDiscarded(
      { label: 'special', may: true, when: (_q, me, gone) => gone.card === me.self, possible: youCanDraw },
      function* (me) {
        const minion = yield* searchDeck(
          me.seat,
          'Choose the minion to draw',
          (q, ix) => q.isMinionCard(ix) && q.power(ix) <= 4,
        );
        if (minion !== null) yield* act(ops.drawCard(me.seat, minion));
        yield* act(ops.shuffle(me.seat));
      },
    ),
  ),

  /** Put this on one of your minions. Special: After this minion goes to the discard pile, you may play as an extra minion another minion with power 3 or less from your hand or discard pile. */
  card(
    'Circle of Life',
    onYourMinion,
    afterDiscarded(
      {
        label: 'special',
        may: true,
        when: (q, me, gone) => gone.card === host(q, me),
        possible: (q, me) => cubsToPlay(q, me, me.args.card).length > 0,
      },
      function* (me) {
        const minions = yield* look((q) => cubsToPlay(q, me, me.args.card));
        const minion = yield* chooseCard(me.seat, 'Choose the minion to play', minions);
        if (minion !== null) yield* playCard(me.seat, minion, { as: 'minion' });
      },
    ),
  ),

  /** Draw two cards. Place the card Timon and Pumbaa into your hand if it is in your discard pile. */
  card(
    'Hakuna Matata',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 2));
      yield* takeFromDiscard(me.seat, 'Choose the minion to take back', isPair);
    }),
  ),

  /** Put this on a base. Ongoing: Every minion you have here has +1 power, or +2 power instead while Mufasa is in your discard pile. */
  card(
    'He Lives In You',
    minionsHave(yourMinionHere, (q, me) => (isKingGone(q, me) ? 2 : 1)),
  ),

  /** Put this on a base. Talent: Choose one of your minions here; it gets +2 power this turn. Special: After a base scores, you may transfer this card to another base if Mufasa is in your discard pile. */
  card(
    "Hyenas' Den",
    talent(
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose the minion that gets +2 power', (q, ix) =>
          yourMinionHere(q, me, ix),
        );
        if (minion !== null) yield* eachGets([minion], 2);
      },
      (q, me) => q.minions((ix) => yourMinionHere(q, me, ix)).length > 0,
    ),
    special(
      'afterScore',
      { may: true, possible: (q, me) => isKingGone(q, me) && q.otherBases(here(q, me)).length > 0 },
      function* (me) {
        const to = yield* chooseOtherBase(me.seat, me.self, 'this action');
        if (to !== null) yield* act(ops.transfer(me.self, to));
      },
    ),
  ),

  /** Choose one of your minions. Place two +1 power counters on it, or four instead if Mufasa is in your discard pile. */
  card(
    "Just Can't Wait to be King",
    onPlay(function* (me) {
      const n = yield* look((q) => (isKingGone(q, me) ? 4 : 2));
      yield* toOneMinion(me, 'Choose one of your minions to get the counters', isYours(me), (ix) =>
        ops.counters(ix, n),
      );
    }),
  ),

  /** Destroy another player's minion with power 5 or less OR destroy one of your own minions to draw as many cards as its power. */
  card(
    'Scar',
    onPlay(function* (me) {
      const prey = both(isAnothers(me), powerAtMost(5));
      const parts: Record<string, string> = {};
      if (yield* look((q) => anyMinion(q, prey))) parts.destroy = "Another player's minion";
      if (yield* look((q) => q.minionsOf(me.seat).length > 0)) parts.draw = 'One of your minions, to draw cards';
      if (Object.keys(parts).length === 0) return;
      for (const part of yield* chooseParts(me, 'Choose what you destroy', parts)) {
        if (part === 'destroy') yield* toOneMinion(me, "Destroy another player's minion", prey, ops.destroy);
        else yield* sacrifice(me);
      }
    }),
  ),

  /** Choose a minion with power 3 or less and destroy it. With Mufasa in your discard pile, draw a card, and you may play an extra action. */
  card(
    'The Hyenas',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion of power 3 or less', powerAtMost(3), ops.destroy);
      if (!(yield* look((q) => isKingGone(q, me)))) return;
      yield* act(ops.draw(me.seat, 1));
      yield* extraAction(me.seat);
    }),
  ),

  /** Destroy one of your minions to find a minion in your deck, shuffle the deck and play the minion found as an extra minion. */
  card(
    'Wildebeest Stampede',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Destroy one of your minions to play another', isYours(me), { may: true });
      if (minion === null || !(yield* act(ops.destroy(minion)))[0]) return;
      const found = yield* searchDeck(me.seat, 'Choose the minion to play', (q, ix) => q.isMinionCard(ix));
      yield* act(ops.shuffle(me.seat));
      if (found !== null) yield* playCard(me.seat, found, { as: 'minion' });
    }),
  ),

  ...theLionKingBases,
]);
