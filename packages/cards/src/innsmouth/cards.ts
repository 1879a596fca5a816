import {
  act,
  both,
  card,
  chooseCard,
  chooseCards,
  chooseNumber,
  chooseOne,
  chooseToDo,
  extraMinion,
  extraMinionsThisTurn,
  faction,
  fromAnothersCard,
  here,
  isYours,
  look,
  madnessFor,
  minionsGet,
  NOBODY,
  nameLimit,
  namesOf,
  onPlay,
  ops,
  placeUnderDecks,
  playedAt,
  playsTitan,
  powerAtMost,
  powerHere,
  type Query,
  showTop,
  shuffleMinionsFromDiscards,
  talent,
  titan,
  unaffected,
  youCanDraw,
  yourMinionHere,
  yourMinionsToSave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { innsmouthBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** How many of these minions have the same name as this one, itself included. */
const namesakes = (q: Query, minion: number, among: readonly number[]): number =>
  among.filter((ix) => q.sharesName(ix, minion)).length;

/** Does the player have that many minions of one name at the base? */
const haveOfOneName = (q: Query, seat: number, base: number, n: number): boolean => {
  const yours = q.minionsOf(seat).filter((ix) => q.base(ix) === base);
  return yours.some((ix) => namesakes(q, ix, yours) >= n);
};

/** The names that several of these minions have; if there are none, all their names. */
function sharedNames(q: Query, minions: readonly number[]): string[] {
  const names = [...new Set(minions.flatMap((ix) => namesOf(q, ix)))].sort();
  const shared = names.filter((name) => minions.filter((ix) => q.hasName(ix, name)).length > 1);
  return shared.length > 0 ? shared : names;
}

export const innsmouth = faction(asFacts(facts), [
  /** Reveal the top three cards of your deck. Place each card named The Locals among them into your hand and the others on the bottom of your deck. */
  card(
    'The Locals',
    onPlay(function* (me) {
      const top = yield* showTop(me.seat, 3);
      const locals = yield* look((q) => top.filter((ix) => q.hasName(ix, 'The Locals')));
      yield* act(...locals.map((ix) => ops.place(ix, 'hand')));
      yield* placeUnderDecks(
        me,
        top.filter((ix) => !locals.includes(ix)),
      );
    }),
  ),

  /** Put this on a base. Ongoing: Other players' cards do not affect your minions here with power 2 or less. */
  card(
    'In Plain Sight',
    unaffected(fromAnothersCard, (q, me, ix) => yourMinionHere(q, me, ix) && q.power(ix) <= 2),
  ),

  /** If you have three or more minions with the same name on one base, draw three cards. Then you may draw two more cards and two Madness cards. */
  card(
    'Mysteries of the Deep',
    onPlay(function* (me) {
      if (!(yield* look((q) => q.bases().some((base) => haveOfOneName(q, me.seat, base, 3))))) return;
      yield* act(ops.draw(me.seat, 3));
      if (!(yield* look((q) => youCanDraw(q, me) || madnessFor(q, me.seat) > 0))) return;
      if (yield* chooseToDo(me.seat, 'Draw two more cards and two Madness cards', 'Draw them', 'Draw none'))
        yield* act(ops.draw(me.seat, 2), ops.drawMadness(me.seat, 2));
    }),
  ),

  /** Each player shuffles every minion in their discard pile into their deck. */
  card(
    'New Acolytes',
    onPlay(() => shuffleMinionsFromDiscards()),
  ),

  /** Draw up to three Madness cards. You may play one extra minion this turn for each Madness card drawn. */
  card(
    'Recruitment',
    onPlay(function* (me) {
      const left = yield* look((q) => Math.min(3, madnessFor(q, me.seat)));
      const n = yield* chooseNumber(me.seat, 'Choose how many Madness cards you draw', 0, left);
      if (n > 0) yield* act(ops.drawMadness(me.seat, n));
      yield* extraMinionsThisTurn(me.seat, n);
    }),
  ),

  /** Special: After a base scores, you may place any number of your minions there that share a name into your hand instead of the discard pile. */
  card(
    'Return to the Sea',
    playedAt('afterScore', function* (me) {
      const mine = yield* look((q) => yourMinionsToSave(q, me));
      const title = 'Choose minions of one name to place in hand';
      const names = yield* look((q) => (mine.some((ix) => namesOf(q, ix).length > 1) ? sharedNames(q, mine) : []));
      const name = yield* chooseOne(me.seat, 'Choose the name', Object.fromEntries(names.map((one) => [one, one])));
      const named = yield* look((q) => (name ? mine.filter((ix) => q.hasName(ix, name)) : mine));
      const saved = yield* chooseCards(me.seat, title, named, { min: 0, max: 99, group: name ? undefined : 'name' });
      yield* act(...saved.map((ix) => ops.fate(ix, NOBODY, me.seat)));
    }),
  ),

  /** Put this on a base. Talent: You may play a minion here as an extra minion if another minion here has the same name. */
  card(
    'Sacred Circle',
    talent(function* (me) {
      yield* extraMinion(me.seat, { base: yield* look((q) => here(q, me)), twin: true });
    }),
  ),

  /** Play up to two extra minions that have the same name as one minion in play. */
  card(
    'Spreading the Word',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.minionsInPlay());
      const names = yield* look((q) => new Set(minions.map((ix) => namesOf(q, ix).join())).size);
      const chosen = yield* chooseCard(
        me.seat,
        'Choose the minion whose name they have',
        names === 1 ? minions.slice(0, 1) : minions,
      );
      if (chosen === null) return;
      const name = yield* look((q) => nameLimit(q, chosen));
      yield* extraMinion(me.seat, { name });
      yield* extraMinion(me.seat, { name });
    }),
  ),

  /** Each of your minions with power 2 or less gets +1 power this turn. */
  card(
    'The Deep Ones',
    onPlay(function* (me) {
      yield* minionsGet(me, (q, _me, ix) => both(isYours(me), powerAtMost(2))(q, ix), 1);
    }),
  ),

  /** Special: On your turn, you may play this titan on a base where you have at least two minions with the same name. Ongoing: You have +1 power here for each of your minions here that shares its name with another minion here. Talent: Play an extra minion. */
  titan(
    'Dagon',
    playsTitan({ where: (q, me, base) => haveOfOneName(q, me.seat, base, 2) }),
    powerHere((q, me) => {
      const all = q.minionsAt(here(q, me));
      return all.filter((ix) => isYours(me)(q, ix) && namesakes(q, ix, all) > 1).length;
    }),
    talent(function* (me) {
      yield* extraMinion(me.seat);
    }),
  ),

  ...innsmouthBases,
]);
