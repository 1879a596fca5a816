import { byAnotherPlayer, fromAnothersCard } from '../core/credit.ts';
import type { Cause, Op, Verb } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

export interface Protect extends Common {
  kind: 'protect';
  /** An attached action that this now stops from affecting its host is discarded, not destroyed (ATT-3). */
  discards?: boolean;
  /** The only op it can prevent; absent: that depends. */
  only?: Verb;
  blocks: (q: Query, me: AbilityContext, op: Op, cause: Cause) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    protect: Protect;
  }
}

defineAbility('protect');

export const protect = (blocks: Protect['blocks'], options: { discards?: boolean } = {}): Protect => ({
  kind: 'protect',
  label: 'ongoing',
  blocks,
  ...options,
});

const againstDestroying = (blocks: Protect['blocks']): Protect => ({
  ...protect((q, me, op, cause) => op.verb === 'destroy' && blocks(q, me, op, cause)),
  only: 'destroy',
});

/** Ongoing: other players cannot destroy such a minion. A base is not a player (TERM-15). */
export const othersCannotDestroy = (which: (q: Query, me: AbilityContext, minion: number) => boolean): Protect =>
  againstDestroying((q, me, op, cause) => byAnotherPlayer(me, cause) && which(q, me, op.card));

/** Ongoing: other players' cards cannot destroy such a minion, whoever carries out their text (TERM-15). */
export const othersCardsCannotDestroy = (which: (q: Query, me: AbilityContext, minion: number) => boolean): Protect =>
  againstDestroying((q, me, op, cause) => fromAnothersCard(me, cause) && which(q, me, op.card));

/** Ongoing: such a card cannot be destroyed. */
export const cannotBeDestroyed = (which: (q: Query, me: AbilityContext, card: number) => boolean): Protect =>
  againstDestroying((q, me, op) => which(q, me, op.card));
