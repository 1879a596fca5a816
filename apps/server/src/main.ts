import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { engine } from './game/engine.ts';
import { addressesOf } from './http/lanAddresses.ts';
import { runServer } from './run.ts';

// Answering a request runs hundreds of functions. With optimization after 300 calls instead of 3000, and with less
// inlining, V8 has done most of its compiling after a few games.
for (const flag of ['--invocation-count-for-turbofan=300', '--max-inlined-bytecode-size-cumulative=300'])
  setFlagsFromString(flag);

await runServer(
  () => readConfig(process.env),
  engine,
  (port, { host }) => {
    const { own, others } = addressesOf(host, port);
    console.log(`Smash Table is ready:  ${own}`);
    for (const address of others) console.log(`In the same network:   ${address}`);
  },
);
