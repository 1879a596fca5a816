import { type Common, defineAbility } from '../registry/ability.ts';

/** A card of this game asks whose minions have moved to a base this turn, so the game notes it: `Query.hasMovedTo`. */
export interface NotesMoves extends Common {
  kind: 'notesMoves';
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    notesMoves: NotesMoves;
  }
}

defineAbility('notesMoves');

export const notesMoves: NotesMoves = { kind: 'notesMoves', label: 'ongoing' };
