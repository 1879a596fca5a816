import {
  act,
  card,
  chooseMinion,
  chooseParts,
  discardAny,
  discardCard,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  hasHand,
  hasUsableTalent,
  here,
  isMonster,
  look,
  onPlay,
  ops,
  playMonsters,
  powerAtMost,
  special,
  talent,
  thisBaseScores,
  toOneMinion,
  useOwnTalent,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { magesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const mages = faction(asFacts(facts), [
  /** Talent: Discard a card to destroy a minion with power 2 or less. */
  card(
    'Blaster Master',
    talent(function* (me) {
      if (yield* discardCard(me.seat, { may: true }))
        yield* toOneMinion(me, 'Destroy a minion of power 2 or less', powerAtMost(2), ops.destroy);
    }, hasHand),
  ),

  /** Talent: Discard a card to give this minion +2 power this turn. Special: You may use this minion's talent before this base scores. */
  card(
    'Happy Zapper',
    talent(function* (me) {
      const until = yield* endOfTurn();
      if (yield* discardCard(me.seat, { may: true })) yield* act(ops.power(me.self, 2, until));
    }, hasHand),
    special(
      'beforeScore',
      { may: true, when: (q, me) => thisBaseScores(q, me) && hasUsableTalent(q, me) },
      function* (me) {
        yield* useOwnTalent(me);
      },
    ),
  ),

  /** You may discard a card to play one extra card: a minion OR an action. */
  card(
    'Wand Whiz',
    onPlay(function* (me) {
      if (!(yield* discardCard(me.seat, { may: true }))) return;
      for (const type of yield* chooseParts(me, 'Choose the extra card', { minion: 'A minion', action: 'An action' }))
        yield* type === 'minion' ? extraMinion(me.seat) : extraAction(me.seat);
    }),
  ),

  /** Discard a card. Draw a card. */
  card(
    'Scroll Shuffler',
    onPlay(function* (me) {
      yield* discardCard(me.seat);
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Choose a monster. You control it this turn and treat it as one of your minions. */
  card(
    'Charm',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      yield* toOneMinion(me, 'Choose the monster you control', isMonster, (ix) => ops.control(ix, me.seat, until));
    }),
  ),

  /** Choose a minion. Discard any number of cards: the minion gets +1 power this turn per card discarded. */
  card(
    'Embiggen',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that grows');
      const n = yield* discardAny(me.seat);
      const until = yield* endOfTurn();
      if (minion !== null && n > 0) yield* act(ops.power(minion, n, until));
    }),
  ),

  /** Play one monster on every base. */
  card(
    'Mass Summoning',
    onPlay(function* (me) {
      for (const base of yield* look((q) => q.bases())) yield* playMonsters(base, 1, me.seat);
    }),
  ),

  /** Put this on a base. Talent: Discard a card to play a monster here. */
  card(
    'Portal to Beyond',
    talent(function* (me) {
      if (yield* discardCard(me.seat, { may: true })) yield* playMonsters(yield* look((q) => here(q, me)), 1, me.seat);
    }, hasHand),
  ),

  /** Draw until your hand holds five cards. */
  card(
    'Recover Arcane Wisdom',
    onPlay(function* (me) {
      const n = yield* look((q) => 5 - q.handSize(me.seat));
      if (n > 0) yield* act(ops.draw(me.seat, n));
    }),
  ),

  /** Discard any number of cards. For each one, play a minion with power 3 or less as an extra minion. */
  card(
    'Some Enchanted Evening',
    onPlay(function* (me) {
      const n = yield* discardAny(me.seat);
      for (let i = 0; i < n; i++) yield* extraMinion(me.seat, { power: 3 });
    }),
  ),

  /** Discard a card. Draw three cards. */
  card(
    'Speed Reading',
    onPlay(function* (me) {
      yield* discardCard(me.seat);
      yield* act(ops.draw(me.seat, 3));
    }),
  ),

  /** Discard a card to destroy a minion with power 3 or less. */
  card(
    'Zzzzzap!',
    onPlay(function* (me) {
      if (yield* discardCard(me.seat, { may: true }))
        yield* toOneMinion(me, 'Destroy a minion of power 3 or less', powerAtMost(3), ops.destroy);
    }),
  ),

  ...magesBases,
]);
