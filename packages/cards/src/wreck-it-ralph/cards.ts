import {
  type AbilityContext,
  act,
  after,
  breakpointHere,
  cancelsActionsOnIt,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseMinions,
  chooseOne,
  chooseParts,
  destroysItself,
  drawIfYouHaveMinionHere,
  eachGets,
  extraAction,
  faction,
  forEachOf,
  given,
  hasOtherBase,
  here,
  isActionOnBase,
  isControlledBy,
  isYou,
  isYours,
  look,
  minionHere,
  minionsGet,
  minionsHave,
  onPlay,
  ops,
  playedAt,
  type Query,
  scoringBase,
  takeFromDiscard,
  talent,
  transferElsewhere,
  untilYourTurn,
  yourActionsHere,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { wreckItRalphBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const yourOtherHere = (q: Query, me: AbilityContext, ix: number): boolean =>
  ix !== me.self && yourMinionHere(q, me, ix);
const isForBases = (q: Query, ix: number): boolean => q.isPlayedOn(ix, 'base');

/**
 * A player's cards at a base that can move to another: minions, titans, buried cards (BURY-2), and actions on the base
 * itself.
 */
const movable = (q: Query, seat: number, base: number): number[] =>
  [...q.minionsAt(base), ...q.titansAt(base), ...q.buriedAt(base), ...q.actionsOn(base)].filter((ix) =>
    isControlledBy(q, ix, seat),
  );
/** Moves these cards together to one other base, which that player chooses. */
function* moveAway(seat: number, from: number, cards: number[]) {
  if (cards.length === 0) return;
  const to = yield* chooseBase(seat, 'Choose the base they move to', yield* look((q) => q.otherBases(from)));
  if (to === null) return;
  const onBase = yield* look((q) => cards.filter((ix) => isActionOnBase(q, ix)));
  const moves = cards.map((ix) => (onBase.includes(ix) ? ops.transfer(ix, to) : ops.move(ix, to)));
  yield* act(...carriedOutBy(seat, ...moves));
}

export const wreckItRalph = faction(asFacts(facts), [
  /** Talent: Destroy an action on this base OR play a play-on-base action here as an extra action. */
  card(
    'Wreck-It Ralph',
    talent(function* (me) {
      const parts = { destroy: 'Destroy an action here', play: 'Play an extra action here' };
      for (const part of yield* chooseParts(me, 'Choose what this minion does', parts)) {
        const base = yield* look((q) => here(q, me));
        if (part === 'play') yield* extraAction(me.seat, { base, onto: 'base' });
        else {
          const action = yield* chooseCard(me.seat, 'Destroy an action here', yield* look((q) => q.actionsOn(base)));
          if (action !== null) yield* act(ops.destroy(action));
        }
      }
    }),
  ),

  /** Choose a play-on-base action in your discard pile and place it into your hand. Talent: Choose an action on this base and place it on top of its owner's deck. */
  card(
    'Fix-It Felix Jr.',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose the action to take', isForBases);
    }),
    talent(function* (me) {
      const actions = yield* look((q) => q.actionsOn(here(q, me)));
      const action = yield* chooseCard(me.seat, 'Choose the action for its deck', actions);
      if (action !== null) yield* act(ops.place(action, 'top'));
    }),
  ),

  /** Talent: This minion moves to another base, and a +1 power counter is placed on it. */
  card(
    'Vanellope Von Schweetz',
    talent(function* (me) {
      const to = yield* chooseBase(
        me.seat,
        'Choose where this minion goes',
        yield* look((q) => q.otherBases(here(q, me))),
      );
      if (to !== null) yield* act(ops.move(me.self, to));
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Talent: If you have an action on this base, all your other minions here get +1 power this turn. */
  card(
    'Sergeant Calhoun',
    talent(
      function* (me) {
        yield* minionsGet(me, yourOtherHere, 1);
      },
      (q, me) => yourActionsHere(q, me) > 0,
    ),
  ),

  /** Ongoing: After you play a play-on-base action, you may move this minion to that base or away from it, to give it +1 power this turn. */
  card(
    'Sugar Rush Racer',
    after(
      'play',
      {
        may: true,
        when: (q, me, played) => isYou(me, played.seat) && played.as === 'action' && q.bases().includes(played.to),
        possible: (q, me) => races(q, me, me.args.to).length > 0,
      },
      function* (me) {
        const to = yield* chooseBase(
          me.seat,
          'Choose where this minion goes',
          yield* look((q) => races(q, me, me.args.to)),
        );
        if (to !== null && (yield* act(ops.move(me.self, to)))[0]) yield* eachGets([me.self], 1);
      },
    ),
  ),

  /** Put this on a base. Talent: Destroy this card and this base. Starting with the player on your left, each player chooses a base and moves all cards they have here to it. Replace the destroyed base as usual. */
  card(
    'Cy-Bug Infestation',
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      yield* act(ops.destroy(me.self));
      const others = yield* look((q) => q.clockwise(me.seat).filter((seat) => !isYou(me, seat)));
      yield* forEachOf([...others, me.seat], function* (seat) {
        yield* moveAway(seat, base, yield* look((q) => movable(q, seat, base)));
      });
      yield* act(ops.destroyBase(base));
    }),
  ),

  /** Choose up to two of your cards at one base and move them to one other base. Special: You may also play this before a base scores; then move only one of your cards, and from the scoring base. */
  card(
    'Escape Pod',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => movable(q, me.seat, base).length > 0));
      const from = yield* chooseBase(me.seat, 'Choose the base they leave', bases);
      if (from === null) return;
      const cards = yield* look((q) => movable(q, me.seat, from));
      yield* moveAway(
        me.seat,
        from,
        yield* chooseCards(me.seat, 'Choose up to two cards to move', cards, { min: 0, max: 2 }),
      );
    }),
    playedAt('beforeScore', function* (me) {
      const from = scoringBase(me);
      const moving = yield* chooseCard(
        me.seat,
        'Choose the card that moves',
        yield* look((q) => movable(q, me.seat, from)),
      );
      if (moving !== null) yield* moveAway(me.seat, from, [moving]);
    }),
  ),

  /** Put this on a base. Ongoing: This base's breakpoint is 3 lower. Talent: Until the start of your next turn, this base's abilities are cancelled. */
  card(
    "I'm Gonna Wreck It!",
    breakpointHere(() => -3),
    talent(function* (me) {
      yield* act(ops.cancel(yield* look((q) => here(q, me)), yield* untilYourTurn(me.seat)));
    }),
  ),

  /** Put this on a base. Talent: Draw a card if you have any minion here. */
  card('Kart Bakery', talent(drawIfYouHaveMinionHere)),

  /** Put this on a base. Talent: You may transfer this card to another base. Choose a minion at the base where this card is now. Until the start of your next turn, the actions on that minion have their abilities cancelled and its power counters add nothing to its power. */
  card(
    'King Candy',
    talent(function* (me) {
      const stays = { go: 'Transfer this card', stay: 'Leave it here' };
      const canGo = yield* look(hasOtherBase);
      if (canGo && (yield* chooseOne(me.seat, 'Transfer this card to another base', stays)) === 'go')
        yield* transferElsewhere(me.seat, me.self);
      const minion = yield* chooseMinion(me, 'Choose a minion here', (q, ix) => minionHere(q, me, ix));
      if (minion === null) return;
      const until = yield* untilYourTurn(me.seat);
      // Using it again this turn changes nothing: counters cannot add less than nothing.
      const isVoid = yield* look((q) => voids(q, minion).some((mod) => mod.source === me.self));
      if (!isVoid) yield* act(ops.give(minion, me.seat, until));
    }),
    cancelsActionsOnIt(),
    given(
      minionsHave(
        (q, me, ix) => ix === me.args.given && voids(q, ix)[0]?.source === me.self,
        (q, _me, ix) => -q.card(ix).counters,
      ),
    ),
  ),

  /** Choose a base and swap it with one in the base discard pile. All cards at the old base stay there. */
  card(
    'Mints Eruption',
    onPlay(function* (me) {
      const discarded = yield* look((q) => [...q.s.baseDiscard]);
      if (discarded.length === 0) return;
      const old = yield* chooseBase(me.seat, 'Choose the base to swap', yield* look((q) => [...q.bases()]));
      const next = yield* chooseBase(me.seat, 'Choose the base that comes into play', discarded);
      if (old !== null && next !== null) yield* act(ops.swapWithDiscarded(old, next));
    }),
  ),

  /** Put this on a base. Ongoing: Destroy this card if four or more minions are here. Talent: Name a faction; every minion of that faction moves to here. */
  card(
    'Research Lab Beacon',
    destroysItself((q, me) => q.minionsAt(here(q, me)).length >= 4),
    talent(function* (me) {
      const factions = yield* look((q) => q.factions());
      const named = yield* chooseOne(me.seat, 'Name a faction', Object.fromEntries(factions.map((f) => [f, f])));
      const base = yield* look((q) => here(q, me));
      const called = yield* look((q) => q.minions((ix) => q.faction(ix) === named));
      yield* act(...called.map((ix) => ops.move(ix, base)));
    }),
  ),

  /** Put this on a base. Talent: Choose up to two of your minions and move them either from here to another base or from another base to here. Each of them gets +1 power this turn. */
  card(
    'Sugar Rush',
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      const minions = yield* chooseMinions(me, 'Choose up to two of your minions at one base', isYours(me), {
        min: 0,
        max: 2,
        group: 'base',
      });
      const [first] = minions;
      if (first === undefined) return;
      const from = yield* look((q) => q.base(first));
      const targets = yield* look((q) => (from === base ? q.otherBases(base) : [base]));
      const to = yield* chooseBase(me.seat, 'Choose the base they move to', targets);
      if (to === null) return;
      yield* act(...minions.map((ix) => ops.move(ix, to)));
      yield* eachGets(minions, 1);
    }),
  ),

  ...wreckItRalphBases,
]);

/** Where a racer can go after an action was played on that base: there, or from there to any other. */
function races(q: Query, me: AbilityContext, base: number): number[] {
  if (here(q, me) === base) return q.otherBases(base);
  return q.isBase(base) ? [base] : [];
}

/** What makes the counters on a minion worthless: one such effect is as good as several. */
function voids(q: Query, minion: number) {
  const self = q.s.names.indexOf('King Candy');
  return q.s.modifiers.filter(
    ({ kind, card: on, sourceDef }) => kind === 'give' && on === minion && sourceDef === self,
  );
}
