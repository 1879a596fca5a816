import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { testConfig, useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { Cluster } from './cluster/cluster.ts';
import { Pusher } from './push/pusher.ts';
import { startServer } from './server.ts';
import { openStore } from './storage/open.ts';

const folder = useTemporaryFolder();
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['Redis', () => vi.spyOn(Cluster, 'join'), { redisUrl: 'redis://127.0.0.1:1' }],
  ['the keys of notices', () => vi.spyOn(Pusher, 'open'), {}],
])('a server that cannot start because of %s lets go of its data folder', async (_, spy, changes) => {
  spy().mockRejectedValue(new Error('not there'));
  const config = testConfig(folder.path, changes);
  await expect(startServer(config, fakeEngine)).rejects.toThrow('not there');
  const store = await openStore(config);
  await store.close();
});
