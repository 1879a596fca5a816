/* Long because it lists every way to play. */
import { type CardIx, type Limit, NOBODY, type Option, OWN, REGULAR, type Seat, type Zone } from '../model/index.ts';
import type { AbilityContext, AdditionalCost, Def, Lends, Usable } from '../script/definition.ts';
import type { Active } from './active.ts';
import { meOf } from './active.ts';
import { extraPlays, worksFor } from './extra-plays.ts';
import { isUsedUp } from './limit.ts';
import { constraintsOf, fits, fitsPlace } from './limits.ts';
import { accepts, differing, NO_PLAYS, ONLY_REGULAR, type PlayLeft, playsLeft, restrictsExtra } from './plays-left.ts';
import type { Query } from './query.ts';
import { banOf, divertedBy, forbiddenBy, isBanned, playedAs, specialsStopped } from './restrictions.ts';
import { specialNow } from './special.ts';
import { isStandard } from './standard.ts';
import { isControlledBy, isYou } from './whose.ts';

/** Every option has the same fields in one order. Written out: copying a pattern is slower. */
const option = (
  card: CardIx,
  at: CardIx,
  verb: Option['verb'],
  from: Option['from'],
  via: number,
  def: number,
  ix: number,
): Option => ({ card, at, seat: NOBODY, key: '', verb, from, via, def, ix, hint: '' });
/** An option about a card or base, and nothing more. */
export const cardOption = (card: CardIx): Option => option(card, NOBODY, '', '', REGULAR, NOBODY, NOBODY);
/** An empty option, to be filled in. */
export const NO_OPTION: Option = cardOption(NOBODY);
/** Using that ability of a card. */
const useOption = (card: CardIx, at: CardIx, from: Option['from'], def: number, ix: number, via = REGULAR): Option =>
  option(card, at, 'use', from, via, def, ix);
/** The same for any seat, even if that is not the card's player. */
export function useOptionOf(seat: Seat, card: CardIx, def: number, ix: number): Option {
  const one = useOption(card, NOBODY, '', def, ix);
  one.seat = seat;
  return one;
}
const playOption = (card: CardIx, at: CardIx, from: Zone, via: number, def = NOBODY, ix = NOBODY): Option =>
  option(card, at, 'play', from, via, def, ix);

/** May this seat put this card there, and pay for it? Only conditions and restrictions count, not immunity (PLAY-5). */
export const canPlayAt = (q: Query, seat: Seat, card: CardIx, at: CardIx, isExtra = true): boolean =>
  isAllowedAt(q, seat, card, at, isExtra) && canPay(q, seat, card, at);

/** May this seat put this card there, once additional costs have been paid? */
export const isAllowedAt = (q: Query, seat: Seat, card: CardIx, at: CardIx, isExtra = true): boolean =>
  belongsAt(q, seat, card, at) && forbiddenBy(q, seat, card, at, isExtra) === NOBODY;

/** Do the card's type and, unless cancelled, its own text allow it there? */
function belongsAt(q: Query, seat: Seat, card: CardIx, at: CardIx): boolean {
  const def = q.def(card);
  if (def.condition && !def.condition(q, seat, card) && !q.isCancelled(card)) return false;
  if (opensBase(q, card)) return at === NOBODY && q.s.baseDeck.length + q.s.baseDiscard.length > 0;
  const type = playedAs(q, card, at);
  const text = type === 'action' ? q.playedText(card) : def;
  // A card that stays in play needs a place (PLAY-4).
  if (at === NOBODY && (type !== 'action' || text.subtype === 'base' || text.subtype === 'minion')) return false;
  if (type === 'minion') {
    if (!q.isBase(at) || (text.target && !text.target(q, seat, at) && !q.isCancelled(card))) return false;
  } else if (type === 'titan') {
    // TIT-3
    if (!q.isBase(at) || q.isTitan(card) || q.titanOf(seat) !== NOBODY) return false;
  } else if (text.subtype === 'base') {
    if (!q.isBase(at) || (text.target && !text.target(q, seat, at))) return false;
  } else if (text.subtype === 'minion') {
    if (!q.isMinion(at) || (text.target && !text.target(q, seat, at))) return false;
  } else if (at !== NOBODY || (text.subtype === 'special' && !mayPlaySpecial(q, seat, card))) return false;
  return true;
}

