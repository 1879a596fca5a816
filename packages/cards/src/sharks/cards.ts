import {
  type AbilityContext,
  act,
  after,
  anyMinion,
  at,
  both,
  byYou,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseOne,
  chooseOtherBase,
  chooseParts,
  destroyedHere,
  eachGets,
  endOfTurn,
  endSearch,
  extraMinion,
  faction,
  gatherCounter,
  hasOtherBase,
  haveMinionHere,
  here,
  host,
  isHere,
  isYours,
  isYourTurn,
  look,
  mayPlayExtraMinion,
  NOBODY,
  onPlay,
  ops,
  playedForCounters,
  playNow,
  powerAtMost,
  type Query,
  type Script,
  searchPiles,
  shuffleIntoDecks,
  special,
  talent,
  thisBaseScores,
  titan,
  toOneMinion,
  wasControlled,
  wasMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { sharksBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** The minion named on the titan. */
const PUP = 'Mako';

/** Where you have just destroyed minions and can play this card. */
const smelled = (q: Query, me: AbilityContext<{ bases: CardIx[] }>): CardIx[] =>
  q.places(me.seat, me.self, 'minion', (base) => me.args.bases.includes(base));

const weakHere = (q: Query, me: AbilityContext) => ({ power: 3, base: here(q, me) });
const isPrey = (me: AbilityContext, power: number) => both(isHere(me), powerAtMost(power));

/** Chooses a minion at that base with that power or less, and destroys it. */
function* destroyAt(me: AbilityContext, base: CardIx | null, power: number): Script {
  const title = `Destroy a minion there of power ${power} or less`;
  yield* toOneMinion(
    me,
    title,
    both((q, ix) => q.base(ix) === base, powerAtMost(power)),
    ops.destroy,
  );
}

export const sharks = faction(asFacts(facts), [
  /** You may destroy a minion here with power 4 or less. Special: You may destroy a minion here with power 3 or less before this base scores. */
  card(
    'Megalodon',
    onPlay(function* (me) {
      const title = 'Destroy a minion here of power 4 or less';
      yield* toOneMinion(me, title, isPrey(me, 4), ops.destroy, { may: true });
    }),
    special(
      'beforeScore',
      {
        may: true,
        when: thisBaseScores,
        possible: (q, me) => anyMinion(q, isPrey(me, 3)),
      },
      function* (me) {
        yield* toOneMinion(me, 'Destroy a minion here of power 3 or less', isPrey(me, 3), ops.destroy);
      },
    ),
  ),

  /** Talent: This minion moves to another base, and you destroy a minion there with power 2 or less. */
  card(
    'Great White',
    talent(function* (me) {
      const to = yield* chooseOtherBase(me.seat, me.self, yield* look((q) => q.name(me.self)));
      yield* act(...(to === null ? [] : [ops.move(me.self, to)]));
      yield* destroyAt(me, to, 2);
    }, hasOtherBase),
  ),

  /** Ongoing: Place a +1 power counter on this minion after a minion is destroyed here. */
  card(
    'Hammerhead',
    after('destroy', { when: destroyedHere }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Special: After you destroy a minion, you may play this card on that minion's base as an extra minion. */
  card(
    'Mako',
    special(
      'destroy',
      {
        may: true,
        from: 'hand',
        together: true,
        // Of any player: nobody has an uncontrolled monster (MON-2).
        when: (q, me, destroyed) => byYou(me, destroyed) && wasMinion(q, destroyed) && wasControlled(destroyed),
        possible: (q, me) => smelled(q, me).length > 0,
      },
      function* (me) {
        const at = yield* chooseBase(me.seat, 'Choose the base to play it on', yield* look((q) => smelled(q, me)));
        if (at !== null) yield* playNow({ card: me.self, at, seat: me.seat });
      },
    ),
  ),

  /** Move a minion of yours to another base. Then destroy a minion there with power 3 or less. */
  card(
    'Air Jaws',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to move', isYours(me));
      if (minion === null) return;
      const to = yield* chooseOtherBase(me.seat, minion, yield* look((q) => q.name(minion)));
      yield* act(...(to === null ? [] : [ops.move(minion, to)]));
      yield* destroyAt(me, to, 3);
    }),
  ),

  /** Put this on a base. Ongoing: After a minion here is destroyed, you may play an extra minion with power 3 or less here. */
  card(
    'Blood in the Water',
    after('destroy', { ...mayPlayExtraMinion(weakHere), when: destroyedHere }, function* (me) {
      yield* extraMinion(me.seat, yield* look((q) => weakHere(q, me)));
    }),
  ),

  /** Put this on a minion. Ongoing: Place a +1 power counter on this minion after any minion is destroyed. */
  card(
    'Chum',
    after(
      'destroy',
      { when: (q, _me, destroyed) => wasMinion(q, destroyed), still: (q, me) => host(q, me) !== NOBODY },
      function* (me) {
        yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
      },
    ),
  ),

  /** Put this on a base. Talent: Choose a minion here; it has -2 power this turn. */
  card(
    'Dangerous Waters',
    talent(
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose a minion here to weaken', isHere(me));
        if (minion !== null) yield* eachGets([minion], -2);
      },
      (q, me) => q.minionsAt(here(q, me)).length > 0,
    ),
  ),

  /** Destroy any number of minions with power 2 or less on one base of your choice. */
  card(
    'Feeding Frenzy',
    onPlay(function* (me) {
      const prey = yield* chooseMinions(me, 'Destroy minions of power 2 or less at one base', powerAtMost(2), {
        may: true,
        max: 99,
        group: 'base',
      });
      yield* act(...prey.map(ops.destroy));
    }),
  ),

  /** Choose one of your minions. Destroy a minion on its base whose power is equal to or less than that minion's. */
  card(
    "Freakin' Laser Beam",
    onPlay(function* (me) {
      const shooter = yield* chooseMinion(me, 'Choose the minion of yours that shoots', isYours(me));
      if (shooter === null) return;
      const [base, power] = yield* look((q) => [q.base(shooter), q.power(shooter)]);
      yield* destroyAt(me, base!, power!);
    }),
  ),

  /** Destroy a minion with power 3 or less. Draw a card. */
  card(
    'Torn Apart',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion of power 3 or less', powerAtMost(3), ops.destroy);
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Put this on a base. Ongoing: At the end of your turn, draw an extra card if you have a minion here. Use only one Week of Sharks ability per turn. */
  card(
    'Week of Sharks',
    at('turnEnd', { limit: 'turnByName', when: isYourTurn, still: haveMinionHere }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Special: While this titan is not in play, place a counter on it at the start of your turn and after any minion is destroyed; then, if it has four or more counters, you may remove them and play it. Ongoing: Once per turn, after you destroy a minion of any player, you may do one of these: move this titan to that minion's base and add that minion's power to your total there this turn; or place a +1 power counter on this titan. Talent: Choose a minion with power 3 or less in your discard pile and shuffle it into your deck OR find a Mako in your deck and/or your discard pile and place it into your hand. */
  titan(
    'Helicoprion',
    special('turnStart', { from: 'aside', when: (q, me) => isYourTurn(q, me) }, gatherCounter),
    special('destroy', { from: 'aside', when: (q, _me, destroyed) => wasMinion(q, destroyed) }, gatherCounter),
    playedForCounters(4),
    after(
      'destroy',
      {
        may: true,
        limit: 'turn',
        // Of any player: nobody has an uncontrolled monster (MON-2).
        when: (q, me, destroyed) => byYou(me, destroyed) && wasMinion(q, destroyed) && wasControlled(destroyed),
      },
      function* (me) {
        const { base, power } = me.args;
        const ways: Record<string, string> = { counter: 'A power counter' };
        if (yield* look((q) => q.isBase(base) && here(q, me) !== base)) ways.move = 'Move there';
        if ((yield* chooseOne(me.seat, 'Move this titan, or place a counter on it', ways)) === 'counter')
          yield* act(ops.counters(me.self, 1));
        else yield* act(ops.move(me.self, base), ops.totalPower(base, me.seat, power, yield* endOfTurn()));
      },
    ),
    talent(function* (me) {
      const small = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix) && q.power(ix) <= 3));
      const parts: Record<string, string> = { find: `Find a ${PUP}` };
      if (small.length > 0) parts.shuffle = 'Shuffle a minion into your deck';
      for (const part of yield* chooseParts(me, 'Shuffle a minion back, or find one', parts)) {
        if (part === 'find') {
          const found = yield* searchPiles(me.seat, `Choose the ${PUP}`, (q, ix) => q.hasName(ix, PUP));
          if (found.card !== null) yield* act(ops.place(found.card, 'hand'));
          yield* endSearch(me.seat, found);
        } else {
          const minion = yield* chooseCard(me.seat, 'Shuffle a minion into your deck', small);
          if (minion !== null) yield* shuffleIntoDecks([minion]);
        }
      }
    }),
  ),

  ...sharksBases,
]);
