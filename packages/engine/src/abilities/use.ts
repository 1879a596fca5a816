import type { Args, CardIx, Limit } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility, type Run, told, type UseLimit } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';

/**
 * A talent or an "on your turn" ability: used in the Play Cards phase (ABL-5, ABL-6). From aside: it brings the titan
 * into play (TIT-2).
 */
export interface Usable extends Common {
  kind: 'use';
  from: 'play' | 'hand' | 'discard' | 'aside' | 'stasis';
  limit?: UseLimit;
  /** "Each player may …": not only its controller. */
  anyone?: boolean;
  /** "Use an action play to …": a regular or an extra one. */
  takes?: 'action';
  /** "Instead of your regular minion (action) play", or of both: it is spent. */
  spends?: 'minion' | 'action' | 'both';
  /** "Whenever you could play an action (a minion here), … instead": spends any play such a card could use. */
  replaces?: 'action' | 'minion';
  /** From aside: where the titan may be played. */
  where?: (q: Query, me: AbilityContext, base: CardIx) => boolean;
  when: (q: Query, me: AbilityContext) => boolean;
  run: (me: AbilityContext) => Script<unknown>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    use: Usable;
  }
}

defineAbility('use', {
  // Any other ability, such as a set-aside titan's, is not indexed: it is read from its card.
  at: ({ from }) => (from === 'play' || from === 'stasis' ? from : null),
  startsAtOnce: true,
});

/** Used in the controller's Play Cards phase, once a turn (ABL-5, ABL-6). */
export const onYourTurn = (
  options: {
    label?: '' | 'ongoing' | 'special' | 'talent';
    from?: 'play' | 'hand' | 'discard' | 'stasis';
    limit?: UseLimit;
    anyone?: boolean;
    takes?: Usable['takes'];
    spends?: Usable['spends'];
    when: (q: Query, me: AbilityContext) => boolean;
  },
  run: Run,
): Usable => ({
  kind: 'use',
  label: options.label ?? 'special',
  from: options.from ?? 'play',
  limit: options.limit ?? 'turn',
  anyone: options.anyone,
  takes: options.takes,
  spends: options.spends,
  when: options.when,
  run,
});

/** Talent: used once in each of the controller's Play Cards phases (ABL-5), or as the limit says. */
export const talent = <A extends object = Args>(
  run: Run<A>,
  when: (q: Query, me: AbilityContext) => boolean = () => true,
  limit?: UseLimit,
): Usable => onYourTurn({ label: 'talent', limit, when }, told(run));

/** Ongoing: whenever you could play an action, you may do this instead. By default it does not count as playing one. */
export const insteadOfAction = (run: Run): Usable => ({
  kind: 'use',
  label: 'ongoing',
  from: 'play',
  replaces: 'action',
  when: () => true,
  run,
});

/**
 * The play being replaced: whether it is the regular one, what it accepts, its group (0: none), and the card that gave
 * it (NOBODY: the rules, or an ability that plays at once).
 */
export type ReplacedPlay = { regular: boolean; limit: Limit; group: number; source: CardIx };
/** Once on your turn, instead of playing a minion here from your hand, you may do this. */
export const insteadOfMinion = (when: (q: Query, me: AbilityContext) => boolean, run: Run<ReplacedPlay>): Usable => ({
  kind: 'use',
  label: 'ongoing',
  from: 'play',
  limit: 'turn',
  replaces: 'minion',
  when,
  run: told(run),
});
