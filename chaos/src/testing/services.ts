/** PostgreSQL and Redis for one test, on their own ports, which can be stopped and started. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client } from 'pg';

const versions = '/usr/lib/postgresql';
const folders = (): string[] => [
  ...(process.env.PATH ?? '').split(':'),
  ...(existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []),
];

/** Where the program is installed; undefined = not installed. */
export const find = (program: string): string | undefined =>
  folders()
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** True where tests must not be skipped: in the checks that every change must pass. */
const required = process.env.CI !== undefined;

/** What these tests lack; '' = they run. In the full check nothing may be missing. */
export function missing(...programs: string[]): string {
  const absent = programs.filter((program) => !find(program));
  if (absent.length === 0) return '';
  const text = `${absent.join(' and ')} ${absent.length === 1 ? 'is' : 'are'} not installed`;
  if (required) throw new Error(text);
  return text;
}

export interface Service {
  readonly url: string;
  start(): Promise<void>;
  /** Stops it immediately, as if its machine had vanished. */
  stop(): Promise<void>;
  /** Suspends it, with its connections open, or lets it go on. */
  pause(on: boolean): void;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}

/** PostgreSQL does not run as root. */
function otherUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user: try the next.
    }
  }
  throw new Error('There is no user to run PostgreSQL as.');
}

/** Retries until it succeeds. */
export async function answers(check: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await check();
      return;
    } catch (error) {
      if (tries > 300) throw error;
      await pause(50);
    }
  }
}

export async function startPostgres(): Promise<Service> {
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'smash-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  execFileSync(find('initdb')!, ['-D', data, '-U', 'smash', '-A', 'trust', '--no-sync', '-E', 'UTF8'], options);
  const port = await freePort();
  const url = `postgres://smash@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  const service: Service = {
    url,
    async start() {
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
      child = spawn(find('postgres')!, ['-D', data, ...settings.flatMap((one) => ['-c', one])], options);
      await answers(async () => {
        const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
        client.on('error', () => {});
        await client.connect();
        await client.end();
      });
    },
    async stop() {
      if (child) await ended(child, 'SIGQUIT');
    },
    pause: (on) => void child?.kill(on ? 'SIGSTOP' : 'SIGCONT'),
    async remove() {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await service.start();
  return service;
}

/** Persists nothing: after a restart it is empty. */
export async function startRedis(): Promise<Service> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const service: Service = {
    url,
    async start() {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(find('redis-server')!, settings, { cwd: tmpdir(), stdio: 'ignore' });
      await answers(async () => {
        const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
        client.on('error', () => {});
        await client.connect();
        await client.quit();
      });
    },
    async stop() {
      if (child) await ended(child, 'SIGKILL');
    },
    pause: (on) => void child?.kill(on ? 'SIGSTOP' : 'SIGCONT'),
    remove: () => service.stop(),
  };
  await service.start();
  return service;
}
