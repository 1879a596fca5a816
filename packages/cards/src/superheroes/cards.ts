import {
  type AbilityContext,
  act,
  after,
  at,
  cancelsHost,
  card,
  chooseBase,
  chooseCards,
  chooseMinion,
  chooseParts,
  extraMinion,
  faction,
  fromAnothersCard,
  here,
  host,
  hostPower,
  isAnothers,
  isYours,
  isYourTurn,
  look,
  minionsGet,
  NOBODY,
  onPlay,
  ops,
  othersCannotDestroy,
  playFromDeck,
  playNow,
  powerAtMost,
  type Query,
  special,
  talent,
  titan,
  toOneMinion,
  unaffected,
  untilYourTurn,
  wasMinion,
  wasYours,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { superheroesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isStrong = (q: Query, ix: number): boolean => q.power(ix) >= 5;
/** A base where you have a strong minion. */
const hasStrong = (q: Query, me: AbilityContext, base: number): boolean =>
  q.minionsAt(base).some((ix) => isYours(me)(q, ix) && isStrong(q, ix));

export const superheroes = faction(asFacts(facts), [
  /** Ongoing: Other players cannot destroy your minions here. */
  card('Awesome Guy', othersCannotDestroy(yourMinionHere)),

  /** Talent: Each of your minions here gains +1 power this turn. */
  card(
    'Captain Amazing',
    talent(function* (me) {
      yield* minionsGet(me, yourMinionHere, 1);
    }),
  ),

  /** Talent: Choose another player's minion and cancel its abilities until the start of your next turn. */
  card(
    'Mind Lady',
    talent(function* (me) {
      const until = yield* untilYourTurn(me.seat);
      yield* toOneMinion(me, "Cancel the abilities of another player's minion", isAnothers(me), (ix) =>
        ops.cancel(ix, until),
      );
    }),
  ),

  /** Ongoing: You may move this minion to a base after a minion is played there. */
  card(
    'The Burst',
    after(
      'play',
      {
        may: true,
        // A fusion played as an action is not played to a base (FUS-1).
        when: (_q, _me, played) => played.as === 'minion' && played.to !== NOBODY,
        possible: (q, me) => q.isBase(me.args.to) && here(q, me) !== me.args.to,
      },
      function* (me) {
        yield* act(ops.move(me.self, me.args.to));
      },
    ),
  ),

  /** Ongoing: You may destroy this minion at the start of your turn to search your deck for a minion with power 5 or more, play that minion here as an extra minion and shuffle the deck. */
  card(
    'Mild Mannered Citizen',
    at('turnStart', { may: true, when: (q, me) => isYourTurn(q, me) }, function* (me) {
      const base = yield* look((q) => here(q, me));
      const [destroyed] = yield* act(ops.destroy(me.self));
      if (destroyed) yield* playFromDeck(me.seat, base, isStrong);
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +1 power and other players cannot destroy it. */
  card(
    'Expanded Power',
    hostPower(1),
    othersCannotDestroy((q, me, minion) => minion === host(q, me)),
  ),

  /** Choose up to three minions in your discard pile and place them on the bottom of your deck. */
  card(
    'Golden Age',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const chosen = yield* chooseCards(
        me.seat,
        'Place minions under your deck: the last is the bottom card',
        minions,
        {
          min: 0,
          max: 3,
          ordered: true,
        },
      );
      yield* act(...chosen.map((ix) => ops.place(ix, 'bottom')));
    }),
  ),

  /** Each of your minions with power 5 or more gains +2 power this turn. */
  card(
    'Justice Friends',
    onPlay(function* (me) {
      yield* minionsGet(me, (q, _me, ix) => isYours(me)(q, ix) && isStrong(q, ix), 2);
    }),
  ),

  /** Put this on a minion. Ongoing: Cancel this minion's abilities. */
  card('My Only Weakness!', cancelsHost()),

  /** Choose up to two minions with power 2 or less in your discard pile and place them into your hand. */
  card(
    'Not Really Dead',
    onPlay(function* (me) {
      const weak = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix) && powerAtMost(2)(q, ix)));
      const chosen = yield* chooseCards(me.seat, 'Place up to two minions in your hand', weak, { min: 0, max: 2 });
      yield* act(...chosen.map((ix) => ops.place(ix, 'hand')));
    }),
  ),

  /** Destroy one of your minions to search your deck for a minion with more power than it, play that minion on the same base as an extra minion and shuffle the deck. */
  card(
    'Radioactive Exposure',
    onPlay(function* (me) {
      // Doing one thing to get another is always optional (RES-11).
      const minion = yield* chooseMinion(me, 'Destroy one of your minions', isYours(me), { may: true });
      if (minion === null) return;
      const [base, power] = yield* look((q) => [q.base(minion), q.power(minion)]);
      const [destroyed] = yield* act(ops.destroy(minion));
      if (destroyed) yield* playFromDeck(me.seat, base!, (q, ix) => q.power(ix) > power!);
    }),
  ),

  /** Put this on a base. Ongoing: Other players cannot destroy your minions here with power 3 or less. */
  card(
    'Secret Base',
    othersCannotDestroy((q, me, minion) => yourMinionHere(q, me, minion) && powerAtMost(3)(q, minion)),
  ),

  /** Choose a base where you have a minion with power 5 or more. Play an extra minion with power 2 or less there. */
  card(
    'Sidekick',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => hasStrong(q, me, base)));
      const base = yield* chooseBase(me.seat, 'Choose where the extra minion may go', bases);
      if (base !== null) yield* extraMinion(me.seat, { power: 2, base });
    }),
  ),

  /** Special: You may play this titan at the base of one of your minions after that minion is destroyed. Ongoing: Other players' abilities do not affect your minions here with power 3 or less. Talent: Play an extra minion with power 2 or less here OR draw a card. */
  titan(
    'The Everything Glove',
    special(
      'destroy',
      {
        may: true,
        from: 'aside',
        when: (q, me, destroyed) => wasYours(me, destroyed) && wasMinion(q, destroyed),
        still: (q, me) => q.places(me.seat, me.self).includes(me.args.base),
      },
      function* (me) {
        yield* playNow({ card: me.self, at: me.args.base, seat: me.seat });
      },
    ),
    unaffected(fromAnothersCard, (q, me, ix) => yourMinionHere(q, me, ix) && powerAtMost(3)(q, ix)),
    talent(function* (me) {
      const parts = yield* chooseParts(me, 'Play a minion or draw a card', {
        play: 'Play an extra minion with power 2 or less here',
        draw: 'Draw a card',
      });
      for (const part of parts) {
        if (part === 'draw') yield* act(ops.draw(me.seat, 1));
        else yield* extraMinion(me.seat, { power: 2, base: yield* look((q) => here(q, me)) });
      }
    }),
  ),

  ...superheroesBases,
]);
