import { keepWord, keptWords } from '../../browser/storage.ts';

/** Lessons completed in this browser. */
const KEY = 'smash.lessons';

export const finished = (): ReadonlySet<string> => keptWords(KEY);
export const finish = (id: string): void => keepWord(KEY, id);
