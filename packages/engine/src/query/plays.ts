import {
  type Allowance,
  type CardIx,
  type Limit,
  type Mod,
  NOBODY,
  type Option,
  OWN,
  REGULAR,
  type Seat,
  type Zone,
} from '../model/index.ts';
import type { Def, Lends, Me, Toll, Usable } from '../script/definition.ts';
import type { Active } from './active.ts';
import { isUsedUp } from './limit.ts';
import { meOf, type Query } from './query.ts';
import { specialNow } from './special.ts';

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
/** One that is about a card or base, and nothing more. */
export const cardOption = (card: CardIx): Option => option(card, NOBODY, '', '', REGULAR, NOBODY, NOBODY);
/** One that stands for nothing: what it is about is added. */
export const NO_OPTION: Option = cardOption(NOBODY);
/** To use that ability of a card. */
const useOption = (card: CardIx, at: CardIx, from: Option['from'], def: number, ix: number, via = REGULAR): Option =>
  option(card, at, 'use', from, via, def, ix);
/** The same for this seat, whatever the card's own is. */
export function useOptionOf(seat: Seat, card: CardIx, def: number, ix: number): Option {
  const one = useOption(card, NOBODY, '', def, ix);
  one.seat = seat;
  return one;
}
const playOption = (card: CardIx, at: CardIx, from: Zone, via: number, def = NOBODY, ix = NOBODY): Option =>
  option(card, at, 'play', from, via, def, ix);

/** FUS-1: a fusion put on a base is played as a minion, otherwise as an action. */
export const playedAs = (q: Query, card: CardIx, at: CardIx): Def['type'] => {
  const { type, fusion } = q.def(card);
  return fusion && at === NOBODY ? 'action' : type;
};

/** What keeps this player from playing actions at all. */
function banOf(q: Query, seat: Seat): Mod | undefined {
  for (const mod of q.s.mods) if (mod.kind === 'ban' && mod.seat === seat && q.isTurnOf(seat, mod.until)) return mod;
  return undefined;
}

/** The card in play that forbids this player to play this card there, or NOBODY (CONF-1: "cannot" beats "can"). */
export function forbiddenBy(q: Query, seat: Seat, card: CardIx, at: CardIx): CardIx {
  const ban = playedAs(q, card, at) === 'action' ? banOf(q, seat) : undefined;
  if (ban) return ban.source;
  for (const r of q.active().restrict) {
    if (!r.ability.forbids(q, r.me, seat, card, at)) continue;
    // A base's restriction does not bind who ignores it (TERM-13).
    if (q.isBase(r.me.self) && q.ignoring(r.me.self, seat) !== '') continue;
    return r.me.self;
  }
  return NOBODY;
}

/** May this seat put this card there, and pay for it? Only conditions and restrictions count, not immunity (PLAY-5). */
export const canPlayAt = (q: Query, seat: Seat, card: CardIx, at: CardIx): boolean =>
  isAllowedAt(q, seat, card, at) && canPay(q, seat, card, at);

/** The same when what had to be paid has been paid. */
export function isAllowedAt(q: Query, seat: Seat, card: CardIx, at: CardIx): boolean {
  const def = q.def(card);
  if (def.condition && !def.condition(q, seat, card)) return false;
  const type = playedAs(q, card, at);
  // What stays in play needs a place (PLAY-4).
  if (at === NOBODY && (type !== 'action' || def.subtype === 'base' || def.subtype === 'minion')) return false;
  if (type === 'minion') {
    if (!q.isBase(at)) return false;
  } else if (type === 'titan') {
    // TIT-3
    if (!q.isBase(at) || q.isTitan(card) || q.titanOf(seat) !== NOBODY) return false;
  } else if (def.subtype === 'base') {
    if (!q.isBase(at) || (def.target && !def.target(q, seat, at))) return false;
  } else if (def.subtype === 'minion') {
    if (!q.isMinion(at) || (def.target && !def.target(q, seat, at))) return false;
  } else if (at !== NOBODY || (def.subtype === 'special' && !specialNow(q, seat, card))) return false;
  return forbiddenBy(q, seat, card, at) === NOBODY;
}

/** The abilities that want something of this player before the card is played there. */
export const tolls = (q: Query, seat: Seat, card: CardIx, at: CardIx): Active<Toll>[] =>
  q.active().toll.filter((t) => t.ability.asks(q, t.me, seat, card, at));

