/** A real server in a process of its own, with data of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const top = resolve(import.meta.dirname, '../../..');
const main = join(top, 'apps/server/src/main.ts');

/**
 * The real server, but every card that is drawn is told to everybody: what the byte test must find. It lives here and
 * nowhere in the product; text, because tests may not reach into the server by import.
 */
const leaky = `
import { readConfig } from ${JSON.stringify(join(top, 'apps/server/src/config.ts'))};
import { engine } from ${JSON.stringify(join(top, 'apps/server/src/engine.ts'))};
import { runServer } from ${JSON.stringify(join(top, 'apps/server/src/run.ts'))};
const open = (events) => events.map((event) => (event.secret ? { ...event, ...event.secret.fields } : event));
const leaking = { ...engine, viewEvents: (events, viewer) => engine.viewEvents(open(events), viewer) };
await runServer(readConfig(process.env), leaking, (port) => console.log('http://localhost:' + port));
`;

export interface TestServer {
  url: string;
  dataDir: string;
  /** kill -9: nothing is said, nothing is put in order. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** At the end: the data goes too. */
  remove(): Promise<void>;
}

export async function startServer(options: { leaky?: boolean } = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smash-e2e-'));
  let child: ChildProcess | null = null;
  let port = 0;

  const start = async () => {
    const args = options.leaky ? ['--input-type=module', '-e', leaky] : [main];
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, COVER_MS_MIN: '0', COVER_MS_MAX: '40' };
    const made = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = made;
    port = await new Promise<number>((done, fail) => {
      let said = '';
      made.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /http:\/\/localhost:(\d+)/.exec(said);
        if (found) done(Number(found[1]));
      });
      made.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was ready: ${said}`)));
    });
  };
  const kill = async () => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((done) => ending.once('exit', done));
    ending.kill('SIGKILL');
    await ended;
  };

  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    kill,
    start,
    async remove() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