/** PLAY-6: is it the moment of this action that begins with Special, and may the player play Specials? */
const mayPlaySpecial = (q: Query, seat: Seat, card: CardIx): boolean =>
  specialNow(q, seat, card) !== null && !specialsStopped(q, seat);

/** Is the action put on a base that it brings into play? On the Big Base board it goes to an existing side (BIG-3). */
const opensBase = (q: Query, card: CardIx): boolean =>
  q.catalogue.opens && q.catalogue.of[q.card(card).def]!.opens && !q.s.big;

/** Abilities that demand a cost from this player before the card is played there. */
export function additionalCosts(q: Query, seat: Seat, card: CardIx, at: CardIx): Active<AdditionalCost>[] {
  const list: Active<AdditionalCost>[] = [];
  for (const one of q.active().additionalCost) if (one.ability.asks(q, one.me, seat, card, at)) list.push(one);
  return list;
}

/** Each cost is a card from the hand, other than the played one. */
export function canPay(q: Query, seat: Seat, card: CardIx, at: CardIx): boolean {
  return (
    q.active().additionalCost.length === 0 ||
    seat === NOBODY ||
    hasAsMany(q, seat, card, additionalCosts(q, seat, card, at).length)
  );
}
const hasAsMany = (q: Query, seat: Seat, card: CardIx, due: number): boolean =>
  due === 0 || q.handSize(seat) - (q.isInHand(card, seat) ? 1 : 0) >= due;

/** May this card in the discard pile take a play open to any minion ("instead", PLAY-7)? That is its own Special. */
export function playableInstead(q: Query, seat: Seat, card: CardIx): boolean {
  for (const { ability } of q.catalogue.of[q.card(card).def]!.playFrom)
    if (ability.needsPlay && (!ability.when || ability.when(q, meOf(card, seat)))) return !specialsStopped(q, seat);
  return false;
}

/** May the player of the deck play this card, which has just been revealed off the top of it (RES-6)? */
export function playableRevealed(q: Query, seat: Seat, card: CardIx): boolean {
  const { playFrom } = q.catalogue.of[q.card(card).def]!;
  return (
    playFrom.some(({ ability: a }) => a.from === 'deck' && a.when!(q, meOf(card, seat))) &&
    !specialsStopped(q, seat) &&
    placesFor(q, seat, card).length > 0
  );
}

/** No card in play restricts where any other may be played. */
const isUnbound = (q: Query): boolean => {
  const { restrict, diverts, additionalCost } = q.active();
  return restrict.length + diverts.length + additionalCost.length === 0;
};
/** The same, and no ban keeps the player from playing actions. */
const isFree = (q: Query, seat: Seat): boolean => isUnbound(q) && !isBanned(q, seat);

type Allows = (at: CardIx) => boolean;
/**
 * Everywhere this card could be put; NOBODY for a standard action that may be played. A fusion is put on a base as a
 * minion, nowhere as an action; `as` selects one of the two. `allows`: the places permitted by the effect that plays
 * it.
 */
