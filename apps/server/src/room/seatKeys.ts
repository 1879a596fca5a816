/**
 * Changes of the tokens that open a seat, and of the keys that move it or give it away. Every function returns the new
 * room or throws Refuse.
 */
import { MOVE_MS } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import type { RoomData, TokenData } from '../storage/rows.ts';
import { nameFor, needOwner, seatOf, withSeat } from './lobby.ts';
import { asNew } from './persons.ts';
import { hashesOf, isToken } from './seatTokens.ts';

/** Maximum number of unused tokens per seat. */
const UNUSED_MAX = 8;

/** The seat of a token hash, of its player, its stand-in or whoever was given it; -1 = none. */
export const seatOfToken = (room: RoomData, hash: string): number =>
  room.seats.findIndex(
    (one, seat) => one !== null && (isToken(one, hash) || isToken(one.standIn, hash) || isHeir(room, seat, hash)),
  );

/** Changes the holder of a seat, player or stand-in, identified by token hash. */
function withTokens(room: RoomData, seat: number, shownHash: string, change: (data: TokenData) => TokenData): RoomData {
  const data = seatOf(room, seat);
  const { tokenHash: _, formerHash: __, unusedHashes: ___, ...rest } = data;
  if (isToken(data, shownHash)) return withSeat(room, seat, { ...rest, ...change(data) });
  if (!data.standIn || !isToken(data.standIn, shownHash)) return room;
  const { tokenHash: ____, formerHash: _____, unusedHashes: ______, ...own } = data.standIn;
  return withSeat(room, seat, { ...data, standIn: { ...own, ...change(data.standIn) } });
}

/** Stores a key for another device of the player. The previous key becomes invalid. */
export function moveSeat(room: RoomData, seat: number, hash: string, now: number): RoomData {
  // The others have agreed to that stand-in only.
  needOwner(room, seat, 'move it to another device');
  return withSeat(room, seat, { ...seatOf(room, seat), moving: { hash, until: now + MOVE_MS } });
}

/** With the others' consent, stores a key by which somebody else takes over the seat. */
export function offerSeat(room: RoomData, seat: number, hash: string, now: number): RoomData {
  return withSeat(room, seat, { ...seatOf(room, seat), moving: { hash, until: now + MOVE_MS, gift: true } });
}

/** The seat of such a key, by its hash; -1 = none, or not valid now. A seat is given away only in its game. */
export const seatOfKey = (room: RoomData, hash: string, now: number): number =>
  room.seats.findIndex((data) => {
    const moving = data?.standIn ? undefined : data?.moving;
    return moving?.hash === hash && now < moving.until && (!moving.gift || room.phase === 'game');
  });

/** The key is used up. Until the new token is used, all older ones stay valid: a lost reply costs nobody the seat. */
export function claimSeat(room: RoomData, seat: number, tokenHash: string): RoomData {
  const [newest, ...older] = hashesOf(seatOf(room, seat)) as [string, ...string[]];
  const next = withTokens(room, seat, newest, () => issued(tokenHash, newest, older));
  // The other device asks for notices itself.
  const { moving: _, notices: __, ...data } = seatOf(next, seat);
  return withSeat(next, seat, data);
}

/**
 * Somebody uses the key of an offered seat. It becomes theirs once they use their token, so a lost reply costs nobody
 * the seat.
 */
export function takeGift(room: RoomData, seat: number, rawName: string, tokenHash: string): RoomData {
  const { moving: _, ...data } = seatOf(room, seat);
  return withSeat(room, seat, { ...data, heir: { name: nameFor(room, rawName, seat), tokenHash } });
}

/** The key of this seat gives it to somebody else, instead of moving it to another device. */
export const isGift = (room: RoomData, seat: number): boolean => room.seats[seat]?.moving?.gift === true;

/** Is this the still unused token of the person who was given the seat? It opens the seat only in that game. */
export const isHeir = (room: RoomData, seat: number, hash: string): boolean =>
  room.phase === 'game' && room.seats[seat]?.heir?.tokenHash === hash;

/**
 * Issues another token for a seat to a browser with a valid one. Every token issued since the last one used stays
 * valid, because the server cannot know which of them the browser kept.
 */
export function renewToken(room: RoomData, seat: number, shownHash: string, tokenHash: string): RoomData {
  if (seatOfToken(room, shownHash) !== seat) throw new Refuse('noSeat', 'This is not the token of your seat.');
  return withTokens(room, seat, shownHash, (data) => {
    const unused = hashesOf(data).filter((hash) => hash !== shownHash && hash !== data.formerHash);
    return issued(tokenHash, shownHash, unused);
  });
}

/** A newer token than `formerHash`. Those in `valid` stay valid, too, up to a limit. */
const issued = (tokenHash: string, formerHash: string, valid: string[]): TokenData => ({
  tokenHash,
  formerHash,
  ...(valid.length > 0 && { unusedHashes: valid.slice(0, UNUSED_MAX) }),
});

/** Retires all older tokens once a newer one has been used. Returns the same room if there is nothing to retire. */
export function retireFormer(before: RoomData, seat: number, shownHash: string): RoomData {
  const room = isHeir(before, seat, shownHash) ? inherit(before, seat) : before;
  const data = seatOf(room, seat);
  const holder = isToken(data, shownHash) ? data : data.standIn;
  if (holder?.formerHash === undefined || holder.formerHash === shownHash) return room;
  return withTokens(room, seat, shownHash, () => ({ tokenHash: shownHash }));
}

/** Voids every token and key of the previous player. */
function inherit(room: RoomData, seat: number): RoomData {
  const {
    heir,
    tokenHash,
    formerHash: _,
    unusedHashes: __,
    moving: ___,
    browser: ____,
    notices: _____,
    between: ______,
    ...data
  } = seatOf(room, seat);
  return withSeat(room, seat, { ...asNew({ ...data, tokenHash }), ...heir });
}
