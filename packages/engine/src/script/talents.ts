import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import { type Active, meOf } from '../query/active.ts';
import { isUsedUp, limitKey } from '../query/limit.ts';
import type { Query } from '../query/query.ts';
import { isYours } from '../query/whose.ts';
import { onYourTurn } from './abilities.ts';
import { chooseOne } from './choose.ts';
import type { AbilityContext, Usable } from './definition.ts';
import { act, call, look, ops, type Script } from './language.ts';

/** A talent that can be named in a question: whose text, and which action gives it, if one does. */
type Known = {
  name: string;
  def: number;
  ix: number;
  given: CardIx;
  key: string;
  /** All cards of its name share its uses. */
  byName: boolean;
};
const known = (q: Query, { ability, me, def, ix, given }: Active<Usable>): Known => ({
  name: q.defs[def]!.name,
  def,
  ix,
  given,
  key: limitKey(q, ability.limit, me.self, def, ix, me.seat, given),
  byName: ability.limit === 'turnByName',
});
/** Chooses one of these talents; with `may` perhaps none. */
function* chooseTalent<T extends { name: string }>(
  seat: Seat,
  title: string,
  talents: T[],
  { may = false }: { may?: boolean } = {},
): Script<T | undefined> {
  const keys = Object.fromEntries(talents.map(({ name }, i) => [String(i), `The talent of ${name}`]));
  if (talents.length === 0) return undefined;
  return talents[Number(yield* chooseOne(seat, title, may ? { ...keys, no: 'None' } : keys))];
}
/** The argument of a talent's text: the action that gives it. */
const toldOf = ({ given }: Known) => (given === NOBODY ? {} : { args: { given } });

/**
 * Uses a talent of this minion as if it were this card's own. Offers only talents that would do something now, except
 * the one already doing this for this card: choosing it would loop.
 */
export function* useTalentOf(me: AbilityContext, minion: CardIx): Script {
  const talents = yield* look((q) => copyableTalents(q, me, minion).map((one) => known(q, one)));
  const chosen = yield* chooseTalent(me.seat, 'Choose a talent', talents);
  if (!chosen) return;
  if (chosen.byName) yield* act(ops.useUp(me.self, chosen.key));
  yield* call({ card: me.self, def: chosen.def, ix: chosen.ix });
}
/** Those of the minion's talents that `useTalentOf` offers. */
export const copyableTalents = (q: Query, me: AbilityContext, minion: CardIx) =>
  usableTalents(q, me, minion).filter(
    ({ def, ix }) =>
      !q.s.stack.some(
        (frame) => frame.f === 'script' && frame.ref.card === me.self && frame.ref.def === def && frame.ref.ix === ix,
      ),
  );
export const usableTalents = (q: Query, me: AbilityContext, minion: CardIx) =>
  q.talents(minion).filter((t) => t.ability.when(q, { ...me, args: {} }) && !isUsedByName(q, t, me.seat));

/** "You may use a talent on that minion", now and in addition to its other uses. */
export const mayUseTalentOn = (me: AbilityContext, minion: CardIx, title: string): Script =>
  useTalentNow(me, minion, title, { may: true });
/** "You may use this minion's talent": one that would do something now, in addition to its other uses. */
export const useOwnTalent = (me: AbilityContext): Script => useTalentNow(me, me.self, 'Choose a talent');
function* useTalentNow(me: AbilityContext, minion: CardIx, title: string, options: { may?: boolean } = {}): Script {
  const talents = yield* look((q) => wouldDoSomething(q, minion).map((one) => known(q, one)));
  const chosen = yield* chooseTalent(me.seat, title, talents, options);
  if (chosen) yield* useIt(me, minion, chosen);
}
/** Could this minion use a talent that would do something? */
export const hasUsableTalent = (q: Query, me: AbilityContext): boolean => wouldDoSomething(q, me.self).length > 0;
/** The card uses that talent, no matter how often it has been used. */
function* useIt(me: AbilityContext, minion: CardIx, talent: Known): Script {
  yield* act(ops.useTalent(minion, me.seat));
  if (talent.byName) yield* act(ops.useUp(minion, talent.key));
  yield* call({ card: minion, def: talent.def, ix: talent.ix }, toldOf(talent));
}
const wouldDoSomething = (q: Query, minion: CardIx): Active<Usable>[] =>
  q.talents(minion).filter((one) => one.ability.when(q, one.me) && !isUsedByName(q, one));