/** Each toll is a card from the hand, not the one that is played. */
export function canPay(q: Query, seat: Seat, card: CardIx, at: CardIx): boolean {
  return q.active().toll.length === 0 || seat === NOBODY || hasAsMany(q, seat, card, tolls(q, seat, card, at).length);
}
const hasAsMany = (q: Query, seat: Seat, card: CardIx, due: number): boolean =>
  due === 0 || q.hand(seat).filter((ix) => ix !== card).length >= due;

/** May this card in the discard pile take a play that any minion could use ("instead", PLAY-7)? */
export function playableInstead(q: Query, seat: Seat, card: CardIx): boolean {
  const { playFrom } = q.catalogue.of[q.card(card).def]!;
  return playFrom.some(({ ability: a }) => a.needsPlay && (!a.when || a.when(q, meOf(card, seat))));
}

/** No card in play keeps any other from being played somewhere. */
const isUnbound = (q: Query): boolean => q.active().restrict.length + q.active().toll.length === 0;

/**
 * Everywhere this card could be put; NOBODY for a standard action that may be played. A fusion is put on a base as a minion,
 * nowhere as an action; `as` asks for one of the two.
 */
export function placesFor(q: Query, seat: Seat, card: CardIx, as?: Def['type']): readonly CardIx[] {
  if (fitsEverywhere(q, card)) return q.bases();
  const fitting: CardIx[] = [];
  for (const at of sortOfPlaces(q, card, as)) if (canPlayAt(q, seat, card, at)) fitting.push(at);
  return fitting;
}
/** A minion that asks for nothing, and nothing else stands against it either. */
function fitsEverywhere(q: Query, card: CardIx): boolean {
  const { type, fusion, condition } = q.def(card);
  return type === 'minion' && !fusion && condition === null && isUnbound(q);
}
/** Whatever it could be put on by its type. */
function sortOfPlaces(q: Query, card: CardIx, as?: Def['type']): readonly CardIx[] {
  const { type, subtype, fusion } = q.def(card);
  if (fusion) return as === 'action' ? NOWHERE : as === 'minion' ? q.bases() : [...q.bases(), NOBODY];
  if (type === 'minion' || type === 'titan' || subtype === 'base') return q.bases();
  return subtype === 'minion' ? q.minions() : NOWHERE;
}
const NOWHERE: readonly CardIx[] = [NOBODY];

/** Does the limit of an extra play accept this card at this place (EXT-4)? Printed power counts (TERM-9). */
export function fits(q: Query, limit: Limit, seat: Seat, card: CardIx, at: CardIx): boolean {
  if (limit.power !== undefined && q.def(card).power > limit.power) return false;
  if (limit.name !== undefined && q.card(card).def !== limit.name) return false;
  if (limit.base !== undefined && at !== limit.base) return false;
  if (limit.empty && q.hasMinion(at, seat)) return false;
  return true;
}

/** How much an extra play accepts: wider plays are used last (EXT-4). */
function width(limit: Limit): number {
  let n = 5;
  if (limit.power !== undefined) n--;
  if (limit.base !== undefined) n--;
  if (limit.name !== undefined) n--;
  if (limit.empty) n--;
  if (limit.from !== undefined) n--;
  return n;
}

/** Plays of this type the seat has left, narrowest first; the regular one last, as nothing is wider. */
function allowances(q: Query, seat: Seat, type: 'minion' | 'action'): number[] {
  const seatState = q.s.seats[seat]!;
  const regular = (type === 'minion' ? seatState.minions : seatState.actions) > 0;
  const all = q.s.allowances;
  if (all.length === 0) return regular ? [REGULAR] : [];
  const list = extraPlays(q, seat, type);
  if (regular) list.push(REGULAR);
  return list;
}
function extraPlays(q: Query, seat: Seat, type: 'minion' | 'action'): number[] {
  const all = q.s.allowances;
  const list: number[] = [];
  for (let i = 0; i < all.length; i++) if (all[i]!.seat === seat && all[i]!.type === type) list.push(i);
  if (list.length > 1) list.sort((a, b) => width(all[a]!.limit) - width(all[b]!.limit));
  return list;
}

const limitOf = (q: Query, via: number): Limit => (via < 0 ? NO_LIMIT : (q.s.allowances[via] as Allowance).limit);
const NO_LIMIT: Limit = { power: undefined, base: undefined, empty: undefined, name: undefined, from: undefined };

