/**
 * The browsers that get notices about a table, stored with their seats. Every function returns the new room or throws
 * Refuse.
 */
import type { NoticeKind, Subscription } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { isPublicKey } from '../push/publicKey.ts';
import { isZone } from '../push/quiet.ts';
import type { RoomData, Subscriber } from '../storage/rows.ts';
import { seatOf, withSeat } from './lobby.ts';

/** Maximum number of browsers per seat: the oldest subscription is dropped. */
const MOST = 3;

export const subscribersOf = (room: RoomData, seat: number): readonly Subscriber[] => room.seats[seat]?.notices ?? [];

const withSubscribers = (room: RoomData, seat: number, notices: Subscriber[]): RoomData => {
  const { notices: _, ...data } = seatOf(room, seat);
  return withSeat(room, seat, notices.length > 0 ? { ...data, notices } : data);
};

/** The same room if nothing is new. */
export function subscribe(room: RoomData, seat: number, wish: Subscription): RoomData {
  if (seatOf(room, seat).standIn) throw new Refuse('noSeat', 'Stand-ins get no notifications.');
  if (!isPublicKey(wish.p256dh)) throw new Refuse('invalid', 'That is not the public key of a browser.');
  if (wish.quiet && !isZone(wish.quiet.zone)) throw new Refuse('invalid', 'The server does not know this time zone.');
  const all = subscribersOf(room, seat);
  const known = all.find(({ endpoint }) => endpoint === wish.endpoint);
  if (known && JSON.stringify({ ...known, held: undefined }) === JSON.stringify(wish)) return room;
  const others = all.filter((one) => one !== known);
  return withSubscribers(room, seat, [...others, known?.held ? { ...wish, held: known.held } : wish].slice(-MOST));
}

/** Returns the same room if that browser is not subscribed. */
export function unsubscribe(room: RoomData, seat: number, endpoint: string): RoomData {
  const all = room.seats[seat]?.notices;
  if (!all?.some((one) => one.endpoint === endpoint)) return room;
  return withSubscribers(
    room,
    seat,
    all.filter((one) => one.endpoint !== endpoint),
  );
}

/** Holds a notice until those browsers' quiet hours are over (`until`, ms since 1970). */
export function hold(room: RoomData, seat: number, kind: NoticeKind, until: ReadonlyMap<string, number>): RoomData {
  const notices = subscribersOf(room, seat).map((one): Subscriber => {
    const end = until.get(one.endpoint);
    if (end === undefined) return one;
    return { ...one, held: { kinds: [...new Set([...(one.held?.kinds ?? []), kind])], until: end } };
  });
  return withSubscribers(room, seat, notices);
}

/** Drops notices that were to wait until `now`; returns the same room if there are none. */
export function released(room: RoomData, seat: number, now: number): RoomData {
  const all = subscribersOf(room, seat);
  if (!all.some(({ held }) => held && held.until <= now)) return room;
  return withSubscribers(
    room,
    seat,
    all.map(({ held, ...one }) => (held && held.until > now ? { ...one, held } : one)),
  );
}
