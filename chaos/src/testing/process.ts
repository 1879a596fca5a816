import { type ChildProcess, spawn } from 'node:child_process';
import { NO_LIMITS_ENV } from '@smash/testkit/no-limits';
import { childFile } from './child.ts';
import type { Service } from './services.ts';

const children: Child[] = [];

/** The settings of one of several processes that share a store and a Redis. */
export const memberEnv = (port: number, postgres: Service, redis: Service): Record<string, string> => ({
  PORT: String(port),
  PUBLIC_ADDRESS: `localhost:${port}`,
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
});

/** A real process that can be killed at any moment. */
export class Child {
  readonly #process: ChildProcess;
  readonly #port: Promise<number>;
  output = '';

  constructor(env: Record<string, string>, file = childFile, flags: readonly string[] = []) {
    this.#process = spawn(process.execPath, [...flags, file], {
      env: { ...process.env, PORT: '0', COVER_MS_MIN: '0', COVER_MS_MAX: '0', ...NO_LIMITS_ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(this);
    this.#port = new Promise((resolve, reject) => {
      for (const stream of [this.#process.stdout!, this.#process.stderr!]) {
        stream.on('data', (data) => {
          this.output += data;
          const match = /(?:ready |localhost:)(\d+)/.exec(this.output);
          if (match) resolve(Number(match[1]));
        });
      }
      this.#process.once('exit', (code) => reject(new Error(`exit ${code}: ${this.output}`)));
    });
    this.#port.catch(() => {});
  }

  get port(): Promise<number> {
    return this.#port;
  }

  get pid(): number {
    return this.#process.pid!;
  }

  /** Sends the signal without waiting for its effect. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Resolves with its exit code once it has ended. */
  kill(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#process.once('exit', (code) => resolve(code));
      this.#process.kill(signal);
    });
  }
}

/** Kills all remaining processes. */
export async function endChildren(): Promise<void> {
  await Promise.all(children.splice(0).map((child) => child.kill('SIGKILL')));
}
