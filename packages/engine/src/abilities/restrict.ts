import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import type { Def } from '../script/definition.ts';

/** A card that a player wants to play at a place: a base, a minion, or NOBODY for a standard action. */
interface PlayAttempt {
  seat: Seat;
  card: CardIx;
  at: CardIx;
  /** What it would be played as: for a fusion, one of its two sides (FUS-2). */
  as: Def['type'];
  /** Not the turn's regular play (EXT-1). */
  extra: boolean;
}

/** "… cannot play … here". */
export interface Restrict extends Common {
  kind: 'restrict';
  forbids: (q: Query, me: AbilityContext, play: PlayAttempt) => boolean;
  /** The ability distinguishes extra plays from the regular one, so it matters which of them a card uses (EXT-4). */
  mindsExtra?: true;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    restrict: Restrict;
  }
}

defineAbility('restrict');

type Forbids = (q: Query, me: AbilityContext, play: Omit<PlayAttempt, 'extra'>) => boolean;
export const cannotPlay = (forbids: Forbids): Restrict => ({ kind: 'restrict', label: 'ongoing', forbids });
/** "… cannot play … as extra cards". */
export const cannotPlayExtra = (forbids: Forbids): Restrict => ({
  kind: 'restrict',
  label: 'ongoing',
  forbids: (q, me, play) => play.extra && forbids(q, me, play),
  mindsExtra: true,
});
