import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@smash/server/config.ts';
import { engine } from '@smash/server/game/engine.ts';
import { trustNobody } from '@smash/server/limits/address.ts';
import { type RunningServer, startServer } from '@smash/server/server.ts';
import { ONE_EACH, USUAL_PUSH } from './testing/limits.ts';

/** The server as shipped, with the real rules, in this process on its own port. */
export async function openSite(changes: Partial<Config>): Promise<{ server: RunningServer; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-chaos-'));
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    webDir: '/nowhere',
    origins: [],
    hosts: [],
    trust: trustNobody,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    databaseUrl: '',
    redisUrl: '',
    publicAddress: '',
    coverMs: [0, 0],
    push: USUAL_PUSH,
    ...ONE_EACH,
    maxRooms: 100,
    keepGamesDays: 30,
    ...changes,
  };
  const server = await startServer(config, engine);
  return {
    server,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
