import { setImmediate as turn } from 'node:timers/promises';
import { log } from '../common/log.ts';
import { roomIn } from './rows.ts';
import type { Store, StoredRoom } from './store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A room in which nobody ever sat down. */
const EMPTY_MS = 2 * HOUR;
/** A room without a game: as the players are told. */
const UNSTARTED_MS = DAY;
/** An abandoned game. */
const STARTED_MS = 30 * DAY;
/** Rows processed at a time. */
const BATCH = 200;

interface Expiry {
  store: Store;
  /** How long a finished game is kept; 0 = forever. */
  keepGamesDays: number;
  /** Somebody is at the table. */
  isVisited(code: string): boolean;
  /** Removes the room; false = another process serves it. */
  remove(code: string): Promise<boolean>;
}

/** Removes expired rooms and finished games at `now` (ms since 1970). Returns the codes of the rooms. */
export async function removeExpired(expiry: Expiry, now: number): Promise<string[]> {
  const { store, keepGamesDays } = expiry;
  const finished = keepGamesDays === 0 ? Number.POSITIVE_INFINITY : keepGamesDays * DAY;
  const removed: string[] = [];
  let games = 0;
  for (let after = ''; ; ) {
    const rooms = await store.rooms(after, BATCH);
    for (const room of rooms) {
      if (now - room.movedAt <= lifetime(room, finished, expiry.isVisited)) continue;
      await turn();
      // Its players, or spectators, may be looking at the result.
      if (room.started && expiry.isVisited(room.code)) continue;
      try {
        if (await expiry.remove(room.code)) removed.push(room.code);
      } catch (error) {
        log('room not removed', { room: room.code, error });
      }
    }
    if (rooms.length < BATCH) break;
    await turn();
    after = rooms.at(-1)!.code;
  }
  // Games before the one on the table: numbers rise with time.
  for (let after = 0; finished < Number.POSITIVE_INFINITY; ) {
    const rows = await store.games(after, BATCH);
    for (const { id, current, lastAt } of rows) {
      if (current || now - lastAt <= finished) continue;
      await turn();
      try {
        await store.removeGame(id);
        games++;
      } catch (error) {
        log('game not removed', { game: id, error });
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH || now - last.startedAt <= finished) break;
    after = last.id;
    await turn();
  }
  if (removed.length + games > 0) await store.shrink();
  return removed;
}

function lifetime(room: StoredRoom, finished: number, isVisited: (code: string) => boolean): number {
  if (room.started) return room.phase === 'over' ? finished : STARTED_MS;
  return nobodyEverSat(room) && !isVisited(room.code) ? EMPTY_MS : UNSTARTED_MS;
}

const nobodyEverSat = ({ code, data }: StoredRoom): boolean =>
  roomIn(code, data)?.seats.every((seat) => seat === null) === true;