/** All the seat may do next in its Play Cards phase (TURN-4), without ending it. */
export function plays(q: Query, seat: Seat): Option[] {
  const list: Option[] = [];
  const minionPlays = allowances(q, seat, 'minion');
  const actionPlays = allowances(q, seat, 'action');
  for (const card of q.hand(seat)) {
    const def = q.def(card);
    if (def.fusion && actionPlays.length > 0 && canPlayAt(q, seat, card, NOBODY))
      list.push(playOption(card, NOBODY, 'hand', actionPlays[0]!));
    if (def.type === 'minion') {
      if (minionPlays.length > 0) fromZone(q, list, seat, card, 'hand', minionPlays);
    } else if (actionPlays.length > 0 && def.subtype !== 'special') fromZone(q, list, seat, card, 'hand', actionPlays);
  }
  fromDiscard(q, list, seat, minionPlays);
  uses(q, list, seat);
  replacements(q, list, seat, actionPlays[0]);
  return list;
}

function fromZone(q: Query, list: Option[], seat: Seat, card: CardIx, from: Zone, vias: number[]): void {
  const def = q.def(card);
  if (def.type === 'action' && (def.subtype === 'standard' || def.subtype === 'special')) {
    if (forbiddenBy(q, seat, card, NOBODY) === NOBODY) list.push(playOption(card, NOBODY, from, vias[0]!));
    return;
  }
  const everywhere = fitsEverywhere(q, card);
  for (const at of sortOfPlaces(q, card, def.type))
    if (everywhere || canPlayAt(q, seat, card, at)) addPlays(q, list, seat, card, at, from, vias);
}

/** A card that lets the play come from elsewhere: option.def names it, option.ix its ability. */
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
  vias: number[],
  lender?: Lender,
): void {
  for (let i = 0; i < vias.length; i++) {
    const via = vias[i]!;
    const limit = limitOf(q, via);
    if (via !== REGULAR && from === 'hand' && limit.from !== undefined) continue;
    if (via !== REGULAR && !fits(q, limit, seat, card, at)) continue;
    // Of plays that accept the same, one is enough to offer.
    let offered = false;
    for (let j = 0; j < i && !offered; j++) offered = sameLimit(limitOf(q, vias[j]!), limit);
    if (offered) continue;
    list.push(playOption(card, at, from, via, lender?.def, lender?.ix));
  }
}

const sameLimit = (a: Limit, b: Limit): boolean =>
  a.power === b.power && a.base === b.base && a.empty === b.empty && a.from === b.from && a.name === b.name;

function fromDiscard(q: Query, list: Option[], seat: Seat, minionPlays: number[]): void {
  const { lends, playedFrom } = q.catalogue;
  if (lends || playedFrom || q.s.allowances.length > 0) playsFromDiscard(q, list, seat, minionPlays);
}

/** Those for cards from there; undefined: from anywhere. */
function playsBoundTo(q: Query, vias: number[], zone: Limit['from']): number[] {
  let n = 0;
  for (const via of vias) if (limitOf(q, via).from === zone) n++;
  return n === vias.length ? vias : n === 0 ? NO_PLAYS : boundTo(q, vias, zone);
}
const boundTo = (q: Query, vias: number[], zone: Limit['from']): number[] =>
  vias.filter((via) => limitOf(q, via).from === zone);
const NO_PLAYS: number[] = [];

function playsFromDiscard(q: Query, list: Option[], seat: Seat, minionPlays: number[]): void {
  const specific = playsBoundTo(q, minionPlays, 'discard');
  // EXT-2: a play with a limit ("of power 2 or less") is generic too; the limit is asked of the card.
  const generic = playsBoundTo(q, minionPlays, undefined);
  const lending: Active<Lends>[] = [];
  if (generic.length > 0)
    for (const l of q.active().lends)
      if (l.me.seat === seat && !isUsedUp(q, l.ability, l.me.self, l.def, l.ix, seat)) lending.push(l);
  if (specific.length + lending.length === 0 && !q.catalogue.playedFrom) return;
  for (const card of q.discard(seat)) {
    const def = q.def(card);
    if (def.type !== 'minion') continue;
    if (specific.length > 0) fromZone(q, list, seat, card, 'discard', specific);
    for (const l of lending) {
      const at = q.base(l.me.self);
      if (canPlayAt(q, seat, card, at))
        addPlays(q, list, seat, card, at, 'discard', generic, { def: l.me.self, ix: l.ix });
    }
    for (const { ability, ix: n } of q.catalogue.of[q.card(card).def]!.playFrom) {
      if (isUsedUp(q, ability, card, q.card(card).def, n, seat)) continue;
      if (ability.needsPlay) {
        if (generic.length > 0 && playableInstead(q, seat, card)) fromZone(q, list, seat, card, 'discard', generic);
        continue;
      }
      for (const at of placesFor(q, seat, card, 'minion')) list.push(playOption(card, at, 'discard', OWN, NOBODY, n));
    }
  }
}

