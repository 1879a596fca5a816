import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

/** "On each of your turns you may play an extra … (here) (of power 2 or less)": a standing permission (EXT-5). */
export interface Grants extends Common {
  kind: 'grants';
  plays: 'minion' | 'action';
  /** Only at the base of this card. */
  here: boolean;
  /** Only cards of this printed power or less. */
  power: number | undefined;
  /** Only while this holds for the player who would play. */
  when: ((q: Query, me: AbilityContext) => boolean) | undefined;
  /** Only at a base where the player has no minions. */
  empty: true | undefined;
  /** Its card does something when the play is used, so it matters which play a card uses (EXT-4). */
  minded: boolean;
  limit: 'turn';
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    grants: Grants;
  }
}

defineAbility('grants');

/** "On each of your turns you may play an extra …", anywhere or only `here`, with that printed power or less (EXT-5). */
export const grants = (
  plays: Grants['plays'],
  only: { here?: boolean; power?: number; when?: Grants['when']; empty?: true; minded?: true } = {},
): Grants => ({
  kind: 'grants',
  label: 'ongoing',
  plays,
  here: only.here ?? false,
  power: only.power,
  when: only.when,
  empty: only.empty,
  minded: only.minded ?? false,
  limit: 'turn',
});
