import { type Refused, type RequestType, requests } from '@smash/protocol';
import { log } from '../../common/log.ts';
import { Refuse } from '../../common/refuse.ts';
import { logSecurity } from '../../common/securityLog.ts';
import { monotonicMs } from '../../common/time.ts';
import type { Metrics } from '../../http/metrics.ts';
import { needHere, type Peer, seatOf } from '../peer.ts';
import type { Table } from '../table.ts';
import { handlers } from './handlers.ts';
import { PeerSight } from './peerSight.ts';
import { commandIn, resolve } from './resolve.ts';

export type Served = { ok: true; value: unknown } | { ok: false; reason: Refused };

/** What somebody may send. Both throw Refuse. */
export interface Limits {
  /** Any message. */
  message(type: RequestType): void | Promise<void>;
  /** A request that will be carried out. */
  effect(type: RequestType, peer: Peer): void | Promise<void>;
}

/** Our pages never send input that is refused like this. */
const NOTED = new Set<string>(['invalid', 'noSeat', 'notHost', 'unsynced', 'unfit', 'badPick']);

/**
 * One request from the wire: budget, schema, pace, ids, then the table. Never throws: an internal error is logged and
 * answered, and the table is unchanged (every method of Table changes nothing if it throws).
 */
export async function serve(
  table: Table,
  peer: Peer,
  limits: Limits,
  metrics: Metrics,
  type: RequestType,
  payload: unknown,
): Promise<Served> {
  const from = monotonicMs();
  try {
    needHere(peer);
    await limits.message(type);
    const parsed = requests[type].safeParse(payload);
    if (!parsed.success) throw new Refuse('invalid', `This is not a proper "${type}" message.`);
    if (!peer.synced && type !== 'sync') throw new Refuse('unsynced', 'The page has to ask for the state first.');
    await limits.effect(type, peer);
    const handle = handlers[type] as (table: Table, peer: Peer, payload: unknown) => unknown;
    const work = async () => handle(table, peer, resolve(type, parsed.data, new PeerSight(peer, table)));
    const command = commandIn(type, parsed.data);
    if (command === '') return { ok: true, value: await work() };
    // When it is resent, the ids in it may be gone: acknowledge it without resolving or repeating it.
    await table.game.idempotency.run(seatOf(peer), command, async () => void (await work()));
    return { ok: true, value: null };
  } catch (error) {
    const reason: Refused =
      error instanceof Refuse
        ? error.reason
        : { code: 'server', text: 'Something went wrong on the server. The table is as it was before.' };
    if (!(error instanceof Refuse)) log('request failed', { room: table.code, type, fault: error });
    if (NOTED.has(reason.code)) logSecurity('refused', { room: table.code, seat: peer.seat, type, code: reason.code });
    metrics.refuse(reason.code);
    return { ok: false, reason };
  } finally {
    metrics.answered(type, payload, (monotonicMs() - from) / 1000);
  }
}
