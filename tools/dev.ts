// Runs the server, restarted on every change, and Vite with hot reload, which proxies everything else to the server.
import { spawn } from 'node:child_process';
import { root } from './files.ts';

const port = process.env.PORT || '2567';
const both = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)], {
    cwd: `${root}/apps/web`,
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
  }),
];

const stop = (): void => {
  for (const child of both) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of both) child.on('exit', stop);
