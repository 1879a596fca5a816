import { lanAddresses } from './addresses.ts';
import { readConfig } from './config.ts';
import { engine } from './engine.ts';
import { runServer } from './run.ts';

await runServer(readConfig(process.env), engine, (port) => {
  console.log(`Smash Table is ready:  http://localhost:${port}`);
  for (const address of lanAddresses(port)) console.log(`In the same network:   ${address}`);
});
