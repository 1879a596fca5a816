/** A server in a separate process, for tests that kill it: like main.ts, with the fake rules. */
import { fileURLToPath } from 'node:url';
import { readConfig } from '@smash/server/config.ts';
import { runServer } from '@smash/server/run.ts';
import { fakeEngine } from './fakeEngine.ts';

export const childFile: string = fileURLToPath(import.meta.url);

if (process.argv[1] === childFile) {
  await runServer(
    () => readConfig(process.env),
    fakeEngine,
    (port) => console.log(`ready ${port}`),
  );
}
