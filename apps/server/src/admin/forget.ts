import { cleanName } from '@smash/protocol';
import * as z from 'zod/mini';
import { forgetName, isName, withoutName } from '../room/forgetName.ts';
import { roomIn } from '../storage/rows.ts';
import { type Access, Plain, type Row } from './access.ts';
import { order } from './orders.ts';

/** Rows processed per transaction. */
const BATCH = 50;

export interface Forgotten {
  rooms: number;
  games: number;
  /** Rooms and games that cannot be read. */
  damaged: string[];
}

/**
 * Removes a name from seats, stand-ins and records, and from chats in running servers' memory. Goes through the store
 * twice: a table in memory may have written the name again before its server got the order.
 */
export async function forget(access: Access, typed: string): Promise<Forgotten> {
  const name = cleanName(typed);
  if (!name) throw new Plain('Which name? Put it in quotes if it has a space in it.');
  const before = await inStore(access, name);
  await order(access, 'forget', name);
  const after = await inStore(access, name);
  await access.scrub();
  return { ...after, rooms: before.rooms + after.rooms, games: before.games + after.games };
}

async function inStore(access: Access, name: string): Promise<Forgotten> {
  const rooms = await access.all('SELECT code, data FROM rooms');
  const games = await access.all('SELECT id, names FROM games');
  const damaged: string[] = [];
  return {
    damaged,
    rooms: await inBatches(access, rooms, async ({ code, data }) => {
      const room = roomIn(String(code), String(data));
      const changed = room && readable(() => forgetName(room, name));
      if (!changed) damaged.push(`room ${code}`);
      if (!changed || changed === room) return 0;
      // Do not overwrite what a server wrote meanwhile; the second pass catches it.
      const sql = 'UPDATE rooms SET data = ? WHERE code = ? AND data = ?';
      return access.run(sql, JSON.stringify(changed), String(code), String(data));
    }),
    games: await inBatches(access, games, async ({ id, names }) => {
      const known = readable(() => namesIn(String(names)));
      if (!known) damaged.push(`game ${id}`);
      if (!known?.some((one) => isName(one, name))) return 0;
      const changed = JSON.stringify(withoutName(known, name));
      return access.run('UPDATE games SET names = ? WHERE id = ?', changed, Number(id));
    }),
  };
}

/** A few rows at a time: a running server waits for the data file no longer than for one of its own writes. */
async function inBatches(access: Access, rows: Row[], change: (row: Row) => Promise<number>): Promise<number> {
  let changed = 0;
  for (let at = 0; at < rows.length; at += BATCH) {
    await access.together(async () => {
      for (const row of rows.slice(at, at + BATCH)) changed += await change(row);
    });
  }
  return changed;
}

const namesIn = (json: string): string[] => z.array(z.string()).parse(JSON.parse(json));

/** null if it is damaged. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
