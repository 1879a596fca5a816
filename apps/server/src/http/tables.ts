import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LATER, packTable, type TableEntry, type TableStanding, tablesRequest, UNTOLD } from '@smash/protocol';
import type { Application } from 'express';
import { InTurn } from '../common/inTurn.ts';
import { log } from '../common/log.ts';
import type { Budgets } from '../limits/budgets.ts';
import { hashesOf } from '../room/seatTokens.ts';
import { type RoomData, roomIn } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import { addressIn } from './ownHeaders.ts';

/** Bytes of a request: twenty codes with proofs. */
const MOST_BYTES = 1024;

/**
 * The standing of these tables ("CODE" or "CODE proof"), from their rows alone. A nonexistent code, a closed or locked
 * table and a wrong proof all get the same entry; each counts as a wrong code of that address.
 */
export class Standings {
  readonly #store: Pick<Store, 'look'>;
  readonly #budgets: Pick<Budgets, 'codes' | 'note' | 'request'>;
  // As with typed codes: parallel requests are counted one after the other.
  readonly #asking = new InTurn();

  constructor(store: Pick<Store, 'look'>, budgets: Pick<Budgets, 'codes' | 'note' | 'request'>) {
    this.#store = store;
    this.#budgets = budgets;
  }

  of(asked: readonly string[], address: string, now: number): Promise<TableEntry[]> {
    return this.#asking.run(address, async () => {
      // A list costs as much as one request per table; the first is counted already.
      if (asked.length > 1 && (await this.#budgets.request(address, asked.length - 1)) > 0)
        return asked.map(() => LATER);
      const rows = await this.#store.look([...new Set(asked.map((one) => one.split(' ')[0]!))]);
      // A damaged room counts as none; joining it reports the damage.
      const rooms = new Map(rows.map(({ code, data }) => [code, roomIn(code, data)]));
      const told = asked.map((one) => {
        const [code = '', proof] = one.split(' ');
        const room = rooms.get(code);
        const mayKnow = room && (proof === undefined ? room.lock !== 'all' : isSeated(room, proof));
        return mayKnow
          ? {
              isProved: proof !== undefined,
              entry: packTable({ phase: room.phase, standing: room.standing ?? null, ...daysOf(room, proof) }, now),
            }
          : { isProved: false, entry: UNTOLD };
      });
      const left = await this.#budgets.codes.left(address);
      let wrong = 0;
      const entries = told.map(({ isProved, entry }) => {
        // Whoever proves a seat is not guessing. The budget may end within the list.
        if (isProved) return entry;
        if (wrong >= left) return LATER;
        if (entry === UNTOLD) wrong++;
        return entry;
      });
      if (entries.includes(LATER)) this.#budgets.note('address codes');
      await this.#budgets.codes.take(address, wrong);
      return entries;
    });
  }
}

/** The deadline of the seat with that proof, if it is asked; otherwise that of the turn, which everybody sees. */
function daysOf({ clock, seats }: RoomData, proof: string | undefined): Pick<TableStanding, 'days'> {
  const seat = proof === undefined ? -1 : seatOf(seats, proof);
  const own = clock?.asked.find((one) => one.seat === seat && !one.wakes);
  const told = own ?? clock?.asked.find(({ ofTurn }) => ofTurn);
  return told ? { days: { until: told.until, own: own !== undefined } } : {};
}

const isSeated = ({ seats }: RoomData, proof: string): boolean => seatOf(seats, proof) >= 0;

const seatOf = (seats: RoomData['seats'], proof: string): number =>
  seats.findIndex((seat) =>
    [seat, seat?.standIn].some((one) => one && hashesOf(one).some((hash) => isProof(hash, proof))),
  );

const isProof = (hash: string, proof: string): boolean =>
  timingSafeEqual(Buffer.from(hash.slice(0, proof.length).padEnd(proof.length)), Buffer.from(proof));

export function serveTables(app: Application, standings: Standings): void {
  app.post('/api/tables', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const asked = tablesRequest.safeParse(await bodyOf(request));
    if (!asked.success) {
      response.status(400).type('text').send('This is not a list of tables.\n');
      return;
    }
    try {
      response.json(await standings.of(asked.data, addressIn(request.headers), Date.now()));
    } catch (error) {
      log('tables not read', { error: (error as Error).message });
      response.status(503).type('text').send('The server cannot look for tables just now.\n');
    }
  });
}

/** undefined if it is not JSON, or too long. */
async function bodyOf(request: IncomingMessage & { body?: unknown }): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > MOST_BYTES) return undefined;
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}
