import type { CardIx, Cause, Op, Seat, Verb } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility, type Run, told, type UseLimit } from '../registry/ability.ts';
import { listOf, listOfInsteads } from '../registry/lists.ts';
import type { Script } from '../script/language.ts';

/** The card that is about to be affected, and who is responsible. */
export type Replaced = { card: CardIx; by: Seat; byCard: CardIx };

/** "If X would happen, Y instead", "before X, you may …" (RES-7). run returns true when X does not happen. */
export interface ReplacementEffect extends Common {
  kind: 'instead';
  limit?: UseLimit;
  of: Verb | 'affect' | readonly Verb[];
  /** It happens before X and never prevents it: used once nothing can prevent X any more. */
  before?: boolean;
  when: (q: Query, me: AbilityContext, op: Op, cause: Cause) => boolean;
  run: (me: AbilityContext) => Script<boolean>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    instead: ReplacementEffect;
  }
}

defineAbility('instead', {
  startsAtOnce: true,
  lists: ({ of }) => [
    listOf('instead'),
    ...[of].flat().map((one) => (one === 'affect' ? listOf('averts') : listOfInsteads(one))),
  ],
});

export const instead = (
  options: {
    of: Verb | 'affect' | readonly Verb[];
    label?: 'special';
    limit?: UseLimit;
    when: (q: Query, me: AbilityContext, op: Op, cause: Cause) => boolean;
  },
  run: (me: AbilityContext<Replaced>) => Script<boolean>,
): ReplacementEffect => ({
  kind: 'instead',
  label: options.label ?? 'ongoing',
  limit: options.limit,
  of: options.of,
  when: options.when,
  run: told(run),
});

/** "Before X happens, …": X still happens. */
export const before = (
  options: { of: readonly Verb[]; when: (q: Query, me: AbilityContext, op: Op, cause: Cause) => boolean },
  run: Run<Replaced>,
): ReplacementEffect => ({
  kind: 'instead',
  label: 'ongoing',
  before: true,
  of: options.of,
  when: options.when,
  run: told(function* (me: AbilityContext<Replaced>) {
    yield* run(me);
    return false;
  }),
});
