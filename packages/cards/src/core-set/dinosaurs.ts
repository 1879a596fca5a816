import type { Happened } from '@smash/engine/model';
import {
  act,
  affects,
  after,
  both,
  byAnother,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseToDo,
  endOfTurn,
  endOfYourTurn,
  faction,
  here,
  host,
  hostPower,
  instead,
  isHere,
  isYours,
  look,
  type Me,
  NOBODY,
  onPlay,
  ops,
  ownPower,
  playHere,
  playsTitan,
  powerAtMost,
  protect,
  type Query,
  strengthenMinionsOf,
  talent,
  titan,
  toOneMinion,
  yourMinionHere,
} from '@smash/engine/script';
import facts from '../../facts/core-set/dinosaurs.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { dinosaursBases } from './bases.ts';

/** The play of an action of yours affects a minion: its ability does, or its being put on it (TERM-3). */
const yourActionAffectsMinion = (q: Query, me: Me, { by, byCard, byPlay, card }: Happened): boolean =>
  byPlay && by === me.seat && q.def(byCard).type === 'action' && card !== NOBODY && q.isMinion(card);

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
    ownPower((q, me) => (q.s.current === me.seat ? 0 : 2)),
  ),

  /** Ongoing: This minion has +1 power for each War Raptor here, itself included. */
  card(
    'War Raptor',
    ownPower((q, me) => q.minionsAt(here(q, me)).filter((ix) => q.name(ix) === 'War Raptor').length),
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
  card(
    'Natural Selection',
    onPlay(function* (me) {
      const hunter = yield* chooseMinion(me, 'Choose one of your minions', isYours(me));
      if (hunter === null) return;
      yield* toOneMinion(
        me,
        'Destroy a weaker minion at its base',
        (q, ix) => q.base(ix) === q.base(hunter) && q.power(ix) < q.power(hunter),
        ops.destroy,
      );
    }),
  ),

  /** Choose a base and one of your minions there. Reduce that base's breakpoint by the power of that minion this turn. */
  card(
    'Rampage',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose a base',
        yield* look((q) => q.bases().filter((b) => q.hasMinion(b, me.seat))),
      );
      if (base === null) return;
      const minion = yield* chooseMinion(
        me,
        'Choose one of your minions there',
        (q, ix) => q.controller(ix) === me.seat && q.base(ix) === base,
      );
      if (minion === null) return;
      const power = yield* look((q) => q.power(minion));
      yield* act(ops.breakpoint(base, -power, yield* endOfTurn()));
    }),
  ),

  /** On each base that has minions of different power, destroy the minion with the lowest power; you choose among tied ones. */
  card(
    'Survival of the Fittest',
    onPlay(function* (me) {
      const fallen: number[] = [];
      for (const base of yield* look((q) => q.bases().slice())) {
        const lowest = yield* look((q) => {
          const minions = q.minionsAt(base);
          const least = Math.min(...minions.map((ix) => q.power(ix)));
          return minions.some((ix) => q.power(ix) > least) ? minions.filter((ix) => q.power(ix) === least) : [];
        });
        const weakest = yield* chooseCard(me.seat, 'Choose the weakest minion to destroy', lowest);
        if (weakest !== null) fallen.push(weakest);
      }
      yield* act(...fallen.map(ops.destroy));
    }),
  ),

  /** Put this on a minion. Ongoing: If an ability of another player would affect this minion, destroy this card; for the rest of the turn that ability does not affect this minion. */
  card(
    'Tooth and Claw... and Guns',
    instead(
      {
        of: 'affect',
        when: (q, me, op, cause) => affects(op, host(q, me)) && byAnother(me, cause) && cause.card !== host(q, me),
      },
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        yield* act(ops.shield(minion, me.args.byCard as number, yield* endOfTurn()));
        yield* act(ops.destroy(me.self));
        return true;
      },
    ),
  ),

  /** Put this on a minion. Ongoing: It has +2 power. */
  card('Upgrade', hostPower(2)),

  /** Put this on a base. Ongoing: Other players' actions do not affect your minions here. */
  card(
    'Wildlife Preserve',
    protect(
      (q, me, op, cause) =>
        cause.type === 'action' && cause.seat !== me.seat && yourMinionHere(q, me, op.card) && affects(op, op.card),
      { discards: true },
    ),
  ),

  /** Special: On your turn, if you have played no minion yet, you may destroy one of your minions to play this titan at that minion's base. Place as many +1 power counters on it as the minion had power. Ongoing: Once per turn, after an action you play directly affects any minions, you may place a +1 power counter on one of them and/or on this titan. Talent: Draw a card if this titan has at least four +1 power counters. */
  titan(
    'Fort Titanosaurus',
    playsTitan(
      { when: (q) => q.s.minionsPlayed === 0, where: (q, me, base) => q.hasMinion(base, me.seat) },
      function* (me) {
        const minion = yield* chooseMinion(
          me,
          'Destroy one of your minions there to play this',
          (q, ix) => q.controller(ix) === me.seat && q.base(ix) === me.args.at,
        );
        const power = yield* look((q) => q.power(minion!));
        const [destroyed] = yield* act(ops.destroy(minion!));
        if (destroyed && (yield* playHere(me)) && power > 0) yield* act(ops.counters(me.self, power));
      },
    ),
    after('affect', { may: true, limit: 'turn', when: yourActionAffectsMinion }, function* (me) {
      const affected = yield* look((q) => (me.args.cards as number[]).filter((ix) => q.isMinion(ix)));
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
