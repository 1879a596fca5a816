/**
 * Values that the browser keeps under a name. If storage is forbidden or full, the game still works, but a value that
 * could not be stored lasts only as long as the page: here.
 */
const here = new Map<string, string>();

export function kept(key: string): string | null {
  // If the newest value does not fit the storage, that still holds an older one.
  const newest = here.get(key);
  if (newest !== undefined) return newest;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    here.delete(key);
  } catch {
    here.set(key, text);
  }
}

/** Whether the newest value is stored, and so outlasts the page. */
export const isStored = (key: string): boolean => !here.has(key);

export function drop(key: string): void {
  here.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}

/** Strings stored together under one name. */
export const keptWords = (key: string): ReadonlySet<string> => new Set((kept(key) ?? '').split(' ').filter(Boolean));

export const keepWord = (key: string, word: string): void =>
  keep(key, [...new Set([...keptWords(key), word])].join(' '));
