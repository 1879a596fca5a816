import {
  type AbilityContext,
  act,
  after,
  afterDiscarded,
  atStartOfYourTurn,
  byYou,
  cannotBeDestroyed,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseCountersOfYours,
  chooseMinion,
  chooseNumber,
  chooseOne,
  chooseParts,
  countersOn,
  extraAction,
  extraMinion,
  faction,
  hasCounters,
  host,
  ifItStays,
  instead,
  isHost,
  isOwn,
  isStillInPlay,
  isYours,
  isYourTurn,
  look,
  onPlay,
  ops,
  playExtraMinion,
  playNow,
  powerAtMost,
  type Query,
  type Script,
  special,
  talent,
  titan,
  youPlayedHere,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { madScientistsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Choose a minion of yours that fits and place a +1 power counter on it. */
function* strengthen(me: AbilityContext, which: (q: Query, ix: number) => boolean = () => true): Script {
  const minion = yield* chooseMinion(
    me,
    'Place a +1 power counter on a minion of yours',
    (q, ix) => isYours(me)(q, ix) && which(q, ix),
  );
  if (minion !== null) yield* act(ops.counters(minion, 1));
}
const strengthenAnother = (me: AbilityContext): Script => strengthen(me, (_q, ix) => ix !== me.self);

const yourCounters = (q: Query, me: AbilityContext): number =>
  countersOn(q, q.minionsOf(me.seat)).reduce((sum, { n }) => sum + n, 0);

/** Removes that many counters from your minions, one at a time. Returns whether all were removed. */
function* removeCounters(me: AbilityContext, n: number): Script<boolean> {
  let held = yield* look((q) => countersOn(q, q.minionsOf(me.seat)));
  const removed = new Map<number, number>();
  for (let i = 0; i < n; i++) {
    const from = (yield* chooseCard(
      me.seat,
      'Remove a counter from one of your minions',
      held.map((one) => one.card),
    ))!;
    removed.set(from, (removed.get(from) ?? 0) + 1);
    held = held.filter((one) => one.card !== from || one.n > removed.get(from)!);
  }
  return (yield* act(...[...removed].map(([ix, times]) => ops.counters(ix, -times)))).every((done) => done);
}

/** The effects that may bring The Bride, and the minions each may be done to; a minion counts only once. */
const EFFECTS = { box: 'Place a minion in the box', destroy: 'Destroy a minion', remove: 'Remove a counter' };
type Effect = keyof typeof EFFECTS;
const ALL = Object.keys(EFFECTS) as Effect[];
const subjects = (q: Query, me: AbilityContext, effect: Effect, used = -1): number[] => {
  const list = {
    box: () => [...q.hand(me.seat), ...q.discard(me.seat)].filter((ix) => q.isMinionCard(ix) && isOwn(me)(q, ix)),
    destroy: () => q.minionsOf(me.seat),
    remove: () => q.minionsOf(me.seat).filter((ix) => hasCounters(q, ix)),
  }[effect]();
  return list.filter((ix) => ix !== used);
};
/** Would another effect still be possible after doing this one to that minion? */
const leavesOne = (q: Query, me: AbilityContext, effect: Effect, minion: number): boolean =>
  ALL.some((other) => other !== effect && subjects(q, me, other, minion).length > 0);
const beginnings = (q: Query, me: AbilityContext, effect: Effect): number[] =>
  subjects(q, me, effect).filter((ix) => leavesOne(q, me, effect, ix));

/** Chooses one of these effects and its minion, and does it. Returns both; null if it did not happen. */
function* doOne(
  me: AbilityContext,
  effects: Effect[],
  minionsFor: (q: Query, effect: Effect) => number[],
): Script<{ effect: Effect; minion: number } | null> {
  const open = yield* look((q) => effects.filter((one) => minionsFor(q, one).length > 0));
  if (open.length === 0) return null;
  const words = Object.fromEntries(open.map((one) => [one, EFFECTS[one]]));
  const effect = (yield* chooseOne(me.seat, 'Choose what you do to play The Bride', words)) as Effect;
  const minions = yield* look((q) => minionsFor(q, effect));
  const minion = (yield* chooseCard(me.seat, 'Choose the minion for it', minions))!;
  const [done] = yield* act(
    { box: ops.place(minion, 'box'), destroy: ops.destroy(minion), remove: ops.counters(minion, -1) }[effect],
  );
  return done ? { effect, minion } : null;
}

export const madScientists = faction(asFacts(facts), [
  /** Talent: Choose another of your minions and place a +1 power counter on it. */
  card(
    'Herr Doktor',
    talent(strengthenAnother, (q, me) => q.minionsOf(me.seat).some((ix) => ix !== me.self)),
  ),

  /** Talent: Remove one of this minion's +1 power counters to play an extra minion. */
  card(
    'The Monster',
    talent(
      function* (me) {
        if ((yield* act(ops.counters(me.self, -1)))[0]) yield* extraMinion(me.seat);
      },
      (q, me) => hasCounters(q, me.self),
    ),
  ),

  /** Choose another of your minions and place a +1 power counter on it. */
  card('Lab Assistant', onPlay(strengthenAnother)),

  /** Ongoing: After this minion has been destroyed or discarded, choose one of your minions and place a +1 power counter on it. */
  card(
    'Igor',
    afterDiscarded({ when: (_q, me, gone) => gone.card === me.self }, (me) => strengthen(me)),
  ),

  /** Choose one of your minions. Place any number of cards from your hand on the bottom of your deck, and a +1 power counter on that minion for each of them. */
  card(
    'Angry Mob',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that gets the counters', isYours(me));
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Place cards under your deck: the last is the bottom card', hand, {
        min: 0,
        max: 99,
        ordered: true,
      });
      const placed = (yield* act(...chosen.map((ix) => ops.place(ix, 'bottom')))).filter((done) => done).length;
      if (minion !== null && placed > 0) yield* act(ops.counters(minion, placed));
    }),
  ),

  /** Remove any number of +1 power counters from your minions. Destroy a minion whose power is no higher than the number removed. */
  card(
    'Blitzed',
    onPlay(function* (me) {
      const chosen = yield* chooseCountersOfYours(me, 'Remove counters from one of your minions');
      const done = yield* act(...chosen.map(({ card: ix, n }) => ops.counters(ix, -n)));
      const removed = chosen.filter((_, i) => done[i]).reduce((sum, { n }) => sum + n, 0);
      const prey = yield* look((q) => q.minions((ix) => powerAtMost(removed)(q, ix)));
      const minion = yield* chooseCard(me.seat, 'Destroy a minion of at most that power', prey);
      if (minion !== null) yield* act(ops.destroy(minion));
    }),
  ),

  /** Destroy one of your minions. Place as many +1 power counters as that minion had power on your minions, split as you like. */
  card(
    'Body Shop',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Destroy one of your minions', isYours(me));
      if (minion === null) return;
      let left = yield* look((q) => q.power(minion));
      yield* act(ops.destroy(minion));
      let mine = yield* look((q) => q.minionsOf(me.seat));
      const placed: { to: number; n: number }[] = [];
      while (left > 0 && mine.length > 0) {
        const to = (yield* chooseCard(me.seat, 'Choose the minion that gets counters', mine))!;
        // The last one gets all that are left.
        const least = mine.length === 1 ? left : 1;
        const n = yield* chooseNumber(me.seat, 'Choose how many counters', least, left);
        placed.push({ to, n });
        left -= n;
        mine = mine.filter((ix) => ix !== to);
      }
      yield* act(...placed.map(({ to, n }) => ops.counters(to, n)));
    }),
  ),

  /** Put this on a base. Ongoing: After you play a minion here, place a +1 power counter on that minion. */
  card(
    'German Engineering',
    after('play', { when: youPlayedHere, still: isStillInPlay }, function* (me) {
      yield* act(ops.counters(me.args.card, 1));
    }),
  ),

  /** Put this on a base. Ongoing: If one of your minions here would be destroyed, return it to your hand instead. */
  card(
    'Grave Situation',
    instead({ of: 'destroy', when: (q, me, op) => yourMinionHere(q, me, op.card) }, function* (me) {
      yield* act(ops.returnToHand(me.args.card));
      return true;
    }),
  ),

  /** Play an extra minion at once and place a +1 power counter on that minion. */
  card(
    "IT'S ALIVE!",
    onPlay(function* (me) {
      const minion = yield* ifItStays(playExtraMinion(me.seat, {}, { may: true }));
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
  ),

  /** Place a +1 power counter on every minion of yours. */
  card(
    'Jolt',
    onPlay(function* (me) {
      const mine = yield* look((q) => q.minionsOf(me.seat));
      yield* act(...mine.map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion cannot be destroyed. At the start of your turn, place a +1 power counter on it. */
  card(
    'Überserum',
    cannotBeDestroyed(isHost),
    atStartOfYourTurn(function* (me) {
      yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
    }),
  ),

  /** Special: At the start of your turn, you may do two of these effects, in any order and to different minions, to play this titan: place a minion you own from your hand or discard pile into the box; destroy one of your minions; remove a +1 power counter from one of your minions. Ongoing: Once per turn, after you place or remove a +1 power counter on your minions, draw a card. Talent: Place a +1 power counter on one of your minions here OR remove two +1 power counters in all from your minions to play an extra action. */
  titan(
    'The Bride',
    special(
      'turnStart',
      {
        may: true,
        from: 'aside',
        when: (q, me) =>
          isYourTurn(q, me) &&
          q.hasPlace(me.seat, me.self) &&
          ALL.some((effect) => beginnings(q, me, effect).length > 0),
      },
      function* (me) {
        const first = yield* doOne(me, ALL, (q, effect) => beginnings(q, me, effect));
        if (first === null) return;
        const rest = ALL.filter((effect) => effect !== first.effect);
        if ((yield* doOne(me, rest, (q, effect) => subjects(q, me, effect, first.minion))) === null) return;
        const base = yield* chooseBase(
          me.seat,
          'Choose where the titan goes',
          yield* look((q) => q.places(me.seat, me.self)),
        );
        if (base !== null) yield* playNow({ card: me.self, at: base, seat: me.seat });
      },
    ),
    after(
      'counter',
      {
        limit: 'turn',
        when: (q, me, changed) => byYou(me, changed) && isYours(me)(q, changed.card) && q.isMinion(changed.card),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
    talent(
      function* (me) {
        const parts: Record<string, string> = {};
        if (yield* look((q) => q.minions((ix) => yourMinionHere(q, me, ix)).length > 0))
          parts.place = 'Place a counter here';
        if ((yield* look((q) => yourCounters(q, me))) >= 2) parts.remove = 'Remove two counters for an action';
        for (const part of yield* chooseParts(me, 'Place a counter, or remove two for an action', parts))
          if (part === 'place') yield* strengthen(me, (q, ix) => yourMinionHere(q, me, ix));
          else if (yield* removeCounters(me, 2)) yield* extraAction(me.seat);
      },
      (q, me) => q.minions((ix) => yourMinionHere(q, me, ix)).length > 0 || yourCounters(q, me) >= 2,
    ),
  ),

  ...madScientistsBases,
]);
