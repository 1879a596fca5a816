import {
  type AbilityContext,
  ACTION_PLAYED,
  act,
  after,
  both,
  type CardIx,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinions,
  chooseToSearch,
  discardCard,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  forEachPlayer,
  isAction,
  isPlayableAction,
  isStandard,
  isYou,
  isYourFirstAction,
  isYours,
  lendsStandardActions,
  look,
  lookAtTop,
  moveTogether,
  onPlay,
  ops,
  pickAtRandom,
  playCard,
  type Query,
  revealUntilSeveral,
  type Script,
  searchDeck,
  showCards,
  shuffleBack,
  shuffleIntoDecks,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { clownsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

type Played = AbilityContext<{ from: string }>;
/** Was this card played from the discard pile? */
const isEncore = (me: AbilityContext): boolean => (me as Played).args.from === 'discard';

const standardDiscards = (q: Query, me: AbilityContext): CardIx[] =>
  q.discard(me.seat).filter((ix) => isStandard(q, ix));

/** Plays a standard action of the discard pile, which then goes under the deck. */
function* replay(me: AbilityContext, action: CardIx | null): Script {
  if (action !== null) yield* playCard(me.seat, action, { as: 'action', under: true });
}

export const clowns = faction(asFacts(facts), [
  /** Ongoing: You may use your regular action play for a standard action in your discard pile; when it would then go to your hand or the discard pile, place it on the bottom of your deck instead. */
  card('Zobo the Clown', lendsStandardActions()),

  /** Ongoing: Each turn, draw a card after the first action you play. */
  card(
    'Mumu Adams',
    after(ACTION_PLAYED, { when: isYourFirstAction }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Talent: If your discard pile holds two or more standard actions, play a random one of them as an extra action; when it would then go to your hand or the discard pile, place it on the bottom of your deck instead. */
  card(
    'Nickelsmart',
    talent(
      function* (me) {
        yield* replay(me, yield* pickAtRandom(yield* look((q) => standardDiscards(q, me))));
      },
      (q, me) => standardDiscards(q, me).length >= 2,
    ),
  ),

  /** Reveal cards from the top of your deck until two of them are actions. Draw one of the two and discard the other. Shuffle your deck. */
  card(
    'Donald McRonald',
    onPlay(function* (me) {
      const { cards, found } = yield* revealUntilSeveral(me.seat, 2, isAction);
      const drawn = yield* chooseCard(me.seat, 'Choose the action to draw', found);
      if (drawn !== null) yield* act(ops.drawCard(me.seat, drawn));
      yield* act(...found.filter((ix) => ix !== drawn).map(ops.discard));
      yield* shuffleBack(me.seat, cards);
    }),
  ),

  /** As an extra action, you may play from your discard pile a standard action that you have not played this turn; when it would then go to your hand or the discard pile, place it on the bottom of your deck instead. */
  card(
    'Mime',
    onPlay(function* (me) {
      const actions = yield* look((q) =>
        standardDiscards(q, me).filter(
          (ix) =>
            isPlayableAction(q, me.seat, ix) &&
            !q.s.actionPlays.some((play) => play.card === ix && isYou(me, play.seat)),
        ),
      );
      yield* replay(me, yield* chooseCard(me.seat, 'Play an action from your discard pile', actions, { may: true }));
    }),
  ),

  /** You may search your deck and place an action from it in your discard pile. */
  card(
    'Harlequin',
    onPlay(function* (me) {
      if (!(yield* chooseToSearch(me.seat, 'Search your deck for an action to discard'))) return;
      const action = yield* searchDeck(me.seat, 'Choose the action to discard', isAction);
      if (action !== null) yield* act(ops.place(action, 'discard'));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Choose a base. Up to two of your minions there move to one other base. You may play an extra action if this card was played from the discard pile. */
  card(
    'Banana Peel',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base they leave', yield* look((q) => [...q.bases()]));
      const movers = yield* chooseMinions(
        me,
        'Choose up to two of your minions to move',
        both(isYours(me), (q, ix) => q.base(ix) === base),
        { min: 0, max: 2 },
      );
      yield* moveTogether(me, base!, movers);
      if (isEncore(me)) yield* extraAction(me.seat);
    }),
  ),

  /** Draw two cards; then, if this card was played from the discard pile, you may discard one card to draw one more. */
  card(
    'Colorful Scarves',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 2));
      if (isEncore(me) && (yield* discardCard(me.seat, { may: true }))) yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Discard up to four cards. Then draw one card for each card so discarded. */
  card(
    'Confetti Bucket',
    onPlay(function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Discard up to four cards', hand, { min: 0, max: 4 });
      const discarded = (yield* act(...chosen.map(ops.discard))).filter(Boolean).length;
      if (discarded > 0) yield* act(ops.draw(me.seat, discarded));
    }),
  ),

  /** Choose up to two cards in your discard pile and shuffle them into your deck. You may play an extra action if this card was played from the discard pile. */
  card(
    'Clown Car',
    onPlay(function* (me) {
      const discarded = yield* look((q) => q.discard(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Shuffle up to two cards into your deck', discarded, {
        min: 0,
        max: 2,
      });
      yield* shuffleIntoDecks(chosen);
      if (isEncore(me)) yield* extraAction(me.seat);
    }),
  ),

  /** Play an extra minion with power 3 or less; if this card was played from the discard pile, power 4 or less is allowed. */
  card(
    'Clown in a Box',
    onPlay(function* (me) {
      yield* extraMinion(me.seat, { power: isEncore(me) ? 4 : 3 });
    }),
  ),

  /** Choose one of your minions. It gets +1 power this turn for each of your minions at its base. You may play an extra action. */
  card(
    'Clown Pyramid',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      const troupe = yield* look((q) =>
        q.minionsOf(me.seat).map((ix) => [ix, q.minionsOf(me.seat).filter((one) => q.base(one) === q.base(ix)).length]),
      );
      yield* toOneMinion(me, 'Choose the minion on top', isYours(me), (ix) =>
        ops.power(ix, troupe.find(([one]) => one === ix)![1]!, until),
      );
      yield* extraAction(me.seat);
    }),
  ),

  /** Each player looks at the top three cards of their deck. They discard one action among them, or reveal them if there is none, and return the rest in unchanged order. */
  card(
    'Juggling',
    onPlay(function* () {
      yield* forEachPlayer(function* (seat) {
        const cards = yield* lookAtTop(seat, seat, 3);
        const actions = yield* look((q) => cards.filter((ix) => isAction(q, ix)));
        const action = yield* chooseCard(seat, 'Discard an action', actions, { shown: cards });
        if (action === null) yield* showCards(seat, cards);
        else yield* act(...carriedOutBy(seat, ops.discard(action)));
      });
    }),
  ),

  /** One of your minions gets +2 power this turn, or +4 power this turn instead if this card was played from the discard pile. */
  card(
    'Pie in the Face',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      yield* toOneMinion(me, 'Choose one of your minions', isYours(me), (ix) =>
        ops.power(ix, isEncore(me) ? 4 : 2, until),
      );
    }),
  ),

  ...clownsBases,
]);
