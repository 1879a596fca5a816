import { askedOfCard, type Common, defineAbility } from '../registry/ability.ts';

/** "Play a new base from the base deck and put this on it": it cannot be played on an existing base. */
export interface OwnBase extends Common {
  kind: 'ownBase';
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    ownBase: OwnBase;
  }
}

defineAbility('ownBase', { at: askedOfCard });

/** The action brings a base from the base deck, which stays as an extra one (PLAY-8), and is put on it. */
export const playedOnNewBase = (): OwnBase => ({ kind: 'ownBase' });
