import type { RequestPayload, RequestReplies, RequestType } from '@smash/protocol';
import { Metrics } from '@smash/server/http/metrics.ts';
import type { Peer } from '@smash/server/room/peer.ts';
import type { Table } from '@smash/server/room/table.ts';
import { type Limits, serve } from '@smash/server/room/wire/serve.ts';
import { properReply } from './proper.ts';

/** No limits: every message may be sent at once. */
export const unlimited: Limits = { message() {}, effect() {} };

/** One for all requests: each keeps 370 KB outside the heap while the process lives. */
const metrics = new Metrics(() => []);

/** Sends one request to the room, without a network. Rejects with the refusal as `reason`. */
export async function ask<T extends RequestType>(
  table: Table,
  peer: Peer,
  type: T,
  payload?: RequestPayload<T>,
): Promise<RequestReplies[T]> {
  const served = await serve(table, peer, unlimited, metrics, type, payload);
  if (served.ok) properReply(type, served.value);
  if (!served.ok) throw Object.assign(new Error(served.reason.text), { reason: served.reason });
  return served.value as RequestReplies[T];
}
