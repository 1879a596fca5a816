import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { admin, filePlace } from '@smash/chaos/testing/admin.ts';
import { lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { expect, test } from 'vitest';
import { SqliteStore } from '../storage/sqlite.ts';

test('a forgotten name and a deleted room leave no bytes in the file, nor does a room that is changed', async () => {
  const place = filePlace();
  const data = place.env.DATA_DIR!;
  const lies = (word: string) =>
    ['smash.db', 'smash.db-wal'].some((name) => {
      const path = join(data, name);
      return existsSync(path) && readFileSync(path).includes(word);
    });
  const store = new SqliteStore(data);
  const seat = { name: 'Zebulon', ready: false, tokenHash: 'x'.repeat(64), rematch: '' as const };
  const room = { ...lobbyRoom('KILN-22222'), seats: [seat, null] };
  await store.addRoom(room);
  for (let n = 0; n < 20; n++) {
    const talk = Array.from({ length: n }, (_, i) => ({ n: i + 1, seat: 0, name: 'Zebulon', text: `Quince ${n}` }));
    await store.saveRoom({ ...room, talk });
  }
  await store.saveRoom({ ...room, talk: [] });
  await store.close();
  expect([lies('Zebulon'), lies('Quince')]).toEqual([true, false]);
  expect((await admin(place.env, 'forget', 'Zebulon')).code).toBe(0);
  expect([lies('Zebulon'), lies('KILN-22222')]).toEqual([false, true]);
  expect((await admin(place.env, 'delete', 'KILN-22222')).code).toBe(0);
  expect(lies('KILN-22222')).toBe(false);
  place.remove();
});

test('the operator is told if traces stay because another process, such as a backup, reads the file', async () => {
  const place = filePlace();
  const store = new SqliteStore(place.env.DATA_DIR!);
  await store.addRoom(lobbyRoom('KILN-22222'));
  const reader = new DatabaseSync(join(place.env.DATA_DIR!, 'smash.db'));
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM rooms').all();
  await store.close();
  const { code, error } = await admin(place.env, 'delete', 'KILN-22222');
  expect([code, error]).toEqual([1, expect.stringContaining('traces may be left')]);
  expect(error).toContain('another process is reading it');
  reader.close();
  place.remove();
});
