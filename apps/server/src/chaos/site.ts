import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { engine } from '../engine.ts';
import { type RunningServer, startServer } from '../server.ts';

/** The server as it is shipped, with the real rules, in this process and on a port of its own. */
export async function openSite(changes: Partial<Config>): Promise<{ server: RunningServer; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-chaos-'));
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    webDir: '/nowhere',
    origins: [],
    databaseUrl: '',
    redisUrl: '',
    publicAddress: '',
    coverMs: [0, 0],
    messageRate: 15,
    maxRooms: 100,
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
