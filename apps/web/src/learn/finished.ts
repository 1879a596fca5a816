/** Which lessons have been played to their end in this browser. */
const KEY = 'smash.lessons';

export function finished(): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean));
  } catch {
    // Storage may be forbidden: then every lesson is new.
    return new Set();
  }
}

export function finish(id: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...finished(), id])].join(' '));
  } catch {
    // As above.
  }
}
