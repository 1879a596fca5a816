import { tunedFor } from './compiling.ts';
import { readConfig } from './config.ts';
import { engine } from './game/engine.ts';
import { addressesOf } from './http/lanAddresses.ts';
import { runServer } from './run.ts';

await runServer(
  () => readConfig(process.env),
  tunedFor(engine),
  (port, { host }) => {
    const { own, others } = addressesOf(host, port);
    console.log(`Smash Table is ready:  ${own}`);
    for (const address of others) console.log(`In the same network:   ${address}`);
  },
);