function uses(q: Query, list: Option[], seat: Seat): void {
  for (const u of q.active().usable) {
    if (u.me.seat !== seat && !(q.isBase(u.me.self) && seat === q.s.current)) continue;
    if (q.isBase(u.me.self) && q.ignoring(u.me.self, seat) === 'must') continue;
    const me: Me = u.me.seat === seat ? u.me : { self: u.me.self, seat, args: u.me.args };
    if (u.ability.replaces) continue;
    if (isUsedUp(q, u.ability, me.self, u.def, u.ix, seat, u.given) || !u.ability.when(q, me)) continue;
    const via = u.ability.takes ? actionPlay(q, seat) : REGULAR;
    if (via === undefined) continue;
    const { zone } = q.card(me.self);
    list.push(useOption(me.self, u.given, zone, u.def, u.ix, via));
  }
  usesFrom(q, list, seat, 'hand', q.hand(seat));
  usesFrom(q, list, seat, 'discard', q.discard(seat));
  titanPlays(q, list, seat);
  fromStasis(q, list, seat);
}

/** What this player may do instead of playing an action; nothing where no action can be played. */
export function insteadOfActions(q: Query, seat: Seat): Active<Usable>[] {
  const list: Active<Usable>[] = [];
  if (banOf(q, seat)) return list;
  for (const entry of q.active().usable) {
    const { ability, me } = entry;
    if (ability.replaces === 'action' && me.seat === seat && ability.when(q, me)) list.push(entry);
  }
  return list;
}

/** Any action play will do: the narrowest is spent. */
function replacements(q: Query, list: Option[], seat: Seat, via: number | undefined): void {
  if (via === undefined) return;
  for (const { me, def, ix } of insteadOfActions(q, seat)) list.push(useOption(me.self, NOBODY, 'base', def, ix, via));
}

function usesFrom(q: Query, list: Option[], seat: Seat, zone: 'hand' | 'discard', cards: readonly CardIx[]): void {
  if (!q.catalogue.usedFrom[zone]) return;
  for (const card of cards) {
    const { def } = q.card(card);
    for (const { ability, ix: n } of q.catalogue.of[def]!.usable[zone]) {
      if (isUsedUp(q, ability, card, def, n, seat) || !ability.when(q, meOf(card, seat))) continue;
      list.push(useOption(card, NOBODY, zone, def, n));
    }
  }
}

/** STA-2: cards whose last counter is gone, each an extra card. */
function fromStasis(q: Query, list: Option[], seat: Seat): void {
  for (const card of q.s.inPlay) {
    const { zone, stasis } = q.card(card);
    // MON-2: a monster is no play of anybody.
    if (zone !== 'stasis' || stasis > 0 || q.controller(card) !== seat || q.def(card).deck === 'monsters') continue;
    for (const at of placesFor(q, seat, card)) list.push(playOption(card, at, 'stasis', OWN));
  }
}

/** An action play that accepts anything, and so can be used for something else; an extra one first. */
function actionPlay(q: Query, seat: Seat): number | undefined {
  if (banOf(q, seat)) return undefined;
  return allowances(q, seat, 'action').find((via) => sameLimit(limitOf(q, via), NO_LIMIT));
}

/** Has the player that regular play to give up? Who cannot play actions at all has none. */
function canSpend(q: Query, seat: Seat, play: Usable['spends']): boolean {
  const { minions, actions } = q.s.seats[seat]!;
  if (play === 'action') return actions > 0 && banOf(q, seat) === undefined;
  return play === undefined || minions > 0;
}

/** TIT-2, TIT-3: titans set aside whose own Special lets them be played now. */
function titanPlays(q: Query, list: Option[], seat: Seat): void {
  if (!q.catalogue.usedFrom.aside) return;
  for (const card of q.s.seats[seat]!.aside) {
    const def = q.card(card).def;
    for (const { ability, ix: n } of q.catalogue.of[def]!.usable.aside) {
      if (!canSpend(q, seat, ability.spends)) continue;
      const me = meOf(card, seat);
      if (!ability.when(q, me) || q.titanOf(seat) !== NOBODY) continue;
      for (const at of q.bases())
        if (ability.where?.(q, me, at) && canPlayAt(q, seat, card, at))
          list.push(playOption(card, at, 'aside', OWN, def, n));
    }
  }
}