export function placesFor(
  q: Query,
  seat: Seat,
  card: CardIx,
  as?: Def['type'],
  isExtra = true,
  allows?: Allows,
): CardIx[] {
  if (fitsEverywhere(q, card)) return allows ? q.bases().filter(allows) : q.bases().slice();
  const fitting: CardIx[] = [];
  for (const at of sortOfPlaces(q, card, as))
    if ((!allows || allows(at)) && canPlayAt(q, seat, card, at, isExtra)) fitting.push(at);
  return q.active().diverts.length === 0 ? fitting : undivertedFrom(q, seat, card, fitting, isExtra);
}
/** The places from which no card diverts it; all of them, if there are none. */
function undivertedFrom(q: Query, seat: Seat, card: CardIx, places: CardIx[], isExtra: boolean): CardIx[] {
  const open = places.filter((at) => divertedBy(q, seat, card, at, isExtra) === NOBODY);
  return open.length > 0 ? open : places;
}
/** Is there any such place? What diverts a card leaves it one. */
export function hasPlaceFor(q: Query, seat: Seat, card: CardIx, as?: Def['type'], allows?: Allows): boolean {
  const everywhere = fitsEverywhere(q, card);
  for (const at of everywhere ? q.bases() : sortOfPlaces(q, card, as))
    if ((!allows || allows(at)) && (everywhere || canPlayAt(q, seat, card, at))) return true;
  return false;
}
/** Where an action could go with the text of another one. Of conditions, only its own counts (PLAY-4). */
export function placesWith(q: Query, seat: Seat, card: CardIx, text: number): CardIx[] {
  const { subtype, target } = q.defs[text]!;
  const { condition } = q.def(card);
  if (condition && !condition(q, seat, card)) return [];
  const stays = !q.catalogue.of[text]!.opens && (subtype === 'base' || subtype === 'minion');
  const all = stays ? (subtype === 'base' ? q.bases() : q.minions()) : NOWHERE;
  return all.filter(
    (at) =>
      (at === NOBODY || !target || target(q, seat, at)) &&
      forbiddenBy(q, seat, card, at) === NOBODY &&
      canPay(q, seat, card, at),
  );
}
/** A minion without conditions, and without restrictions against it. */
const fitsEverywhere = (q: Query, card: CardIx): boolean => isUnconditional(q.def(card)) && isUnbound(q);
const isUnconditional = ({ type, fusion, condition, target }: Def): boolean =>
  type === 'minion' && !fusion && condition === null && target === null;
/** Everything that cards of its type can be put on. */
function sortOfPlaces(q: Query, card: CardIx, as?: Def['type']): readonly CardIx[] {
  const { type, subtype, fusion } = q.def(card);
  if (opensBase(q, card)) return NOWHERE;
  if (fusion) return as === 'action' ? NOWHERE : as === 'minion' ? q.bases() : [...q.bases(), NOBODY];
  if (type === 'minion' || type === 'titan' || subtype === 'base') return q.bases();
  return subtype === 'minion' ? q.minions() : NOWHERE;
}
const NOWHERE: readonly CardIx[] = [NOBODY];

/** Everything the seat may do next in its Play Cards phase (TURN-4), without ending it. */
export function plays(q: Query, seat: Seat): Option[] {
  const list: Option[] = [];
  const extras = extraPlays(q, seat);
  // The player chooses among plays that differ (EXT-4): which ones do is the same for all cards.
  const minionPlays = differing(q, playsLeft(q, seat, 'minion', extras));
  const actionPlays = differing(q, playsLeft(q, seat, 'action', extras));
  const free = isFree(q, seat);
  for (const card of q.hand(seat)) {
    const def = q.def(card);
    if (def.fusion && actionPlays.length > 0) {
      addPlays(q, list, seat, card, NOBODY, 'hand', waysTo(q, seat, card, NOBODY, actionPlays));
    }
    if (def.type === 'minion') {
      if (minionPlays.length > 0) fromZone(q, list, seat, card, 'hand', minionPlays, free);
      if (q.catalogue.playedAsAction && actionPlays.length > 0) inPlaceOfAction(q, list, seat, card, actionPlays);
    } else if (actionPlays.length > 0 && def.subtype !== 'special')
      fromZone(q, list, seat, card, 'hand', actionPlays, free);
  }
  fromDiscard(q, list, seat, minionPlays, extras.length > 0, free);
  if (q.catalogue.lends && actionPlays.length > 0) lentActions(q, list, seat, actionPlays);
  uses(q, list, seat);
  replacements(q, list, seat, actionPlays);
  minionReplacements(q, list, seat, minionPlays);
  return list;
}

/** A play for some kind of action, and not for cards of one name or from one place (monet/1, monet/2). */
const isForKind = ({ name, from }: Limit): boolean => name === undefined && from === undefined;

