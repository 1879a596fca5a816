import { getMessageBytes, Protocol } from '@colyseus/core';
import type { FullMessage } from '@smash/protocol';
import { expect, test } from 'vitest';
import { packedFull } from './packed.ts';

const full = (size: number): FullMessage =>
  ({
    game: 1,
    seq: 2,
    view: { turn: 3, hand: Array.from({ length: size }, (_, id) => ({ id, name: `Card ${id} ü`, power: -1.5 })) },
    since: 0,
    events: [{ n: 1, type: 'play' }],
    undone: 0,
    undo: null,
    hash: 'abc',
  }) as unknown as FullMessage;

test('a full state is the same bytes on the wire as without packing', () => {
  for (const size of [0, 1, 15, 16, 1000, 5000]) {
    const message = full(size);
    const bytes = (value: unknown) =>
      Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA, 'view', value)).toString('hex');
    expect(bytes(packedFull(message))).toBe(bytes(message));
    expect(bytes([packedFull(message), packedFull(message)])).toBe(bytes([message, message]));
  }
});

test('its view and log are encoded once, however often it is sent', () => {
  let read = 0;
  const message = full(3);
  Object.defineProperty(message.view, 'turn', { enumerable: true, get: () => ++read });
  for (let i = 0; i < 100; i++) getMessageBytes.raw(Protocol.ROOM_DATA, 'view', packedFull(message));
  expect(read).toBe(1);
});
