/**
 * A value that the browser keeps under a name. If storage is forbidden or full, the game still works, but the value
 * lasts only as long as the page.
 */
const here = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

export function keep(key: string, text: string): void {
  here.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Lasts only as long as the page.
  }
}

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
