import {
  type AbilityContext,
  act,
  anyMinion,
  both,
  type CardIx,
  card,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseOne,
  chooseParts,
  discardCard,
  divertsPlays,
  drawFromPiles,
  endSearch,
  faction,
  forEachPlayer,
  here,
  isAnother,
  isHere,
  isNamedHere,
  isPlayable,
  isYours,
  look,
  lookAtTop,
  onPlay,
  ops,
  othersCardsCannotDestroy,
  ownPower,
  playCard,
  type Query,
  returnInAnyOrder,
  revealHand,
  type Script,
  searchPiles,
  shuffleIntoDecks,
  takeFromDiscard,
  talent,
  toOneMinion,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { frozenBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const named =
  (...names: string[]) =>
  (q: Query, ix: CardIx): boolean =>
    names.some((name) => q.hasName(ix, name));
const isElsaHere = isNamedHere('Elsa');
const isElsaOrKristoff = named('Elsa', 'Kristoff');
const isAnnaOrSven = named('Anna', 'Sven');
const isAnnaOrSvenHere = isNamedHere('Anna', 'Sven');
const isKristoff = named('Kristoff');
const isMarshmallow = named('Marshmallow');
const isSmallSnowman = named('Olaf', 'Snowgie');
const isSnowman = named('Olaf', 'Marshmallow', 'Snowgie');

const playable = (q: Query, me: AbilityContext, cards: readonly CardIx[], which: (q: Query, ix: CardIx) => boolean) =>
  cards.filter((ix) => which(q, ix) && isPlayable(q, me.seat, ix, 'minion'));
const smallSnowmen = (q: Query, me: AbilityContext): CardIx[] =>
  playable(q, me, [...q.hand(me.seat), ...q.discard(me.seat)], isSmallSnowman);
const isInYourDiscard = (q: Query, me: AbilityContext, which: (q: Query, ix: CardIx) => boolean): boolean =>
  q.discard(me.seat).some((ix) => which(q, ix));
const isElsewhere = (me: AbilityContext) => both(isYours(me), (q: Query, ix: CardIx) => !isHere(me)(q, ix));

/** Of cards you are looking at on top of your deck: any number into the discard pile, the others back in any order. */
function* discardOrReturn(me: AbilityContext, cards: CardIx[]): Script {
  const title = 'Choose those that go to your discard pile';
  const gone = yield* chooseCards(me.seat, title, cards, { min: 0, max: cards.length });
  yield* act(...gone.map((ix) => ops.place(ix, 'discard')));
  yield* returnInAnyOrder(me.seat, cards, me.seat);
}

export const frozen = faction(asFacts(facts), [
  /** Talent: Play Olaf or a Snowgie, from your hand or your discard pile, as an extra minion OR place Marshmallow from your discard pile into your hand. */
  card(
    'Elsa',
    talent(
      function* (me) {
        const parts: Record<string, string> = {};
        if (yield* look((q) => smallSnowmen(q, me).length > 0)) parts.play = 'Play a snowman';
        if (yield* look((q) => isInYourDiscard(q, me, isMarshmallow))) parts.place = 'Take back a snowman';
        for (const part of yield* chooseParts(me, 'Play a snowman, or take one back', parts)) {
          if (part === 'place') yield* takeFromDiscard(me.seat, 'Choose the snowman to take back', isMarshmallow);
          else {
            const snowmen = yield* look((q) => smallSnowmen(q, me));
            const snowman = yield* chooseCard(me.seat, 'Choose the snowman to play', snowmen);
            if (snowman !== null) yield* playCard(me.seat, snowman);
          }
        }
      },
      (q, me) => isInYourDiscard(q, me, isMarshmallow) || smallSnowmen(q, me).length > 0,
    ),
  ),

  /** Draw Elsa or Kristoff from your deck and/or discard pile, revealing the card; if you searched your deck, shuffle it. Ongoing: Other players' cards cannot destroy your other minions here. */
  card(
    'Anna',
    onPlay(function* (me) {
      yield* drawFromPiles(me.seat, 'Choose the minion to draw', isElsaOrKristoff);
    }),
    othersCardsCannotDestroy((q, me, ix) => ix !== me.self && yourMinionHere(q, me, ix)),
  ),

  /** Ongoing: While Anna and/or Sven are here, this minion has +2 power. Talent: Draw Anna or Sven from your deck and/or discard pile, revealing the card; if you searched your deck, shuffle it. */
  card(
    'Kristoff',
    ownPower((q, me) => (isAnnaOrSvenHere(q, me) ? 2 : 0)),
    talent(function* (me) {
      yield* drawFromPiles(me.seat, 'Choose the minion to draw', isAnnaOrSven);
    }),
  ),

  /** Ongoing: This minion has +2 power while Elsa is here. */
  card(
    'Marshmallow',
    ownPower((q, me) => (isElsaHere(q, me) ? 2 : 0)),
  ),

  /** Talent: Look at your deck's top two cards. You may place any number of them into your discard pile; return the others to the top in any order. */
  card(
    'Olaf',
    talent(function* (me) {
      yield* discardOrReturn(me, yield* lookAtTop(me.seat, me.seat, 2));
    }),
  ),

  /** Talent: Move one of your minions to here OR draw Kristoff from your deck and/or discard pile, revealing it, and shuffle your deck if you searched it. */
  card(
    'Sven',
    talent(function* (me) {
      const parts: Record<string, string> = { draw: 'Draw a minion' };
      if (yield* look((q) => anyMinion(q, isElsewhere(me)))) parts.move = 'Move a minion here';
      for (const part of yield* chooseParts(me, 'Move one of your minions here, or draw one', parts)) {
        if (part === 'draw') yield* drawFromPiles(me.seat, 'Choose the minion to draw', isKristoff);
        else {
          const to = yield* look((q) => here(q, me));
          yield* toOneMinion(me, 'Move one of your minions here', isElsewhere(me), (ix) => ops.move(ix, to));
        }
      }
    }),
  ),

  /** Place a +1 power counter on this minion if you have a minion here with power 5 or more. */
  card(
    'Snowgie',
    onPlay(function* (me) {
      const isBacked = yield* look((q) => q.minions((ix) => yourMinionHere(q, me, ix) && q.power(ix) >= 5).length > 0);
      if (isBacked) yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Destroy one of your minions to play, as an extra minion, a minion from your discard pile other than that one. */
  card(
    'Act of True Love',
    onPlay(function* (me) {
      const given = yield* chooseMinion(me, 'Destroy one of your minions to play another', isYours(me), { may: true });
      if (given === null || !(yield* act(ops.destroy(given)))[0]) return;
      const others = yield* look((q) =>
        playable(q, me, q.discard(me.seat), (_q, ix) => q.isMinionCard(ix) && ix !== given),
      );
      const minion = yield* chooseCard(me.seat, 'Choose the minion to play', others);
      if (minion !== null) yield* playCard(me.seat, minion, { as: 'minion' });
    }),
  ),

  /** Discard a card from your hand to choose a minion in your discard pile and place it into your hand. */
  card(
    'Big Summer Blowout',
    onPlay(function* (me) {
      if (!(yield* discardCard(me.seat, { may: true }))) return;
      yield* takeFromDiscard(me.seat, 'Choose the minion to take back', (q, ix) => q.isMinionCard(ix));
    }),
  ),

  /** From your discard pile, play Olaf, Marshmallow or a Snowgie as an extra minion. */
  card(
    'Do You Want to Build a Snowman?',
    onPlay(function* (me) {
      const snowmen = yield* look((q) => playable(q, me, q.discard(me.seat), isSnowman));
      const snowman = yield* chooseCard(me.seat, 'Choose the snowman to play', snowmen);
      if (snowman !== null) yield* playCard(me.seat, snowman);
    }),
  ),

  /** Put this on a base. Ongoing: The first minion that another player plays in a turn cannot be played here as long as they can play it on another base. */
  card(
    'Frozen Port',
    divertsPlays(
      (q, me, { seat, at, as }) =>
        as === 'minion' && at === here(q, me) && isAnother(me, seat) && q.s.seats[seat]!.played === 0,
    ),
  ),

  /** Each player reveals one minion from their hand, or the whole hand if it holds none. All the minions revealed are shuffled into their owners' decks. */
  card(
    'Hans Westergaard',
    onPlay(function* () {
      const revealed: CardIx[] = [];
      yield* forEachPlayer(function* (seat) {
        const minions = yield* look((q) => q.hand(seat).filter((ix) => q.isMinionCard(ix)));
        const minion = yield* chooseCard(seat, 'Choose the minion you reveal', minions);
        if (minion === null) yield* revealHand(seat);
        else {
          yield* act(ops.reveal(seat, [minion]));
          revealed.push(minion);
        }
      });
      yield* shuffleIntoDecks(revealed);
    }),
  ),

  /** Look at your deck's top three cards and draw one of them. Place the others into your discard pile and/or on top of your deck, in any order. */
  card(
    'Let It Go',
    onPlay(function* (me) {
      const cards = yield* lookAtTop(me.seat, me.seat, 3);
      const drawn = yield* chooseCard(me.seat, 'Choose the card to draw', cards);
      if (drawn === null) return;
      yield* act(ops.drawCard(me.seat, drawn));
      yield* discardOrReturn(
        me,
        cards.filter((ix) => ix !== drawn),
      );
    }),
  ),

  /** Put this on a base. Ongoing: Other players' cards cannot destroy your minions here. Talent: Look at your deck's top card, then either discard it or return it. */
  card(
    'Lock the Gates',
    othersCardsCannotDestroy(yourMinionHere),
    talent(function* (me) {
      const [top] = yield* lookAtTop(me.seat, me.seat, 1);
      if (top === undefined) return;
      const ways = { discard: 'Discard it', return: 'Return it' };
      if ((yield* chooseOne(me.seat, 'Discard the card you see, or return it', ways, [top])) === 'discard')
        yield* act(ops.discard(top));
    }),
  ),

  /** Find a minion in your deck and/or discard pile, and shuffle your deck if you searched it. With power 3 or less it is played as an extra minion; otherwise it is discarded. */
  card(
    'Reindeers Are Better Than People',
    onPlay(function* (me) {
      const found = yield* searchPiles(me.seat, 'Choose the minion', (q, ix) => q.isMinionCard(ix));
      yield* endSearch(me.seat, found);
      const { card: minion } = found;
      if (minion !== null) {
        if (yield* look((q) => q.power(minion) <= 3)) yield* playCard(me.seat, minion, { as: 'minion' });
        else yield* act(ops.discard(minion));
      }
    }),
  ),

  ...frozenBases,
]);
