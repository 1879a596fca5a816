import {
  type AbilityContext,
  act,
  atStartOfYourTurn,
  card,
  chooseBase,
  chooseMinion,
  chooseMinions,
  chooseRevealedToPlay,
  chooseToDo,
  destroyAction,
  extraMinion,
  extraMinionsThisTurn,
  faction,
  here,
  isHost,
  isYou,
  isYours,
  look,
  minionsGet,
  minionsHave,
  onPlay,
  onYourMinion,
  ops,
  ownPower,
  playedAt,
  playNow,
  type Query,
  returnRevealed,
  revealTop,
  scoringBase,
  talent,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { mythicHorsesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Your minions at this minion's base, other than itself. */
const yourOthers = (q: Query, me: AbilityContext, minion: number): number =>
  q.minionsAt(q.base(minion)).filter((ix) => ix !== minion && isYours(me)(q, ix)).length;
/** Have you played another minion here this turn? */
const hasPlayedAnother = (q: Query, me: AbilityContext): boolean =>
  q.s.minionPlays.some(
    ({ seat, card: played, at, stamp }) =>
      isYou(me, seat) && at === here(q, me) && !(played === me.self && q.isSame(played, stamp)),
  );

export const mythicHorses = faction(asFacts(facts), [
  /** Ongoing: This minion has +1 power for every other minion of yours here. */
  card(
    'Starlyte',
    ownPower((q, me) => yourOthers(q, me, me.self)),
  ),

  /** Talent: Draw a card if you have played another minion here this turn. */
  card(
    'Rainbow',
    talent(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }, hasPlayedAnother),
  ),

  /** If you play this minion where you have another minion, you may play an extra minion this turn. Use only one Seastar's ability per turn. */
  card(
    'Seastar',
    onPlay(function* (me) {
      if (yield* look((q) => yourOthers(q, me, me.self) === 0)) return;
      if ((yield* act(ops.useOncePerTurn(me.seat, me.self)))[0]) yield* extraMinionsThisTurn(me.seat);
    }),
  ),

  /** Ongoing: This minion has +1 power while you have another minion here. */
  card(
    'Pinkie',
    ownPower((q, me) => (yourOthers(q, me, me.self) > 0 ? 1 : 0)),
  ),

  /** Move any number of your minions to a base of your choice. */
  card(
    'Adventure Power',
    onPlay(function* (me) {
      const to = yield* chooseBase(me.seat, 'Choose the base they move to', yield* look((q) => q.bases()));
      const herd = yield* chooseMinions(
        me,
        'Choose the minions that move',
        (q, ix) => isYours(me)(q, ix) && q.base(ix) !== to,
        { min: 0, max: 99 },
      );
      yield* act(...herd.map((ix) => ops.move(ix, to!)));
    }),
  ),

  /** Put this on one of your minions. Ongoing: This minion has +1 power for each other minion of yours here. */
  card('Encouragement Power', onYourMinion, minionsHave(isHost, yourOthers)),

  /** Destroy an action that is on a minion or a base. */
  card('Freedom Power', onPlay(destroyAction)),

  /** Move a minion of yours to a base that already has one of your minions. You may put this card into your hand instead of the discard pile. */
  card(
    'Friendship Power',
    onPlay(function* (me) {
      const friendsOf = (q: Query, ix: number): number[] =>
        q.otherBases(q.base(ix)).filter((base) => q.hasMinion(base, me.seat));
      const minion = yield* chooseMinion(
        me,
        'Choose one of your minions to move',
        (q, ix) => isYours(me)(q, ix) && friendsOf(q, ix).length > 0,
      );
      if (minion !== null) {
        const to = yield* chooseBase(me.seat, 'Choose the base it moves to', yield* look((q) => friendsOf(q, minion)));
        yield* act(ops.move(minion, to!));
      }
      if (yield* chooseToDo(me.seat, 'Put this card into your hand', 'Put it in hand', 'Discard it'))
        yield* act(ops.resolveTo(me.self, 'hand'));
    }),
  ),

  /** Put this on a base. Ongoing: At the start of your turn, draw a card if you have two or more minions here. */
  card(
    'Sharing Power',
    atStartOfYourTurn(function* (me) {
      if (yield* look((q) => q.minionsAt(here(q, me)).filter((ix) => yourMinionHere(q, me, ix)).length >= 2))
        yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Each of your minions that shares its base with another minion of yours gains +2 power this turn. */
  card(
    'Super Future Space Armor Power',
    onPlay(function* (me) {
      yield* minionsGet(me, (q, _me, ix) => isYours(me)(q, ix) && yourOthers(q, me, ix) > 0, 2);
    }),
  ),

  /** Special: Before a base scores, count your minions there and reveal that many cards from the top of your deck. Play one revealed minion there as an extra minion. Return the others to the top of the deck in any order. */
  card(
    'Teaching Power',
    playedAt('beforeScore', function* (me) {
      const base = scoringBase(me);
      const n = yield* look((q) => q.minionsOf(me.seat, base).length);
      if (n === 0) return;
      const shown = yield* revealTop(me.seat, n);
      const minions = yield* look((q) => shown.filter((ix) => q.isMinionCard(ix)));
      const fits = (q: Query, ix: number): boolean => q.canPlay(me.seat, ix, base);
      const minion = yield* chooseRevealedToPlay(me.seat, 'Play one of these minions', minions, fits, shown);
      if (minion !== null) yield* playNow({ card: minion, at: base, seat: me.seat });
      yield* returnRevealed(me.seat, shown, me.seat);
    }),
  ),

  /** Play an extra minion, but only on a base where you have a minion. */
  card(
    'Togetherness Power',
    onPlay(function* (me) {
      yield* extraMinion(me.seat, { where: 'joined' });
    }),
  ),

  ...mythicHorsesBases,
]);
