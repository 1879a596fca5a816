/** The number of games finished in this browser. It stops counting once more games make no difference. */
import { keepWord, keptWords } from '../browser/storage.ts';

const KEY = 'smash.finished';
/** After this many games a player knows the basics. */
const ENOUGH = 3;

/** A newcomer's tables default to the basic game, without titans unless somebody turns them on. */
export const isNewcomer = (): boolean => keptWords(KEY).size < ENOUGH;

/** @param game identifies the game, so that a result shown again counts once */
export function noteFinished(game: string): void {
  if (isNewcomer()) keepWord(KEY, game.replaceAll(' ', '_'));
}