/** The ability of a minion in the hand to be played whenever an action could be (PLAY-7), or NOBODY. */
export function asActionOf(q: Query, seat: Seat, card: CardIx): number {
  if (!q.catalogue.playedAsAction || !q.isInHand(card, seat)) return NOBODY;
  const found = q.catalogue.of[q.card(card).def]!.playFrom.find(({ ability }) => ability.replaces === 'action');
  return found && banOf(q, seat) === undefined && !specialsStopped(q, seat) ? found.ix : NOBODY;
}
/** Offers the minion with each of these action plays that could put it there. */
function inPlaceOfAction(q: Query, list: Option[], seat: Seat, card: CardIx, ways: readonly PlayLeft[]): void {
  const ix = asActionOf(q, seat, card);
  if (ix === NOBODY) return;
  const before = list.length;
  for (const at of q.bases())
    addPlays(q, list, seat, card, at, 'hand', waysTo(q, seat, card, at, ways), { def: NOBODY, ix });
  if (q.active().diverts.length > 0) list.push(...undiverted(q, seat, list.splice(before)));
}

/** `free`: nothing restricts what this player plays (isFree). */
function fromZone(
  q: Query,
  list: Option[],
  seat: Seat,
  card: CardIx,
  from: Zone,
  ways: readonly PlayLeft[],
  free: boolean,
): void {
  const def = q.def(card);
  if (def.type === 'action' && (def.subtype === 'standard' || def.subtype === 'special')) {
    addPlays(q, list, seat, card, NOBODY, from, free ? ways : allowed(q, seat, card, ways));
    return;
  }
  const everywhere = free && isUnconditional(def);
  const places = everywhere ? q.bases() : sortOfPlaces(q, card, def.type);
  // Most plays: anywhere its text allows, with the only kind of play there is.
  if (free && ways.length === 1 && ways[0]!.constraints.length === 0) {
    const { via } = ways[0]!;
    for (const at of places) if (everywhere || belongsAt(q, seat, card, at)) list.push(playOption(card, at, from, via));
    return;
  }
  const before = list.length;
  for (const at of places) {
    if (free) {
      if (everywhere || belongsAt(q, seat, card, at)) addPlays(q, list, seat, card, at, from, ways);
    } else addPlays(q, list, seat, card, at, from, waysTo(q, seat, card, at, ways));
  }
  if (!free && q.active().diverts.length > 0) list.push(...undiverted(q, seat, list.splice(before)));
}
/** The ways to play one card that no card diverts, and all ways of each play that has no such way. */
function undiverted(q: Query, seat: Seat, list: readonly Option[]): Option[] {
  const isOpen = ({ card, at, via }: Option): boolean => divertedBy(q, seat, card, at, via !== REGULAR) === NOBODY;
  const open = list.filter(isOpen);
  return list.filter((one) => open.includes(one) || !open.some(({ via }) => via === one.via));
}
const allowed = (q: Query, seat: Seat, card: CardIx, ways: readonly PlayLeft[]): readonly PlayLeft[] =>
  ways.filter(({ via }) => forbiddenBy(q, seat, card, NOBODY, via !== REGULAR) === NOBODY);
/** The plays that can put the card there: a restriction may apply to extra plays only. */
function waysTo(q: Query, seat: Seat, card: CardIx, at: CardIx, ways: readonly PlayLeft[]): readonly PlayLeft[] {
  if (!belongsAt(q, seat, card, at) || !canPay(q, seat, card, at)) return NO_PLAYS;
  const regular = forbiddenBy(q, seat, card, at, false) === NOBODY;
  if (ways === ONLY_REGULAR || !restrictsExtra(q)) return regular ? ways : NO_PLAYS;
  const extra = forbiddenBy(q, seat, card, at) === NOBODY;
  if (extra === regular) return regular ? ways : NO_PLAYS;
  return ways.filter(({ via }) => (via === REGULAR ? regular : extra));
}

/**
 * A card that allows the play: option.def names it, option.ix its ability. NOBODY: the card itself, which is played in
 * place of an action.
 */
interface Lender {
  def: CardIx;
  ix: number;
}

