import type { FullMessage, LateChange, LateMessage, LogReply, RequestType, SyncReply } from '@smash/protocol';
import { once } from '../../common/packed.ts';

/** The same message. However often it is sent, its view and log are encoded once while they are the same objects. */
export const packedFull = (full: FullMessage): FullMessage => ({
  ...full,
  view: once(full.view),
  events: once(full.events),
});

export const packedLate = ({ late, from }: LateMessage): LateMessage => ({
  late: late && { ...late, view: once(late.view), events: once(late.events) },
  from,
});

export const packedChange = ({ ops, events, ...change }: LateChange): LateChange => ({
  ...change,
  ops: once(ops),
  events: once(events),
});

/** The same for the replies that are long. */
export function packedReply(type: RequestType, value: unknown): unknown {
  if (type === 'log') return { events: once((value as LogReply).events) };
  if (type !== 'sync') return value;
  const { full, late, ...reply } = value as SyncReply;
  return { ...reply, full: full && packedFull(full), late: late && packedLate(late) };
}
