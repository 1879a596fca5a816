import type { EventOf } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseParts,
  destroyForCards,
  extraAction,
  extraActionsThisTurn,
  extraMinion,
  faction,
  forEachOtherPlayer,
  grants,
  isAction,
  isPlayableAction,
  isYou,
  look,
  onPlay,
  ops,
  playCard,
  playNow,
  powerHere,
  putBack,
  type Query,
  searchDeck,
  showTop,
  special,
  takeOrPlay,
  talent,
  titan,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { wizardsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Was that your fifth card this turn, or a later one? Right after a titan, no other titan can be played (TIT-3). */
const fifthCardOrLater = (q: Query, me: AbilityContext, played: EventOf<'play'>): boolean =>
  isYou(me, played.seat) && q.s.seats[me.seat]!.cards >= 5 && played.as !== 'titan' && q.hasPlace(me.seat, me.self);

export const wizards = faction(asFacts(facts), [
  /** Ongoing: On each of your turns you may play an extra action. */
  card('Archmage', grants('action')),

  /** This turn, you may play an extra action. */
  card(
    'Chronomage',
    onPlay(function* (me) {
      yield* extraActionsThisTurn(me.seat);
    }),
  ),

  /** Draw a card. */
  card(
    'Enchantress',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Reveal the top card of your deck. An action you may place in your hand OR play as an extra action; a card not used returns to the top. */
  card(
    'Neophyte',
    onPlay(function* (me) {
      const [top] = yield* showTop(me.seat, 1);
      if (top === undefined) return;
      if (!(yield* look((q) => isAction(q, top)))) return;
      const playable = yield* look((q) => isPlayableAction(q, me.seat, top));
      const chosen = yield* chooseParts(
        me,
        'Choose what happens to the action',
        { ...(playable && { play: 'Play it' }), hand: 'Place it in your hand' },
        { may: true, neither: { return: 'Return it to the top' }, shown: [top] },
      );
      yield* takeOrPlay(me.seat, top, chosen, playCard(me.seat, top, { as: 'action' }));
    }),
  ),

  /** Reveal the top card of each other player's deck. Play one of the revealed actions as an extra action. Return the other cards to the tops of their decks. */
  card(
    'Mass Enchantment',
    onPlay(function* (me) {
      const tops: CardIx[] = [];
      yield* forEachOtherPlayer(me, function* (seat) {
        tops.push(...(yield* showTop(seat, 1)));
      });
      const actions = yield* look((q) => tops.filter((ix) => isPlayableAction(q, me.seat, ix)));
      const chosen = yield* chooseCard(me.seat, 'Choose a revealed action to play', actions, { shown: tops });
      if (chosen !== null) yield* playCard(me.seat, chosen, { as: 'action' });
    }),
  ),

  /** Draw two cards. */
  card(
    'Mystic Studies',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 2));
    }),
  ),

  /** Reveal the top five cards of your deck. Place any number of the minions among them in your hand and return the rest to the top of your deck in any order. */
  card(
    'Portal',
    onPlay(function* (me) {
      const five = yield* showTop(me.seat, 5);
      const minions = yield* look((q) => five.filter((ix) => q.isMinionCard(ix)));
      const taken = yield* chooseCards(me.seat, 'Choose the minions to place in your hand', minions, {
        min: 0,
        max: 5,
        shown: five,
      });
      yield* act(...taken.map((ix) => ops.place(ix, 'hand')));
      const rest = five.filter((ix) => !taken.includes(ix));
      yield* putBack(me.seat, rest);
    }),
  ),

  /** Choose one of your minions. Draw as many cards as it has power, then destroy it. */
  card('Sacrifice', onPlay(destroyForCards)),

  /** Search your deck for an action, reveal it to everyone, and place it in your hand. Shuffle your deck. */
  card(
    'Scry',
    onPlay(function* (me) {
      const found = yield* searchDeck(me.seat, 'Choose an action from your deck', isAction);
      if (found !== null) yield* act(ops.place(found, 'hand'));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Play an extra minion. */
  card(
    'Summon',
    onPlay(function* (me) {
      yield* extraMinion(me.seat);
    }),
  ),

  /** Play two extra actions. */
  card(
    'Time Loop',
    onPlay(function* (me) {
      yield* extraAction(me.seat);
      yield* extraAction(me.seat);
    }),
  ),

  /** Shuffle your whole hand into your deck, then draw five cards. You may also play an extra action. */
  card(
    'Winds of Change',
    onPlay(function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      yield* act(...hand.map((ix) => ops.place(ix, 'deck')));
      yield* act(ops.shuffle(me.seat));
      yield* act(ops.draw(me.seat, 5));
      yield* extraAction(me.seat);
    }),
  ),

  /** Special: You may play this titan right after the fifth or any later card you play in a turn. Ongoing: For every two cards in your hand you have +1 power here. Talent: Draw a card. */
  titan(
    'Arcane Protector',
    special('play', { may: true, from: 'aside', when: fifthCardOrLater }, function* (me) {
      const bases = yield* look((q) => q.places(me.seat, me.self));
      const at = yield* chooseBase(me.seat, 'Choose the base to play it on', bases);
      if (at !== null) yield* playNow({ card: me.self, at, seat: me.seat });
    }),
    powerHere((q, me) => Math.floor(q.handSize(me.seat) / 2)),
    talent(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  ...wizardsBases,
]);
