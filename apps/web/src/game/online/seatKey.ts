/** Precedes the key in the address. Browsers never send what follows a #, so that no server can log it. */
export const MOVE = 'move=';
/** The same for a key that gives the seat to somebody else. */
export const GIVE = 'give=';

/** A key from the page's address. */
export interface SeatKey {
  key: string;
  /** A player gives the seat away; otherwise it moves here from the player's other device. */
  gift: boolean;
}

const kindIn = (hash: string): string | undefined => [MOVE, GIVE].find((kind) => hash.startsWith(`#${kind}`));

/**
 * Returns the key in this page's address once and removes it from there, so that it stays out of histories and
 * screenshots.
 */
export function takeSeatKey(): SeatKey | null {
  const { hash, pathname, search } = location;
  const kind = kindIn(hash);
  if (!kind) return null;
  history.replaceState(history.state, '', pathname + search);
  return { key: hash.slice(kind.length + 1), gift: kind === GIVE };
}

/**
 * Reacts to such links while the page shows that table, when they change only what follows the #. Returns a function
 * that stops this.
 */
export function followSeatKeys(): () => void {
  const again = () => {
    if (kindIn(location.hash)) location.reload();
  };
  addEventListener('hashchange', again);
  return () => removeEventListener('hashchange', again);
}
