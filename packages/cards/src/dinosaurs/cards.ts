import type { Affected } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  after,
  both,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseToDo,
  destroyWeakerThanYours,
  endOfTurn,
  endOfYourTurn,
  type From,
  faction,
  fromAnothersAction,
  fromAnothersCard,
  host,
  hostPower,
  isHere,
  isHost,
  isYou,
  isYours,
  isYourTurn,
  look,
  NOBODY,
  namedHere,
  onPlay,
  ops,
  ownPower,
  playHere,
  playsTitan,
  powerAtMost,
  type Query,
  strengthenMinionsOf,
  talent,
  titan,
  toOneMinion,
  unaffected,
  wardsOff,
  weakest,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { dinosaursBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Other players' abilities, but not those of the minion this is on (tooth-and-claw-and-guns/1). */
const fromAnothersOtherCard: From = (me, cause, q) => fromAnothersCard(me, cause) && cause.card !== host(q, me);

/** Playing one of your actions affects a minion: by its ability, or because it is put on the minion (TERM-3). */
const yourActionAffectsMinion = (q: Query, me: AbilityContext, { player, byType, card }: Affected): boolean =>
  isYou(me, player) && byType === 'action' && card !== NOBODY && q.isMinion(card);

export const dinosaurs = faction(asFacts(facts), [
  card('King Rex'),

  /** Destroy a minion here with power 2 or less. */
  card(
    'Laseratops',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion here of power 2 or less', both(isHere(me), powerAtMost(2)), ops.destroy);
    }),
  ),

  /** Ongoing: During other players' turns, this minion has +2 power. */
  card(
    'Armor Stego',
    ownPower((q, me) => (isYourTurn(q, me) ? 0 : 2)),
  ),

  /** Ongoing: This minion has +1 power for each War Raptor here, itself included. */
  card(
    'War Raptor',
    ownPower((q, me) => namedHere(q, me, 'War Raptor').length),
  ),

  /** Choose a minion. It has +4 power until the end of your turn. */
  card(
    'Augmentation',
    onPlay(function* (me) {
      const until = yield* endOfYourTurn(me.seat);
      yield* toOneMinion(
        me,
        'Choose a minion to strengthen',
        () => true,
        (ix) => ops.power(ix, 4, until),
      );
    }),
  ),

  /** All your minions have +1 power until the end of your turn. */
  card(
    'Howl',
    onPlay(function* (me) {
      yield* strengthenMinionsOf(me.seat, 1, yield* endOfYourTurn(me.seat));
    }),
  ),

  /** Choose one of your minions. Destroy a minion at its base that has less power than it. */
  card('Natural Selection', onPlay(destroyWeakerThanYours)),

  /** Choose a base and one of your minions there. Reduce that base's breakpoint by the power of that minion this turn. */
  card(
    'Rampage',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose the base whose breakpoint you reduce',
        yield* look((q) => q.bases().filter((b) => q.hasMinion(b, me.seat))),
      );
      if (base === null) return;
      const minion = yield* chooseMinion(
        me,
        'Choose your minion whose power is subtracted',
        (q, ix) => isYours(me)(q, ix) && q.base(ix) === base,
      );
      if (minion === null) return;
      const power = yield* look((q) => q.power(minion));
      if (power > 0) yield* act(ops.breakpoint(base, -power, yield* endOfTurn()));
    }),
  ),

  /** On each base that has minions of different power, destroy the minion with the lowest power; you choose among tied ones. */
  card(
    'Survival of the Fittest',
    onPlay(function* (me) {
      const fallen: number[] = [];
      for (const base of yield* look((q) => q.bases())) {
        const lowest = yield* look((q) => {
          const minions = q.minionsAt(base);
          const least = weakest(q, minions);
          return least.length < minions.length ? least : [];
        });
        const prey = yield* chooseCard(me.seat, 'Choose the weakest minion to destroy', lowest);
        if (prey !== null) fallen.push(prey);
      }
      yield* act(...fallen.map(ops.destroy));
    }),
  ),

  /** Put this on a minion. Ongoing: If an ability of another player would affect this minion, destroy this card; for the rest of the turn that ability does not affect this minion. */
  card('Tooth and Claw... and Guns', wardsOff(fromAnothersOtherCard, isHost, 'host')),

  /** Put this on a minion. Ongoing: It has +2 power. */
  card('Upgrade', hostPower(2)),

  /** Put this on a base. Ongoing: Other players' actions do not affect your minions here. */
  card('Wildlife Preserve', unaffected(fromAnothersAction, yourMinionHere, { discards: true })),

  /** Special: On your turn, if you have played no minion yet, you may destroy one of your minions to play this titan at that minion's base. Place as many +1 power counters on it as the minion had power. Ongoing: Once per turn, after an action you play directly affects any minions, you may place a +1 power counter on one of them and/or on this titan. Talent: Draw a card if this titan has at least four +1 power counters. */
  titan(
    'Fort Titanosaurus',
    playsTitan(
      { when: (q) => q.s.minionsPlayed === 0, where: (q, me, base) => q.hasMinion(base, me.seat) },
      function* (me) {
        const minion = yield* chooseMinion(
          me,
          'Destroy one of your minions there to play this',
          (q, ix) => isYours(me)(q, ix) && q.base(ix) === me.args.at,
        );
        const power = yield* look((q) => q.power(minion!));
        const [destroyed] = yield* act(ops.destroy(minion!));
        if (destroyed && (yield* playHere(me)) && power > 0) yield* act(ops.counters(me.self, power));
      },
    ),
    after('affectDirectly', { may: true, limit: 'turn', when: yourActionAffectsMinion }, function* (me) {
      const affected = yield* look((q) => me.args.cards.filter((ix) => q.isMinion(ix)));
      const minion = yield* chooseCard(me.seat, 'Place a +1 power counter on one of them', affected, { may: true });
      const onThis =
        minion === null ||
        (yield* chooseToDo(me.seat, 'Place one on Fort Titanosaurus too', 'Place it there too', 'On the minion only'));
      const fed = [...(minion === null ? [] : [minion]), ...(onThis ? [me.self] : [])];
      yield* act(...fed.map((ix) => ops.counters(ix, 1)));
    }),
    talent(
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
      (q, me) => q.card(me.self).counters >= 4,
    ),
  ),

  ...dinosaursBases,
]);