function addPlays(
  q: Query,
  list: Option[],
  seat: Seat,
  card: CardIx,
  at: CardIx,
  from: Zone,
  ways: readonly PlayLeft[],
  lender?: Lender,
): void {
  for (const way of ways)
    if (accepts(q, seat, card, at, from, way)) list.push(playOption(card, at, from, way.via, lender?.def, lender?.ix));
}

function fromDiscard(
  q: Query,
  list: Option[],
  seat: Seat,
  ways: readonly PlayLeft[],
  extras: boolean,
  free: boolean,
): void {
  if (q.catalogue.lends || q.catalogue.playedFrom || extras) playsFromDiscard(q, list, seat, ways, free);
}

const lendsTo = (q: Query, l: Active<Lends>, seat: Seat, type: Lends['type']): boolean =>
  l.ability.type === type && worksFor(q, l, seat) && !isUsedUp(q, l.ability, l.me.self, l.def, l.ix, seat);
const lendersOf = (q: Query, seat: Seat, type: Lends['type']): readonly Active<Lends>[] =>
  q.active().lends.filter((l) => lendsTo(q, l, seat, type));
const NO_LENDERS: readonly Active<Lends>[] = [];

/**
 * Actions in the discard pile that a minion allows to be played onto it; also standard ones, which use the regular play
 * by the first card that allows them.
 */
function lentActions(q: Query, list: Option[], seat: Seat, ways: readonly PlayLeft[]): void {
  const lends = q.active().lends;
  const standard = lends.find((l) => lendsTo(q, l, seat, 'standard'));
  // Of equivalent plays only one is in `ways`, perhaps an extra one.
  const regular = q.s.seats[seat]!.actions > 0 ? ONLY_REGULAR : NO_PLAYS;
  for (const l of lends) {
    if (l !== standard && !lendsTo(q, l, seat, 'action')) continue;
    const at = l === standard ? NOBODY : l.me.self;
    const left = l === standard ? regular : ways;
    for (const card of q.discard(seat)) {
      const { subtype } = q.def(card);
      if (l === standard ? subtype === 'special' || !isStandard(q, card) : subtype !== 'minion') continue;
      addPlays(q, list, seat, card, at, 'discard', waysTo(q, seat, card, at, left), { def: l.me.self, ix: l.ix });
    }
  }
}

/** A card in the discard pile that another card allows to be played at `at` immediately, as an extra card. */
export type Lent = { card: CardIx; at: CardIx; by: Active<Lends> };
/** Actions in the discard pile that a minion allows to be played onto it (EXT-2). */
export function lentActionsNow(q: Query, seat: Seat, limit: Limit): Lent[] {
  if (!q.catalogue.lends || limit.from !== undefined) return [];
  const lends = lendersOf(q, seat, 'action');
  return lends.flatMap((by) => lentNow(q, seat, limit, by, by.me.self, 'action'));
}
/** Minions in the discard pile that a card allows at its base on its player's turn: in the Play Cards phase (ABL-6). */
export function lentMinionsNow(q: Query, seat: Seat, limit: Limit): Lent[] {
  if (!q.catalogue.lends || limit.from !== undefined || !q.isPlaying(seat)) return [];
  const lends = lendersOf(q, seat, 'minion');
  return lends.flatMap((by) => lentNow(q, seat, limit, by, q.base(by.me.self), 'minion'));
}
const lentNow = (q: Query, seat: Seat, limit: Limit, by: Active<Lends>, at: CardIx, as: 'minion' | 'action'): Lent[] =>
  q
    .discard(seat)
    .filter(
      (ix) =>
        (as === 'minion' ? q.isMinionCard(ix) : q.def(ix).subtype === 'minion') &&
        placesFor(q, seat, ix, as).includes(at) &&
        fits(q, limit, seat, ix, at),
    )
    .map((card) => ({ card, at, by }));

/** The plays limited to cards in this zone; undefined: those that are not limited to a zone. */
function playsBoundTo(ways: readonly PlayLeft[], zone: Limit['from']): readonly PlayLeft[] {
  let n = 0;
  for (const { limit } of ways) if (limit.from === zone) n++;
  return n === ways.length ? ways : n === 0 ? NO_PLAYS : boundTo(ways, zone);
}
const boundTo = (ways: readonly PlayLeft[], zone: Limit['from']): PlayLeft[] =>
  ways.filter(({ limit }) => limit.from === zone);

