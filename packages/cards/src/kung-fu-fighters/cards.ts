import {
  type AbilityContext,
  act,
  after,
  both,
  byYou,
  type CardIx,
  type CounterTransfer,
  cannotBeDestroyed,
  card,
  cardsAndBases,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseNumber,
  chooseParts,
  countersOn,
  endOfTurn,
  extraMinion,
  faction,
  forEachPlayerWho,
  given,
  hasCounters,
  here,
  instead,
  isAnothers,
  isControlledBy,
  isHere,
  isStillInPlay,
  isYours,
  look,
  mayUseTalentOn,
  minionPlayedHereByAnother,
  onPlay,
  ops,
  playedAt,
  playHere,
  playsTitan,
  type Query,
  type Script,
  spreadCounters,
  talent,
  titan,
  toOneMinion,
  transferCounters,
  transferFromOne,
  yourCards,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { kungFuFightersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isAny = (): boolean => true;
const isWeakerHere = (q: Query, me: AbilityContext, ix: CardIx): boolean =>
  isHere(me)(q, ix) && q.power(ix) < q.power(me.self);
/** Are there counters on one of these minions, and another one to take them? */
const canTransfer = (q: Query, minions: readonly CardIx[]): boolean =>
  minions.length > 1 && minions.some((ix) => hasCounters(q, ix));

/** The counters on your minions. */
const held = (q: Query, me: AbilityContext): number =>
  q.minionsOf(me.seat).reduce((sum, ix) => sum + q.card(ix).counters, 0);

/** Chooses a minion that gives one of its counters to another minion. */
function* transferOne(
  me: AbilityContext,
  from: (q: Query, ix: CardIx) => boolean,
  options: { may?: boolean } = {},
): Script {
  const giver = yield* chooseMinion(me, 'Choose the minion that gives a counter', both(from, hasCounters), options);
  if (giver === null) return;
  const taker = yield* chooseMinion(me, 'Choose the minion that gets it', (_q, ix) => ix !== giver);
  if (taker !== null) yield* transferCounters({ from: giver, to: taker, n: 1 });
}

/** Any number of counters from this card to another. */
function* giveCounters(me: AbilityContext, from: CardIx): Script {
  const most = yield* look((q) => q.card(from).counters);
  const n = yield* chooseNumber(me.seat, 'Choose how many counters', 0, most);
  const others = yield* look((q) => (n > 0 ? cardsAndBases(q).filter((ix) => ix !== from) : []));
  const to = yield* chooseCard(me.seat, 'Choose the card that gets them', others);
  if (to !== null) yield* transferCounters({ from, to, n });
}

function* timeExpertly(me: AbilityContext): Script {
  const yours = yield* chooseCard(me.seat, 'Choose one of your cards', yield* look((q) => yourCards(q, me)));
  if (yours === null) return;
  yield* giveCounters(me, yours);
  yield* mayUseTalentOn(me, yours, 'Use a talent once more');
}

export const kungFuFighters = faction(asFacts(facts), [
  /** Ongoing: This minion cannot be destroyed. Talent: Choose two minions; transfer any number of +1 power counters from one of them to the other. */
  card(
    'Dragon Warrior',
    cannotBeDestroyed((_q, me, ix) => ix === me.self),
    talent(
      function* (me) {
        yield* transferFromOne(me, isAny, isAny);
      },
      (q) => canTransfer(q, q.minions()),
    ),
  ),

  /** Talent: If no +1 power counter is on this minion, destroy a minion here with lower power to place a +1 power counter on this minion. */
  card(
    'Lady Whirlwind',
    talent(
      function* (me) {
        const weaker = yield* chooseMinion(me, 'Destroy a minion here of lower power', (q, ix) =>
          isWeakerHere(q, me, ix),
        );
        const [destroyed] = yield* act(...(weaker === null ? [] : [ops.destroy(weaker)]));
        if (destroyed) yield* act(ops.counters(me.self, 1));
      },
      (q, me) => !hasCounters(q, me.self) && q.minions((ix) => isWeakerHere(q, me, ix)).length > 0,
    ),
  ),

  /** Talent: Place a +1 power counter on this minion if there is none on it. */
  card(
    'Drunken Master',
    talent(
      function* (me) {
        yield* act(ops.counters(me.self, 1));
      },
      (q, me) => !hasCounters(q, me.self),
    ),
  ),

  /** You may choose two minions and transfer one +1 power counter from the first to the second. */
  card(
    'Cricket',
    onPlay(function* (me) {
      yield* transferOne(me, isAny, { may: true });
    }),
  ),

  /** Choose one of your minions. Destroy a minion with lower power at its base to place a total of two +1 power counters on your minions there. */
  card(
    'A Little Bit Frightening',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose your minion that destroys a weaker one', isYours(me));
      if (minion === null) return;
      const base = yield* look((q) => q.base(minion));
      const weaker = yield* chooseMinion(
        me,
        'Destroy a minion there of lower power',
        (q, ix) => q.base(ix) === base && q.power(ix) < q.power(minion),
        { may: true },
      );
      const [destroyed] = yield* act(...(weaker === null ? [] : [ops.destroy(weaker)]));
      if (destroyed)
        yield* spreadCounters(
          me,
          2,
          both(isYours(me), (q, ix) => q.base(ix) === base),
        );
    }),
  ),

  /** Put this on a base. Talent: Place one +1 power counter on a minion here OR choose two minions here and transfer any number of +1 power counters from one of them to the other. */
  card(
    'Ancient Chinese Art',
    talent(
      function* (me) {
        const parts: Record<string, string> = { place: 'Place a counter' };
        if (yield* look((q) => canTransfer(q, q.minionsAt(here(q, me))))) parts.transfer = 'Transfer counters';
        for (const part of yield* chooseParts(me, 'Place a counter, or transfer some', parts)) {
          if (part === 'transfer') yield* transferFromOne(me, isHere(me), isHere(me));
          else
            yield* toOneMinion(me, 'Place a +1 power counter on a minion here', isHere(me), (ix) =>
              ops.counters(ix, 1),
            );
        }
      },
      (q, me) => q.minionsAt(here(q, me)).length > 0,
    ),
  ),

  /** Choose one of your minions. At its base, play an extra minion with lower power than it. */
  card(
    'Everybody Knew Their Part',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose your minion that a weaker one joins', isYours(me));
      if (minion === null) return;
      const [base, power] = yield* look((q) => [q.base(minion), q.power(minion)]);
      yield* extraMinion(me.seat, { base: base!, power: power! - 1 });
    }),
  ),

  /** Choose a base. Each player who has a minion there destroys a minion of another player there. */
  card(
    'Everybody was Kung Fu Fighting',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base where everybody fights', yield* look((q) => q.bases()));
      if (base === null) return;
      yield* forEachPlayerWho(
        (q, player) => q.hasMinion(base, player),
        function* (seat) {
          const others = yield* look((q) => q.minionsAt(base).filter((ix) => isAnothers({ seat })(q, ix)));
          const minion = yield* chooseCard(seat, "Destroy another player's minion there", others);
          if (minion !== null) yield* act(...carriedOutBy(seat, ops.destroy(minion)));
        },
      );
    }),
  ),

  /** Choose a card of yours. Transfer any number of +1 power counters from it to another card and/or use a talent on it one additional time. Special: This may be played before a base scores. */
  card('Expert Timing', onPlay(timeExpertly), playedAt('beforeScore', timeExpertly)),

  /** Choose a minion. This turn it gets +2 power and, if it would go to the discard pile, it returns to its owner's hand instead. */
  card(
    'Fast as Lightning',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that is fast as lightning');
      if (minion === null) return;
      const until = yield* endOfTurn();
      yield* act(ops.power(minion, 2, until), ops.give(minion, me.seat, until));
    }),
    given(
      instead(
        { of: 'gone', when: (_q, me, gone) => gone.spot === 'discard' && gone.card === me.args.given },
        function* (me) {
          yield* act(ops.returnToHand(me.args.card));
          return true;
        },
      ),
    ),
  ),

  /** Choose one of your minions. Destroy at least one minion at its base; the total power of those destroyed may not be higher than that minion's power. */
  card(
    "Let's Get It On",
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose your minion that destroys others', isYours(me));
      if (minion === null) return;
      const [base, power] = yield* look((q) => [q.base(minion), q.power(minion)]);
      const prey: CardIx[] = [];
      for (let left = power!; ; ) {
        const next = yield* chooseMinion(
          me,
          `Destroy minions there: power left ${left}`,
          (q, ix) => q.base(ix) === base && q.power(ix) <= left && !prey.includes(ix),
          { may: prey.length > 0 },
        );
        if (next === null) break;
        prey.push(next);
        left -= yield* look((q) => q.power(next));
      }
      yield* act(...prey.map(ops.destroy));
    }),
  ),

  /** Put this on a base. Ongoing: After another player plays a minion here, one of your minions gets a +1 power counter placed on it. */
  card(
    'Oh-hoh-hoh-hoah',
    after('play', { when: minionPlayedHereByAnother }, function* (me) {
      yield* toOneMinion(me, 'Place a +1 power counter on one of your minions', isYours(me), (ix) =>
        ops.counters(ix, 1),
      );
    }),
  ),

  /** Special: On your turn, if your minions hold two or more +1 power counters in all, you may play this titan and transfer two or more of those counters to it. Ongoing: When you transfer at least one +1 power counter to a minion, you may also place one more +1 power counter on it. Talent: Transfer one +1 power counter from a minion of yours to another minion OR place one on a minion that has none. */
  titan(
    'Sifu',
    playsTitan({ when: (q, me) => held(q, me) >= 2 }, function* (me) {
      yield* playHere(me);
      if (!(yield* look((q) => q.isTitan(me.self)))) return;
      let left = yield* look((q) => countersOn(q, q.minionsOf(me.seat)));
      let needed = 2;
      const gifts: CounterTransfer[] = [];
      while (left.length > 0) {
        const from = yield* chooseCard(
          me.seat,
          'Choose a minion that gives counters to Sifu',
          left.map((one) => one.card),
          { may: needed <= 0, skip: 'Done' },
        );
        if (from === null) break;
        const others = left.filter((one) => one.card !== from);
        const most = left.find((one) => one.card === from)!.n;
        const fromOthers = others.reduce((sum, one) => sum + one.n, 0);
        const n = yield* chooseNumber(me.seat, 'Choose how many counters', Math.max(1, needed - fromOthers), most);
        gifts.push({ from, to: me.self, n });
        needed -= n;
        left = others;
      }
      yield* transferCounters(...gifts);
    }),
    after(
      'transferCounters',
      {
        may: true,
        when: (_q, me, moved) => moved.n > 0 && byYou(me, moved),
        still: isStillInPlay,
      },
      function* (me) {
        yield* act(ops.counters(me.args.card, 1));
      },
    ),
    talent(
      function* (me) {
        const parts: Record<string, string> = {};
        if (yield* look((q) => canTransferYours(q, me))) parts.transfer = 'Transfer a counter';
        if (yield* look((q) => q.minions((ix) => !hasCounters(q, ix)).length > 0)) parts.place = 'Place a counter';
        for (const part of yield* chooseParts(me, 'Transfer a counter, or place one', parts)) {
          if (part === 'transfer') yield* transferOne(me, isYours(me));
          else
            yield* toOneMinion(
              me,
              'Place a +1 power counter on a minion without one',
              (q, ix) => !hasCounters(q, ix),
              (ix) => ops.counters(ix, 1),
            );
        }
      },
      (q, me) => canTransferYours(q, me) || q.minions((ix) => !hasCounters(q, ix)).length > 0,
    ),
  ),

  ...kungFuFightersBases,
]);

function canTransferYours(q: Query, me: AbilityContext): boolean {
  return q.minions().length > 1 && q.minions((ix) => isControlledBy(q, ix, me.seat) && hasCounters(q, ix)).length > 0;
}
