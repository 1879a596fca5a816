import type { MixMemory, MixNotes } from '@smash/protocol';
import { drop, keep, kept } from '../../browser/storage.ts';

const key = (code: string, game: number): string => `smash.mix.${code}.${game}`;

/** This browser's notes on a game's mix; null = none. */
export function mixNotes(code: string, game: number): MixNotes | null {
  try {
    return JSON.parse(kept(key(code, game)) ?? 'null') as MixNotes | null;
  } catch {
    return null;
  }
}

/** Of one room: the game on the table and the one before it. */
export const mixMemory = (code: string): MixMemory => ({
  load: (game) => mixNotes(code, game),
  save(notes) {
    keep(key(code, notes.game), JSON.stringify(notes));
    drop(key(code, notes.game - 2));
  },
});
