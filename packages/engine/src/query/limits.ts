/** What extra plays accept (EXT-4). A new constraint is a field of `Limit` and an entry here; nothing else changes. */
import { type CardIx, type Limit, NOBODY, type Seat } from '../model/index.ts';
import { canAffect } from './affects.ts';
import type { Query } from './query.ts';
import { isOutmatched } from './rank.ts';
import { canStrengthen } from './strengthening.ts';
import { isAnothers, isControlledBy } from './whose.ts';

/** The minion that entered play with this stamp, while it is the same card (IO-1). */
export const minionStamped = (q: Query, stamp: number): CardIx | undefined =>
  q.minions().find((ix) => q.isSame(ix, stamp));

interface Constraint<V> {
  /** Does it accept this card, played at `at` by `seat`? */
  accepts(q: Query, value: V, card: CardIx, at: CardIx, seat: Seat): boolean;
  /** "power 2 or less". */
  words(q: Query, value: V): string;
  /**
   * Does another limit, with another value of this constraint or none, still accept only what this constraint accepts?
   */
  follows?(q: Query, value: V, other: Limit, seat: Seat): boolean;
}

const WHERE = {
  empty: {
    accepts: (q: Query, at: CardIx, seat: Seat) => !q.hasMinion(at, seat),
    words: 'where you have no minions',
  },
  joined: { accepts: (q: Query, at: CardIx, seat: Seat) => q.hasMinion(at, seat), words: 'where you have a minion' },
  outmatched: { accepts: isOutmatched, words: 'where another player has more power than you' },
} as const;

/** What an action is put on; a standard action is put on nothing. */
const ONTO = {
  base: { accepts: (q: Query, at: CardIx) => at !== NOBODY && q.isBase(at), words: 'on a base' },
  minion: { accepts: (q: Query, at: CardIx) => at !== NOBODY && q.isMinion(at), words: 'on a minion' },
  anothersMinion: {
    accepts: (q: Query, at: CardIx, seat: Seat) => at !== NOBODY && q.isMinion(at) && isAnothers({ seat })(q, at),
    words: "on another player's minion",
  },
  bareMinion: {
    accepts: (q: Query, at: CardIx) => at !== NOBODY && q.isMinion(at) && q.actionsOn(at).length === 0,
    words: 'on a minion without actions',
  },
} as const;

const listOf = (name: NonNullable<Limit['name']>): readonly number[] => (typeof name === 'number' ? [name] : name);
const isOneOf = (name: NonNullable<Limit['name']>, def: number): boolean => name === def || listOf(name).includes(def);

const isMinionAt = (q: Query, at: CardIx, base: CardIx): boolean =>
  at !== NOBODY && q.isMinion(at) && q.base(at) === base;

/** In the order in which they appear in texts. */
const CONSTRAINTS: { readonly [K in keyof Required<Limit>]: Constraint<NonNullable<Limit[K]>> } = {
  // Printed power counts (TERM-9).
  power: {
    accepts: (q, most, card) => q.def(card).power <= most,
    words: (_q, most) => `power ${most} or less`,
    follows: (_q, most, { power, exactly = power }) => exactly !== undefined && exactly <= most,
  },
  exactly: { accepts: (q, n, card) => q.def(card).power === n, words: (_q, n) => `power ${n}` },
  name: {
    accepts: (q, name, card) => isOneOf(name, q.card(card).def),
    // The first is the card's own; the others may be those of cards in a hand (INFO-2).
    words: (q, name) => q.defs[listOf(name)[0]!]!.name,
    follows: (_q, name, other) => other.name !== undefined && listOf(other.name).every((one) => isOneOf(name, one)),
  },
  notNamed: {
    accepts: (q, name, card) => q.card(card).def !== name,
    // Do not say which name: such a card may be in a hand (INFO-2).
    words: () => 'of another name',
    follows: (_q, not, { name }) => name !== undefined && !isOneOf(name, not),
  },
  base: {
    accepts: (_q, base, _card, at) => at === base,
    words: (q, base) => (q.isBase(base) || q.isMinion(base) ? `on ${q.name(base)}` : 'on a base that is gone'),
  },
  twin: {
    accepts: (q, _on, card, at) => q.minionsAt(at).some((ix) => q.sharesName(ix, card)),
    words: () => 'where another minion has its name',
  },
  where: {
    accepts: (q, where, _card, at, seat) => WHERE[where].accepts(q, at, seat),
    words: (_q, where) => WHERE[where].words,
    follows: (q, where, { base }, seat) => base !== undefined && WHERE[where].accepts(q, base, seat),
  },
  onto: {
    accepts: (q, onto, _card, at, seat) => ONTO[onto].accepts(q, at, seat),
    words: (_q, onto) => ONTO[onto].words,
    follows: (q, onto, other, seat) =>
      other.base === undefined
        ? onto === 'minion' &&
          (other.onto === 'anothersMinion' || other.onto === 'bareMinion' || other.hostsAt !== undefined)
        : ONTO[onto].accepts(q, other.base, seat),
  },
  hostsAt: {
    accepts: (q, base, _card, at) => isMinionAt(q, at, base),
    words: (q, base) => (q.isBase(base) ? `on a minion at ${q.name(base)}` : 'on a minion at a base that is gone'),
    follows: (q, base, other) => other.base !== undefined && isMinionAt(q, other.base, base),
  },
  strengthens: {
    accepts: (q, which, card, at, seat) => canStrengthen(q, seat, card, at, which),
    words(q, which) {
      if (which === 'yours') return 'that directly increases the power of your minion';
      if (q.isMinion(which)) return `that directly increases the power of ${q.name(which)}`;
      return 'that directly increases the power of a minion that is gone';
    },
    follows: (q, which, { strengthens }, seat) =>
      which === 'yours' && typeof strengthens === 'number' && isControlledBy(q, strengthens, seat),
  },
  affects: {
    accepts(q, stamp, card, at, seat) {
      const minion = minionStamped(q, stamp);
      return minion !== undefined && canAffect(q, seat, card, at, minion);
    },
    words(q, stamp) {
      const minion = minionStamped(q, stamp);
      return minion === undefined
        ? 'that directly affects a minion that is gone'
        : `that directly affects ${q.name(minion)}`;
    },
  },
  // A play limited to the discard pile is only ever offered for cards there.
  from: { accepts: () => true, words: () => 'from your discard pile' },
};
const KEYS = Object.keys(CONSTRAINTS) as (keyof Limit)[];

