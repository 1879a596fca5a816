import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isAnothers, isControlledBy, isYou, isYours } from '../query/whose.ts';
import { here, yourMinionHere } from './abilities.ts';
import type { AbilityContext, PowerAbility, TotalAbility } from './definition.ts';
import { endOfTurn } from './do.ts';
import { act, look, ops, type Script } from './language.ts';

type Which = (q: Query, me: AbilityContext, minion: CardIx) => boolean;

/** Is it a minion at this card's base, whoever controls it? */
export const minionHere: Which = (q, me, ix) => q.isMinion(ix) && q.base(ix) === here(q, me);
/** Is it another player's minion at this card's base? */
export const anothersMinionHere: Which = (q, me, ix) => minionHere(q, me, ix) && isAnothers(me)(q, ix);

/** "You have no other minion here": at the base of this minion. */
export const isAlone = (q: Query, me: AbilityContext, minion: CardIx = me.self): boolean =>
  q.minionsAt(q.base(minion)).every((ix) => ix === minion || !isYours(me)(q, ix));
/** The minion of a player who has exactly one at that base; otherwise NOBODY. */
export const onlyMinionAt = (q: Query, seat: Seat, base: CardIx): CardIx => {
  const minions = q.minionsOf(seat, base);
  return minions.length === 1 ? minions[0]! : NOBODY;
};

/** "… have +n power", negative for "-n": every such minion, including later arrivals, while this is active (CALC-2). */
export const minionsHave = (
  which: Which,
  n: number | ((q: Query, me: AbilityContext, minion: CardIx) => number),
): PowerAbility => ({
  kind: 'power',
  label: 'ongoing',
  of: (q, me, minion) => (which(q, me, minion) ? (typeof n === 'number' ? n : n(q, me, minion)) : 0),
});
/** The same for non-minions with such a name: each gives its controller that much power at its base (NPW-1). */
export const namesakesHave = (word: string, n: number): TotalAbility => ({
  kind: 'total',
  label: 'ongoing',
  of: (q, me, base, seat) => (isYou(me, seat) && q.countsMore() ? namesakesAt(q, word, base, seat).length * n : 0),
});
const namesakesAt = (q: Query, word: string, base: CardIx, seat: Seat): CardIx[] =>
  q.counting(word, (ix) => !q.isMinionCard(ix) && q.base(ix) === base && isControlledBy(q, ix, seat));
/** "X is here": the cards at this card's base that have this name (TERM-10). */
export function namedHere(q: Query, me: AbilityContext, name: string): CardIx[] {
  const base = here(q, me);
  return q.named(name, (ix) => q.base(ix) === base);
}
/** "If X is here", for any of these names. */
export const isNamedHere =
  (...names: string[]) =>
  (q: Query, me: AbilityContext): boolean =>
    names.some((name) => namedHere(q, me, name).length > 0);
/** "Your minions here have +n power." */
export const yourMinionsHereHave = (n: number): PowerAbility => minionsHave(yourMinionHere, n);

/** Each of these minions gets n more power (less if negative) this turn. */
export function* eachGets(minions: readonly CardIx[], n: number): Script {
  const until = yield* endOfTurn();
  yield* act(...minions.map((ix) => ops.power(ix, n, until)));
}
/** "… get +n power this turn": every such minion in play now, but no later arrivals (CALC-2). */
export function* minionsGet(me: AbilityContext, which: Which, n: number): Script {
  yield* eachGets(yield* look((q) => q.minions((ix) => which(q, me, ix))), n);
}
