import { getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';

const NOT_UNDERSTOOD = { name: 'Error', message: 'This is no message that a table understands.' };

/** What Colyseus itself refuses (a type or bytes that no page of ours sends) is answered in the same words, not in a library's. */
export function sayLittle(): void {
  const of = getMessageBytes[Protocol.ROOM_RESPONSE];
  getMessageBytes[Protocol.ROOM_RESPONSE] = (id, status, message) =>
    of(id, status, status === ResponseStatus.ERROR ? NOT_UNDERSTOOD : message);
}
