import type { EventOf } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  actionsOnBases,
  after,
  at,
  type CardIx,
  card,
  chooseCard,
  chooseCards,
  endOfTurn,
  endSearch,
  extraAction,
  faction,
  here,
  isOwn,
  isPlayable,
  isPlayableAction,
  isYou,
  isYours,
  look,
  mayPlayExtraAction,
  moveToOrFromHere,
  NOBODY,
  onPlay,
  onPlayThere,
  ops,
  playCard,
  playedAt,
  playNow,
  powerHere,
  type Query,
  revealUntilSeveral,
  scoringBase,
  searchPiles,
  shuffleBack,
  talent,
  toOneMinion,
  turnsUpTopBase,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { ancientIncasBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isForBases = (q: Query, ix: CardIx): boolean => q.isPlayedOn(ix, 'base');

/** You have played an action on a base itself (PLAY-3). */
const youPlayedOnBase = (q: Query, me: AbilityContext, { seat, as, to }: EventOf<'play'>): boolean =>
  isYou(me, seat) && as === 'action' && to !== NOBODY && q.isBase(to);
/** You have played another action on this base: this card does not see its own play (RES-4). */
const youPlayedHere = (q: Query, me: AbilityContext, played: EventOf<'play'>): boolean =>
  youPlayedOnBase(q, me, played) && played.to === here(q, me);

/** Your own actions on other bases that you could play on that one. */
const movable = (q: Query, me: AbilityContext, base: CardIx): CardIx[] =>
  actionsOnBases(q).filter(
    (ix) => isYours(me)(q, ix) && isOwn(me)(q, ix) && q.base(ix) !== base && q.canPlay(me.seat, ix, base),
  );
const yoursOnBases = (q: Query, me: AbilityContext): CardIx[] => actionsOnBases(q).filter((ix) => isYours(me)(q, ix));
/** Your minions that can walk between this base and that one. */
const walkers = (q: Query, me: AbilityContext, base: CardIx): CardIx[] =>
  q.bases().includes(base)
    ? q.minions((ix) => isYours(me)(q, ix) && (q.base(ix) === here(q, me) || q.base(ix) === base))
    : [];

/** "Place a +1 power counter on a minion of yours" there. */
const countOneAt = (me: AbilityContext, base: CardIx) =>
  toOneMinion(
    me,
    'Choose the minion that gets a +1 power counter',
    (q, ix) => isYours(me)(q, ix) && q.base(ix) === base,
    (ix) => ops.counters(ix, 1),
  );

export const ancientIncas = faction(asFacts(facts), [
  /** Search your deck, your discard pile or both for an action that can be played on a base, and place it into your hand. Ongoing: After you play an action on any base, place a +1 power counter on a minion of yours at that base. */
  card(
    'Sapa Inca',
    onPlay(function* (me) {
      const found = yield* searchPiles(me.seat, 'Choose an action for a base', isForBases);
      if (found.card !== null) yield* act(ops.place(found.card, 'hand'));
      yield* endSearch(me.seat, found);
    }),
    after('play', { when: youPlayedOnBase }, function* (me) {
      yield* countOneAt(me, me.args.to);
    }),
  ),

  /** Ongoing: Each turn, after the first action you play on this base, you may play an extra action. */
  card(
    'Child of the Sun',
    after(
      'play',
      {
        ...mayPlayExtraAction,
        when: (q, me, played) => youPlayedHere(q, me, played) && !q.hasPlayedActionOn(me.seat, played.to),
      },
      function* (me) {
        yield* extraAction(me.seat);
      },
    ),
  ),

  /** Reveal cards from the top of your deck until one of them is an action that can be played on a base. Place that action into your hand and shuffle the other revealed cards into your deck. */
  card(
    'Incan Engineer',
    onPlay(function* (me) {
      const { cards, found } = yield* revealUntilSeveral(me.seat, 1, isForBases);
      yield* act(...found.map((ix) => ops.place(ix, 'hand')));
      yield* shuffleBack(me.seat, cards);
    }),
  ),

  /** You may return to your hand one of your actions that is on another base and play that action here as an extra action. */
  card(
    'Llama',
    onPlay(function* (me) {
      const base = yield* look((q) => here(q, me));
      const actions = yield* look((q) => movable(q, me, base));
      const action = yield* chooseCard(me.seat, 'Return an action to play it here', actions, { may: true });
      if (action === null) return;
      const [returned] = yield* act(ops.returnToHand(action));
      if (returned) yield* playNow({ card: action, at: base, seat: me.seat });
    }),
  ),

  /** Put this on a base. Ongoing: For each other action of yours on this base, you have +2 power here. */
  card(
    'Armory',
    powerHere((q, me) => 2 * q.actionsOn(here(q, me)).filter((ix) => ix !== me.self && isYours(me)(q, ix)).length),
  ),

  /** Special: Play this after a base scores. Instead of letting your actions on that base go to the discard pile, you may return one of them to your hand and shuffle the rest into your deck. */
  card(
    'Ashlar Masonry',
    playedAt('afterScore', function* (me) {
      const actions = yield* look((q) =>
        q.actionsOn(scoringBase(me)).filter((ix) => isYours(me)(q, ix) && !q.isSaved(ix)),
      );
      const returned = yield* chooseCard(me.seat, 'Choose the action that returns', actions, { may: true });
      if (returned === null) return;
      const rest = actions.filter((ix) => ix !== returned);
      yield* act(ops.fateReturn(returned, me.seat), ...rest.map((ix) => ops.fateInDeck(ix, me.seat)));
    }),
  ),

  /** Put this on a base. Place a +1 power counter on a minion of yours here. Ongoing: You may place a +1 power counter on a minion of yours here after you play another action on this base. */
  card(
    'Fortress Walls',
    onPlayThere(function* (me) {
      yield* countOneAt(me, yield* look((q) => here(q, me)));
    }),
    after(
      'play',
      {
        may: true,
        when: youPlayedHere,
        possible: (q, me) => q.minions((ix) => yourMinionHere(q, me, ix)).length > 0,
      },
      function* (me) {
        yield* countOneAt(me, yield* look((q) => here(q, me)));
      },
    ),
  ),

  /** Return to your hand any number of your actions that are on bases. You must play every one of them as an extra action. */
  card(
    'Golden Condor',
    onPlay(function* (me) {
      const chosen = yield* chooseCards(
        me.seat,
        'Choose your actions that return',
        yield* look((q) => yoursOnBases(q, me)),
        { min: 0, max: 99 },
      );
      yield* act(...chosen.map(ops.returnToHand));
      for (let left = chosen; ; ) {
        // One that is protected is still in play, one you do not own in its owner's hand (TERM-6).
        left = yield* look((q) => left.filter((ix) => q.isInHand(ix, me.seat)));
        const playable = yield* look((q) => left.filter((ix) => isPlayable(q, me.seat, ix)));
        // One that cannot be played is discarded (PLAY-4).
        const next = playable.length > 0 ? playable : left.slice(0, 1);
        const action = yield* chooseCard(me.seat, 'Choose the action to play next', next);
        if (action === null) return;
        yield* playCard(me.seat, action);
        left = left.filter((ix) => ix !== action);
      }
    }),
  ),

  /** As an extra action, play an action from your discard pile that can be played on a base. */
  card(
    'Quipu Strings',
    onPlay(function* (me) {
      const fitting = yield* look((q) =>
        q.discard(me.seat).filter((ix) => isPlayableAction(q, me.seat, ix, { onto: 'base' })),
      );
      const action = yield* chooseCard(me.seat, 'Play an action on a base', fitting);
      if (action !== null) yield* playCard(me.seat, action);
    }),
  ),

  /** Put this on a base. You may move one of your minions to this base or from it. Ongoing: After you play an action on another base, you may move one of your minions from here to that base or from that base to here. */
  card(
    'Royal Highway',
    onPlayThere(function* (me) {
      yield* moveToOrFromHere(me, 'Move one of your minions from here or to here', isYours(me), { may: true });
    }),
    after(
      'play',
      {
        may: true,
        when: (q, me, played) => youPlayedOnBase(q, me, played) && played.to !== here(q, me),
        possible: (q, me) => walkers(q, me, me.args.to).length > 0,
      },
      function* (me) {
        const [base, there] = [yield* look((q) => here(q, me)), me.args.to];
        const mine = yield* look((q) => walkers(q, me, there));
        const minion = yield* chooseCard(me.seat, 'Choose the minion to move', mine);
        if (minion === null) return;
        const isHere = yield* look((q) => q.base(minion) === base);
        yield* act(ops.move(minion, isHere ? there : base));
      },
    ),
  ),

  /** Put this on a base. Ongoing: Turn the base deck's top card face up. While that card is face up, this base has its abilities in addition to its own. At the start of each player's turn, that player may turn the top base card face down until the end of the turn. Talent: Place the top card of the base deck on the bottom of that deck. */
  card(
    'Signs in the Stars',
    turnsUpTopBase(),
    at('turnStart', { may: true, seats: (q) => [q.s.current], when: (q) => q.openBase() !== NOBODY }, function* (me) {
      yield* act(ops.turnBaseDown(me.seat, yield* endOfTurn()));
    }),
    talent(function* () {
      yield* act(ops.refill(NOBODY));
      yield* act(ops.putUnderShared(yield* look((q) => q.s.baseDeck.slice(-1))));
    }),
  ),

  /** Put this on a base. Draw a card. Ongoing: Draw a card after you play another action on this base. */
  card(
    'Temple of the Sun',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
    after('play', { when: youPlayedHere }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  ...ancientIncasBases,
]);
