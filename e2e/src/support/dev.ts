/** The client as it is worked on, with its fixtures: they are in no build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '../../../apps/web');

export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

export async function startDev(): Promise<DevServer> {
  const child: ChildProcess = spawn(process.execPath, [join(web, 'node_modules/vite/bin/vite.js'), '--port', '5300'], {
    cwd: web,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found) done(found[0]);
    });
    child.once('exit', (code) => fail(new Error(`The dev server ended with ${code}: ${said}`)));
  });
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
