import type { EventOf } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  after,
  atEndOfTurn,
  both,
  burnsOut,
  type CardIx,
  canDo,
  canPlayMinion,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  countMinionPlays,
  extraMinion,
  faction,
  fromAnothersAction,
  hasDeck,
  hasHand,
  here,
  host,
  hostPower,
  ignoresThisBase,
  isAnother,
  isHere,
  isHost,
  isOwn,
  isYou,
  isYours,
  isYourTurn,
  look,
  lookAtTop,
  moveOne,
  onPlay,
  onPlayThere,
  onYourMinion,
  onYourTurn,
  ops,
  playExtraMinion,
  playedAt,
  playedOnScoringBase,
  playHere,
  playsTitan,
  powerAtMost,
  type Query,
  type Script,
  scoringBase,
  special,
  titan,
  toOneMinion,
  unaffected,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { ninjasBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Did you destroy another player's card, or return one of your minions to your hand? */
const youStruckOrWithdrew = (
  q: Query,
  me: AbilityContext,
  { by, verb, card, controller }: EventOf<'destroy' | 'return'>,
): boolean =>
  isYou(me, by) &&
  (verb === 'destroy' ? isAnother(me, controller) : isYou(me, controller) && isOwn(me)(q, card) && q.isMinion(card));

export const ninjas = faction(asFacts(facts), [
  /** You may destroy any one minion here. */
  card(
    'Ninja Master',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion here', isHere(me), ops.destroy, { may: true });
    }),
  ),

  /** You may destroy a minion here with power 3 or less. */
  card(
    'Tiger Assassin',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion here of power 3 or less',
        both(isHere(me), powerAtMost(3)),
        ops.destroy,
        { may: true },
      );
    }),
  ),

  /** Special: You may play this minion on a base before that base scores. Use only one Shinobi's ability per base. */
  card('Shinobi', playedOnScoringBase({ limit: 'baseByName' })),

  /** Special: On your turn, if you have played no minion yet, you may return this minion to your hand and play an extra minion here. */
  card(
    'Ninja Acolyte',
    onYourTurn({ when: (q, me) => q.s.minionsPlayed === 0 && canReplaceIt(q, me) }, function* (me) {
      const base = yield* look((q) => here(q, me));
      const [returned] = yield* act(ops.returnToHand(me.self));
      if (returned) yield* playExtraMinion(me.seat, { base });
    }),
  ),

  /** Put this on a minion. Ongoing: At the end of the turn, destroy the minion. */
  card(
    'Assassination',
    atEndOfTurn(function* (me) {
      yield* act(ops.destroy(yield* look((q) => host(q, me))));
    }),
  ),

  /** Choose one or two of your minions at one base. Play that many extra minions there, and return the chosen ones to your hand. */
  card(
    'Disguise',
    onPlay(function* (me) {
      const chosen = yield* chooseToReturn(me);
      if (chosen.length === 0) return;
      const base = yield* look((q) => q.base(chosen[0]!));
      const free = yield* look((q) => chosen.filter((ix) => canDo(q, me, ops.returnToHand(ix))));
      let played = 0;
      for (let i = 0; i < free.length; i++) if ((yield* playExtraMinion(me.seat, { base })) !== null) played++;
      yield* act(...free.slice(0, played).map(ops.returnToHand));
    }),
  ),

  /** Special: Play a minion on a base before that base scores. */
  card(
    'Hidden Ninja',
    playedAt('beforeScore', function* (me) {
      yield* playExtraMinion(me.seat, { base: scoringBase(me) });
    }),
  ),

  /** Put this on a base. Destroy another action on this base. Ongoing: You may ignore this base's ability. At the start of your turn, destroy this card. */
  card(
    'Infiltrate',
    onPlayThere(function* (me) {
      const others = yield* look((q) => q.actionsOn(here(q, me)).filter((ix) => ix !== me.self));
      const action = yield* chooseCard(me.seat, 'Destroy another action on this base', others);
      if (action !== null) yield* act(ops.destroy(action));
    }),
    ignoresThisBase('may', (_q, me, seat) => isYou(me, seat)),
    burnsOut(),
  ),

  /** Put this on a minion. Destroy any number of the actions on it. Ongoing: The minion has -4 power, to a minimum of 0. */
  card(
    'Poison',
    onPlayThere(function* (me) {
      const others = yield* look((q) => q.actionsOn(host(q, me)).filter((ix) => ix !== me.self));
      const chosen = yield* chooseCards(me.seat, 'Destroy any number of the actions on it', others, {
        min: 0,
        max: 99,
      });
      yield* act(...chosen.map(ops.destroy));
    }),
    hostPower(-4),
  ),

  /** Destroy any minion with power 3 or less. */
  card(
    'Seeing Stars',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion of power 3 or less', powerAtMost(3), ops.destroy);
    }),
  ),

  /** Put this on one of your minions. Ongoing: Other players' actions do not affect this minion. At the start of your turn, destroy this card. */
  card('Smoke Bomb', onYourMinion, unaffected(fromAnothersAction, isHost), burnsOut()),

  /** Choose one of your minions and move it to another base. */
  card(
    'Way of Deception',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
    }),
  ),

  /** Special: If this titan was out of play when your turn started, you may discard a card on your turn to play it on a base where you have a minion. Ongoing: Once per turn, after you destroy a card of another player or return a minion of yours to your hand, you may look at the top two cards of your deck; if you do, draw one and shuffle the other into the deck. Special: You may destroy this titan at the start of your turn to play an extra minion with power 3 or less. */
  titan(
    'Invisible Ninja',
    playsTitan(
      {
        when: (q, me) => q.card(me.self).since < q.s.turn && hasHand(q, me),
        where: (q, me, base) => q.hasMinion(base, me.seat),
      },
      function* (me) {
        const hand = yield* look((q) => q.hand(me.seat));
        const card = yield* chooseCard(me.seat, 'Discard a card to play Invisible Ninja', hand);
        const [discarded] = yield* act(ops.discard(card!));
        if (discarded) yield* playHere(me);
      },
    ),
    after(
      ['destroy', 'return'],
      { may: true, limit: 'turn', when: youStruckOrWithdrew, possible: hasDeck },
      function* (me) {
        const two = yield* lookAtTop(me.seat, me.seat, 2);
        if (two.length === 0) return;
        const drawn = yield* chooseCard(me.seat, 'Draw one of the two', two, { shown: two });
        yield* act(ops.drawCard(me.seat, drawn!));
        yield* act(ops.shuffle(me.seat));
      },
    ),
    special('turnStart', { may: true, when: (q, me) => isYourTurn(q, me) }, function* (me) {
      const [destroyed] = yield* act(ops.destroy(me.self));
      if (destroyed) yield* extraMinion(me.seat, { power: 3 });
    }),
  ),

  ...ninjasBases,
]);

