/**
 * Which browser holds which seats: one browser may hold several, for people who share its screen. One that does not say
 * which it is counts as another with each connection, see Peer.holder.
 */
import { Refuse } from '../common/refuse.ts';
import type { RoomData, TokenData } from '../storage/rows.ts';
import { isToken } from './seatTokens.ts';

/** The mark of the browser that opened the seat last; undefined: free, a bot's, or unknown. */
const browserOf = (room: RoomData, seat: number): string | undefined => {
  const data = room.seats[seat];
  return (data?.standIn ?? data)?.browser;
};

/** The first seat held by the same browser: its own, if that browser holds no other. */
export function screenOf(room: RoomData, seat: number): number {
  const browser = browserOf(room, seat);
  return browser === undefined ? seat : room.seats.findIndex((_, other) => browserOf(room, other) === browser);
}

/** Does the browser with this mark hold a seat? */
export const isSeated = (room: RoomData, browser: string): boolean =>
  browser !== '' && room.seats.some((_, seat) => browserOf(room, seat) === browser);

/** Limit on the browsers remembered per game, because strangers could keep inventing new ones. */
const MOST = 200;

/** Has this browser held a seat in the game, or does it now? */
export const hasSat = (room: RoomData, browser: string): boolean =>
  isSeated(room, browser) || (room.sat ?? []).includes(browser);

/** Throws Refuse if the person at this browser knows a hand of the game from playing it. */
export function needNewcomer(room: RoomData, browser: string): void {
  if (isSeated(room, browser)) throw new Refuse('taken', 'You already have a seat at this table.');
  if (hasSat(room, browser)) throw new Refuse('taken', 'You have had a seat in this game, so you cannot take another.');
}

/** Has this browser been shown late hands of the game? */
export const hasSeen = (room: RoomData, browser: string): boolean => (room.saw ?? []).includes(browser);

/** Can another browser be shown hands? One that cannot be remembered might sit down afterwards. */
export const hasRoomFor = (room: RoomData, browser: string): boolean =>
  hasSeen(room, browser) || (room.saw ?? []).length < MOST;

/** Records that this browser is shown hands of the game. Returns the same room if already recorded. */
export const shownTo = (room: RoomData, browser: string): RoomData =>
  hasSeen(room, browser) ? room : { ...room, saw: [...(room.saw ?? []), browser] };

/** A game begins: only the current players have sat in it, and nobody has seen any of its hands. */
export function forgetBrowsers({ saw: _, ...room }: RoomData): RoomData {
  return { ...room, sat: room.seats.flatMap((_seat, seat) => browserOf(room, seat) ?? []) };
}

/** Records that the browser with this mark has used a token of the seat. Returns the same room if already recorded. */
export function usedBy(room: RoomData, seat: number, tokenHash: string, browser: string): RoomData {
  const data = room.seats[seat];
  if (!data || browser === '' || browserOf(room, seat) === browser) return room;
  const known = <T extends TokenData>(holder: T): T => ({ ...holder, browser });
  const { standIn } = data;
  const next = standIn && isToken(standIn, tokenHash) ? { ...data, standIn: known(standIn) } : known(data);
  const used = { ...room, seats: room.seats.map((one, i) => (i === seat ? next : one)) };
  return room.sat && !room.sat.includes(browser) ? { ...used, sat: [...room.sat, browser].slice(-MOST) } : used;
}