/** "Only one … each turn": has a card of that name used it (CONF-1)? */
const isUsedByName = (q: Query, { ability, me, def, ix, given }: Active<Usable>, seat: Seat = me.seat): boolean =>
  ability.limit === 'turnByName' && isUsedUp(q, ability, me.self, def, ix, seat, given);

/**
 * Ongoing: once per turn, when this minion would use a talent that an action gives it, it may use another of its talents
 * one extra time instead.
 */
export const usesAnotherTalentInstead = (): Usable =>
  onYourTurn({ label: 'ongoing', when: (q, me) => unusedGifts(q, me.self).length > 0 }, function* (me) {
    const gifts = yield* look((q) => unusedGifts(q, me.self).map((one) => known(q, one)));
    const given = yield* chooseTalent(me.seat, 'Choose the talent it does not use', gifts);
    if (!given) return;
    const others = yield* look((q) => othersThan(q, me.self, given).map((one) => known(q, one)));
    const used = yield* chooseTalent(me.seat, 'Choose the talent it uses instead', others);
    if (!used) return;
    yield* act(ops.useUp(me.self, given.key));
    yield* useIt(me, me.self, used);
  });
/** Talents that an action gives it, that it could use now, and in place of which it could use another one. */
const unusedGifts = (q: Query, minion: CardIx): Active<Usable>[] =>
  wouldDoSomething(q, minion).filter(
    (one) =>
      one.given !== NOBODY &&
      !isUsedUp(q, one.ability, minion, one.def, one.ix, one.me.seat, one.given) &&
      othersThan(q, minion, one).length > 0,
  );
const othersThan = (q: Query, minion: CardIx, that: Pick<Known, 'def' | 'ix' | 'given'>): Active<Usable>[] =>
  wouldDoSomething(q, minion).filter(
    ({ def, ix, given }) => def !== that.def || ix !== that.ix || given !== that.given,
  );

/** Actions of yours in play that give a talent which would do something as that minion's. */
export const talentGivers = (q: Query, me: AbilityContext, minion: CardIx): CardIx[] =>
  q
    .active()
    .gives.filter(
      ({ me: { self }, ability }) =>
        !q.isMinion(self) && isYours(me)(q, self) && ability.ability.when(q, meOf(minion, q.controller(minion))),
    )
    .map(({ me: { self } }) => self);
/** The minion uses the talent that this action gives as if it were its own; its controller is "you". */
export function* copyGift(action: CardIx, minion: CardIx): Script {
  const [def, ix] = yield* look((q) => {
    const gift = q.active().gives.find(({ me }) => me.self === action);
    return gift ? [gift.def, gift.ix] : [];
  });
  const seat = yield* look((q) => q.controller(minion));
  if (def !== undefined) yield* call({ card: minion, def, ix: ix! }, { seat });
}

/** The talents a card has used this turn: name, number of uses, and the key in `State.used`. */
export const usedTalents = (q: Query, card: CardIx): { name: string; times: number; key: string }[] =>
  q
    .talents(card)
    .map((one) => {
      const { name, key } = known(q, one);
      return { name, times: q.timesUsed(key), key };
    })
    .filter(({ times }) => times > 0);
/**
 * "You may use its talent again this turn". The player picks one of several used ones; `times` restricts it to those
 * used exactly that often.
 */
export function* useTalentAgain(me: AbilityContext, card: CardIx, times?: number): Script {
  const used = yield* look((q) => usedTalents(q, card).filter((one) => times === undefined || one.times === times));
  const chosen = yield* chooseTalent(me.seat, 'Choose a talent', used);
  if (chosen) yield* act(ops.useAgain(card, chosen.key));
}