function playsFromDiscard(q: Query, list: Option[], seat: Seat, ways: readonly PlayLeft[], free: boolean): void {
  const specific = playsBoundTo(ways, 'discard');
  // EXT-2: a play with a limit ("of power 2 or less") is generic, too; the limit is checked against the card.
  const generic = playsBoundTo(ways, undefined);
  const lending = generic.length > 0 && q.catalogue.lends ? lendersOf(q, seat, 'minion') : NO_LENDERS;
  const anyMinion = specific.length + lending.length > 0;
  if (!anyMinion && !q.catalogue.playedFrom) return;
  for (const card of q.discard(seat)) {
    const { playFrom } = q.catalogue.of[q.card(card).def]!;
    if ((!anyMinion && playFrom.length === 0) || q.def(card).type !== 'minion') continue;
    if (specific.length > 0) fromZone(q, list, seat, card, 'discard', specific, free);
    for (const l of lending) {
      const at = q.base(l.me.self);
      const open = waysTo(q, seat, card, at, generic);
      addPlays(q, list, seat, card, at, 'discard', open, { def: l.me.self, ix: l.ix });
    }
    for (const { ability, ix: n } of playFrom) {
      if (ability.from !== 'discard') continue;
      if (isUsedUp(q, ability, card, q.card(card).def, n, seat)) continue;
      if (ability.needsPlay) {
        if (generic.length > 0 && playableInstead(q, seat, card))
          fromZone(q, list, seat, card, 'discard', generic, free);
        continue;
      }
      for (const at of placesFor(q, seat, card, 'minion')) list.push(playOption(card, at, 'discard', OWN, NOBODY, n));
    }
  }
}

function uses(q: Query, list: Option[], seat: Seat): void {
  for (const u of q.active().usable) {
    if (!u.ability.anyone && !worksFor(q, u, seat)) continue;
    const me: AbilityContext = u.me.seat === seat ? u.me : { self: u.me.self, seat, args: u.me.args };
    if (u.ability.replaces || !canSpend(q, seat, u.ability.spends)) continue;
    if (isUsedUp(q, u.ability, me.self, u.def, u.ix, seat, u.given) || !u.ability.when(q, me)) continue;
    const via = u.ability.takes ? actionPlay(q, seat) : REGULAR;
    if (via === undefined) continue;
    const { zone } = q.card(me.self);
    list.push(useOption(me.self, u.given, zone, u.def, u.ix, via));
  }
  // Not by name of the zone: V8 reads a field quickly only if its name is always the same.
  const { hand, discard } = q.catalogue.usedFrom;
  if (hand) usesFrom(q, list, seat, 'hand', q.hand(seat));
  if (discard) usesFrom(q, list, seat, 'discard', q.discard(seat));
  titanPlays(q, list, seat);
  fromStasis(q, list, seat);
}

/** What this player may do instead of playing an action; nothing if no action can be played. */
export function insteadOfActions(q: Query, seat: Seat): Active<Usable>[] {
  const list: Active<Usable>[] = [];
  if (!q.catalogue.usedInsteadOf.action || banOf(q, seat)) return list;
  for (const entry of q.active().usable) {
    const { ability, me } = entry;
    if (ability.replaces === 'action' && isYou(me, seat) && ability.when(q, me)) list.push(entry);
  }
  return list;
}

/** Any play for some kind of action will do; of equivalent plays only one is offered (EXT-4). */
function replacements(q: Query, list: Option[], seat: Seat, ways: readonly PlayLeft[]): void {
  if (ways.length === 0 || !q.catalogue.usedInsteadOf.action) return;
  const open = ways.filter(({ limit }) => isForKind(limit));
  for (const { me, def, ix } of insteadOfActions(q, seat))
    for (const { via } of open) list.push(useOption(me.self, NOBODY, 'base', def, ix, via));
}

