import {
  act,
  after,
  at,
  both,
  cannotPlay,
  card,
  chooseMinion,
  chooseOne,
  chooseOtherBase,
  choosePlayer,
  destroyAction,
  discardCard,
  faction,
  fromAnothersAction,
  grants,
  here,
  isAnother,
  isControlled,
  isHere,
  isYours,
  isYourTurn,
  look,
  minionPlayedHereByAnother,
  onPlay,
  onPlayThere,
  ops,
  othersPayToPlayHere,
  playsTitan,
  powerAtMost,
  stillHere,
  talent,
  titan,
  toOneMinion,
  wardsOff,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { trickstersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const tricksters = faction(asFacts(facts), [
  /** Ongoing: After another player plays a minion here that has less power than this minion, destroy it once its own ability has resolved. */
  card(
    'Leprechaun',
    after('play', { when: minionPlayedHereByAnother }, function* (me) {
      const minion = me.args.card;
      if (yield* look((q) => stillHere(q, me) && q.power(minion) < q.power(me.self))) yield* act(ops.destroy(minion));
    }),
  ),

  /** Ongoing: After another player plays a card that affects this minion, they discard two cards at random. */
  card(
    'Brownie',
    after(
      'affect',
      {
        when: (_q, me, { card, player }) => card === me.self && isAnother(me, player),
      },
      function* (me) {
        yield* act(ops.discardAtRandom(me.args.player, 2));
      },
    ),
  ),

  /** You may choose a minion here with less power than the number of your minions here, and destroy it. */
  card(
    'Gnome',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion weaker than your number here',
        (q, ix) => isHere(me)(q, ix) && q.power(ix) < q.minionsAt(here(q, me)).filter((m) => isYours(me)(q, m)).length,
        ops.destroy,
        { may: true },
      );
    }),
  ),

  /** Ongoing: After this minion is destroyed, you draw a card and every other player discards a card at random. */
  card(
    'Gremlin',
    after('destroy', { when: (_q, me, destroyed) => destroyed.card === me.self }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
      const others = yield* look((q) => q.otherPlayers(me.seat));
      yield* act(...others.map((seat) => ops.discardAtRandom(seat, 1)));
    }),
  ),

  /** Put this on a base and name a faction. Ongoing: No minion of the named faction can be played here. */
  card(
    'Block the Path',
    onPlayThere(function* (me) {
      const factions = yield* look((q) => q.factions());
      yield* act(
        ops.name(
          me.self,
          yield* chooseOne(me.seat, 'Name a faction', Object.fromEntries(factions.map((f) => [f, f]))),
          me.seat,
        ),
      );
    }),
    cannotPlay(
      (q, me, { card, at, as }) => at === here(q, me) && as === 'minion' && q.faction(card) === q.card(me.self).named,
    ),
  ),

  /** Destroy an action that is on a base or on a minion. */
  card('Disenchant', onPlay(destroyAction)),

  /** Put this on a base. Ongoing: On each of your turns you may play an extra minion here. */
  card('Enshrouding Mist', grants('minion', { here: true })),

  /** Put this on a base. Ongoing: After another player plays a minion here, first that minion's ability resolves, then destroy it and this card. */
  card(
    'Flame Trap',
    after('play', { when: minionPlayedHereByAnother }, function* (me) {
      const minion = yield* look((q) => (stillHere(q, me) ? [me.args.card] : []));
      // Each if possible: the trap goes even if the minion has already gone (RES-3).
      yield* act(...[...minion, me.self].map(ops.destroy));
    }),
  ),

  /** Put this on a base. Ongoing: If an action of another player would affect your minions here, destroy this card; that action does not affect your minions. */
  card('Hideout', wardsOff(fromAnothersAction, yourMinionHere, 'your minions')),

  /** Choose a player. During their next turn that player cannot play actions. */
  card(
    'Mark of Sleep',
    onPlay(function* (me) {
      const player = yield* choosePlayer(
        me,
        'Choose who cannot play actions next turn',
        yield* look((q) => q.clockwise(me.seat)),
      );
      const turn = yield* look((q) => q.s.turn);
      yield* act(ops.banActions(player, { t: 'turnOf', seat: player, after: turn }));
    }),
  ),

  /** Put this on a base. Ongoing: After another player plays a minion here, they discard a card. */
  card(
    'Pay the Piper',
    after('play', { when: minionPlayedHereByAnother }, function* (me) {
      yield* discardCard(me.args.seat);
    }),
  ),

  /** Every other player discards two cards at random. */
  card(
    'Take the Shinies',
    onPlay(function* (me) {
      const others = yield* look((q) => q.otherPlayers(me.seat));
      yield* act(...others.map((seat) => ops.discardAtRandom(seat, 2)));
    }),
  ),

  /** Special: Instead of your regular minion play, you may play this titan on a base where no player has a minion. Ongoing: Other players must discard a card to play a minion here. At the end of your turn, if no other player has a minion here, place a +1 power counter on this titan. Talent: Destroy a minion here with power 2 or less to move this titan to another base. */
  titan(
    'Big Funny Giant',
    playsTitan({
      spends: 'minion',
      where: (q, _me, base) => q.minionsAt(base).every((ix) => !isControlled(q, ix)),
    }),
    othersPayToPlayHere(),
    at(
      'turnEnd',
      {
        when: isYourTurn,
        still: (q, me) => !q.otherPlayers(me.seat).some((seat) => q.hasMinion(here(q, me), seat)),
      },
      function* (me) {
        yield* act(ops.counters(me.self, 1));
      },
    ),
    talent(
      function* (me) {
        const minion = yield* chooseMinion(
          me,
          'Destroy a minion here of power 2 or less',
          both(isHere(me), powerAtMost(2)),
        );
        const [destroyed] = yield* act(ops.destroy(minion!));
        if (!destroyed) return;
        const to = yield* chooseOtherBase(me.seat, me.self, 'Big Funny Giant');
        if (to !== null) yield* act(ops.move(me.self, to));
      },
      (q, me) => q.minionsAt(here(q, me)).some((ix) => q.power(ix) <= 2),
    ),
  ),

  ...trickstersBases,
]);
