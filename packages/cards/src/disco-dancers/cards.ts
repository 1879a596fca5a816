import type { Op } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  affectedMinions,
  after,
  both,
  type CardIx,
  card,
  carriedOutBy,
  chooseCard,
  chooseMinion,
  chooseParts,
  deeds,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  forEachPlayer,
  hadCounters,
  host,
  isAction,
  isHere,
  isUnaffected,
  isYours,
  look,
  mayShare,
  moveOne,
  NOBODY,
  onPlay,
  ops,
  playedAt,
  type Script,
  type Seat,
  toOneMinion,
  wasControlledBy,
  yourMinionsToSave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { discoDancersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Players choose in turn (ME-6); then it all happens at once (RES-10), each player affecting their own minion (TERM-2). */
function* eachPlayerMay(title: string, what: (minion: CardIx) => Op): Script {
  const done: Op[] = [];
  yield* forEachPlayer(function* (seat) {
    const minion = yield* chooseCard(seat, title, yield* look((q) => q.minionsOf(seat)), { may: true });
    if (minion !== null) done.push(...carriedOutBy(seat, what(minion)));
  });
  yield* act(...done);
}

/** The bonus affects the chosen minions; a minion at the base of each gets the penalty (turn-the-beat-around/1). */
function* turnTheBeat(me: AbilityContext): Script {
  const until = yield* endOfTurn();
  yield* toOneMinion(me, 'Choose a minion to get +1 power', isAny, (ix) => ops.power(ix, 1, until));
  const bases = yield* look((q) => affectedMinions(q, me).map((ix) => q.base(ix)));
  const weakened: Op[] = [];
  for (const base of bases) {
    const there = yield* look((q) => q.minionsAt(base));
    const minion = yield* chooseCard(me.seat, 'Choose a minion to get -1 power', there);
    if (minion !== null) weakened.push(ops.power(minion, -1, until));
  }
  yield* act(...weakened);
}
const isAny = (): boolean => true;

export const discoDancers = faction(asFacts(facts), [
  /** Ongoing: When one or more minions here are directly affected by a standard action, you may choose another minion here; it is affected in the same way. */
  card('Dancing King', mayShare({ of: isHere, on: (me) => both(isHere(me), isUnaffected(me)) })),

  /** Place an action of your discard pile on top of your deck OR play an extra action. */
  card(
    'Disco Lou',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isAction(q, ix)));
      const parts = yield* chooseParts(me, 'Choose one', {
        ...(actions.length > 0 && { top: 'Place an action on your deck' }),
        action: 'Play an extra action',
      });
      for (const part of parts) {
        if (part === 'action') yield* extraAction(me.seat);
        else {
          const action = yield* chooseCard(me.seat, 'Choose the action to place on top of your deck', actions);
          if (action !== null) yield* act(ops.place(action, 'top'));
        }
      }
    }),
  ),

  /** Ongoing: Once each turn, when one or more of your other minions here are directly affected by a standard action, you may choose to have this minion affected in the same way. */
  card(
    'Diva',
    mayShare({
      of: (me) => (q, ix) => ix !== me.self && isHere(me)(q, ix) && isYours(me)(q, ix),
      on: (me) => (_q, ix) => ix === me.self,
      limit: 'turn',
    }),
  ),

  /** Ongoing: After a standard action directly affects this minion, place a +1 power counter on it if it had none when the action was played. */
  card(
    'Roller',
    after(
      'affectByStandardDirectly',
      { when: (q, me, { card, byCard }) => card === me.self && !hadCounters(q, byCard, card) },
      function* (me) {
        yield* act(ops.counters(me.self, 1));
      },
    ),
  ),

  /** Play two extra actions. */
  card(
    'Celebration',
    onPlay(function* (me) {
      yield* extraAction(me.seat);
      yield* extraAction(me.seat);
    }),
  ),

  /** Each player may choose one of their minions and place a +1 power counter on it. You draw a card for every minion affected by this. */
  card(
    'Disco Inferno',
    onPlay(function* (me) {
      yield* eachPlayerMay('Place a +1 power counter on one of your minions', (ix) => ops.counters(ix, 1));
      const affected = yield* look((q) => affectedMinions(q, me));
      if (affected.length > 0) yield* act(ops.draw(me.seat, affected.length));
    }),
  ),

  /** Choose a minion; it gets +2 power this turn. Draw a card. */
  card(
    'Get Down Tonight',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      yield* toOneMinion(me, 'Choose a minion to get +2 power', isAny, (ix) => ops.power(ix, 2, until));
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Move a minion of yours. Draw a card. */
  card(
    "I'm So Excited",
    onPlay(function* (me) {
      yield* moveOne(me, 'Move one of your minions', isYours(me));
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Special: After a base scores, one of your minions there returns to its owner's hand in place of going to the discard pile. */
  card(
    'I Will Survive',
    playedAt('afterScore', function* (me) {
      const mine = yield* look((q) => yourMinionsToSave(q, me));
      const minion = yield* chooseCard(me.seat, 'Choose one of your minions to return to hand', mine);
      if (minion !== null) yield* act(ops.fateReturn(minion, me.seat));
    }),
  ),

  /** Play an extra minion. */
  card(
    "It's Raining Men",
    onPlay(function* (me) {
      yield* extraMinion(me.seat);
    }),
  ),

  /** Each player may destroy one minion they control. For every minion actually destroyed, its controller gains 1 VP. */
  card(
    'Last Dance',
    onPlay(function* (me) {
      yield* eachPlayerMay('Destroy one of your minions', ops.destroy);
      const gains = yield* look((q) => {
        const destroyed = deeds(q, me);
        const lost = (seat: Seat): number =>
          destroyed.filter((deed) => deed.verb === 'destroy' && wasControlledBy(deed, seat)).length;
        return q
          .clockwise()
          .map((seat): [Seat, number] => [seat, lost(seat)])
          .filter(([, n]) => n > 0);
      });
      yield* act(...gains.map(([seat, n]) => ops.gainVp(seat, n)));
    }),
  ),

  /** Choose a minion you have in play. Place a copy of it from your discard pile into your hand. */
  card(
    "Stayin' Alive",
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion to find a copy of', isYours(me));
      if (minion === null) return;
      const copy = yield* look((q) => q.discard(me.seat).find((ix) => q.sharesName(ix, minion)) ?? NOBODY);
      if (copy !== NOBODY) yield* act(ops.place(copy, 'hand'));
    }),
  ),

  /** Choose a minion; it gets +1 power this turn. For each minion this affects, a minion there that you choose gets -1 power this turn. Special: This may be played before a base scores. */
  card('Turn the Beat Around', onPlay(turnTheBeat), playedAt('beforeScore', turnTheBeat)),

  /** Put this on a minion. Ongoing: Once each turn, when one or more other minions here are directly affected by a standard action, you may choose to have this minion affected in the same way. */
  card(
    'We are Family',
    mayShare({
      of: (me) => (q, ix) => ix !== host(q, me) && isHere(me)(q, ix),
      on: (me) => (q, ix) => ix === host(q, me),
      limit: 'turn',
    }),
  ),

  ...discoDancersBases,
]);
