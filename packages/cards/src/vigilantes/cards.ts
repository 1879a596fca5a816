import {
  ACTION_PLAYED,
  act,
  after,
  atStartOfYourTurn,
  both,
  byAnother,
  byPlayOrTalent,
  type CardIx,
  canDo,
  cannotBeDestroyed,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  destroyedHere,
  eachGets,
  endOfTurn,
  extraAction,
  faction,
  fromAnothersCard,
  here,
  host,
  hostPower,
  isAction,
  isActionPlay,
  isAnother,
  isAnothers,
  isControlledBy,
  isHere,
  isHost,
  isYours,
  look,
  moveOne,
  onPlay,
  ops,
  playedAt,
  powerAtMost,
  type Query,
  type Seat,
  scoringBase,
  searchDeck,
  shuffleIntoDecks,
  talent,
  toOneMinion,
  unaffected,
  untilYourTurn,
  wasControlled,
  wasControlledBy,
  wasMinion,
  yourMinionHere,
  yourMinionsToSave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { vigilantesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const whereIsOneOf =
  (seat: Seat) =>
  (q: Query, ix: CardIx): boolean =>
    q.hasMinion(q.base(ix), seat);

export const vigilantes = faction(asFacts(facts), [
  /** Ongoing: After a minion moves, you may move this minion to that minion's new base and give this minion +1 power this turn. */
  card(
    'Brojak',
    after(
      'move',
      {
        may: true,
        when: (q, _me, moved) => wasMinion(q, moved),
        // Both or neither (TERM-14).
        possible: (q, me) =>
          here(q, me) !== me.args.to && q.isBase(me.args.to) && canDo(q, me, ops.move(me.self, me.args.to)),
      },
      function* (me) {
        const [moved] = yield* act(ops.move(me.self, me.args.to));
        if (moved) yield* eachGets([me.self], 1);
      },
    ),
  ),

  /** Ongoing: Once per turn, after another player destroys a minion here that someone else controls, you may destroy one of the destroying player's minions. */
  card(
    'Death Wisher',
    after(
      'destroy',
      {
        may: true,
        limit: 'turn',
        when: (q, me, destroyed) =>
          byAnother(me, destroyed) &&
          destroyedHere(q, me, destroyed) &&
          wasControlled(destroyed) &&
          !wasControlledBy(destroyed, destroyed.by),
        possible: (q, me) => q.minionsOf(me.args.by).length > 0,
      },
      function* (me) {
        const killer = me.args.by;
        yield* toOneMinion(
          me,
          "Destroy one of that player's minions",
          (q, ix) => isControlledBy(q, ix, killer),
          ops.destroy,
        );
      },
    ),
  ),

  /** You may choose a minion here and shuffle it into its owner's deck. */
  card(
    'Dusty Henry',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, "Shuffle a minion into its owner's deck", isHere(me), { may: true });
      if (minion !== null) yield* shuffleIntoDecks([minion]);
    }),
  ),

  /** Ongoing: Place a +1 power counter on this minion after another player, by playing a card or using a talent, directly affects one or more minions here. */
  card(
    'Foxy Green',
    after(
      'affectDirectly',
      {
        when: (q, me, affected) =>
          byAnother(me, affected) &&
          q.isMinion(affected.card) &&
          affected.base === here(q, me) &&
          byPlayOrTalent(q, affected),
      },
      function* (me) {
        yield* act(ops.counters(me.self, 1));
      },
    ),
  ),

  /** Ongoing: After another player plays an action, you may give this minion +2 power this turn. */
  card(
    'Jacky Bill',
    after(
      ACTION_PLAYED,
      { may: true, when: (_q, me, played) => isActionPlay(played) && isAnother(me, played.seat) },
      function* (me) {
        yield* eachGets([me.self], 2);
      },
    ),
  ),

  /** Choose up to two minions in your discard pile and place them on top of your deck. */
  card(
    'Shift',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const chosen = yield* chooseCards(me.seat, 'Place minions on your deck: the first is the top card', minions, {
        min: 0,
        max: 2,
        ordered: true,
      });
      yield* act(...chosen.toReversed().map((ix) => ops.place(ix, 'top')));
    }),
  ),

  /** Search your deck and place one action from it into your hand. */
  card(
    'Stoneford',
    onPlay(function* (me) {
      const found = yield* searchDeck(me.seat, 'Choose an action from your deck', isAction);
      if (found !== null) yield* act(ops.place(found, 'hand'));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Choose a minion; it gets +3 power this turn. */
  card(
    'A Whole Lot Meaner',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that gets +3 power');
      if (minion !== null) yield* eachGets([minion], 3);
    }),
  ),

  /** Put this on a minion. Ongoing: After the controller of this minion plays an action, destroy this minion if this card is still on it. */
  card(
    'Feeling Lucky?',
    after(
      ACTION_PLAYED,
      {
        when: (q, me, played) => isActionPlay(played) && isControlledBy(q, host(q, me), played.seat),
        still: (q, me) => isControlledBy(q, host(q, me), me.args.seat),
        sameHost: true,
      },
      function* (me) {
        yield* act(ops.destroy(yield* look((q) => host(q, me))));
      },
    ),
  ),

  /** Shuffle a minion of your choice into its owner's deck. */
  card(
    'Knocked into Next Week',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, "Shuffle a minion into its owner's deck");
      if (minion !== null) yield* shuffleIntoDecks([minion]);
    }),
  ),

  /** Put this on a base. Ongoing: At the start of your turn, if you and another player each have a minion here, this base's printed breakpoint is reduced to 0 this turn. */
  card(
    "Let's Finish This",
    atStartOfYourTurn(function* (me) {
      const base = yield* look((q) => here(q, me));
      const isOn = yield* look(
        (q) => q.hasMinion(base, me.seat) && q.minionsAt(base).some((ix) => isAnothers(me)(q, ix)),
      );
      if (isOn) yield* act(ops.printedBreakpoint(base, 0, yield* endOfTurn()));
    }),
  ),

  /** At a base where you have a minion, destroy a minion with power 3 or less. Draw a card. */
  card(
    'Make My Day',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion of power 3 or less',
        both(whereIsOneOf(me.seat), powerAtMost(3)),
        ops.destroy,
      );
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Choose another player's minion at a base where you have a minion. Move it to another base. Play an extra action. */
  card(
    'Scared Straight',
    onPlay(function* (me) {
      yield* moveOne(me, "Move another player's minion", both(isAnothers(me), whereIsOneOf(me.seat)));
      yield* extraAction(me.seat);
    }),
  ),

  /** Put this on a base. Talent: Until the start of your next turn, this base's abilities are cancelled. */
  card(
    'Shrug it Off',
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      yield* act(ops.cancel(base, yield* untilYourTurn(me.seat)));
    }),
  ),

  /** Put this on a base. Ongoing: Other players' cards do not affect your minions here. */
  card('Street Justice', unaffected(fromAnothersCard, yourMinionHere)),

  /** Special: After a base that you did not win scores, one of your minions there moves to another base in place of going to the discard pile. */
  card(
    'The Revenge',
    playedAt(
      'afterScore',
      function* (me) {
        const base = scoringBase(me);
        const mine = yield* look((q) => yourMinionsToSave(q, me));
        const minion = yield* chooseCard(me.seat, 'Choose the minion that moves', mine);
        const to =
          minion === null
            ? null
            : yield* chooseBase(me.seat, 'Choose the base it moves to', yield* look((q) => q.otherBases(base)));
        if (to !== null) yield* act(ops.fate(minion!, to, me.seat));
      },
      (_q, me) => !me.args.winners.includes(me.seat),
    ),
  ),

  /** Put this on a minion. Ongoing: This minion cannot be destroyed and has +2 power. */
  card('Tough It Out', cannotBeDestroyed(isHost), hostPower(2)),

  /** For each minion with power 4 or more that you control, draw a card. */
  card(
    'Who Loves Ya, Baby?',
    onPlay(function* (me) {
      const strong = yield* look(
        (q) => q.minionsInPlay().filter((ix) => isYours(me)(q, ix) && q.power(ix) >= 4).length,
      );
      if (strong > 0) yield* act(ops.draw(me.seat, strong));
    }),
  ),

  ...vigilantesBases,
]);