/** All limits have the same fields, because they are checked for every card in a hand. */
export const NO_LIMIT: Limit = Object.fromEntries(KEYS.map((key) => [key, undefined]));
export const limitOf = (given: Limit): Limit => ({ ...NO_LIMIT, ...given });

const constraint = (key: keyof Limit) => CONSTRAINTS[key] as Constraint<unknown>;

/** The constraints that a limit sets; none: it accepts every card at every place. */
export type Constraints = readonly (keyof Limit)[];
/** The limit whose constraints were last listed, and that list: a limit is checked at place after place, and never changed. */
let last = NO_LIMIT;
let listed: Constraints = [];
export function constraintsOf(limit: Limit): Constraints {
  if (limit === last) return listed;
  const list: (keyof Limit)[] = [];
  for (const key of KEYS) if (limit[key] !== undefined) list.push(key);
  last = limit;
  listed = list;
  return list;
}

/** Does an extra play with this limit accept this card at this place? */
export function fits(
  q: Query,
  limit: Limit,
  seat: Seat,
  card: CardIx,
  at: CardIx,
  constraints = constraintsOf(limit),
): boolean {
  for (const key of constraints) if (!constraint(key).accepts(q, limit[key], card, at, seat)) return false;
  return true;
}

/** Could it accept some card at this place? */
export const fitsPlace = (q: Query, { base, where }: Limit, seat: Seat, at: CardIx): boolean =>
  (base === undefined || base === at) && (where === undefined || WHERE[where].accepts(q, at, seat));

/** Does the one limit accept only what the other accepts? */
export function isWithin(q: Query, one: Limit, other: Limit, seat: Seat): boolean {
  for (const key of constraintsOf(other)) {
    const value = other[key];
    if (one[key] !== value && !constraint(key).follows?.(q, value, one, seat)) return false;
  }
  return true;
}

/** How much an extra play accepts, where nothing else decides. One in a group counts as bound to a name. */
export const width = (limit: Limit, group = 0): number =>
  -constraintsOf(limit).length - (group > 0 && limit.name === undefined ? 1 : 0);

/** Do two extra plays accept the same? */
export function isSameLimit(a: Limit, b: Limit, ofA = constraintsOf(a), ofB = constraintsOf(b)): boolean {
  if (a === b) return true;
  if (ofA.length !== ofB.length) return false;
  for (const key of ofA) if (a[key] !== b[key] && !(key === 'name' && haveSameNames(a, b))) return false;
  return true;
}
const haveSameNames = (a: Limit, b: Limit): boolean => JSON.stringify(a.name) === JSON.stringify(b.name);

/** The constraints in words, each with a leading comma: ", power 2 or less". */
export const limitText = (q: Query, limit: Limit): string =>
  constraintsOf(limit)
    .map((key) => `, ${constraint(key).words(q, limit[key])}`)
    .join('');
