/** How many games have been finished in this browser. It stops counting where that makes no difference any more. */
import { keepWord, keptWords } from '../browser/storage.ts';

const KEY = 'smash.finished';
/** Whoever has finished so many knows the basic game. */
const ENOUGH = 3;

/** Tables of a newcomer begin with the basic game: no titans unless somebody turns them on. */
export const isNewcomer = (): boolean => keptWords(KEY).size < ENOUGH;

/** `game` names the game, so that a result that is shown again counts once. */
export function noteFinished(game: string): void {
  if (isNewcomer()) keepWord(KEY, game.replaceAll(' ', '_'));
}
