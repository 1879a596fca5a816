import { lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { expect, test } from 'vitest';
import { readRoom, Unreadable } from './rows.ts';

const person = { n: 1, name: 'Mina', watcher: 0, traces: ['x'] };

test.each([
  [{ lock: 'some' }],
  [{ out: 'everybody' }],
  [{ out: [{ ...person, traces: undefined }] }],
  [{ out: [{ ...person, name: 7 }] }],
])('a room whose lock or removed people are damaged is reported as damaged: %j', (damage) => {
  const room = { ...lobbyRoom('KILN-22222'), lock: 'all', out: [person] };
  expect(readRoom('KILN-22222', JSON.stringify(room))).toEqual(room);
  expect(() => readRoom('KILN-22222', JSON.stringify({ ...room, ...damage }))).toThrow(Unreadable);
});
