import type { EventOf } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  after,
  atStartOfYourTurn,
  both,
  card,
  chooseBase,
  chooseCards,
  chooseMinion,
  faction,
  hasCounters,
  here,
  host,
  isHere,
  isOutmatched,
  isYou,
  isYours,
  look,
  NOBODY,
  onPlay,
  ops,
  playExtraMinion,
  playedAt,
  playNow,
  powerAtMost,
  powerHere,
  type Query,
  type Script,
  special,
  talent,
  titan,
  toOneMinion,
  wasAnothers,
  wasMinion,
  wasYours,
  winners,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { vampiresBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** You may destroy a minion to place a counter on this one. */
function* feedOn(me: AbilityContext, title: string, which: (q: Query, ix: number) => boolean): Script {
  const prey = yield* chooseMinion(me, title, which, { may: true });
  if (prey === null) return;
  const [destroyed] = yield* act(ops.destroy(prey));
  if (destroyed) yield* act(ops.counters(me.self, 1));
}

const anothersDestroyed = (q: Query, me: AbilityContext, destroyed: EventOf<'destroy'>): boolean =>
  wasMinion(q, destroyed) && wasAnothers(me, destroyed);

/** Did you place counters? */
const youPlaced = (me: AbilityContext, { by, n }: EventOf<'counter'>): boolean => isYou(me, by) && n > 0;

export const vampires = faction(asFacts(facts), [
  /** Ongoing: After a minion of another player is destroyed, place a +1 power counter on this minion. */
  card(
    'The Count',
    after('destroy', { when: anothersDestroyed }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Destroy a minion here with power 2 or less to place a +1 power counter on this minion. */
  card(
    'Nightstalker',
    onPlay(function* (me) {
      yield* feedOn(me, 'Destroy a minion here of power 2 or less', both(isHere(me), powerAtMost(2)));
    }),
  ),

  /** You may destroy a minion of yours to place a +1 power counter on this minion. */
  card(
    'Heavy Drinker',
    onPlay(function* (me) {
      yield* feedOn(me, 'Destroy a minion of yours', isYours(me));
    }),
  ),

  /** After you play this minion, place a +1 power counter on it if another player has more power here than you. */
  card(
    'Fledgling Vampire',
    onPlay(function* (me) {
      if (yield* look((q) => isOutmatched(q, here(q, me), me.seat))) yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Destroy a minion with power 4 or less. */
  card(
    'Big Gulp',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion of power 4 or less', powerAtMost(4), ops.destroy);
    }),
  ),

  /** Special: Play this after a base scores. If you won that base, place a +1 power counter on each of your minions. */
  card(
    'Buffet',
    playedAt('afterScore', function* (me) {
      const fed = yield* look((q) => (winners(q, me).includes(me.seat) ? q.minionsOf(me.seat) : []));
      yield* act(...fed.map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** From your discard pile, play a minion with power 2 or less as an extra minion. Then place a +1 power counter on that minion. */
  card(
    'Crack of Dusk',
    onPlay(function* (me) {
      const minion = yield* playExtraMinion(me.seat, { from: 'discard', power: 2 });
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
  ),

  /** Choose one of your minions. Discard any number of minions from your hand, and place a +1 power counter on the chosen minion for each of them. */
  card(
    'Cull the Weak',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to get the counters', isYours(me));
      const inHand = yield* look((q) => q.hand(me.seat).filter((ix) => q.isMinionCard(ix)));
      const chosen = yield* chooseCards(me.seat, 'Discard any number of minions', inHand, { min: 0, max: 99 });
      const discarded = (yield* act(...chosen.map(ops.discard))).filter((done) => done).length;
      if (minion !== null && discarded > 0) yield* act(ops.counters(minion, discarded));
    }),
  ),

  /** Choose one of your minions and place a +1 power counter on it. Destroy a minion at that base with power 2 or less. */
  card(
    'Dinner Date',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Place a +1 power counter on one of your minions', isYours(me));
      if (minion === null) return;
      const base = yield* look((q) => q.base(minion));
      yield* act(ops.counters(minion, 1));
      yield* toOneMinion(
        me,
        'Destroy a minion there of power 2 or less',
        (q, ix) => q.base(ix) === base && q.power(ix) <= 2,
        ops.destroy,
      );
    }),
  ),

  /** Place a +1 power counter on each of your minions that has none. */
  card(
    'Mad Monster Party',
    onPlay(function* (me) {
      const plain = yield* look((q) => q.minionsOf(me.seat).filter((ix) => !hasCounters(q, ix)));
      yield* act(...plain.map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** Put this on a minion. Ongoing: After a minion of another player is destroyed, place a +1 power counter on this minion. */
  card(
    'Opportunist',
    after('destroy', { when: anothersDestroyed }, function* (me) {
      const minion = yield* look((q) => host(q, me));
      if (minion !== NOBODY) yield* act(ops.counters(minion, 1));
    }),
  ),

  /** Put this on a base. Ongoing: At the start of your turn, place a +1 power counter on this card. While you have a minion here, each counter on this card adds 1 to your power here. */
  card(
    'Summon Wolves',
    atStartOfYourTurn(function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
    powerHere((q, me) => (q.hasMinion(here(q, me), me.seat) ? q.card(me.self).counters : 0)),
  ),

  /** Special: After you place two or more +1 power counters on minions in one turn, you may play this titan. Ongoing: After you place a +1 power counter on one of your cards that had none, place another one on it. Talent: Place a +1 power counter on one of your minions here that already has one. */
  titan(
    'Ancient Lord',
    special(
      'counter',
      {
        may: true,
        from: 'aside',
        together: true,
        when: (q, me, placed) => youPlaced(me, placed) && wasMinion(q, placed),
        still: (q, me) => q.s.seats[me.seat]!.countersPlaced >= 2 && q.hasPlace(me.seat, me.self),
      },
      function* (me) {
        const bases = yield* look((q) => q.places(me.seat, me.self));
        const at = yield* chooseBase(me.seat, 'Choose the base to play it on', bases);
        if (at !== null) yield* playNow({ card: me.self, at, seat: me.seat });
      },
    ),
    after(
      'counter',
      {
        when: (q, me, placed) => youPlaced(me, placed) && wasYours(me, placed) && !hasCounters(q, placed.card),
      },
      function* (me) {
        yield* act(ops.counters(me.args.card, 1));
      },
    ),
    talent(
      function* (me) {
        yield* toOneMinion(
          me,
          'Place a +1 power counter on one of your minions here',
          (q, ix) => isFedHere(q, me, ix),
          (ix) => ops.counters(ix, 1),
        );
      },
      (q, me) => q.minions((ix) => isFedHere(q, me, ix)).length > 0,
    ),
  ),

  ...vampiresBases,
]);

/** Is it a minion of yours here with a counter? */
function isFedHere(q: Query, me: AbilityContext, ix: number): boolean {
  return isHere(me)(q, ix) && isYours(me)(q, ix) && hasCounters(q, ix);
}
