/**
 * Who sits where. Whatever a person has set for a seat ends with that person: RoomCore compares every room with the
 * previous one, so that no way of changing seats can be missed.
 */
import type { RoomData, SeatData } from '../storage/rows.ts';
import { noSeat, type Peer, seatOf } from './peer.ts';
import { hashesOf } from './seatTokens.ts';

/** Where the person who sat at this seat sits now; null = nowhere. */
export type Reseated = (seat: number) => number | null;

/** Clears the previous person's wishes about what comes next: somebody else plays there now. */
export const asNew = (data: SeatData): SeatData => ({ ...data, ready: data.bot !== undefined, rematch: '' });

/** Does the same person or bot play, regardless of device and token? */
function isSame(before: Readonly<SeatData>, after: Readonly<SeatData>): boolean {
  if ((before.sub === undefined) !== (after.sub === undefined)) return false;
  if ((before.standIn === undefined) !== (after.standIn === undefined)) return false;
  const hashes = hashesOf(after.standIn ?? after);
  return hashesOf(before.standIn ?? before).some((hash) => hashes.includes(hash));
}

/** null = everybody sits where they sat, and no seat has another player. */
export function reseated({ seats: before }: RoomData, { seats: after }: RoomData): Reseated | null {
  if (before === after) return null;
  const places = before.map((one) => {
    const place = one ? after.findIndex((other) => other && isSame(one, other)) : -1;
    return place < 0 ? null : place;
  });
  return before.some((one, seat) => one && places[seat] !== seat) ? (seat) => places[seat] ?? null : null;
}

/** Drops the votes, by seat, of those who no longer sit there. */
export function dropVotes(votes: Map<number, unknown>, to: Reseated): void {
  for (const by of [...votes.keys()]) if (to(by) !== by) votes.delete(by);
}

/** Who plays for each seat, over time. */
export class Persons {
  /** How often somebody else has begun to play at a seat. */
  readonly #changes = new Map<number, number>();

  follow(to: Reseated, seats: number): void {
    for (let seat = 0; seat < seats; seat++)
      if (to(seat) !== seat) this.#changes.set(seat, (this.#changes.get(seat) ?? 0) + 1);
  }

  /**
   * The seat of a request that is carried out later. It belongs to the player, not to the connection, which another tab
   * may have replaced by then. Throws Refuse if there is none, or if somebody else plays there by then.
   */
  seatOf(peer: Peer): () => number {
    const seat = seatOf(peer);
    const before = this.#changes.get(seat);
    return () => {
      if (this.#changes.get(seat) !== before) throw noSeat();
      return seat;
    };
  }
}
