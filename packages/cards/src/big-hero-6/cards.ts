import {
  type AbilityContext,
  act,
  attachedHere,
  both,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseOne,
  chooseOtherBase,
  chooseParts,
  eachGets,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  fromAnothersCard,
  given,
  hasCounters,
  hasOtherBase,
  here,
  ifItStays,
  isHere,
  isYours,
  look,
  minionHere,
  minionsHave,
  moveEach,
  on,
  onPlay,
  onPlayThere,
  ops,
  playExtraMinion,
  type Query,
  searchDeck,
  special,
  spreadCounters,
  takeFromDiscard,
  talent,
  thisBaseScores,
  toOneMinion,
  transferAmongYours,
  transferCounters,
  transferFromOne,
  unaffected,
  untilYourTurn,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { bigHero6Bases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const SWARM = 'Microbot Swarm';
const isSwarm = (q: Query, ix: number): boolean => q.hasName(ix, SWARM);
const isPowered = (q: Query, me: AbilityContext): boolean => hasCounters(q, me.self);
const yourOtherHere = (q: Query, me: AbilityContext, ix: number): boolean =>
  ix !== me.self && yourMinionHere(q, me, ix);
const actionsHere = (q: Query, me: AbilityContext): number[] => [...q.actionsOn(here(q, me)), ...attachedHere(q, me)];

export const bigHero6 = faction(asFacts(facts), [
  /** Ongoing: Other players' cards do not affect your other minions here. Special: After this base scores, if there is a power counter on this minion, another of your minions here moves to another base. */
  card(
    'Baymax',
    unaffected(fromAnothersCard, yourOtherHere),
    special('afterScore', { when: thisBaseScores, still: (q, me) => isPowered(q, me) }, function* (me) {
      const minion = yield* chooseMinion(me, 'Choose your minion that moves away', (q, ix) => yourOtherHere(q, me, ix));
      if (minion !== null) yield* moveEach(me, [minion]);
    }),
  ),

  /** Talent: Draw a card; if there is a power counter on this minion, you may also give another minion here -2 power until the start of your next turn. */
  card(
    'Fred Frederickson IV',
    talent(function* (me) {
      yield* act(ops.draw(me.seat, 1));
      if (!(yield* look((q) => isPowered(q, me)))) return;
      const until = yield* untilYourTurn(me.seat);
      const isOther = both(isHere(me), (_q, ix) => ix !== me.self);
      yield* toOneMinion(me, 'Weaken another minion here', isOther, (ix) => ops.power(ix, -2, until), { may: true });
    }),
  ),

  /** Talent: Move this minion to another base; if there is a power counter on it, you may also move one of your other minions from the base it left to its new base. */
  card(
    'Go Go Tomago',
    talent(function* (me) {
      const from = yield* look((q) => here(q, me));
      const to = yield* chooseOtherBase(me.seat, me.self, 'this minion');
      if (to === null || !(yield* act(ops.move(me.self, to)))[0] || !(yield* look((q) => isPowered(q, me)))) return;
      yield* toOneMinion(
        me,
        'Move one of your other minions along',
        both(isYours(me), (q, ix) => q.base(ix) === from),
        (ix) => ops.move(ix, to),
        { may: true },
      );
    }, hasOtherBase),
  ),

  /** Talent: Destroy an action on this base or on a minion here. If there is a power counter on this minion, you may play an extra action instead. */
  card(
    'Honey Lemon',
    talent(function* (me) {
      const parts = { destroy: 'Destroy an action here', play: 'Play an extra action' };
      const powered = yield* look((q) => isPowered(q, me));
      if (powered && (yield* chooseOne(me.seat, 'Choose what this minion does', parts)) === 'play')
        return yield* extraAction(me.seat);
      const action = yield* chooseCard(me.seat, 'Destroy an action here', yield* look((q) => actionsHere(q, me)));
      if (action !== null) yield* act(ops.destroy(action));
    }),
  ),

  /** Talent: Choose a minion here and place a +1 power counter on it OR transfer any number of power counters from one of your minions to another of your minions. */
  card(
    'Hiro Hamada',
    talent(function* (me) {
      const parts = { place: 'Place a power counter here', transfer: 'Transfer power counters' };
      for (const part of yield* chooseParts(me, 'Choose what happens with counters', parts))
        if (part === 'transfer') yield* transferFromOne(me, isYours(me), isYours(me));
        else yield* toOneMinion(me, 'Place a +1 power counter on it', isHere(me), (ix) => ops.counters(ix, 1));
    }),
  ),

  /** Talent: This minion gets +1 power this turn, or +1 power this turn for each +1 power counter on it, to a maximum of +5. */
  card(
    'Wasabi',
    talent(function* (me) {
      const until = yield* endOfTurn();
      const ways = { one: '+1 power', each: '+1 power for each counter on it' };
      const way = yield* chooseOne(me.seat, 'Choose what this minion gets', ways);
      yield* act(way === 'one' ? ops.power(me.self, 1, until) : ops.give(me.self, me.seat, until));
    }),
    given(
      minionsHave(
        (_q, me, ix) => ix === me.args.given,
        (q, _me, ix) => Math.min(5, q.card(ix).counters),
      ),
    ),
  ),

  /** Choose a Microbot Swarm in your discard pile and place it into your hand. Talent: Place a +1 power counter on this minion. */
  card(
    'Microbot Swarm',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose the Microbot Swarm to take', isSwarm);
    }),
    talent(function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Put this on a minion that is not a Microbot Swarm. Draw a Microbot Swarm from your deck, revealing it, and shuffle your deck. Talent: Play a Microbot Swarm as an extra minion OR move any number of Microbot Swarms, either all to here or all from here to other bases. */
  card(
    'Control Mask',
    on((q, _seat, minion) => !isSwarm(q, minion)),
    onPlay(function* (me) {
      const found = yield* searchDeck(me.seat, `Choose the ${SWARM} to draw`, isSwarm);
      if (found !== null) yield* act(ops.drawCard(me.seat, found));
      yield* act(ops.shuffle(me.seat));
    }),
    talent(function* (me) {
      const parts = { play: `Play a ${SWARM}`, to: 'Move swarms to here', from: 'Move swarms from here' };
      for (const part of yield* chooseParts(me, 'Choose what the mask controls', parts)) {
        if (part === 'play') {
          const name = yield* look((q) => q.s.names.indexOf(SWARM));
          // A game without any does not know the name.
          if (name !== -1) yield* extraMinion(me.seat, { name });
          continue;
        }
        const base = yield* look((q) => here(q, me));
        const chosen = yield* chooseMinions(
          me,
          `Choose each ${SWARM} that moves`,
          (q, ix) => isSwarm(q, ix) && (q.base(ix) === base) === (part === 'from'),
          { min: 0, max: 99 },
        );
        if (part === 'from') yield* moveEach(me, chosen);
        else yield* act(...chosen.map((ix) => ops.move(ix, base)));
      }
    }),
  ),

  /** Place a +1 power counter on every minion you have that carries none OR transfer any number of power counters between your minions as you like. */
  card(
    'Control the Swarm',
    onPlay(function* (me) {
      const parts = { place: 'Place power counters', transfer: 'Transfer power counters' };
      for (const part of yield* chooseParts(me, 'Choose what happens with counters', parts))
        if (part === 'transfer') yield* transferAmongYours(me);
        else {
          const bare = yield* look((q) => q.minionsOf(me.seat).filter((ix) => !hasCounters(q, ix)));
          yield* act(...bare.map((ix) => ops.counters(ix, 1)));
        }
    }),
  ),

  /** Put this on a base. Place a +1 power counter on every minion you have here. Talent: Choose one of your minions here and place a +1 power counter on it. */
  card(
    'Microbot Maker',
    onPlayThere(function* (me) {
      const mine = yield* look((q) => q.minions((ix) => yourMinionHere(q, me, ix)));
      yield* act(...mine.map((ix) => ops.counters(ix, 1)));
    }),
    talent(
      function* (me) {
        yield* toOneMinion(
          me,
          'Place a +1 power counter on it',
          (q, ix) => yourMinionHere(q, me, ix),
          (ix) => ops.counters(ix, 1),
        );
      },
      (q, me) => q.hasMinion(here(q, me), me.seat),
    ),
  ),

  /** Play an extra minion with power 3 or less; place a +1 power counter on the minion played. */
  card(
    'New Student',
    onPlay(function* (me) {
      const minion = yield* ifItStays(playExtraMinion(me.seat, { power: 3 }, { may: true }));
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
  ),

  /** Choose a base. For every minion with a power counter that you have there, draw a card. */
  card(
    'Team Effort',
    onPlay(function* (me) {
      const mine = yield* poweredAtABase(me);
      if (mine.length > 0) yield* act(ops.draw(me.seat, mine.length));
    }),
  ),

  /** Place two +1 power counters on your minions, in total. Play an extra action. */
  card(
    'Upgrades',
    onPlay(function* (me) {
      yield* spreadCounters(me, 2, isYours(me));
      yield* extraAction(me.seat);
    }),
  ),

  /** Choose a base. All minions with power counters that you have there get +2 power this turn. */
  card(
    'Version 2.0',
    onPlay(function* (me) {
      yield* eachGets(yield* poweredAtABase(me), 2);
    }),
  ),

  /** Put this on a base. Ongoing: Each minion here that has no power counter has -1 power. Special: After this base scores, you may take a +1 power counter from each of your minions here and transfer it to another minion. */
  card(
    'Yokai',
    minionsHave((q, me, ix) => minionHere(q, me, ix) && !hasCounters(q, ix), -1),
    special(
      'afterScore',
      {
        may: true,
        when: thisBaseScores,
        possible: (q, me) => givers(q, me).length > 0 && q.minions(() => true).length > 1,
      },
      function* (me) {
        const transfers: { from: number; to: number; n: number }[] = [];
        for (const from of yield* look((q) => givers(q, me))) {
          const to = yield* chooseMinion(me, 'Choose the minion that gets its counter', (_q, ix) => ix !== from);
          if (to !== null) transfers.push({ from, to, n: 1 });
        }
        yield* transferCounters(...transfers);
      },
    ),
  ),

  ...bigHero6Bases,
]);

/** Your minions here with a power counter to take. */
function givers(q: Query, me: AbilityContext): number[] {
  return q.minions((ix) => yourMinionHere(q, me, ix) && hasCounters(q, ix));
}

/** Chooses a base. Returns your minions with power counters there. */
function* poweredAtABase(me: AbilityContext) {
  const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => [...q.bases()]));
  return yield* look((q) => q.minions((ix) => q.base(ix) === base && isYours(me)(q, ix) && hasCounters(q, ix)));
}
