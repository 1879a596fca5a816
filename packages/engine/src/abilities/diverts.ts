import { type Common, defineAbility } from '../registry/ability.ts';
import type { Restrict } from './restrict.ts';

/**
 * "… cannot be played here as long as it can be played elsewhere": does not apply to a play that allows no other place.
 */
export interface Diverts extends Common {
  kind: 'diverts';
  forbids: Restrict['forbids'];
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    diverts: Diverts;
  }
}

defineAbility('diverts');

export const divertsPlays = (forbids: Diverts['forbids']): Diverts => ({ kind: 'diverts', label: 'ongoing', forbids });
