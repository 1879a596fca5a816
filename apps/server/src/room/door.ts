/** Who may enter a table. Every function returns the new room or throws Refuse. */
import type { Lock } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import type { RoomData } from '../storage/rows.ts';
import { botOf, comeBack, freeSeat, needHost, needPhase, playerOf, seatOf } from './lobby.ts';
import { hashesOf } from './seatTokens.ts';

/** Maximum length of the list of removed people; the oldest entry is dropped. */
const MOST_OUT = 50;

/** Sets who may enter from now on. `here`: the browsers that are there, and may come back to a table locked for all. */
export function setLock(room: RoomData, by: number, lock: Lock, here: readonly string[] = []): RoomData {
  needHost(room, by);
  const { lock: _, guests: __, ...open } = room;
  if (lock === 'open') return open;
  return lock === 'all' ? { ...open, lock, guests: [...new Set(here)] } : { ...open, lock };
}

/** Was this browser there when the table was locked for all? */
export const isGuest = ({ guests = [] }: RoomData, browser: string): boolean => guests.includes(browser);

/** Makes another player host: one who is not a stand-in. */
export function passHost(room: RoomData, by: number, seat: number): RoomData {
  needHost(room, by);
  const data = seatOf(room, seat);
  if (botOf(data)) throw new Refuse('noSeat', `${data.name} is played by a bot and cannot be the host.`);
  if (data.standIn) throw new Refuse('noSeat', `${playerOf(data)} only sits in and cannot be the host.`);
  return { ...room, host: seat };
}

/** Removes a player from the lobby and keeps them out. `traces`: hashes to recognize them by. */
export function putOutSeat(room: RoomData, by: number, seat: number, traces: readonly string[]): RoomData {
  if (room.phase === 'game') throw new Refuse('phase', 'Players cannot be removed during a game.');
  needPhase(room, 'lobby');
  const data = seatOf(room, seat);
  if (data.bot) throw new Refuse('invalid', `${data.name} is a bot. Free its seat instead.`);
  const holder = data.standIn ?? data;
  // The player whose seat it is has done nothing.
  const without = data.standIn ? comeBack(room, seat) : freeSeat(room, by, seat);
  return keepOut(without, by, { name: holder.name, watcher: 0 }, [...hashesOf(holder), ...traces]);
}

/** Keeps out anybody who matches one of these hashes. */
export function keepOut(
  room: RoomData,
  by: number,
  who: { name: string; watcher: number },
  traces: readonly string[],
): RoomData {
  needHost(room, by);
  const before = room.out ?? [];
  const n = Math.max(0, ...before.map((one) => one.n)) + 1;
  return { ...room, out: [...before, { n, ...who, traces: traces.filter(Boolean) }].slice(-MOST_OUT) };
}

/** The host readmits somebody. */
export function letIn(room: RoomData, by: number, n: number): RoomData {
  needHost(room, by);
  const out = (room.out ?? []).filter((one) => one.n !== n);
  if (out.length === room.out?.length || !room.out) throw new Refuse('unknown', 'That person has not been removed.');
  return { ...room, out };
}

export const isOut = (room: RoomData, traces: readonly string[]): boolean =>
  (room.out ?? []).some((one) => one.traces.some((trace) => traces.includes(trace)));
