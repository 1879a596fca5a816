/** Which plays a player has left, and which of them differ for a card (EXT-4). */
import {
  type CardIx,
  type ExtraPlay,
  type Limit,
  NOBODY,
  type Option,
  REGULAR,
  type Seat,
  type Zone,
} from '../model/index.ts';
import { extraPlays } from './extra-plays.ts';
import { type Constraints, constraintsOf, fits, isSameLimit, isWithin, NO_LIMIT, width } from './limits.ts';
import type { Query } from './query.ts';

/** A play the player has left: `via` is REGULAR, or an index into the player's extra plays. */
export interface PlayLeft {
  via: number;
  limit: Limit;
  /** Plays of one group must all be of cards with one name; 0 = none. */
  group: number;
  /** The card in play that has something else to do when this play is used; NOBODY: none. */
  minded: CardIx;
  /** It can be used for a card of the other type, too. */
  either: boolean;
  /** What its limit sets. */
  constraints: Constraints;
}
const REGULAR_PLAY: PlayLeft = {
  via: REGULAR,
  limit: NO_LIMIT,
  group: 0,
  minded: NOBODY,
  either: false,
  constraints: [],
};
export const ONLY_REGULAR: readonly PlayLeft[] = [REGULAR_PLAY];
export const NO_PLAYS: readonly PlayLeft[] = [];

/** Can a play of this sort be used for a minion, or for an action? */
export const serves = ({ type }: ExtraPlay, side: 'minion' | 'action'): boolean => type === side || type === 'card';

/** Plays of this type the player has left, narrowest first: the regular one, then those for cards of both types (EXT-4). */
export function playsLeft(
  q: Query,
  seat: Seat,
  type: 'minion' | 'action',
  extras: readonly ExtraPlay[] = extraPlays(q, seat),
): readonly PlayLeft[] {
  const seatState = q.s.seats[seat]!;
  const regular = (type === 'minion' ? seatState.minions : seatState.actions) > 0;
  if (extras.length === 0) return regular ? ONLY_REGULAR : NO_PLAYS;
  let own = NO_PLAYS;
  let either = NO_PLAYS;
  for (let via = 0; via < extras.length; via++) {
    const play = extras[via]!;
    if (!serves(play, type)) continue;
    if (play.type === 'card') either = plus(either, playLeft(q, play, via));
    else own = plus(own, playLeft(q, play, via));
  }
  if (own.length + either.length === 0) return regular ? ONLY_REGULAR : NO_PLAYS;
  const list = regular ? plus(inOrder(q, seat, own), REGULAR_PLAY) : inOrder(q, seat, own);
  return either.length === 0 ? list : [...list, ...inOrder(q, seat, either)];
}
const plus = (list: readonly PlayLeft[], one: PlayLeft): readonly PlayLeft[] =>
  list.length === 0 ? [one] : [...list, one];
function playLeft(q: Query, play: ExtraPlay, via: number): PlayLeft {
  const { limit, group, type } = play;
  return { via, limit, group, minded: mindedBy(q, play), either: type === 'card', constraints: constraintsOf(limit) };
}

/** Narrowest first: each play after those that accept only part of what it accepts. */
const inOrder = (q: Query, seat: Seat, list: readonly PlayLeft[]): readonly PlayLeft[] =>
  list.length < 2 ? list : sorted(q, seat, list);
const sorted = (q: Query, seat: Seat, list: readonly PlayLeft[]): PlayLeft[] =>
  list
    .map((play) => {
      const narrower = list.filter((other) => isNarrower(q, seat, other, play)).length;
      return { play, narrower, width: width(play.limit, play.group) };
    })
    .sort((a, b) => a.narrower - b.narrower || a.width - b.width)
    .map(({ play }) => play);
function isNarrower(q: Query, seat: Seat, one: PlayLeft, other: PlayLeft): boolean {
  if (!isWithin(q, one.limit, other.limit, seat)) return false;
  return !isWithin(q, other.limit, one.limit, seat) || (one.group > 0 && other.group === 0);
}

/**
 * Are the two plays interchangeable (EXT-4)? They must accept the same cards and bind later plays alike. The regular
 * play differs from an extra one only where a card distinguishes them.
 */
const isSamePlay = (q: Query, a: PlayLeft, b: PlayLeft): boolean =>
  a.group === b.group &&
  a.either === b.either &&
  a.minded === b.minded &&
  isSameLimit(a.limit, b.limit, a.constraints, b.constraints) &&
  ((a.via === REGULAR) === (b.via === REGULAR) || !mindsExtra(q));
const mindedBy = (q: Query, { source, sourceDef }: ExtraPlay): CardIx =>
  q.catalogue.grants && q.defs[sourceDef]?.abilities.some((one) => one.kind === 'grants' && one.minded)
    ? source
    : NOBODY;
const mindsExtra = (q: Query): boolean => q.catalogue.mindsExtra || restrictsExtra(q);
/** Does a restriction apply to extra plays only? */
export function restrictsExtra(q: Query): boolean {
  for (const { ability } of q.active().restrict) if (ability.mindsExtra) return true;
  return false;
}

/** Of equivalent plays only the first: the player chooses among those that differ (EXT-4). */
export function differing(q: Query, ways: readonly PlayLeft[]): readonly PlayLeft[] {
  if (ways.length < 2) return ways;
  const found: PlayLeft[] = [];
  for (const way of ways) if (!hasSame(q, found, way)) found.push(way);
  return found;
}
function hasSame(q: Query, ways: readonly PlayLeft[], way: PlayLeft): boolean {
  for (const other of ways) if (isSamePlay(q, other, way)) return true;
  return false;
}

/** Could this card use the play there (NOBODY: an action that is put nowhere)? */
export const accepts = (q: Query, seat: Seat, card: CardIx, at: CardIx, from: Zone, way: PlayLeft): boolean =>
  way.constraints.length === 0 ||
  ((from !== 'hand' || way.limit.from === undefined) && fits(q, way.limit, seat, card, at, way.constraints));

/** The limit of the play that this option uses; undefined: it is not a play, or by the card's own ability. */
export function limitUsed(q: Query, seat: Seat, { verb, via }: Option): Limit | undefined {
  if (verb !== 'play') return undefined;
  return via === REGULAR ? NO_LIMIT : extraPlays(q, seat)[via]?.limit;
}
