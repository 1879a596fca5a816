/** Who may come to a table. Every function returns the new room or throws Refuse. */
import type { Lock } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import type { RoomData } from '../storage/rows.ts';
import { freeSeat, hashesOf, needHost, playerOf, seatOf } from './lobby.ts';

/** The list of who was put out holds so many; the oldest goes. */
const MOST_OUT = 50;

/** Who may come from now on. */
export function setLock(room: RoomData, by: number, lock: Lock): RoomData {
  needHost(room, by);
  const { lock: _, ...open } = room;
  return lock === 'open' ? open : { ...open, lock };
}

/** Another player is the host: one who plays for themselves. */
export function passHost(room: RoomData, by: number, seat: number): RoomData {
  needHost(room, by);
  const data = seatOf(room, seat);
  if (data.standIn) throw new Refuse('noSeat', `${playerOf(data)} only sits in and cannot be the host.`);
  return { ...room, host: seat };
}

/** Somebody who sits in the lobby loses the seat and is kept out. `traces`: hashes they would be known by. */
export function putOutSeat(room: RoomData, by: number, seat: number, traces: readonly string[]): RoomData {
  if (room.phase === 'game') throw new Refuse('phase', 'Players cannot be removed during a game.');
  const data = seatOf(room, seat);
  return keepOut(freeSeat(room, by, seat), by, { name: data.name, watcher: 0 }, [...hashesOf(data), ...traces]);
}

/** Whoever shows one of these hashes does not come in any more. */
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

/** The host lets somebody in again. */
export function letIn(room: RoomData, by: number, n: number): RoomData {
  needHost(room, by);
  const out = (room.out ?? []).filter((one) => one.n !== n);
  if (out.length === room.out?.length || !room.out) throw new Refuse('unknown', 'No one with this number was removed.');
  return { ...room, out };
}

export const isOut = (room: RoomData, traces: readonly string[]): boolean =>
  (room.out ?? []).some((one) => one.traces.some((trace) => traces.includes(trace)));
