/** Runs `pnpm admin` as typed, with stores of both kinds. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { temporaryFolder } from './harness.ts';
import type { Service } from './services.ts';

const main = fileURLToPath(new URL('../../../apps/server/src/admin/main.ts', import.meta.url));

export interface Told {
  code: number;
  out: string;
  error: string;
}

/** Runs the command to its end. `env`: DATA_DIR or DATABASE_URL. */
export const admin = (env: Record<string, string>, ...args: string[]): Promise<Told> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, INIT_CWD: '', ...env }, maxBuffer: 1e8 };
    const child = execFile(process.execPath, [main, ...args], options, (_, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

/** A separate store, for a server and for commands. */
export interface Place {
  env: Record<string, string>;
  remove(): void;
}

export function filePlace(): Place {
  const folder = temporaryFolder();
  return { env: { DATA_DIR: folder.path }, remove: () => folder.remove() };
}

let databases = 0;

/** A separate database, because server locks are visible database-wide. */
export async function databasePlace(postgres: Service): Promise<Place> {
  databases++;
  const name = `place${databases}`;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return { env: { DATABASE_URL: postgres.url.replace(/\w+$/, name) }, remove: () => {} };
}
