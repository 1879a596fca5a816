import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStore } from './sqlite.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** Deliberately read from the beginning, a few rows each. */
const WHOLE = ['SELECT id, what, subject FROM orders'];

test('no statement of the store scans a whole table', async () => {
  const store = new SqliteStore(folder.path);
  const room = lobbyRoom('KILN-42');
  await store.addRoom(room);
  const begun = await store.startGame(room, 'e1', { seed: 's', players: 2 }, []);
  const command = { type: 'concede', seat: 0 } as const;
  await store.addCommand(begun, { n: 1, command, events: [], id: '' }, { engine: 'e1', state: {} });
  await store.saveRoom(begun);
  await Promise.all([
    store.claim(room.code),
    store.has(room.code),
    store.closed(room.code),
    store.release(room.code),
    store.due(null, 5),
    store.secret('a', () => 'b'),
    store.look([room.code]),
  ]);
  await Promise.all([store.game(1), store.record(1), store.rooms('', 5), store.games(0, 5)]);
  await Promise.all([store.orders(), store.answerOrder('a', ''), store.probe(), store.relieve()]);
  await store.removeGame(7);
  await store.removeRoom(room.code);
  // Checks that every method was called, so that a new one is not forgotten here.
  const statements = store.file.statements();
  await store.close();
  expect(statements.length).toBeGreaterThan(15);
  const db = new DatabaseSync(join(folder.path, 'smash.db'));
  const scans = statements.flatMap((sql) => {
    const parameters = Array(sql.split('?').length - 1).fill(1);
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[];
    return steps.some(({ detail }) => /^SCAN (?!CONSTANT)/.test(detail)) ? [sql] : [];
  });
  db.close();
  expect(scans).toEqual(WHOLE);
});
