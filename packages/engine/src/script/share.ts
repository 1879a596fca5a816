import type { Args, CardIx, Deed } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { standardPlay } from '../query/standard.ts';
import { isSameWay, wayOf } from '../query/ways.ts';
import { after, type ToldOf } from './abilities.ts';
import { chooseCard, chooseOne } from './choose.ts';
import type { AbilityContext, Triggered, UseLimit } from './definition.ts';
import { look, type Script, share } from './language.ts';

type Which<A extends object = Args> = (me: AbilityContext<A>) => (q: Query, ix: CardIx) => boolean;
interface Sharing {
  /** Minions of which at least one must be affected. */
  of: Which;
  /** The minions that may then be affected in the same way. */
  on: Which<ToldOf<'share'>>;
  limit?: UseLimit;
}

/**
 * "When one or more of these minions are directly affected by a standard action, you may have another affected in the
 * same way." On a base "you" are the player who plays the action.
 */
export function mayShare({ of, on, limit }: Sharing): Triggered {
  const takers = (q: Query, me: AbilityContext<ToldOf<'share'>>): CardIx[] => q.minions((ix) => on(me)(q, ix));
  return after(
    'share',
    {
      may: true,
      limit,
      seats: (q, me) => [q.isBase(me.self) ? me.args.by : me.seat],
      when: (q, me, { card, by }) => of(q.isBase(me.self) ? { ...me, seat: by } : me)(q, card),
      possible: (q, me) => takers(q, me).length > 0,
    },
    function* (me) {
      const part = yield* chooseWay(me);
      const minions = yield* look((q) => takers(q, me));
      const minion = yield* chooseCard(me.seat, 'Choose the minion affected in the same way', minions);
      if (minion !== null) yield* share(part, minion);
    },
  );
}

/** Chooses which part of the effect, or which of several effects, to share. */
function* chooseWay(me: AbilityContext<ToldOf<'share'>>): Script<number> {
  const ways = yield* look((q) => {
    const event = q.s.stack.findLast((frame) => frame.f === 'event');
    const parts = me.args.parts.map((part) => ({ part, op: event!.ops[part]! }));
    return parts
      .filter(({ op }, i) => parts.findIndex((other) => isSameWay(other.op, op)) === i)
      .map(({ part, op }): [string, string] => [String(part), wayOf(q, op)]);
  });
  return Number(yield* chooseOne(me.seat, 'Choose how it is affected', Object.fromEntries(ways)));
}

/** "Another minion": one that the action does not affect directly. */
export const isUnaffected =
  (me: AbilityContext<{ affected: CardIx[] }>) =>
  (_q: Query, ix: CardIx): boolean =>
    !me.args.affected.includes(ix);

/** What this standard action, while being played, has done to minions so far, including shared effects. */
export const deeds = (q: Query, me: AbilityContext): Deed[] => [...(standardPlay(q, me.self)?.deeds ?? [])];
/** The minions it has affected so far. */
export const affectedMinions = (q: Query, me: AbilityContext): CardIx[] => [
  ...new Set(deeds(q, me).map(({ card }) => card)),
];

/** Did the card have +1 power counters when the current standard action was played? */
export const hadCounters = (q: Query, action: CardIx, card: CardIx): boolean =>
  standardPlay(q, action)?.countered.includes(card) ?? false;
