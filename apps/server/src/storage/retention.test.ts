import { temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { expect, it, vi } from 'vitest';
import { removeExpired } from './retention.ts';
import { SqliteStore } from './sqlite.ts';

it('a finished game that cannot be removed does not keep the others', async () => {
  const folder = temporaryFolder();
  const store = new SqliteStore(folder.path);
  const setup = { seed: 'any', players: 2 };
  const room = { ...lobbyRoom('KILN-42'), movedAt: 1 };
  await store.addRoom(room);
  // Three games at one table, of which the last is on it.
  for (let n = 0; n < 3; n++) await store.startGame(room, 'v', setup, []);
  const removeGame = store.removeGame.bind(store);
  vi.spyOn(store, 'removeGame').mockImplementation((id) =>
    id === 1 ? Promise.reject(new Error('locked')) : removeGame(id),
  );
  const isVisited = () => true;
  const remove = () => Promise.resolve(false);
  await removeExpired({ store, keepGamesDays: 30, isVisited, remove }, 31 * 86_400_000);
  expect((await store.games(0, 10)).map(({ id }) => id)).toEqual([1, 3]);
  await store.close();
  folder.remove();
});

it('an expired table with a game stays while somebody is there', async () => {
  const folder = temporaryFolder();
  const store = new SqliteStore(folder.path);
  for (const code of ['KILN-42', 'KILN-43', 'KILN-44'])
    await store.addRoom({ ...lobbyRoom(code), started: true, phase: code === 'KILN-44' ? 'game' : 'over', movedAt: 1 });
  const isVisited = (code: string) => code !== 'KILN-43';
  const remove = vi.fn(() => Promise.resolve(true));
  expect(await removeExpired({ store, keepGamesDays: 30, isVisited, remove }, 31 * 86_400_000)).toEqual(['KILN-43']);
  expect(remove.mock.calls).toEqual([['KILN-43']]);
  await store.close();
  folder.remove();
});
