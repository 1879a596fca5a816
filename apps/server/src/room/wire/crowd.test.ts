import { Client } from '@colyseus/sdk';
import { eventually, Player, startGame } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { expect, test } from 'vitest';

const site = served({ perConnection: NO_LIMITS.perConnection });

const claimPlace = (code: string) =>
  fetch(`http://localhost:${site.server.port}/matchmake/joinById/${code}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });

test('strangers who take all the places keep no player out: neither by watching nor by unclaimed reservations', {
  timeout: 60_000,
}, async () => {
  const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
  const crowd = await Promise.all(Array.from({ length: 60 }, () => Player.join(site.server.port, a.code)));
  const late = await new Client(`http://localhost:${site.server.port}`).joinById(a.code);
  await expect(late.request('sync' as never)).rejects.toMatchObject({ reason: { code: 'full' } });
  for (const claimed of await Promise.all(Array.from({ length: 100 }, () => claimPlace(a.code))))
    expect(claimed.ok).toBe(true);
  await b.leave();
  const again = await Player.join(site.server.port, a.code, b.token);
  expect(again.seat).toBe(1);
  expect(again.known?.view.viewer).toBe(1);
  // Someone leaving makes room.
  await crowd[0]!.leave();
  await eventually(() => expect(site.server.tables.get(a.code)!.lobby().watchers).toBeLessThan(61));
  await expect(late.request('sync' as never)).resolves.toMatchObject({ seat: null });
});