/** What may be used at once instead of an extra minion from the hand, at the base of the card that allows it. */
export function insteadOfMinionsNow(q: Query, seat: Seat, limit: Limit): Active<Usable>[] {
  if (!q.catalogue.usedInsteadOf.minion || limit.from !== undefined || !q.isPlaying(seat)) return [];
  return usableInsteadOfMinion(q, seat).filter(({ me }) => fitsPlace(q, limit, seat, q.base(me.self)));
}
const usableInsteadOfMinion = (q: Query, seat: Seat): Active<Usable>[] =>
  q
    .active()
    .usable.filter(
      ({ ability, me, def, ix }) =>
        ability.replaces === 'minion' &&
        isYou(me, seat) &&
        !isUsedUp(q, ability, me.self, def, ix, seat) &&
        ability.when(q, me),
    );
/**
 * What may be used instead of a minion from the hand, at the base of the card that allows it: with any minion play open
 * there, one of each kind (EXT-4).
 */
function minionReplacements(q: Query, list: Option[], seat: Seat, ways: readonly PlayLeft[]): void {
  if (ways.length === 0 || !q.catalogue.usedInsteadOf.minion) return;
  for (const { me, def, ix } of usableInsteadOfMinion(q, seat)) {
    const open = ways.filter(({ limit }) => limit.from === undefined && fitsPlace(q, limit, seat, q.base(me.self)));
    for (const { via } of open) list.push(useOption(me.self, NOBODY, 'base', def, ix, via));
  }
}

function usesFrom(q: Query, list: Option[], seat: Seat, zone: 'hand' | 'discard', cards: readonly CardIx[]): void {
  for (const card of cards) {
    const { def } = q.card(card);
    const { usable } = q.catalogue.of[def]!;
    for (const { ability, ix: n } of zone === 'hand' ? usable.hand : usable.discard) {
      if (isUsedUp(q, ability, card, def, n, seat) || !ability.when(q, meOf(card, seat))) continue;
      list.push(useOption(card, NOBODY, zone, def, n));
    }
  }
}

/** STA-2: cards whose last counter is gone, each an extra card. */
function fromStasis(q: Query, list: Option[], seat: Seat): void {
  if (!q.anyWaiting()) return;
  for (const card of q.s.inPlay) {
    const { zone, stasis } = q.card(card);
    // MON-2: a monster is nobody's play.
    if (zone !== 'stasis' || stasis > 0 || !isControlledBy(q, card, seat) || q.isMonsterCard(card)) continue;
    for (const at of placesFor(q, seat, card)) list.push(playOption(card, at, 'stasis', OWN));
  }
}

/** An unrestricted action play, which can be spent on something else; preferably an extra one. */
function actionPlay(q: Query, seat: Seat): number | undefined {
  if (banOf(q, seat)) return undefined;
  return playsLeft(q, seat, 'action').find(({ limit }) => constraintsOf(limit).length === 0)?.via;
}

/** Does the player have that regular play (or both) to spend? A player who cannot play actions has no action play. */
function canSpend(q: Query, seat: Seat, play: Usable['spends']): boolean {
  const { minions, actions } = q.s.seats[seat]!;
  if (play === undefined) return true;
  return (play === 'action' || minions > 0) && (play === 'minion' || (actions > 0 && banOf(q, seat) === undefined));
}

/** TIT-2, TIT-3: set-aside titans whose own Special lets them be played now. */
function titanPlays(q: Query, list: Option[], seat: Seat): void {
  if (!q.catalogue.usedFrom.aside) return;
  for (const card of q.s.seats[seat]!.aside) {
    const def = q.card(card).def;
    for (const { ability, ix: n } of q.catalogue.of[def]!.usable.aside) {
      if (!canSpend(q, seat, ability.spends) || isUsedUp(q, ability, card, def, n, seat)) continue;
      const me = meOf(card, seat);
      if (!ability.when(q, me) || q.titanOf(seat) !== NOBODY) continue;
      for (const at of q.bases())
        if (ability.where?.(q, me, at) && canPlayAt(q, seat, card, at))
          list.push(playOption(card, at, 'aside', OWN, def, n));
    }
  }
}
