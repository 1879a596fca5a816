// Builds the client if it is out of date and starts the game server, which serves both.
import { spawn } from 'node:child_process';
import { NODE_FLAGS } from '../apps/server/src/nodeFlags.ts';
import { buildWeb } from './build.ts';
import { root } from './files.ts';

const built = await buildWeb();
if (built !== 0) {
  console.error('The web client could not be built; see above.');
  process.exit(built);
}

const server = spawn(process.execPath, [...NODE_FLAGS, 'apps/server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, PORT: process.env.PORT || '2567' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the whole process group, so the server has it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
