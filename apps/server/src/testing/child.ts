/** A server in a process of its own, for tests that kill it: the real main with the fake rules. */
import { readConfig } from '../config.ts';
import { runServer } from '../run.ts';
import { fakeEngine } from './fakeEngine.ts';

await runServer(readConfig(process.env), fakeEngine, (port) => console.log(`ready ${port}`));
