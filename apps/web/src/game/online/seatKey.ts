/** Before the key in the address; what follows a # is never sent to a server or written to its log. */
export const MOVE = 'move=';

/** The key in this page's address, once: it is removed, so that it is in no history and no screenshot. */
export function takeSeatKey(): string {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(`#${MOVE}`)) return '';
  history.replaceState(history.state, '', pathname + search);
  return hash.slice(MOVE.length + 1);
}
