import type { RequestPayload } from '@smash/protocol';
import { isNewcomer } from '../../settings/newcomer.ts';
import { client } from './client.ts';
import { followPlaying } from './playing.ts';
import { takeSeatKey } from './seatKey.ts';
import { followTable } from './seen.ts';
import { type Role, Session } from './session.ts';
import { closeGaps, seatToken } from './tokens.ts';

/** Long enough for the router to remount a page, short enough to free the seat soon. */
const LINGER_MS = 300;

/** How long a table opened here waits for its page. Whoever comes later joins it anew. */
const UNCLAIMED_MS = 30_000;

interface Held {
  session: Session;
  users: number;
  /** Ends what follows the session. */
  end(): void;
}

const held = new Map<string, Held>();
const keyOf = (code: string, role: Role, place: number): string => `${role}/${code}/${place}`;

function begin(code: string, role: Role, place: number): Held {
  const hold = (session: Session, end = () => {}): Held => {
    const entry = { session, users: 0, end };
    held.set(keyOf(code, role, place), entry);
    return entry;
  };
  if (place > 0) return hold(new Session(code, role, null, place));
  closeGaps(code);
  const session = new Session(code, role, role === 'player' ? takeSeatKey() : null);
  if (role === 'player') followPlaying(session.store, code);
  // The public view of a table where this browser plays does not count as spectating.
  const isListed = role === 'player' || seatToken(code) === undefined;
  return hold(session, isListed ? followTable(session.store, code) : undefined);
}

/** Closes a session that nobody has used for so long. */
function closeUnused(entry: Held, ms: number): void {
  const { session } = entry;
  const key = keyOf(session.code, session.role, session.place);
  setTimeout(() => {
    if (entry.users > 0 || held.get(key) !== entry) return;
    held.delete(key);
    entry.end();
    session.close();
  }, ms);
}

/** Opens a room and takes its first seat. Throws if the server is unreachable. */
async function openRoom(name: string, mark?: number): Promise<Session> {
  const room = await client().create('table');
  const entry = begin(room.roomId, 'player', 0);
  const { session } = entry;
  created.add(session.code);
  closeUnused(entry, UNCLAIMED_MS);
  await session.open(room);
  await session.takeSeat(name, mark);
  return session;
}

/**
 * Opens a room whose game continues from a moment of a finished one. Returns the code; the room shows any refusal.
 * @param mark the seat of this browser's player
 */
export async function createFork(name: string, mark: number, origin: RequestPayload<'playOn'>): Promise<string> {
  const session = await openRoom(name, mark);
  await session.ask('playOn', origin);
  return session.code;
}

/** Opens a room, takes its first seat, and returns the code. Throws if the server is unreachable. */
export async function createRoom(name: string): Promise<string> {
  const session = await openRoom(name);
  const { myBoxes } = await import('../../settings/boxes.ts');
  const sets = myBoxes();
  const first = { ...(isNewcomer() && { titans: false }), ...(sets.length > 0 && { sets }) };
  if (Object.keys(first).length > 0) await session.ask('options', first);
  return session.code;
}

const created = new Set<string>();

/** True once for a room that this page has created: its invitation opens immediately. */
export const isNew = (code: string): boolean => created.delete(code);

/**
 * The session of a room for this browser's first seat there, or for another; opened on demand. Return it with
 * `release`.
 */
export function acquire(code: string, role: Role, place = 0): Session {
  const key = keyOf(code, role, place);
  let entry = held.get(key);
  if (!entry) {
    entry = begin(code, role, place);
    void entry.session.open();
  }
  entry.users++;
  return entry.session;
}

export function release(session: Session): void {
  const key = keyOf(session.code, session.role, session.place);
  const entry = held.get(key);
  if (!entry || entry.session !== session) return;
  entry.users--;
  closeUnused(entry, LINGER_MS);
}
