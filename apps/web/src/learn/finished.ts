import { keep, kept } from '../app/storage.ts';

/** Which lessons have been played to their end in this browser. */
const KEY = 'smash.lessons';

export const finished = (): ReadonlySet<string> => new Set((kept(KEY) ?? '').split(' ').filter(Boolean));

export function finish(id: string): void {
  keep(KEY, [...new Set([...finished(), id])].join(' '));
}
