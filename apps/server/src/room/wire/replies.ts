import { getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';

const NOT_UNDERSTOOD = { name: 'Error', message: 'The table does not understand this message.' };

/** Colyseus's own refusals (types or bytes that our pages never send) are worded like ours. */
export function sayLittle(): void {
  const of = getMessageBytes[Protocol.ROOM_RESPONSE];
  getMessageBytes[Protocol.ROOM_RESPONSE] = (id, status, message) =>
    of(id, status, status === ResponseStatus.ERROR ? NOT_UNDERSTOOD : message);
}
