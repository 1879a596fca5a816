import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../config.ts';
import type { GameEngine } from '../game.ts';
import { type RunningServer, startServer } from '../server.ts';
import { fakeEngine } from './fakeEngine.ts';
import { temporaryFolder, testConfig } from './harness.ts';

/** A server for all tests of a file, running from the first test to the last. */
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
    /** Of its data. */
    folder: folder.path,
    get server() {
      return running;
    },
  };
}
