import type { Query } from '../query/query.ts';
import { type AbilityContext, askedOfCard, type Common, defineAbility } from '../registry/ability.ts';

/** "You control …" while this is active (TERM-5): on an action, about the minion it is on. */
export interface Controls extends Common {
  kind: 'controls';
  when: (q: Query, me: AbilityContext) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    controls: Controls;
  }
}

defineAbility('controls', { at: askedOfCard });

/** Ongoing: you control the minion this is on (TERM-5). */
export const controlsHost = (): Controls => ({ kind: 'controls', label: 'ongoing', when: () => true });
