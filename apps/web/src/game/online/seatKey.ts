/** Before the key in the address; what follows a # is never sent to a server or written to its log. */
export const MOVE = 'move=';
/** The same, for a key that gives the seat to somebody else. */
export const GIVE = 'give=';

/** A key from the page's address. */
export interface SeatKey {
  key: string;
  /** Somebody gives their seat; otherwise it moves here from another device. */
  gift: boolean;
}

const kindIn = (hash: string): string | undefined => [MOVE, GIVE].find((kind) => hash.startsWith(`#${kind}`));

/**
 * Returns the key in this page's address once, and removes it from there, so that it is in no history or screenshot.
 */
export function takeSeatKey(): SeatKey | null {
  const { hash, pathname, search } = location;
  const kind = kindIn(hash);
  if (!kind) return null;
  history.replaceState(history.state, '', pathname + search);
  return { key: hash.slice(kind.length + 1), gift: kind === GIVE };
}

/** If the page already shows that table, such a link changes only what follows the #. Returns how to stop. */
export function followSeatKeys(): () => void {
  const again = () => {
    if (kindIn(location.hash)) location.reload();
  };
  addEventListener('hashchange', again);
  return () => removeEventListener('hashchange', again);
}
