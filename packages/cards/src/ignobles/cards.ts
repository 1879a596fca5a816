import type { Op } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  after,
  anyMinion,
  at,
  both,
  byYou,
  card,
  carriedOutBy,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseParts,
  extraAction,
  extraMinion,
  faction,
  forEachPlayer,
  give,
  giveOne,
  isAnother,
  isAnothers,
  isControlledBy,
  isHere,
  isLent,
  isOwn,
  isOwnedBy,
  isYourTurn,
  look,
  NOBODY,
  onPlay,
  ops,
  playedAt,
  playsTitan,
  type Query,
  type Script,
  scoringBase,
  talent,
  thisBaseScores,
  titan,
  toOneMinion,
  wasYours,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { ignoblesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** "Take control of" one minion that you own. */
function* takeBack(me: AbilityContext, which: (q: Query, ix: number) => boolean = () => true): Script {
  yield* toOneMinion(me, 'Take control of a minion that you own', both(isOwn(me), which), (minion) =>
    ops.control(minion, me.seat),
  );
}

/** Is a minion that you own at the base of this card? */
const ownHere = (q: Query, me: AbilityContext): boolean =>
  q.minions((ix) => isOwn(me)(q, ix) && isHere(me)(q, ix)).length > 0;

/** Every player chooses a minion they own, clockwise; then it happens to all of them at once (ME-6, RES-10). */
function* everyOwner(title: string, what: (minion: number) => Op): Script {
  const done: Op[] = [];
  yield* forEachPlayer(function* (seat) {
    const own = yield* look((q) => q.minions((ix) => isOwnedBy(q, ix, seat)));
    const minion = yield* chooseCard(seat, title, own);
    if (minion !== null) done.push(...carriedOutBy(seat, what(minion)));
  });
  yield* act(...done);
}

export const ignobles = faction(asFacts(facts), [
  /** Talent: Give another player control of one of your minions to draw a card and play an extra action. */
  card(
    'Aunt of Drakes',
    talent(function* (me) {
      if (!(yield* giveOne(me))) return;
      yield* act(ops.draw(me.seat, 1));
      yield* extraAction(me.seat);
    }),
  ),

  /** Ongoing: You may take control of one minion that you own at the end of your turn. */
  card(
    'Foot of the King',
    at(
      'turnEnd',
      {
        may: true,
        when: (q, me) => isYourTurn(q, me) && anyMinion(q, isLent(me)),
      },
      takeBack,
    ),
  ),

  /** You may give another player control of this minion. Ongoing: If another player wins this base and controls this minion, this minion's owner gains 1 VP. */
  card(
    'Betrothed',
    onPlay(function* (me) {
      yield* give(me, me.self, { may: true });
    }),
    at(
      'afterScore',
      {
        when: (q, me) => thisBaseScores(q, me) && me.args.winners.includes(me.seat) && !isOwn(me)(q, me.self),
      },
      function* (me) {
        yield* act(ops.gainVp(yield* look((q) => q.owner(me.self)), 1));
      },
    ),
  ),

  /** You may give another player control of this minion to play an extra minion. */
  card(
    'Sneaky Squire',
    onPlay(function* (me) {
      if ((yield* give(me, me.self, { may: true })) !== NOBODY) yield* extraMinion(me.seat);
    }),
  ),

  /** Choose a minion that you own and take control of it. Play an extra action. */
  card(
    'Activate the Spy',
    onPlay(function* (me) {
      yield* takeBack(me);
      yield* extraAction(me.seat);
    }),
  ),

  /** Choose any number of minions that you own and take control of them. */
  card(
    'Banner Call',
    onPlay(function* (me) {
      const called = yield* chooseMinions(me, 'Take control of minions that you own', isOwn(me), { min: 0, max: 99 });
      yield* act(...called.map((minion) => ops.control(minion, me.seat)));
    }),
  ),

  /** Every player chooses a minion they own and destroys it. */
  card(
    'Fate of the Favorites',
    onPlay(function* () {
      yield* everyOwner('Destroy a minion that you own', ops.destroy);
    }),
  ),

  /** Give another player control of one of your minions to take control of a minion of that player whose power is equal or less. */
  card(
    'Hostage Exchange',
    onPlay(function* (me) {
      const given = yield* giveOne(me);
      if (!given) return;
      const power = yield* look((q) => q.power(given.minion));
      yield* toOneMinion(
        me,
        'Take control of a minion in exchange',
        (q, ix) => ix !== given.minion && isControlledBy(q, ix, given.to) && q.power(ix) <= power,
        (minion) => ops.control(minion, me.seat),
      );
    }),
  ),

  /** Special: Before a base scores, choose a minion there that you own and take control of it. */
  card(
    'Inevitable Betrayal',
    playedAt('beforeScore', function* (me) {
      yield* takeBack(me, (q, ix) => q.base(ix) === scoringBase(me));
    }),
  ),

  /** Every player chooses a minion they own and returns it to their hand. */
  card(
    'Out of Sight',
    onPlay(function* () {
      yield* everyOwner('Return a minion that you own to your hand', ops.returnToHand);
    }),
  ),

  /** Destroy a minion that you own together with every minion on its base that has less power. */
  card(
    'Red Birthday Party',
    onPlay(function* (me) {
      const guest = yield* chooseMinion(me, 'Destroy a minion that you own, and the weaker ones', isOwn(me));
      if (guest === null) return;
      const weaker = yield* look((q) => q.minionsAt(q.base(guest)).filter((ix) => q.power(ix) < q.power(guest)));
      yield* act(...[guest, ...weaker].map(ops.destroy));
    }),
  ),

  /** Give another player control of one of your minions to draw two cards and play an extra minion. */
  card(
    'Repaying Debts',
    onPlay(function* (me) {
      if (!(yield* giveOne(me))) return;
      yield* act(ops.draw(me.seat, 2));
      yield* extraMinion(me.seat);
    }),
  ),

  /** Special: On your turn, you may play this titan if other players control two or more minions that you own. Ongoing: After you give another player control of one of your minions, you may place a +1 power counter on that minion. Talent: Give another player control of one of your minions to draw a card OR take control of a minion here that you own. */
  titan(
    'The Hill that Strolls',
    playsTitan({ when: (q, me) => q.minions((ix) => isOwn(me)(q, ix) && isAnothers(me)(q, ix)).length >= 2 }),
    after(
      'control',
      {
        may: true,
        when: (q, me, given) =>
          q.isMinion(given.card) && byYou(me, given) && wasYours(me, given) && isAnother(me, given.seat),
      },
      function* (me) {
        yield* act(ops.counters(me.args.card, 1));
      },
    ),
    talent(
      function* (me) {
        const gives = yield* look((q) => q.minionsOf(me.seat).length > 0);
        const takes = yield* look((q) => ownHere(q, me));
        const parts = yield* chooseParts(me, 'Choose what the titan does', {
          ...(gives && { give: 'Give a minion away and draw' }),
          ...(takes && { take: 'Take control of a minion here' }),
        });
        for (const part of parts) {
          if (part === 'give' && (yield* giveOne(me))) yield* act(ops.draw(me.seat, 1));
          if (part === 'take') yield* takeBack(me, isHere(me));
        }
      },
      (q, me) => q.minionsOf(me.seat).length > 0 || ownHere(q, me),
    ),
  ),

  ...ignoblesBases,
]);
