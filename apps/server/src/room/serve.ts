import { type Refused, type RequestType, requests } from '@smash/protocol';
import type { Bucket } from '../bucket.ts';
import { noteSecurity } from '../guard.ts';
import { log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Refuse } from '../refuse.ts';
import type { Peer } from '../table/peer.ts';
import type { Table } from '../table/table.ts';
import { handlers } from './handlers.ts';

export type Served = { ok: true; value: unknown } | { ok: false; reason: Refused };

/** No page of ours sends what is refused like that. */
const NOTED = new Set<string>(['invalid', 'noSeat', 'notHost', 'unsynced', 'badPick']);

/**
 * One request from the wire: rate, form, then the table. Never throws: an error of ours is logged and answered, the
 * table is as it was (every method of Table changes nothing when it throws).
 */
export async function serve(
  table: Table,
  peer: Peer,
  bucket: Bucket,
  metrics: Metrics,
  type: RequestType,
  payload: unknown,
): Promise<Served> {
  const from = performance.now();
  try {
    if (!bucket.take(Date.now())) throw new Refuse('rate', 'Too many messages at once. Please slow down.');
    const parsed = requests[type].safeParse(payload);
    if (!parsed.success) throw new Refuse('invalid', `This is not a proper "${type}" message.`);
    if (!peer.synced && type !== 'sync') throw new Refuse('unsynced', 'The page has to ask for the state first.');
    const handle = handlers[type] as (table: Table, peer: Peer, payload: unknown) => unknown;
    return { ok: true, value: await handle(table, peer, parsed.data) };
  } catch (error) {
    const reason: Refused =
      error instanceof Refuse
        ? error.reason
        : { code: 'server', text: 'Something went wrong on the server. The table is as it was before.' };
    if (!(error instanceof Refuse)) log('request failed', { room: table.code, type, fault: error });
    if (NOTED.has(reason.code)) noteSecurity('refused', { room: table.code, seat: peer.seat, type, code: reason.code });
    metrics.refuse(reason.code);
    return { ok: false, reason };
  } finally {
    metrics.answered(type, (performance.now() - from) / 1000);
  }
}
