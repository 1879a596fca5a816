import {
  type AbilityContext,
  act,
  after,
  both,
  type CardIx,
  card,
  cardsOf,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinions,
  chooseParts,
  chooseToDo,
  eachGets,
  extraMinion,
  faction,
  hasDeck,
  hasOtherBase,
  here,
  insteadOfMinion,
  isAction,
  isActionOnBase,
  isHere,
  isPlayableAction,
  isStillInPlay,
  isYou,
  isYours,
  isYourTurn,
  look,
  moveOne,
  onPlay,
  onRegularOrExtraPlay,
  ops,
  playableWhenRevealed,
  playCard,
  playedAfter,
  playMinionOffTheTop,
  playNamedTitan,
  playNow,
  type Query,
  returnRevealed,
  revealTop,
  type Script,
  shuffleIntoDecks,
  special,
  type ToldOf,
  talent,
  thisBaseScores,
  titan,
  titansToPlay,
  youPlayedHere,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { penguinsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const EMPEROR = 'Emperor Penguin';

type Played = AbilityContext<ToldOf<'play'>>;

const isFromHand = (me: AbilityContext): boolean => me.args.from === 'hand';
/** "This was your regular minion played from your hand." */
const isRegularFromHand = (me: AbilityContext): boolean => isFromHand(me) && me.args.extra === false;

/** "Play, as an extra minion, a minion off the top of your deck", at any base. */
function* hatch(me: AbilityContext): Script {
  yield* playMinionOffTheTop(me.seat, null);
}

/** Minions in your discard pile that have no more power than the one that was played has by now. */
const noStrongerInDiscard = (q: Query, me: Played): CardIx[] => {
  const most = q.power(me.args.card);
  return q.discard(me.seat).filter((ix) => q.isMinionCard(ix) && q.power(ix) <= most);
};

/** Your cards that are on this base itself, other than this action. */
const yoursOnBase = (q: Query, me: AbilityContext): CardIx[] => {
  const base = here(q, me);
  const cards = [...q.minionsAt(base), ...q.titansAt(base), ...q.actionsOn(base), ...q.buriedAt(base)];
  return cards.filter((ix) => ix !== me.self && isYours(me)(q, ix));
};

/** Bases where you have three or more cards, and could play this titan. */
const rookeries = (q: Query, me: AbilityContext): CardIx[] =>
  q.places(me.seat, me.self, undefined, (base) => cardsOf(q, me.seat, base).length >= 3);
/** Minions of power 3 or less in your hand or discard pile. */
const chicks = (q: Query, seat: number): CardIx[] =>
  [...q.hand(seat), ...q.discard(seat)].filter((ix) => q.isMinionCard(ix) && q.power(ix) <= 3);

export const penguins = faction(asFacts(facts), [
  /** As an extra minion, play a minion off the top of your deck. */
  card('Command Penguin', onPlay(hatch)),

  /** Special: After you play another minion, play this one at the base the other is at, then place the other on the bottom of your deck. */
  card(
    'Dancing Penguin',
    special(
      'play',
      {
        may: true,
        from: 'hand',
        when: (_q, me, played) => played.as === 'minion' && isYou(me, played.seat),
        possible: (q, me) => isStillInPlay(q, me) && q.canPlay(me.seat, me.self, q.base(me.args.card)),
      },
      function* (me) {
        const other = me.args.card;
        yield* playNow({ card: me.self, at: yield* look((q) => q.base(other)), seat: me.seat });
        yield* act(ops.place(other, 'bottom'));
      },
    ),
  ),

  /** Talent: Place this minion on the bottom of your deck to play, as an extra minion, one off the top of your deck. Per turn, the Disguise Penguin ability may be used only once. */
  card(
    'Disguise Penguin',
    talent(
      function* (me) {
        if ((yield* act(ops.place(me.self, 'bottom')))[0]) yield* hatch(me);
      },
      () => true,
      'turnByName',
    ),
  ),

  /** Draw a card. Draw another card unless this was your regular minion played from your hand. */
  card(
    'Snazzy Penguin',
    onRegularOrExtraPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
      if (!isRegularFromHand(me)) yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** You may move one of the minions here to another base. */
  card(
    'Surfing Penguin',
    onPlay(function* (me) {
      yield* moveOne(me, 'Move a minion here to another base', isHere(me), { may: true });
    }),
  ),

  /** Reveal your deck's top three cards. You may draw one of them that is an action; then, unless this minion was your regular one played from your hand, you may play that action. The other cards return in any order. */
  card(
    'Regurgitating Penguin',
    onRegularOrExtraPlay(function* (me) {
      const shown = yield* revealTop(me.seat, 3);
      const actions = yield* look((q) => shown.filter((ix) => isAction(q, ix)));
      const action = yield* chooseCard(me.seat, 'Draw one of the actions', actions, { may: true, shown });
      if (action !== null) yield* act(ops.drawCard(me.seat, action));
      const isOpen = (q: Query): boolean =>
        action !== null && q.isInHand(action, me.seat) && isPlayableAction(q, me.seat, action);
      if (!isRegularFromHand(me) && (yield* look(isOpen))) {
        if ((yield* chooseCard(me.seat, 'Play the action you drew', [action!], { may: true })) !== null)
          yield* playCard(me.seat, action!, { as: 'action' });
      }
      const rest = yield* look((q) => shown.filter((ix) => q.card(ix).zone === 'limbo'));
      yield* returnRevealed(me.seat, rest, me.seat);
    }),
  ),

  /** You may play Emperor Penguin here OR, if this minion was not played from your hand, play here an extra minion with power 3 or less. */
  card(
    'Baby Penguin',
    onPlay(function* (me) {
      const base = yield* look((q) => here(q, me));
      const parts: Record<string, string> = {};
      if (yield* look((q) => titansToPlay(q, me, EMPEROR, [base]).length > 0)) parts.titan = 'Play the titan';
      if (!isFromHand(me)) parts.minion = 'An extra minion here';
      // An extra minion alone can simply be left unplayed (EXT-2).
      const chosen = parts.titan
        ? yield* chooseParts(me, 'Play the titan, or an extra minion', parts, { may: true })
        : Object.keys(parts);
      for (const part of chosen) {
        if (part === 'titan') yield* playNamedTitan(me, EMPEROR, [base]);
        else yield* extraMinion(me.seat, { power: 3, base });
      }
    }),
  ),

  /** Put this on a base. Ongoing: After you play a minion here, that minion gets +1 power this turn. Special: You may play this card as an extra action when it is revealed off the top of your deck. */
  card(
    'A Wish for Wings That Work',
    after('play', { when: youPlayedHere }, function* (me) {
      yield* eachGets([me.args.card], 1);
    }),
    playableWhenRevealed(),
  ),

  /** Choose a base. Shuffle any number of your minions there into your deck, then play as many minions off the top of your deck there as extra minions. */
  card(
    "I Can't Tell Them Apart",
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
      const yours = both(isYours(me), (q, ix) => q.base(ix) === base);
      const minions = yield* chooseMinions(me, 'Shuffle minions into your deck', yours, { may: true, max: 99 });
      const n = yield* shuffleIntoDecks(minions);
      yield* playMinionOffTheTop(me.seat, base, () => true, { n });
    }),
  ),

  /** Put this on a base. Ongoing: After you play a minion here, you may choose one of your cards on this base, other than this action, and move or transfer it to another base. */
  card(
    'Ice Slide',
    after(
      'play',
      {
        may: true,
        when: youPlayedHere,
        possible: (q, me) => hasOtherBase(q) && yoursOnBase(q, me).length > 0,
      },
      function* (me) {
        const yours = yield* look((q) => yoursOnBase(q, me));
        const slid = yield* chooseCard(me.seat, 'Choose one of your cards here to slide', yours);
        if (slid === null) return;
        const isOnBase = yield* look((q) => isActionOnBase(q, slid));
        const others = yield* look((q) => q.otherBases(here(q, me)));
        const to = yield* chooseBase(me.seat, 'Choose the base it moves to', others);
        if (to !== null) yield* act(isOnBase ? ops.transfer(slid, to) : ops.move(slid, to));
      },
    ),
  ),

  /** Special: After a new base comes into play, play on it a minion off the top of your deck. */
  card(
    'Leaping Aboard',
    playedAfter(
      'base',
      { from: 'hand', when: () => true, possible: (q, me) => q.isBase(me.args.card) },
      function* (me) {
        yield* playMinionOffTheTop(me.seat, me.args.card);
      },
    ),
  ),

  /** Put this on a base. Special: Draw one card per minion of yours here after this base scores. */
  card(
    'Pebble Gift',
    special('afterScore', { when: thisBaseScores }, function* (me) {
      const yours = yield* look((q) => q.minions((ix) => yourMinionHere(q, me, ix)).length);
      yield* act(ops.draw(me.seat, yours));
    }),
  ),

  /** Place any number of cards from your hand on the bottom of your deck to draw one card more than that number. You may then shuffle your deck. */
  card(
    'Secret Mission',
    onPlay(function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      const under = yield* chooseCards(me.seat, 'Place cards under your deck: the last is at the bottom', hand, {
        min: 0,
        max: 99,
        ordered: true,
      });
      yield* act(...under.map((ix) => ops.place(ix, 'bottom')));
      yield* act(ops.draw(me.seat, under.length + 1));
      if (yield* look((q) => q.deck(me.seat).length < 2)) return;
      if (yield* chooseToDo(me.seat, 'Shuffle your deck', 'Shuffle it', 'Leave it')) yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Play, as an extra minion, a minion off the top of your deck. */
  card('The Hatching', onPlay(hatch)),

  /** Put this on a base. Ongoing: After you play a minion here, you may choose a minion in your discard pile with equal or lower power and place it on the bottom of your deck. */
  card(
    'Under The Ice',
    after(
      'play',
      { may: true, when: youPlayedHere, possible: (q, me) => noStrongerInDiscard(q, me).length > 0 },
      function* (me) {
        const minions = yield* look((q) => noStrongerInDiscard(q, me));
        const chosen = yield* chooseCard(me.seat, 'Place a minion on the bottom of your deck', minions);
        if (chosen !== null) yield* act(ops.place(chosen, 'bottom'));
      },
    ),
  ),

  /** Special: You may play this titan, at the start of your turn, at a base where you have at least three cards. Ongoing: Once on your turn, a minion you play here may be played off the top of your deck instead of from your hand. Talent: Choose a minion with power 3 or less in your hand or your discard pile, reveal it and shuffle it into your deck to place a +1 power counter on this card. */
  titan(
    'Emperor Penguin',
    special(
      'turnStart',
      {
        from: 'aside',
        may: true,
        when: (q, me) => isYourTurn(q, me),
        possible: (q, me) => rookeries(q, me).length > 0,
      },
      function* (me) {
        const open = yield* look((q) => rookeries(q, me));
        const at = yield* chooseBase(me.seat, 'Choose the base it is played on', open);
        if (at !== null) yield* playNow({ card: me.self, at, seat: me.seat });
      },
    ),
    insteadOfMinion(hasDeck, function* (me) {
      const at = yield* look((q) => here(q, { ...me, args: {} }));
      yield* playMinionOffTheTop(me.seat, at, undefined, { instead: me.args });
    }),
    talent(
      function* (me) {
        const small = yield* look((q) => chicks(q, me.seat));
        const chick = yield* chooseCard(me.seat, 'Shuffle a minion into your deck', small);
        if (chick === null) return;
        yield* act(ops.reveal(me.seat, [chick]));
        if ((yield* shuffleIntoDecks([chick])) > 0) yield* act(ops.counters(me.self, 1));
      },
      (q, me) => chicks(q, me.seat).length > 0,
    ),
  ),

  ...penguinsBases,
]);
