/** A real server, in a process of its own and with data of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { EventType, State } from '@smash/engine';
import { NO_LIMITS_ENV } from '@smash/testkit/no-limits';
import type { PushService } from '@smash/testkit/push';

const top = resolve(import.meta.dirname, '../../..');
const main = join(top, 'apps/server/src/main.ts');

/**
 * The source of a program that runs the real server with a slightly changed engine. Such changes exist only here and
 * not in the product; they are text because tests may not import the server.
 */
const changed = (change: string): string => `
import { readFileSync } from 'node:fs';
import { readConfig } from ${JSON.stringify(join(top, 'apps/server/src/config.ts'))};
import { engine } from ${JSON.stringify(join(top, 'apps/server/src/game/engine.ts'))};
import { runServer } from ${JSON.stringify(join(top, 'apps/server/src/run.ts'))};
import { resume } from ${JSON.stringify(join(top, 'packages/engine/src/index.ts'))};
const change = {};
const config = readConfig(process.env);
${change}
await runServer(() => config, { ...engine, ...change }, (port) => console.log('http://localhost:' + port));
`;

/** Reveals the secret fields of these types of events to everybody, which the byte test must detect. */
const leaking = (types: readonly EventType[]): string => `
const leaks = new Set(${JSON.stringify(types)});
const open = (events) => events.map((one) => (one.secret && leaks.has(one.type) ? { ...one, ...one.secret.fields } : one));
change.viewEvents = (events, viewer) => engine.viewEvents(open(events), viewer);
`;

/** Starts games with the state in this file instead of a deal. */
const begins = (file: string): string => `
change.create = () => resume(JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8')));
`;

/** Turns the minutes of AwakeTimer, which counts seconds, into seconds; the real delays are tested with a fake clock. */
const HASTY = `
const later = globalThis.setTimeout;
globalThis.setTimeout = (call, ms, ...rest) => later(call, ms === 1000 ? 17 : ms, ...rest);
`;

/** Also sends notices to this push service on this machine, which no setting would allow. */
const pushes = ({ endpoint, ca }: PushService): string => `
config.push = { ...config.push, trial: ${JSON.stringify({ endpoint, ca })} };
`;

interface Options {
  /** Reveals to everybody the hidden cards of events of these types. */
  leaky?: EventType[];
  /** Games begin with this state. */
  begins?: State;
  hasty?: boolean;
  push?: PushService;
}

export interface TestServer {
  url: string;
  dataDir: string;
  /** kill -9: without shutting down or cleaning up */
  kill(): Promise<void>;
  /** Restarts the server on the same port, with the same data. */
  start(): Promise<void>;
  /** Games begin with this state from now on. Only if the server was created with `begins`. */
  prepare(begins: State): void;
  /** Stops the server for good and deletes its data. */
  remove(): Promise<void>;
  /** Like `remove`, but synchronous. */
  abandon(): void;
}

export async function startServer(options: Options = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smash-e2e-'));
  const beginning = join(dataDir, 'begins.json');
  const prepare = (begins: State) => writeFileSync(beginning, JSON.stringify(begins));
  if (options.begins) prepare(options.begins);
  const change = [
    options.leaky ? leaking(options.leaky) : '',
    options.begins ? begins(beginning) : '',
    options.hasty ? HASTY : '',
    options.push ? pushes(options.push) : '',
  ].join('');
  let child: ChildProcess | null = null;
  let port = 0;

  const start = async () => {
    const args = change ? ['--input-type=module', '-e', changed(change)] : [main];
    const env = {
      ...process.env,
      ...NO_LIMITS_ENV,
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

/**
 * One server for all test files of a worker that neither kill nor change it: starting it takes longer than many a test.
 */
let common: Promise<TestServer> | undefined;
export const commonServer = (): Promise<TestServer> => {
  common ??= startServer().then((server) => {
    process.once('exit', server.abandon);
    return server;
  });
  return common;
};
