import { type Common, defineAbility, type UseLimit } from '../registry/ability.ts';

/** A standing permission for regular and generic extra plays to come from elsewhere (They're Coming to Get You). */
export interface Lends extends Common {
  kind: 'lends';
  from: 'discard';
  type: 'minion';
  limit: UseLimit;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    lends: Lends;
  }
}

defineAbility('lends');

/** "You may play a minion here from your discard pile rather than from your hand" (once a turn: ABL-6). */
export const lendsDiscard = (): Lends => ({
  kind: 'lends',
  label: 'ongoing',
  from: 'discard',
  type: 'minion',
  limit: 'turn',
});
