/** Checks that what the server sends conforms to the protocol: pages rely on it. */
import { logReply, messages, renewReply, seatReply, syncReply } from '@smash/protocol';
import { expect } from 'vitest';

interface Schema {
  safeParse(sent: unknown): { success: boolean; error?: { issues: unknown } };
}
const replies = { sync: syncReply, log: logReply, renew: renewReply, seat: seatReply, claim: seatReply };

function check(schemas: Record<string, Schema>, type: string, sent: unknown): void {
  const read = schemas[type]?.safeParse(sent);
  if (read?.success === false) expect.fail(`${type}: ${JSON.stringify(read.error?.issues)}`);
}

export const properMessage = (type: string, sent: unknown): void => check(messages, type, sent);

/** `type`: of the request. */
export const properReply = (type: string, sent: unknown): void => check(replies, type, sent);
