import {
  type AbilityContext,
  act,
  after,
  both,
  card,
  chooseCards,
  chooseMinions,
  chooseOne,
  chooseToDo,
  type EventOf,
  endOfTurn,
  extraAction,
  faction,
  fromAnothersCard,
  here,
  isAction,
  isHeldBy,
  isPlayable,
  isPlayableAction,
  isYou,
  isYours,
  look,
  onPlay,
  ops,
  placeOnDeckEnds,
  placeTopCard,
  playCard,
  playedAt,
  playHere,
  playNow,
  playsTitan,
  type Query,
  revealBottom,
  type Script,
  scoringBase,
  showTop,
  talent,
  titan,
  toOneMinion,
  unaffected,
  youPlayedHere,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { granniesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const UNDER = 'Place cards under your deck: the last is the bottom card';

/** You look at or reveal cards of your own deck. */
const seesOwnDeck = (q: Query, me: AbilityContext, { seat, shown }: EventOf<'look' | 'reveal'>): boolean =>
  isYou(me, seat) && q.card(shown[0]!).zone === 'deck' && isHeldBy(q, shown[0]!, me.seat);

function* sortTop(me: AbilityContext): Script {
  yield* placeTopCard(me.seat);
}

/** Both of these are cards of the named type; a fusion is of either (FUS-1). */
const areAll = (q: Query, cards: number[], type: string): boolean =>
  cards.length === 2 && cards.every((ix) => (type === 'action' ? isAction(q, ix) : q.isMinionCard(ix)));

export const grannies = faction(asFacts(facts), [
  /** Talent: Reveal your deck's bottom two cards. Draw every minion among them and discard the others. */
  card(
    'Matriarch',
    talent(function* (me) {
      const two = yield* revealBottom(me.seat, 2);
      const minions = yield* look((q) => two.filter((ix) => q.isMinionCard(ix)));
      yield* act(...minions.map((ix) => ops.drawCard(me.seat, ix)));
      yield* act(...two.filter((ix) => !minions.includes(ix)).map(ops.discard));
    }),
  ),

  /** Talent: Look at your deck's top card. Place it on the top or the bottom of your deck. */
  card('Granny', talent(sortTop)),

  /** Reveal your deck's top card. If it is an action, draw it or play it as an extra action; if not, place it on the bottom of your deck. */
  card(
    'Nana',
    onPlay(function* (me) {
      const [top] = yield* showTop(me.seat, 1);
      if (top === undefined) return;
      if (!(yield* look((q) => isAction(q, top)))) {
        yield* act(ops.place(top, 'bottom'));
        return;
      }
      const choice = (yield* look((q) => isPlayableAction(q, me.seat, top)))
        ? yield* chooseOne(me.seat, 'Draw the revealed action or play it', { draw: 'Draw it', play: 'Play it' }, [top])
        : 'draw';
      if (choice === 'draw') yield* act(ops.drawCard(me.seat, top));
      else yield* playCard(me.seat, top, { as: 'action' });
    }),
  ),

  /** Look at your deck's top card. Place it on the top or the bottom of your deck. */
  card('Grandma', onPlay(sortTop)),

  /** Special: After a base scores, place, in any order, up to three minions of yours from that base on the top and/or the bottom of your deck. */
  card(
    "Always Room at Granny's",
    playedAt('afterScore', function* (me) {
      const there = both(isYours(me), (q, ix) => q.base(ix) === scoringBase(me));
      const minions = yield* chooseMinions(me, 'Choose up to three minions for your deck', there, { min: 0, max: 3 });
      yield* placeOnDeckEnds(me.seat, minions);
    }),
  ),

  /** Place three cards of your hand on the bottom of your deck, in an order you choose. Draw three cards. */
  card(
    'Attic Treasures',
    onPlay(function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      const n = Math.min(3, hand.length);
      const chosen = yield* chooseCards(me.seat, UNDER, hand, { min: n, max: n, ordered: true });
      yield* act(...chosen.map((ix) => ops.place(ix, 'bottom')));
      yield* act(ops.draw(me.seat, 3));
    }),
  ),

  /** Choose up to two cards in your discard pile and place them on the top and/or the bottom of your deck. */
  card(
    'Chicken Soup',
    onPlay(function* (me) {
      const discarded = yield* look((q) => q.discard(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Choose up to two cards for your deck', discarded, { min: 0, max: 2 });
      yield* placeOnDeckEnds(me.seat, chosen);
    }),
  ),

  /** Put this on a base. Ongoing: Other players' cards cannot affect your minions here. */
  card("Don't Mess With My Babies!", unaffected(fromAnothersCard, yourMinionHere)),

  /** Put this on a base. Ongoing: After you play a minion here, reveal your deck's bottom card. If it is a minion, draw it; if not, place it on top of your deck. */
  card(
    'Family Reunion',
    after('play', { when: youPlayedHere }, function* (me) {
      const [bottom] = yield* revealBottom(me.seat, 1);
      if (bottom === undefined) return;
      const isMinion = yield* look((q) => q.isMinionCard(bottom));
      yield* act(isMinion ? ops.drawCard(me.seat, bottom) : ops.place(bottom, 'top'));
    }),
  ),

  /** Reveal your deck's top card. If it is an action, you may draw it or put it back; if not, place it on the bottom of your deck. Play an extra action. */
  card(
    "Granny's Purse",
    onPlay(function* (me) {
      const [top] = yield* showTop(me.seat, 1);
      if (top !== undefined) {
        if (!(yield* look((q) => isAction(q, top)))) yield* act(ops.place(top, 'bottom'));
        else if (yield* chooseToDo(me.seat, 'Draw the revealed action', 'Draw it', 'Put it back', [top]))
          yield* act(ops.drawCard(me.seat, top));
      }
      yield* extraAction(me.seat);
    }),
  ),

  /** Reveal your deck's bottom card and draw it. You may play it as an extra minion if it is one. */
  card(
    'Hush, My Stories are On',
    onPlay(function* (me) {
      const [bottom] = yield* revealBottom(me.seat, 1);
      if (bottom === undefined) return;
      yield* act(ops.drawCard(me.seat, bottom));
      const playable = (q: Query): boolean => q.isMinionCard(bottom) && isPlayable(q, me.seat, bottom, 'minion');
      if (!(yield* look(playable))) return;
      if (yield* chooseToDo(me.seat, 'Play the minion you have drawn', 'Play it', 'Keep it', [bottom]))
        yield* playCard(me.seat, bottom, { as: 'minion' });
    }),
  ),

  /** Destroy up to three actions that are on minions and/or bases. For each one destroyed, draw a card. */
  card(
    'Knitting Circle',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.actions());
      const chosen = yield* chooseCards(me.seat, 'Destroy up to three actions', actions, { min: 0, max: 3 });
      const destroyed = (yield* act(...chosen.map(ops.destroy))).filter((done) => done).length;
      yield* act(ops.draw(me.seat, destroyed));
    }),
  ),

  /** Special: On your turn, while no titan of yours is in play, you may name either "action" or "minion" and reveal either the top two or the bottom two cards of your deck. If both are of the named type, play this titan. Put the cards back in the same order. Ongoing: After you look at or reveal one or more cards of your deck, you may give one of your minions +1 power this turn. Talent: Reveal your deck's bottom card. If it is a minion with power 3 or less, play it here as an extra minion; if not, put it back. */
  titan(
    'Great Grandma',
    {
      ...playsTitan({}, function* (me) {
        const type = yield* chooseOne(me.seat, 'Name a type of card', { action: 'Action', minion: 'Minion' });
        const end = yield* chooseOne(me.seat, 'Reveal two cards of your deck', {
          top: 'The top two',
          bottom: 'The bottom two',
        });
        const two = yield* end === 'top' ? showTop(me.seat, 2) : revealBottom(me.seat, 2);
        if (yield* look((q) => areAll(q, two, type))) yield* playHere(me);
      }),
      // Set aside, it has no memory of its own (IO-1).
      limit: 'turnByName',
    },
    after(
      ['look', 'reveal'],
      { may: true, when: seesOwnDeck, possible: (q, me) => q.minionsOf(me.seat).length > 0 },
      function* (me) {
        const until = yield* endOfTurn();
        yield* toOneMinion(me, 'Give one of your minions +1 power', isYours(me), (ix) => ops.power(ix, 1, until));
      },
    ),
    talent(function* (me) {
      const [bottom] = yield* revealBottom(me.seat, 1);
      if (bottom === undefined) return;
      const base = yield* look((q) => here(q, me));
      if (yield* look((q) => q.isMinionCard(bottom) && q.power(bottom) <= 3))
        yield* playNow({ card: bottom, at: base, seat: me.seat });
    }),
  ),

  ...granniesBases,
]);
