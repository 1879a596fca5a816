import { type CardIx, NOBODY, type Seat, type State, seatLetter } from '../model/index.ts';
import type { Usable, UseLimit } from '../script/definition.ts';
import type { Active } from './active.ts';
import type { Query } from './query.ts';

/** The key under which a use is counted in State.used; '' for an ability without a limit. */
export function limitKey(
  q: Query,
  limit: UseLimit | undefined,
  card: CardIx,
  def: number,
  ix: number,
  seat: Seat,
  /** The action that gives the card this ability: each gift has its own limit. */
  given: CardIx = NOBODY,
): string {
  switch (limit) {
    case 'turn': {
      const own = turnKey(q, card, def, ix);
      return given === NOBODY ? own : `${own}.${given}.${q.card(given).stamp}`;
    }
    case 'turnByPlayer':
      return `${turnKey(q, card, def, ix)}|${seat}`;
    case 'turnByName':
      return `t:${def}.${ix}|${seat}`;
    case 'baseByName':
      return `s:${def}.${ix}|${seat}`;
    default:
      return '';
  }
}

/** The last key made for a card, with what it was made from. */
export interface TurnKey {
  stamp: number;
  def: number;
  ix: number;
  key: string;
}
/** Made once per card, as long as it is the same: a new string has to be looked up among all those of the process. */
function turnKey(q: Query, card: CardIx, def: number, ix: number): string {
  const { stamp } = q.card(card);
  const { turnKeys } = q.catalogue;
  const last = turnKeys[card];
  if (last !== undefined && last.stamp === stamp && last.def === def && last.ix === ix) return last.key;
  const key = `t:${card}.${stamp}.${def}.${ix}`;
  if (card >= 0) turnKeys[card] = { stamp, def, ix, key };
  return key;
}

/** Is it the key of a talent that this action gives this minion? */
export const isOfGift = (q: Query, key: string, minion: CardIx, action: CardIx): boolean => {
  const parts = key.split('.');
  const [card, stamp, , , given, since] = parts;
  return (
    parts.length === 6 &&
    card === `t:${minion}` &&
    stamp === String(q.card(minion).stamp) &&
    given === String(action) &&
    since === String(q.card(action).stamp)
  );
};

/** The key under which a player's coin flips of this turn are counted (COIN-1). */
export const flipsKey = (seat: Seat): string => `t:flips|${seatLetter(seat)}`;

/** The key that records that a player has placed +1 power counters on that card this turn. */
export const placedKey = (q: Query, seat: Seat, card: CardIx): string =>
  `t:placed.${card}.${q.card(card).stamp}|${seatLetter(seat)}`;

/** The key that records that a minion of that player has moved to the base this turn. */
export const movedToKey = (q: Query, seat: Seat, base: CardIx): string =>
  `t:moved.${base}.${q.card(base).stamp}|${seatLetter(seat)}`;

/** The key that records that this card has destroyed a minion this turn. */
export const killedKey = (q: Query, card: CardIx): string => `t:killed.${card}.${q.card(card).stamp}`;

/** The key under which a player's discards from the hand of this turn are counted. */
export const discardsKey = (seat: Seat): string => DISCARDS[seat]!;
/** Precomputed, because most turns end with discards. */
const DISCARDS = [0, 1, 2, 3].map((seat) => `t:discards|${seatLetter(seat)}`);

/**
 * Does the key record something of this card while it has no stamp: a use, a move to it, a counter placed on it? The
 * stamp separates the keys of uses from those counted by name, which begin with a definition.
 */
export const isUseWithoutStamp = (key: string, card: CardIx): boolean =>
  key.startsWith(`t:${card}.0.`) || key.startsWith(`t:moved.${card}.0|`) || key.startsWith(`t:placed.${card}.0|`);

/** Is it the key of a per-scored-base limit? */
export const isByBase = (key: string): boolean => key.startsWith('s:');

const NO_CARDS: readonly CardIx[] = [];

/** Which limits may have been used this turn: usually tells that one is unused without computing its key. */
export class Uses {
  any: boolean;
  /** Including one that ends when a base has scored. */
  byBase: boolean;
  /** The cards with a used limit; null: unknown, for a turn begun before this was tracked. */
  private cards: readonly CardIx[] | null;

  /** Derived from the state, or taken over from `like`, whose state has the same content. */
  constructor(s: State, like: Uses | null) {
    if (like) {
      this.any = like.any;
      this.byBase = like.byBase;
      this.cards = like.cards;
      return;
    }
    const keys = Object.keys(s.used);
    this.any = keys.length > 0;
    this.byBase = keys.some(isByBase);
    this.cards = this.any ? null : NO_CARDS;
  }
  note(key: string, card: CardIx): void {
    this.any = true;
    this.byBase ||= isByBase(key);
    // Never changed: copies of the state share it.
    if (this.cards !== null && !this.cards.includes(card)) this.cards = [...this.cards, card];
  }
  /** A new turn has begun. */
  forget(): void {
    this.any = false;
    this.byBase = false;
    this.cards = NO_CARDS;
  }
  mayHave(limit: UseLimit, card: CardIx): boolean {
    return this.any && ((limit !== 'turn' && limit !== 'turnByPlayer') || !this.cards || this.cards.includes(card));
  }
}

/** Has the ability been used as often as its limit allows? */
export function isUsedUp(
  q: Query,
  { limit, label }: { limit?: UseLimit; label?: string },
  card: CardIx,
  def: number,
  ix: number,
  seat: Seat,
  given: CardIx = NOBODY,
): boolean {
  if (limit === undefined || (q.remembers && !q.uses.mayHave(limit, card))) return false;
  if (!q.isUsed(limitKey(q, limit, card, def, ix, seat, given))) return false;
  // Nothing lifts a limit on all cards of a name (CONF-1).
  return label !== 'talent' || limit === 'turnByName' || talentsAgain(q, card, seat) <= 0;
}

/** How many additional talent uses the card has left (ABL-5). */
function talentsAgain(q: Query, card: CardIx, seat: Seat): number {
  if (seat !== q.s.current) return 0;
  let n = 0;
  for (const { ability, me } of q.active().usesAgain) if (ability.which(q, me, card)) n++;
  if (n > 0) for (const one of q.talents(card)) n -= Math.max(0, q.timesUsed(keyOf(q, one, seat)) - 1);
  return n;
}
const keyOf = (q: Query, { ability, me, def, ix, given }: Active<Usable>, seat: Seat): string =>
  limitKey(q, ability.limit, me.self, def, ix, seat, given);
