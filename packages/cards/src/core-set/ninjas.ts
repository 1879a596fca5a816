import type { Happened } from '@smash/engine/model';
import {
  act,
  affects,
  after,
  atEndOfTurn,
  both,
  burnsOut,
  card,
  chooseCard,
  chooseCards,
  extraMinion,
  faction,
  here,
  host,
  hostPower,
  ignoresThisBase,
  isHere,
  isYours,
  look,
  type Me,
  moveOne,
  NOBODY,
  on,
  onPlay,
  onYourTurn,
  ops,
  playExtraMinion,
  playedAt,
  playHere,
  playNow,
  playsTitan,
  powerAtMost,
  protect,
  type Query,
  scoringBase,
  special,
  titan,
  toOneMinion,
} from '@smash/engine/script';
import facts from '../../facts/core-set/ninjas.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { ninjasBases } from './bases.ts';

/** You destroyed a card of another player, or returned a minion of yours to your hand. */
const youStruckOrWithdrew = (q: Query, me: Me, { by, verb, card, controller }: Happened): boolean =>
  by === me.seat &&
  (verb === 'destroy'
    ? controller !== me.seat && controller !== NOBODY
    : controller === me.seat && q.owner(card) === me.seat && q.isMinion(card));

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
  card(
    'Shinobi',
    special(
      'beforeScore',
      { may: true, from: 'hand', limit: 'baseByName', when: (q, me) => q.canPlay(me.seat, me.self, scoringBase(me)) },
      function* (me) {
        yield* playNow({ card: me.self, at: scoringBase(me), seat: me.seat });
      },
    ),
  ),

  /** Special: On your turn, if you have played no minion yet, you may return this minion to your hand and play an extra minion here. */
  card(
    'Ninja Acolyte',
    onYourTurn({ when: (q, me) => q.s.minionsPlayed === 0 && successors(q, me).length > 0 }, function* (me) {
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
      const others = yield* look((q) => q.minionsToPlay(me.seat));
      const mine = yield* look((q) =>
        q.minionsOf(me.seat).filter((ix) => others.some((c) => q.canPlay(me.seat, c, q.base(ix)))),
      );
      const chosen = yield* chooseCards(me.seat, 'Choose one or two of your minions at one base', mine, {
        min: 1,
        max: Math.min(2, others.length),
        group: 'base',
      });
      if (chosen.length === 0) return;
      const base = yield* look((q) => q.base(chosen[0]!));
      let played = 0;
      for (let i = 0; i < chosen.length; i++) if ((yield* playExtraMinion(me.seat, { base })) !== null) played++;
      yield* act(...chosen.slice(0, played).map(ops.returnToHand));
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
    onPlay(function* (me) {
      const others = yield* look((q) => q.actionsOn(here(q, me)).filter((ix) => ix !== me.self));
      const action = yield* chooseCard(me.seat, 'Destroy another action on this base', others);
      if (action !== null) yield* act(ops.destroy(action));
    }),
    ignoresThisBase('may', (_q, me, seat) => seat === me.seat),
    burnsOut(),
  ),

  /** Put this on a minion. Destroy any number of the actions on it. Ongoing: The minion has -4 power, to a minimum of 0. */
  card(
    'Poison',
    onPlay(function* (me) {
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
  card(
    'Smoke Bomb',
    on((q, seat, minion) => q.controller(minion) === seat),
    protect((q, me, op, cause) => cause.type === 'action' && cause.seat !== me.seat && affects(op, host(q, me))),
    burnsOut(),
  ),

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
        when: (q, me) => q.card(me.self).since < q.s.turn && q.hand(me.seat).length > 0,
        where: (q, me, base) => q.hasMinion(base, me.seat),
      },
      function* (me) {
        const hand = yield* look((q) => q.hand(me.seat).slice());
        const card = yield* chooseCard(me.seat, 'Discard a card to play Invisible Ninja', hand);
        const [discarded] = yield* act(ops.discard(card!));
        if (discarded) yield* playHere(me);
      },
    ),
    after(['destroy', 'return'], { may: true, limit: 'turn', when: youStruckOrWithdrew }, function* (me) {
      yield* act(ops.refill(me.seat, 2));
      const two = yield* look((q) => q.deck(me.seat).slice(-2).reverse());
      if (two.length === 0) return;
      yield* act(ops.look(me.seat, two, me.seat, 'deck'));
      const drawn = yield* chooseCard(me.seat, 'Draw one of the two', two, { shown: two });
      yield* act(ops.drawCard(me.seat, drawn!));
      yield* act(ops.shuffle(me.seat));
    }),
    special('turnStart', { may: true, when: (q, me) => q.s.current === me.seat }, function* (me) {
      const [destroyed] = yield* act(ops.destroy(me.self));
      if (destroyed) yield* extraMinion(me.seat, { power: 3 });
    }),
  ),

  ...ninjasBases,
]);

/** What could be played in place of the Acolyte: any minion the player could play, or itself once it is in the hand. */
const successors = (q: Query, me: Me): number[] =>
  [...q.minionsToPlay(me.seat), ...(q.owner(me.self) === me.seat ? [me.self] : [])].filter((ix) =>
    q.canPlay(me.seat, ix, here(q, me)),
  );