/**
 * One or two of your minions at one base, no more than could be played there (disguise/1). If a base takes fewer than
 * another, the base is chosen first.
 */
function* chooseToReturn(me: AbilityContext): Script<CardIx[]> {
  const movable = yield* look((q) => q.minionsOf(me.seat).filter((ix) => playsWhere(q, me, ix) > 0));
  const bases = yield* look((q) => q.bases().filter((base) => movable.some((ix) => q.base(ix) === base)));
  const differ = yield* look((q) => {
    const single = movable.filter((ix) => playsWhere(q, me, ix) === 1);
    return (
      single.length < movable.length && bases.some((base) => single.filter((ix) => q.base(ix) === base).length > 1)
    );
  });
  const base = differ ? yield* chooseBase(me.seat, 'Choose the base whose minions return', bases) : null;
  const mine = yield* look((q) => movable.filter((ix) => base === null || q.base(ix) === base));
  const most = yield* look((q) => Math.max(0, ...mine.map((ix) => playsWhere(q, me, ix))));
  return yield* chooseCards(me.seat, 'Return one or two of your minions at one base', mine, {
    min: 1,
    max: Math.min(2, most),
    group: 'base',
  });
}

/** How many extra minions you could play where that minion is. */
const playsWhere = (q: Query, me: AbilityContext, ix: number): number =>
  countMinionPlays(q, me.seat, { base: q.base(ix) });

/** Could a minion be played here once the Acolyte is back in the hand: the Acolyte itself, or another one? */
const canReplaceIt = (q: Query, me: AbilityContext): boolean =>
  (isOwn(me)(q, me.self) && q.canPlay(me.seat, me.self, here(q, me))) ||
  canPlayMinion(q, me.seat, { base: here(q, me) });
