/** A real server in a process of its own, with data of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { EventType, State } from '@smash/engine';

const top = resolve(import.meta.dirname, '../../..');
const main = join(top, 'apps/server/src/main.ts');

/**
 * The real server with an engine that is changed a little. Such changes live here and nowhere in the product; text,
 * because tests may not reach into the server by import.
 */
const changed = (change: string): string => `
import { readFileSync } from 'node:fs';
import { readConfig } from ${JSON.stringify(join(top, 'apps/server/src/config.ts'))};
import { engine } from ${JSON.stringify(join(top, 'apps/server/src/game/engine.ts'))};
import { runServer } from ${JSON.stringify(join(top, 'apps/server/src/run.ts'))};
import { resume } from ${JSON.stringify(join(top, 'packages/engine/src/index.ts'))};
const change = {};
${change}
await runServer(readConfig(process.env), { ...engine, ...change }, (port) => console.log('http://localhost:' + port));
`;

/** Whose hidden card such an event is about is told to everybody: what the byte test must find. */
const leaking = (types: readonly EventType[]): string => `
const leaks = new Set(${JSON.stringify(types)});
const open = (events) => events.map((one) => (one.secret && leaks.has(one.type) ? { ...one, ...one.secret.fields } : one));
change.viewEvents = (events, viewer) => engine.viewEvents(open(events), viewer);
`;

/** Games do not begin with a deal but with the state in this file. */
const begins = (file: string): string => `
change.create = () => resume(JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8')));
`;

export interface TestServer {
  url: string;
  dataDir: string;
  /** kill -9: nothing is said, nothing is put in order. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** Games begin with this state from now on; only where one was given at first. */
  prepare(begins: State): void;
  /** At the end: the data goes too. */
  remove(): Promise<void>;
  /** As `remove`, where nobody can wait for anything. */
  abandon(): void;
}

/** All browsers here have one address: nothing is refused for their number. */
const ONE_PLAYER_EACH = Object.fromEntries(
  ['CONNECTIONS', 'MESSAGES', 'SYNCS', 'MEGABYTES', 'REQUESTS', 'ROOMS', 'CODES', 'REPLAYS'].map((name) => [
    `${name}_PER_ADDRESS`,
    '0',
  ]),
);

export async function startServer(options: { leaky?: EventType[]; begins?: State } = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smash-e2e-'));
  const beginning = join(dataDir, 'begins.json');
  const prepare = (begins: State) => writeFileSync(beginning, JSON.stringify(begins));
  if (options.begins) prepare(options.begins);
  const change = (options.leaky ? leaking(options.leaky) : '') + (options.begins ? begins(beginning) : '');
  let child: ChildProcess | null = null;
  let port = 0;

  const start = async () => {
    const args = change ? ['--input-type=module', '-e', changed(change)] : [main];
    const env = {
      ...process.env,
      ...ONE_PLAYER_EACH,
      PORT: String(port),
      DATA_DIR: dataDir,
      COVER_MS_MIN: '0',
      COVER_MS_MAX: '40',
    };
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

  const forget = () => rmSync(dataDir, { recursive: true, force: true });

  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    kill,
    start,
    prepare,
    async remove() {
      await kill();
      forget();
    },
    abandon() {
      child?.kill('SIGKILL');
      forget();
    },
  };
}
