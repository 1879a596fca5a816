import { Client } from '@colyseus/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from './server.ts';
import { fakeEngine } from './testing/fakeEngine.ts';
import { eventually, Player, startGame, temporaryFolder, testConfig } from './testing/harness.ts';

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(testConfig(folder.path, { messageRate: 500 }), fakeEngine);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const claimPlace = (code: string) =>
  fetch(`http://localhost:${server.port}/matchmake/joinById/${code}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });

test('strangers who take all the places keep no player out: neither by watching nor by places never taken up', {
  timeout: 60_000,
}, async () => {
  const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
  const crowd = await Promise.all(Array.from({ length: 60 }, () => Player.join(server.port, a.code)));
  const late = await new Client(`http://localhost:${server.port}`).joinById(a.code);
  await expect(late.request('sync' as never)).rejects.toMatchObject({ reason: { code: 'full' } });
  for (const claimed of await Promise.all(Array.from({ length: 100 }, () => claimPlace(a.code))))
    expect(claimed.ok).toBe(true);
  await b.leave();
  const again = await Player.join(server.port, a.code, b.token);
  expect(again.seat).toBe(1);
  expect(again.known?.view.viewer).toBe(1);
  // Somebody who goes makes room.
  await crowd[0]!.leave();
  await eventually(() => expect(server.tables.get(a.code)!.lobby().watchers).toBeLessThan(61));
  await expect(late.request('sync' as never)).resolves.toMatchObject({ seat: null });
});
