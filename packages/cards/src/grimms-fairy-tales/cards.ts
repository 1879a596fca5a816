import {
  type AbilityContext,
  act,
  actionsOnBases,
  after,
  anyMinion,
  both,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseMinions,
  chooseParts,
  eachGets,
  endSearch,
  extraAction,
  extraMinion,
  faction,
  here,
  isAction,
  isHere,
  isNamedHere,
  isPlayable,
  isYours,
  look,
  minionsHave,
  moveTogether,
  namedLikeYourMinions,
  onPlay,
  ops,
  ownPower,
  playCard,
  playExtraAction,
  playExtraMinion,
  playFromDeck,
  playNow,
  powerAtMost,
  type Query,
  searchForTopCard,
  searchPiles,
  shuffleIntoDecks,
  takeOrPlay,
  talent,
  toOneMinion,
  youPlayedHere,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { grimmsFairyTalesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Is "the minion X" in play, if only in stasis (STA-1)? Another card that also has the name does not count. */
const isInPlay = (q: Query, name: string): boolean => q.minionsInPlay().some((ix) => q.hasName(ix, name));
const isWolf = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'Big Bad Wolf');
const isWolfInPlay = (q: Query): boolean => isInPlay(q, 'Big Bad Wolf');
const isRedInPlay = (q: Query): boolean => isInPlay(q, 'Red Riding Hood');

/** "While X is here, this minion has +2 power." */
const strongerWith = (name: string) => ownPower((q, me) => (isNamedHere(name)(q, me) ? 2 : 0));

/** The minions that the abilities on this one mention by name. */
const isMentionedBy =
  (minion: CardIx) =>
  (q: Query, ix: CardIx): boolean =>
    q.isMinionCard(ix) && q.mentions(minion, q.name(ix));

export const grimmsFairyTales = faction(asFacts(facts), [
  /** You may destroy a minion here with power 4 or less if the minion Red Riding Hood is not in play. Ongoing: After this minion is destroyed, play from your discard pile a minion other than this one here as an extra minion. */
  card(
    'Big Bad Wolf',
    onPlay(function* (me) {
      if (yield* look((q) => isRedInPlay(q))) return;
      yield* toOneMinion(
        me,
        'Destroy a minion here of power 4 or less',
        both(isHere(me), powerAtMost(4)),
        ops.destroy,
        {
          may: true,
        },
      );
    }),
    after('destroy', { when: (_q, me, destroyed) => destroyed.card === me.self }, function* (me) {
      const { base } = me.args;
      const others = yield* look((q) =>
        q.discard(me.seat).filter((ix) => q.isMinionCard(ix) && ix !== me.self && q.canPlay(me.seat, ix, base)),
      );
      const minion = yield* chooseCard(me.seat, 'Play a minion from your discard pile', others);
      if (minion !== null) yield* playNow({ card: minion, at: base, seat: me.seat });
    }),
  ),

  /** Talent: Play an extra minion here if Prince Charming is here. */
  card(
    'Charming Princess',
    talent(function* (me) {
      yield* extraMinion(me.seat, { base: yield* look((q) => here(q, me)) });
    }, isNamedHere('Prince Charming')),
  ),

  /** Talent: Play an extra action if Charming Princess is here. */
  card(
    'Prince Charming',
    talent(function* (me) {
      yield* extraAction(me.seat);
    }, isNamedHere('Charming Princess')),
  ),

  /** Ongoing: Your minions here have +1 power each as long as the minion Big Bad Wolf is not in play. */
  card(
    'Red Riding Hood',
    minionsHave((q, me, ix) => yourMinionHere(q, me, ix) && !isWolfInPlay(q), 1),
  ),

  /** Search your deck for any card; that card is placed on top of the deck. */
  card(
    'Rumpelstiltskin',
    onPlay(function* (me) {
      yield* searchForTopCard(me.seat, 'Choose the card to place on top', () => true);
    }),
  ),

  /** Ongoing: After you play another minion here, you may shuffle this one into your deck to play, as an extra minion here, a minion from your discard pile. */
  card(
    'The Frog Prince',
    after(
      'play',
      // Its own play began before it was in play (RES-4).
      { may: true, when: youPlayedHere },
      function* (me) {
        const base = yield* look((q) => here(q, me));
        yield* shuffleIntoDecks([me.self]);
        if (yield* look((q) => q.card(me.self).zone === 'deck'))
          yield* playExtraMinion(me.seat, { from: 'discard', base });
      },
    ),
  ),

  /** Ongoing: While Hansel is here, this minion has +2 power. */
  card('Gretel', strongerWith('Hansel')),

  /** Ongoing: While Gretel is here, this minion has +2 power. */
  card('Hansel', strongerWith('Gretel')),

  /** Ongoing: While The Other Snow White is here, this minion has +2 power. */
  card('Rose Red', strongerWith('The Other Snow White')),

  /** Ongoing: While Rose Red is here, this minion has +2 power. */
  card('The Other Snow White', strongerWith('Rose Red')),

  /** Choose up to three cards in your discard pile and shuffle them into your deck. */
  card(
    'Another Story',
    onPlay(function* (me) {
      const discarded = yield* look((q) => q.discard(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Choose up to three cards for your deck', [...discarded], {
        min: 0,
        max: 3,
      });
      yield* shuffleIntoDecks(chosen);
    }),
  ),

  /** Search your deck for an action; that card is placed on top of the deck. */
  card(
    'Basket of Goodies',
    onPlay(function* (me) {
      yield* searchForTopCard(me.seat, 'Choose the action to place on top', isAction);
    }),
  ),

  /** Choose a base. Up to two of your minions there move to one other base. */
  card(
    'Breadcrumbs',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base they leave', yield* look((q) => q.bases()));
      const movers = yield* chooseMinions(
        me,
        'Choose up to two of your minions to move',
        both(isYours(me), (q, ix) => q.base(ix) === base),
        { min: 0, max: 2 },
      );
      yield* moveTogether(me, base!, movers);
    }),
  ),

  /** Search your deck for a minion; that card is placed on top of the deck. */
  card(
    "Fairy Godmother's Blessing",
    onPlay(function* (me) {
      yield* searchForTopCard(me.seat, 'Choose the minion to place on top', (q, ix) => q.isMinionCard(ix));
    }),
  ),

  /** Put this on a base. Ongoing: While you have two or more minions here, this card is treated as also having the name of each minion you own. Use of this ability never counts as the use of a minion's ability. */
  card(
    "Grimms' Blessing",
    namedLikeYourMinions((q, me) => q.minionsOf(me.seat, here(q, me)).length >= 2),
  ),

  /** Choose up to two minions at one base that share a faction. Each of them gets +2 power this turn. */
  card(
    'Mouse, Bird and Sausage',
    onPlay(function* (me) {
      const first = yield* chooseMinion(me, 'Choose the first minion', (q, ix) => q.faction(ix) !== '', { may: true });
      if (first === null) return;
      const second = yield* chooseMinion(
        me,
        'Choose another one there of the same faction',
        (q, ix) => ix !== first && q.base(ix) === q.base(first) && q.faction(ix) === q.faction(first),
        { may: true },
      );
      yield* eachGets(second === null ? [first] : [first, second], 2);
    }),
  ),

  /** Choose a minion in play; then search your hand, deck and/or discard pile for a minion that an ability on the chosen minion mentions by name. Place the found card into your hand OR play it as an extra minion. */
  card(
    'Teamwork',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion whose text names another');
      if (minion === null) return;
      const found = yield* searchPiles(me.seat, 'Choose the minion named there', isMentionedBy(minion), { hand: true });
      const { card: named } = found;
      if (named !== null) {
        const parts: Record<string, string> = { hand: 'In hand' };
        if (yield* look((q) => isPlayable(q, me.seat, named, 'minion'))) parts.play = 'Play it';
        const chosen = yield* chooseParts(me, 'Place the minion you found in hand, or play it', parts);
        yield* takeOrPlay(me.seat, named, chosen, playCard(me.seat, named, { as: 'minion' }));
      }
      yield* endSearch(me.seat, found);
    }),
  ),

  /** Destroy an action that is on a base to play an extra action; OR destroy the minion Big Bad Wolf to search your deck for a minion, which you play at the Wolf's base as an extra minion. */
  card(
    "The Woodsman's Axe",
    onPlay(function* (me) {
      const parts: Record<string, string> = {};
      if (yield* look((q) => actionsOnBases(q).length > 0)) parts.action = 'Destroy an action';
      if (yield* look((q) => anyMinion(q, isWolf))) parts.wolf = 'Destroy the wolf';
      for (const part of yield* chooseParts(me, 'Destroy an action on a base, or the wolf', parts)) {
        if (part === 'action') yield* fellAction(me);
        else yield* fellWolf(me);
      }
    }),
  ),

  ...grimmsFairyTalesBases,
]);

function* fellAction(me: AbilityContext) {
  const actions = yield* look((q) => actionsOnBases(q));
  const action = yield* chooseCard(me.seat, 'Destroy an action on a base', actions, { may: true });
  const [destroyed] = yield* act(...(action === null ? [] : [ops.destroy(action)]));
  if (destroyed) yield* playExtraAction(me.seat);
}

function* fellWolf(me: AbilityContext) {
  const wolf = yield* chooseMinion(me, 'Destroy the wolf', isWolf, { may: true });
  if (wolf === null) return;
  const base = yield* look((q) => q.base(wolf));
  const [destroyed] = yield* act(ops.destroy(wolf));
  if (destroyed) yield* playFromDeck(me.seat, base, () => true);
}
