import { getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';

/** Colyseus's own, also for the next server of this process. */
const bytesOf = getMessageBytes[Protocol.ROOM_RESPONSE];
const NOT_UNDERSTOOD = { name: 'Error', message: 'The table does not understand this message.' };

/**
 * Colyseus's own refusals (types or bytes that our pages never send) are worded like ours, and counted by `refuse`,
 * which gets their code.
 */
export function sayLittle(refuse: (code: string) => void): void {
  getMessageBytes[Protocol.ROOM_RESPONSE] = (id, status, message) => {
    if (status !== ResponseStatus.ERROR) return bytesOf(id, status, message);
    refuse((message as { name?: unknown } | undefined)?.name === 'no_handler' ? 'unknownType' : 'invalid');
    return bytesOf(id, status, NOT_UNDERSTOOD);
  };
}
