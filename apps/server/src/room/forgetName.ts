/** Removing a name at the operator's order. */
import { packRecord, unpackRecord } from '../game/packed.ts';
import type { OriginData, RoomData, SeatData } from '../storage/rows.ts';
import { letter, nameFor, withSeat } from './lobby.ts';

/** Names that differ only in case are the same. */
export const isName = (name: string, wanted: string): boolean => name.toLowerCase() === wanted.toLowerCase();

export const neutralName = (seat: number): string => `Player ${letter(seat)}`;

/** These names by seat, without that one. */
export const withoutName = (names: readonly string[], name: string): string[] =>
  names.map((one, seat) => (isName(one, name) ? neutralName(seat) : one));

/** Its bearer keeps the seat under a neutral name. Returns the same room if nobody bears it. */
export function forgetName(room: RoomData, name: string): RoomData {
  const { talk, out, origin } = room;
  let next = room.seats.reduce((all, data, seat) => (data ? withoutBearer(all, seat, data, name) : all), room);
  if (talk?.some((line) => isName(line.name, name)))
    next = { ...next, talk: talk.filter((line) => !isName(line.name, name)) };
  if (out?.some((one) => isName(one.name, name)))
    next = { ...next, out: out.map((one) => (isName(one.name, name) ? { ...one, name: 'Somebody' } : one)) };
  if (origin?.names.some((one) => isName(one, name))) next = { ...next, origin: originWithout(origin, name) };
  return next;
}

function withoutBearer(room: RoomData, seat: number, data: SeatData, name: string): RoomData {
  const { standIn, heir } = data;
  const neutral = (own?: number) => nameFor(room, neutralName(seat), own);
  const change: Partial<SeatData> = {
    ...(isName(data.name, name) && { name: neutral(seat), notices: [] }),
    ...(standIn && isName(standIn.name, name) && { standIn: { ...standIn, name: neutral() } }),
    ...(heir && isName(heir.name, name) && { heir: { ...heir, name: neutral(seat) } }),
  };
  return Object.keys(change).length > 0 ? withSeat(room, seat, { ...data, ...change }) : room;
}

/** The hash stays: by it the players have agreed to the game. */
function originWithout(origin: OriginData, name: string): OriginData {
  const { record: packed } = origin;
  const next = { ...origin, names: withoutName(origin.names, name) };
  if (packed === undefined) return next;
  const record = unpackRecord(packed);
  return { ...next, record: packRecord({ ...record, names: withoutName(record.names, name) }) };
}
