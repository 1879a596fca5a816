import type { Config } from '@smash/server/config.ts';
import type { GameEngine } from '@smash/server/game/gameEngine.ts';
import { type RunningServer, startServer } from '@smash/server/server.ts';
import { afterAll, beforeAll } from 'vitest';
import { fakeEngine } from './fakeEngine.ts';
import { temporaryFolder, testConfig } from './harness.ts';

/** A server for all tests of a file, from the first to the last. */
export function served(changes: Partial<Config> = {}, engine: GameEngine = fakeEngine) {
  const folder = temporaryFolder();
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer(testConfig(folder.path, changes), engine);
  });
  afterAll(async () => {
    await running.close();
    folder.remove();
  });
  return {
    /** The server's data folder. */
    folder: folder.path,
    get server() {
      return running;
    },
  };
}
