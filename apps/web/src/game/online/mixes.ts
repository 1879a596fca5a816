import type { MixMemory, MixNotes } from '@smash/protocol';
import { drop, keep, kept } from '../../browser/storage.ts';

/** @param place as in tokens.ts */
const key = (code: string, game: number, place: number): string =>
  `smash.mix.${code}.${game}${place === 0 ? '' : `.${place}`}`;

/** This browser's notes on a game's mix; null = none. */
export function mixNotes(code: string, game: number, place = 0): MixNotes | null {
  try {
    return JSON.parse(kept(key(code, game, place)) ?? 'null') as MixNotes | null;
  } catch {
    return null;
  }
}

/** The notes for one seat of one room: on the table's current game and the one before. */
export const mixMemory = (code: string, place: number): MixMemory => ({
  load: (game) => mixNotes(code, game, place),
  save(notes) {
    keep(key(code, notes.game, place), JSON.stringify(notes));
    drop(key(code, notes.game - 2, place));
  },
});
