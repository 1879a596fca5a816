import {
  type AbilityContext,
  act,
  after,
  both,
  byYou,
  type CardIx,
  card,
  chooseBase,
  chooseMinion,
  chooseMinions,
  chooseParts,
  discardCard,
  extraAction,
  extraMinion,
  faction,
  fromAnothersCard,
  given,
  here,
  hostPower,
  isHere,
  isYours,
  look,
  onPlay,
  ops,
  playedAt,
  powerAtMost,
  type Query,
  scoringBase,
  shuffleIntoDecks,
  talent,
  toOneMinion,
  unaffected,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { mulanBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isAnotherHere = (me: AbilityContext) => both(isHere(me), (_q: Query, ix: CardIx) => ix !== me.self);

/** Ongoing: once per turn, draw a card after you place a +1 power counter on this minion. */
const drawsWhenStrengthened = () =>
  after(
    'counter',
    { limit: 'turn', when: (_q, me, placed) => placed.card === me.self && placed.n > 0 && byYou(me, placed) },
    function* (me) {
      yield* act(ops.draw(me.seat, 1));
    },
  );

export const mulan = faction(asFacts(facts), [
  /** Talent: Play an extra action OR draw a card, if you have placed a +1 power counter on this minion this turn. */
  card(
    'Mulan',
    talent(
      function* (me) {
        const parts = { action: 'Play an extra action', draw: 'Draw a card' };
        for (const part of yield* chooseParts(me, 'Play an extra action, or draw a card', parts)) {
          if (part === 'draw') yield* act(ops.draw(me.seat, 1));
          else yield* extraAction(me.seat);
        }
      },
      (q, me) => q.hasPlacedCounterOn(me.seat, me.self),
    ),
  ),

  /** Until the start of your next turn, other players' cards do not affect your minions at this minion's base. Ongoing: Once per turn, draw a card after you place a +1 power counter on this minion. */
  card(
    'Chien Po',
    onPlay(function* (me) {
      const turn = yield* look((q) => q.s.turn);
      yield* act(ops.give(me.self, me.seat, { t: 'turnStart', seat: me.seat, after: turn }));
    }),
    given(unaffected(fromAnothersCard, yourMinionHere)),
    drawsWhenStrengthened(),
  ),

  /** You may play here an extra minion with power 2 or less. Ongoing: Once per turn, draw a card after you place a +1 power counter on this minion. */
  card(
    'Ling',
    onPlay(function* (me) {
      yield* extraMinion(me.seat, { power: 2, base: yield* look((q) => here(q, me)) });
    }),
    drawsWhenStrengthened(),
  ),

  /** You may destroy a minion here with power 2 or less. Ongoing: Once per turn, draw a card after you place a +1 power counter on this minion. */
  card(
    'Yao',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion here of power 2 or less',
        both(isHere(me), powerAtMost(2)),
        ops.destroy,
        { may: true },
      );
    }),
    drawsWhenStrengthened(),
  ),

  /** You may play an extra minion with power 3 or less if another of your minions is here. */
  card(
    'Cri-Kee',
    onPlay(function* (me) {
      const hasAnother = yield* look((q) => q.minions((ix) => ix !== me.self && yourMinionHere(q, me, ix)).length > 0);
      if (hasAnother) yield* extraMinion(me.seat, { power: 3 });
    }),
  ),

  /** Talent: Choose another minion here and place a +1 power counter on it. */
  card(
    'Li Shang',
    talent(
      function* (me) {
        yield* toOneMinion(me, 'Place a power counter on another minion here', isAnotherHere(me), (ix) =>
          ops.counters(ix, 1),
        );
      },
      (q, me) => q.minionsAt(here(q, me)).length > 1,
    ),
  ),

  /** You may choose another minion here and place a +1 power counter on it. */
  card(
    'Mushu',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Place a power counter on another minion here',
        isAnotherHere(me),
        (ix) => ops.counters(ix, 1),
        { may: true },
      );
    }),
  ),

  /** Choose a base. Discard a card from your hand to shuffle every minion there with power 3 or less into its owner's deck. */
  card(
    'Avalanche',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
      if (base === null || !(yield* discardCard(me.seat, { may: true }))) return;
      yield* shuffleIntoDecks(yield* look((q) => q.minionsAt(base).filter((ix) => powerAtMost(3)(q, ix))));
    }),
  ),

  /** Put this on a base. Talent: Choose up to two minions here and place a +1 power counter on each. */
  card(
    'Be a Man',
    talent(
      function* (me) {
        const some = yield* chooseMinions(me, 'Choose up to two minions that get a counter', isHere(me), {
          may: true,
          max: 2,
        });
        yield* act(...some.map((ix) => ops.counters(ix, 1)));
      },
      (q, me) => q.minionsAt(here(q, me)).length > 0,
    ),
  ),

  /** Draw two cards OR play an extra minion with power 4 or less. */
  card(
    'Call Up New Recruits',
    onPlay(function* (me) {
      const parts = { draw: 'Draw two cards', minion: 'Play an extra minion' };
      for (const part of yield* chooseParts(me, 'Draw two cards, or play an extra minion', parts)) {
        if (part === 'draw') yield* act(ops.draw(me.seat, 2));
        else yield* extraMinion(me.seat, { power: 4 });
      }
    }),
  ),

  /** Choose a minion with power 3 or less and destroy it. */
  card(
    'Dragon Cannon',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion of power 3 or less', powerAtMost(3), ops.destroy);
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +3 power. */
  card('Family Sword', hostPower(3)),

  /** Place a +1 power counter on every minion you have. */
  card(
    'Group Training',
    onPlay(function* (me) {
      yield* act(...(yield* look((q) => q.minionsOf(me.seat))).map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** Choose a minion and place two +1 power counters on it. Draw a card. */
  card(
    'Prepare to Fight',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Choose the minion that gets two counters',
        () => true,
        (ix) => ops.counters(ix, 2),
      );
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Special: Play this before a base scores. Destroy a minion there whose power is not higher than that of one of your minions there. */
  card(
    'Shan Yu',
    playedAt('beforeScore', function* (me) {
      const there = yield* look((q) => q.minionsAt(scoringBase(me)));
      const target = yield* chooseMinion(
        me,
        'Destroy a minion no stronger than yours',
        (q, ix) => there.includes(ix) && there.some((one) => isYours(me)(q, one) && q.power(one) >= q.power(ix)),
      );
      if (target !== null) yield* act(ops.destroy(target));
    }),
  ),

  ...mulanBases,
]);
