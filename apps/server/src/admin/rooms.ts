import { normaliseCode } from '@smash/protocol';
import { namesOf, roomIn } from '../storage/rows.ts';
import { type Access, Plain, type Row } from './access.ts';
import { order } from './orders.ts';

export interface RoomLine {
  code: string;
  /** Its row contains something invalid, so it cannot be opened. */
  damaged: boolean;
  phase: string;
  closed: boolean;
  /** Names of the seated players. */
  players: string[];
  games: number;
  /** ms since 1970; null = unknown. */
  movedAt: number | null;
  /** Bytes of the room with all its games. */
  bytes: number;
}

const BYTES = `octet_length(r.data)
  + COALESCE((SELECT sum(octet_length(g.setup) + octet_length(g.events)) FROM games g WHERE g.code = r.code), 0)
  + COALESCE((SELECT sum(octet_length(c.command) + octet_length(c.events))
      FROM games g JOIN commands c ON c.game = g.id WHERE g.code = r.code), 0)
  + COALESCE((SELECT sum(octet_length(s.state) + octet_length(COALESCE(s.earlier, '')))
      FROM games g JOIN snapshots s ON s.game = g.id WHERE g.code = r.code), 0)`;

/** All rooms, most recent move first. */
export async function listRooms(access: Access): Promise<RoomLine[]> {
  const rows = await access.all(
    `SELECT r.code, r.phase, r.closed, r.moved_at, r.data, ${BYTES} AS bytes,
       (SELECT count(*) FROM games g WHERE g.code = r.code) AS games
     FROM rooms r ORDER BY r.moved_at DESC, r.code`,
  );
  return rows.map((row) => ({
    code: String(row.code),
    damaged: isDamaged(row),
    phase: String(row.phase),
    closed: Number(row.closed) === 1,
    players: playersOf(String(row.code), String(row.data)),
    games: Number(row.games),
    movedAt: timeOf(row.moved_at),
    bytes: Number(row.bytes),
  }));
}

/** The latest time a Date can hold, ms since 1970. */
const LATEST_MS = 8_640_000_000_000_000;

/** A stored time; null = invalid. */
export function timeOf(stored: unknown): number | null {
  const ms = Number(stored);
  return Math.abs(ms) <= LATEST_MS ? ms : null;
}

/** Whether anything in a room's row (all columns) is invalid. Rows of older versions lack `closed`. */
export function isDamaged({ code, phase, closed = 0, moved_at, data }: Row): boolean {
  if (normaliseCode(String(code)) !== code || timeOf(moved_at) === null || ![0, 1].includes(Number(closed)))
    return true;
  return roomIn(String(code), String(data))?.phase !== phase;
}

function playersOf(code: string, data: string): string[] {
  const room = roomIn(code, data);
  return room ? namesOf(room).filter((name) => name !== '') : ['(unreadable)'];
}

/** The code as stored. Throws Plain if there is no such room. */
export async function findRoom(access: Access, typed: string): Promise<string> {
  const code = normaliseCode(typed);
  if (!code) throw new Plain(`"${typed}" is not a room code. \`rooms\` lists them.`);
  const [row] = await access.all('SELECT 1 AS found FROM rooms WHERE code = ?', code);
  if (!row) throw new Plain(`There is no room ${code}. \`rooms\` lists them.`);
  return code;
}

/** Closes the room and keeps its data; works for a running server's table, too. */
export async function closeRoom(access: Access, code: string): Promise<void> {
  // In the database a raised epoch keeps the serving process from writing to the room.
  const cutOff = access.kind === 'database' ? ', epoch = epoch + 1, owner = NULL' : '';
  await access.run(`UPDATE rooms SET closed = 1${cutOff} WHERE code = ?`, code);
  await order(access, 'unload', code);
}

export async function reopenRoom(access: Access, code: string): Promise<void> {
  await access.run('UPDATE rooms SET closed = 0 WHERE code = ?', code);
}

/** Deletes the room and its games with every move. Closed first, so that nobody can write to it. */
export async function deleteRoom(access: Access, code: string): Promise<void> {
  await closeRoom(access, code);
  await access.together(async () => {
    const games = '(SELECT id FROM games WHERE code = ?)';
    // Set-aside commands have the negative number of their game.
    const setAside = '(SELECT -id FROM games WHERE code = ?)';
    for (const table of ['commands', 'snapshots']) {
      await access.run(`DELETE FROM ${table} WHERE game IN ${games} OR game IN ${setAside}`, code, code);
    }
    await access.run('DELETE FROM games WHERE code = ?', code);
    await access.run('DELETE FROM rooms WHERE code = ?', code);
  });
  await access.scrub();
}
