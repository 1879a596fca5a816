import type { EventOf } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  after,
  both,
  bringTitan,
  card,
  chooseCard,
  chooseMinions,
  endOfTurn,
  extraAction,
  faction,
  fromAnothersCard,
  here,
  isActionInPlay,
  isActionOnBase,
  isAnothers,
  isHere,
  isOwn,
  isYou,
  isYours,
  look,
  moveEach,
  onPlay,
  onPlayThere,
  ops,
  ownPower,
  playNow,
  playsTitan,
  powerAtMost,
  powerHere,
  protect,
  type Query,
  takeFromDiscard,
  titan,
  toOneMinion,
  youCanDraw,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { kaijuBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** The titan named on the cards. */
const TITAN = asFacts(facts).titans[0]!.name;

const bringsTitanHere = () =>
  onPlayThere(function* (me) {
    yield* bringTitan(me, TITAN, [yield* look((q) => here(q, me))]);
  });

/** Your own actions that would return to your hand and could be played from there on that base. */
const couldReplay = (q: Query, me: AbilityContext, ix: number, base: number): boolean =>
  isYours(me)(q, ix) && isOwn(me)(q, ix) && q.canPlay(me.seat, ix, base);

/** Did you play a minion or an action on this card's base? */
const youPlayedHere = (q: Query, me: AbilityContext, { seat, to, as }: EventOf<'play'>): boolean =>
  isYou(me, seat) && to === here(q, me) && as !== 'titan';

export const kaiju = faction(asFacts(facts), [
  /** Ongoing: This minion has +1 power for every action of yours on this base. */
  card(
    'Kaijookey',
    ownPower((q, me) => q.actionsOn(here(q, me)).filter((ix) => isYours(me)(q, ix)).length),
  ),

  /** Play Gorgodzolla here or move it to here. */
  card('Tiny Priestesses', bringsTitanHere()),

  /** You may return to your hand an action of yours that is on a base and play that action here as an extra action. */
  card(
    'Johnny',
    onPlay(function* (me) {
      const base = yield* look((q) => here(q, me));
      const actions = yield* look((q) =>
        q.actions().filter((ix) => isActionOnBase(q, ix) && couldReplay(q, me, ix, base)),
      );
      const action = yield* chooseCard(me.seat, 'Return an action to play it here', actions, { may: true });
      if (action === null) return;
      const [returned] = yield* act(ops.returnToHand(action));
      if (returned) yield* playNow({ card: action, at: base, seat: me.seat });
    }),
  ),

  /** Every base's breakpoint is reduced by 4 this turn. */
  card(
    'Kaiju Alliance',
    onPlay(function* () {
      const until = yield* endOfTurn();
      yield* act(...(yield* look((q) => q.bases())).map((base) => ops.breakpoint(base, -4, until)));
    }),
  ),

  /** Play two extra actions. */
  card(
    'Kaiju Conflict',
    onPlay(function* (me) {
      yield* extraAction(me.seat);
      yield* extraAction(me.seat);
    }),
  ),

  /** Put this on a base. Play Gorgodzolla here or move it to here. Ongoing: You have +2 power here. */
  card(
    'Oh, No!',
    bringsTitanHere(),
    powerHere(() => 2),
  ),

  /** Place into your hand one action of your discard pile that can be played on a base. */
  card(
    'Pick Up a Bus',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Place an action for a base into your hand', (q, ix) => q.isPlayedOn(ix, 'base'));
    }),
  ),

  /** Put this on a base. Destroy any number of minions with power 2 or less here. Ongoing: You have +3 power here. */
  card(
    'Radioactive Breath',
    onPlayThere(function* (me) {
      const chosen = yield* chooseMinions(
        me,
        'Destroy minions here of power 2 or less',
        both(isHere(me), powerAtMost(2)),
        {
          min: 0,
          max: 99,
        },
      );
      yield* act(...chosen.map(ops.destroy));
    }),
    powerHere(() => 3),
  ),

  /** Put this on a base. Its breakpoint is reduced by 3 this turn. Ongoing: You have +2 power here. */
  card(
    'Stomp',
    onPlayThere(function* (me) {
      yield* act(ops.breakpoint(yield* look((q) => here(q, me)), -3, yield* endOfTurn()));
    }),
    powerHere(() => 2),
  ),

  /** Put this on a base. Destroy a minion with power 3 or less here that you do not control. Ongoing: You have +4 power here. */
  card(
    'Tail Smash',
    onPlayThere(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion here of power 3 or less',
        (q, ix) => isHere(me)(q, ix) && powerAtMost(3)(q, ix) && !isYours(me)(q, ix),
        ops.destroy,
      );
    }),
    powerHere(() => 4),
  ),

  /** Put this on a base. Ongoing: Other players' cards cannot destroy your minions and actions here. You have +2 power here. */
  card(
    'The Folly of Men',
    protect(
      (q, me, op, cause) =>
        op.verb === 'destroy' &&
        fromAnothersCard(me, cause) &&
        isHere(me)(q, op.card) &&
        isYours(me)(q, op.card) &&
        (q.isMinion(op.card) || isActionInPlay(q, op.card)),
    ),
    powerHere(() => 2),
  ),

  /** If Gorgodzolla is in play, destroy the base it is at. Gorgodzolla moves to another base, and the destroyed base is replaced in the normal way. */
  card(
    'There Goes Tokyo',
    onPlay(function* (me) {
      const titan = yield* chooseCard(
        me.seat,
        `Choose a ${TITAN}`,
        yield* look((q) => q.titansNamed(TITAN).filter((ix) => q.isTitan(ix))),
      );
      if (titan === null) return;
      const base = yield* look((q) => q.base(titan));
      // Gorgodzolla leaves before everything there is destroyed with the base.
      yield* moveEach(me, [titan]);
      const there = yield* look((q) => [...q.minionsAt(base), ...q.titansAt(base), ...q.actionsOn(base)]);
      yield* act(...there.map(ops.destroy), ops.destroyBase(base));
    }),
  ),

  /** Move any titan to another base. */
  card(
    "They Say He's Got to Go",
    onPlay(function* (me) {
      const titans = yield* look((q) => q.bases().flatMap((base) => q.titansAt(base)));
      const titan = yield* chooseCard(me.seat, 'Choose a titan to move', titans);
      if (titan !== null) yield* moveEach(me, [titan]);
    }),
  ),

  /** Put this on a base. Destroy every action on it that another player controls. Ongoing: You have +4 power here. */
  card(
    'Wade Through the Buildings',
    onPlayThere(function* (me) {
      const theirs = yield* look((q) => q.actionsOn(here(q, me)).filter((ix) => isAnothers(me)(q, ix)));
      yield* act(...theirs.map(ops.destroy));
    }),
    powerHere(() => 4),
  ),

  /** Special: You may play this titan in place of your regular minion play, on a base where you have two or more actions. Ongoing: Place a +1 power counter on this titan after you play a minion or an action on this base. Ongoing: You may draw a card after you play an action on this base. */
  titan(
    'Gorgodzolla',
    playsTitan({
      spends: 'minion',
      where: (q, me, base) => q.actionsOn(base).filter((ix) => isYours(me)(q, ix)).length >= 2,
    }),
    after('play', { when: youPlayedHere }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
    after(
      'play',
      {
        may: true,
        possible: youCanDraw,
        when: (q, me, played) => youPlayedHere(q, me, played) && played.as === 'action',
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  ...kaijuBases,
]);
