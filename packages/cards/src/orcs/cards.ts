import {
  type AbilityContext,
  act,
  actionsOnMinions,
  after,
  both,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  choosePlayer,
  faction,
  fromAnothersAction,
  here,
  isAnother,
  isHost,
  isOwned,
  isYours,
  look,
  minionsHave,
  onPlay,
  ops,
  playedAt,
  powerAtMost,
  type Query,
  type Script,
  scoringBase,
  talent,
  toOneMinion,
  unaffected,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { orcsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** "Move one of your minions to a base where you have two or more minions." */
function* dogpile(me: AbilityContext): Script {
  const crowdsFor = (q: Query, ix: number): number[] =>
    q.otherBases(q.base(ix)).filter((base) => minionsAt(q, base, me.seat).length >= 2);
  const minion = yield* chooseMinion(
    me,
    'Choose one of your minions to move',
    (q, ix) => isYours(me)(q, ix) && crowdsFor(q, ix).length > 0,
  );
  if (minion === null) return;
  const to = yield* chooseBase(me.seat, 'Choose the base it moves to', yield* look((q) => crowdsFor(q, minion)));
  yield* act(ops.move(minion, to!));
}
const minionsAt = (q: Query, base: number, seat: number): number[] => q.minionsOf(seat, base);

/** The other players with fewer minions at this base than you. */
const outnumbered = (q: Query, me: AbilityContext, base: number): number[] =>
  q.otherPlayers(me.seat).filter((seat) => minionsAt(q, base, seat).length < minionsAt(q, base, me.seat).length);

export const orcs = faction(asFacts(facts), [
  /** Ongoing: Your other minions each have +1 power. */
  card(
    'Sword Lord',
    minionsHave((q, me, ix) => ix !== me.self && isYours(me)(q, ix), 1),
  ),

  /** Talent: Do nothing. */
  card(
    'Topper Chopper',
    talent(() => act()),
  ),

  /** Destroy a minion with power 2 or less. */
  card(
    'Hammer Slammer',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion of power 2 or less', powerAtMost(2), ops.destroy);
    }),
  ),

  /** Ongoing: Actions of other players do not affect this minion. */
  card(
    'Dork Orc',
    unaffected(fromAnothersAction, (_q, me, ix) => ix === me.self),
  ),

  /** Special: Play this before a base scores. If your total power there is the highest, other players can neither play Specials nor use Special abilities. */
  card(
    'And Stay Down!',
    playedAt('beforeScore', function* (me) {
      const base = scoringBase(me);
      const mine = yield* look((q) =>
        q.otherPlayers(me.seat).every((seat) => q.total(base, seat) <= q.total(base, me.seat)),
      );
      if (mine) yield* act(ops.stopSpecials(me.seat, base));
    }),
  ),

  /** Special: Play this when a base scores. If your power there exceeds the runner-up's by 3 or more, gain 1 VP. */
  card(
    'Angry Pillagers',
    playedAt('score', function* (me) {
      const base = scoringBase(me);
      const ahead = yield* look((q) => {
        const second = q.ranks(base).find(({ place }) => place === 2);
        return second !== undefined && q.total(base, me.seat) >= second.power + 3;
      });
      if (ahead) yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** Choose a base and a player with fewer minions there than you have. Destroy one minion of that player there. */
  card(
    'Crush',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => outnumbered(q, me, base).length > 0));
      const base = yield* chooseBase(me.seat, 'Choose the base', bases);
      if (base === null) return;
      const player = yield* choosePlayer(me, 'Choose the player', yield* look((q) => outnumbered(q, me, base)));
      const theirs = yield* look((q) => minionsAt(q, base, player));
      const minion = yield* chooseCard(me.seat, 'Destroy a minion of that player', theirs);
      if (minion !== null) yield* act(ops.destroy(minion));
    }),
  ),

  /** Choose a minion with power 4 or less. Place it on the bottom of its owner's deck. */
  card(
    'Death Breath',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Choose a minion of power 4 or less', both(isOwned, powerAtMost(4)), (ix) =>
        ops.place(ix, 'bottom'),
      );
    }),
  ),

  /** Move one of your minions to a base where you have two or more minions. Special: You may play this before a base scores. */
  card('Dogpile', onPlay(dogpile), playedAt('beforeScore', dogpile)),

  /** Choose an action on a minion. Destroy the minion and transfer the chosen action to one of your minions. */
  card(
    'Gimme!',
    onPlay(function* (me) {
      const actions = yield* look(actionsOnMinions);
      const action = yield* chooseCard(me.seat, 'Choose an action on a minion', actions);
      if (action === null) return;
      const minion = yield* look((q) => q.card(action).at);
      const to = yield* chooseMinion(
        me,
        'Choose your minion that gets it',
        both(isYours(me), (_q, ix) => ix !== minion),
      );
      yield* act(...(to === null ? [] : [ops.transfer(action, to)]), ops.destroy(minion));
    }),
  ),

  /** Put this on a base. Ongoing: Each time another player plays a card, you may decide that it does not affect your minions here. */
  card(
    'Stalling',
    after(
      'playing',
      {
        may: true,
        when: (q, me, played) => isAnother(me, played.seat) && q.hasMinion(here(q, me), me.seat),
        possible: (q, me) => q.isBeingPlayed(me.args.card),
      },
      function* (me) {
        const minions = yield* look((q) => q.minionsAt(here(q, me)).filter((ix) => yourMinionHere(q, me, ix)));
        yield* act(...minions.map((ix) => ops.shield(ix, me.args.card, { t: 'ever' })));
      },
    ),
  ),

  /** Put this on a minion. Ongoing: Actions of other players do not affect this minion. */
  card('Too Tough', unaffected(fromAnothersAction, isHost)),

  ...orcsBases,
]);
