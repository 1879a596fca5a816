import {
  type AbilityContext,
  act,
  after,
  atStartOfYourTurn,
  both,
  cannotBeDestroyed,
  canPlayAction,
  card,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseOne,
  drawIfYouHaveMinionHere,
  eachGets,
  extraAction,
  faction,
  fromAnothersCard,
  here,
  hostPower,
  isAction,
  isHere,
  isHost,
  isPlayable,
  isWinning,
  isYou,
  isYours,
  look,
  minionsHave,
  moveTogether,
  namesOf,
  offTheTop,
  onPlay,
  ops,
  playCard,
  playExtraAction,
  playedAt,
  putBack,
  type Script,
  showTop,
  shuffleIntoDecks,
  special,
  talent,
  thisBaseScores,
  unaffected,
  untilYourTurn,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { astroknightsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** One of your minions gains that much power this turn. */
function* strengthenOne(me: AbilityContext, n: number): Script {
  const minion = yield* chooseMinion(me, 'Choose your minion that gains power', isYours(me));
  if (minion !== null) yield* eachGets([minion], n);
}

/** Any minion gains +2 power this turn. */
function* blockTheProbe(me: AbilityContext): Script {
  const minion = yield* chooseMinion(me, 'Choose the minion that gets +2 power');
  if (minion !== null) yield* eachGets([minion], 2);
}

/** Draw the action, play it, or neither. */
function* drawOrPlayIt(me: AbilityContext, action: number): Script {
  const ways: Record<string, string> = { draw: 'Draw it' };
  if (yield* look((q) => isPlayable(q, me.seat, action, 'action'))) ways.play = 'Play it';
  ways.leave = 'Leave it';
  const way = yield* chooseOne(me.seat, 'Draw the action or play it', ways, [action]);
  if (way === 'draw') yield* act(ops.drawCard(me.seat, action));
  if (way === 'play') yield* playCard(me.seat, action, { as: 'action' });
}

export const astroknights = faction(asFacts(facts), [
  /** Talent: Reveal the top three cards of your deck. You may draw one action among them. Return the others in any order. */
  card(
    'Space Knight',
    talent(function* (me) {
      const three = yield* showTop(me.seat, 3);
      const actions = yield* look((q) => three.filter((ix) => isAction(q, ix)));
      const drawn = yield* chooseCard(me.seat, 'Draw one of the actions', actions, { may: true, shown: three });
      if (drawn !== null) yield* act(ops.drawCard(me.seat, drawn));
      yield* putBack(me.seat, yield* look((q) => three.filter((ix) => q.card(ix).zone === 'deck')));
    }),
  ),

  /** Talent: Move this minion and another minion of yours here to another base. */
  card(
    'Scoundrel',
    talent(
      function* (me) {
        const friends = both(
          isYours(me),
          both(isHere(me), (_q, ix) => ix !== me.self),
        );
        const friend = yield* chooseMinion(me, 'Choose the minion that moves along', friends);
        const from = yield* look((q) => here(q, me));
        yield* moveTogether(me, from, friend === null ? [me.self] : [me.self, friend]);
      },
      (q, me) => q.otherBases(here(q, me)).length > 0,
    ),
  ),

  /** Talent: Play an extra action that directly increases the power of a minion of yours. */
  card(
    'Space Prince',
    talent(function* (me) {
      yield* extraAction(me.seat, { strengthens: 'yours' });
    }),
  ),

  /** Special: Before this base scores, you may play an action that directly increases the power of this minion if you are not winning. */
  card(
    'Walking Carpet',
    special(
      'beforeScore',
      {
        may: true,
        when: thisBaseScores,
        possible: (q, me) => !isWinning(q, here(q, me), me.seat) && canPlayAction(q, me.seat, { strengthens: me.self }),
      },
      function* (me) {
        yield* playExtraAction(me.seat, { strengthens: me.self }, {});
      },
    ),
  ),

  /** Ongoing: Once per turn, after you play an action that directly increases the power of a minion, you may also place a +1 power counter on that minion. */
  card(
    'Alien Guru',
    after(
      'strengthen',
      {
        may: true,
        together: true,
        limit: 'turn',
        when: (_q, me, { seat }) => isYou(me, seat),
        possible: (q, { args }) => args.cards.some((ix) => q.isMinion(ix)),
      },
      function* (me) {
        const minions = yield* look((q) => me.args.cards.filter((ix) => q.isMinion(ix)));
        const minion = yield* chooseCard(me.seat, 'Place a +1 power counter on a minion', minions);
        if (minion !== null) yield* act(ops.counters(minion, 1));
      },
    ),
  ),

  /** Talent: Name a minion. Each minion here with that name has -2 power until the start of your next turn. */
  card(
    'Annoying Alien',
    talent(function* (me) {
      const minions = yield* look((q) => q.minionsAt(here(q, me)));
      const names = yield* look((q) => [...new Set(minions.flatMap((ix) => namesOf(q, ix)))].sort());
      const name = yield* chooseOne(me.seat, 'Name a minion', Object.fromEntries(names.map((one) => [one, one])));
      const until = yield* untilYourTurn(me.seat);
      const named = yield* look((q) => minions.filter((ix) => q.hasName(ix, name)));
      yield* act(...named.map((ix) => ops.power(ix, -2, until)));
    }),
  ),

  /** Destroy an action that is on this base or on a minion here. */
  card(
    'Astro Robot',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.actions().filter((ix) => isHere(me)(q, ix) && !q.isTitan(q.card(ix).at)));
      const action = yield* chooseCard(me.seat, 'Destroy an action here', actions);
      if (action !== null) yield* act(ops.destroy(action));
    }),
  ),

  /** Talent: Reveal the top card of your deck; an action is drawn, any other card is returned. */
  card(
    'Mannersbot',
    talent(function* (me) {
      const [top] = yield* showTop(me.seat, 1);
      if (top !== undefined && (yield* look((q) => isAction(q, top)))) yield* act(ops.drawCard(me.seat, top));
    }),
  ),

  /** Talent: Lose 1 VP to reveal and draw the top three cards of your deck. You may play one of these cards as an extra card. */
  card(
    'Pupoks',
    talent(
      function* (me) {
        const [lost] = yield* act(ops.gainVp(me.seat, -1));
        if (!lost) return;
        const three = yield* showTop(me.seat, 3);
        yield* act(...three.map((ix) => ops.drawCard(me.seat, ix)));
        const playable = yield* look((q) =>
          three.filter((ix) => q.card(ix).zone === 'hand' && isPlayable(q, me.seat, ix)),
        );
        const chosen = yield* chooseCard(me.seat, 'Play one of these cards', playable, { may: true });
        if (chosen !== null) yield* playCard(me.seat, chosen);
      },
      (q, me) => q.s.seats[me.seat]!.vp > 0,
    ),
  ),

  /** Ongoing: This minion cannot be destroyed, and each of your other minions here has +2 power. */
  card(
    'Ghost Knight',
    cannotBeDestroyed((_q, me, ix) => ix === me.self),
    minionsHave((q, me, ix) => ix !== me.self && yourMinionHere(q, me, ix), 2),
  ),

  /** Choose a minion; it gains +2 power this turn. Special: You may also play this before a base scores. */
  card('Block the Probe', onPlay(blockTheProbe), playedAt('beforeScore', blockTheProbe)),

  /** Put this on a base. Ongoing: At the start of your turn, draw a card if you have a minion here. */
  card('Hidden Base', atStartOfYourTurn(drawIfYouHaveMinionHere)),

  /** Special: Before a base scores, reveal cards from the top of your deck until an action shows. You may draw that action or play it at once. Shuffle all unused cards into your deck. */
  card(
    "It's a Trap!",
    playedAt('beforeScore', function* (me) {
      yield* offTheTop(me.seat, 1, isAction, (action) => drawOrPlayIt(me, action));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +1 power. Other players' minions do not affect it. */
  card(
    'Laser Sword',
    hostPower(1),
    unaffected((me, cause) => cause.type === 'minion' && fromAnothersCard(me, cause), isHost),
  ),

  /** Reveal your deck's top two cards; one you place into your hand, the other on the bottom of your deck. */
  card(
    'Prepare for Battle',
    onPlay(function* (me) {
      const two = yield* showTop(me.seat, 2);
      const kept = yield* chooseCard(me.seat, 'Choose the card to place in your hand', two, { shown: two });
      yield* act(...two.map((ix) => ops.place(ix, ix === kept ? 'hand' : 'bottom')));
    }),
  ),

  /** Choose up to two actions in your discard pile and shuffle them into your deck. */
  card(
    'Recycle the Trash',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isAction(q, ix)));
      yield* shuffleIntoDecks(
        yield* chooseCards(me.seat, 'Shuffle up to two actions into your deck', actions, { min: 0, max: 2 }),
      );
    }),
  ),

  /** One of your minions gains +4 power this turn. */
  card(
    'Use the Fours',
    onPlay(function* (me) {
      yield* strengthenOne(me, 4);
    }),
  ),

  /** One of your minions gains +2 power this turn. Then play an extra action. */
  card(
    'Yield to Rage',
    onPlay(function* (me) {
      yield* strengthenOne(me, 2);
      yield* extraAction(me.seat);
    }),
  ),

  ...astroknightsBases,
]);
