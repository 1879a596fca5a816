import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { engine } from './game/engine.ts';
import { lanAddresses } from './http/lanAddresses.ts';
import { runServer } from './run.ts';

// Almost all garbage of an answer dies young. One thread collects it with less CPU time than several.
setFlagsFromString('--single-threaded-gc');

await runServer(readConfig(process.env), engine, (port) => {
  console.log(`Smash Table is ready:  http://localhost:${port}`);
  for (const address of lanAddresses(port)) console.log(`In the same network:   ${address}`);
});
