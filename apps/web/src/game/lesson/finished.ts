import { keepWord, keptWords } from '../../browser/storage.ts';

/** Which lessons have been played to their end in this browser. */
const KEY = 'smash.lessons';

export const finished = (): ReadonlySet<string> => keptWords(KEY);
export const finish = (id: string): void => keepWord(KEY, id);
