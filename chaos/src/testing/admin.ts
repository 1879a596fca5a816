/** Runs `pnpm admin`, with stores of both kinds. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { administer, type Told } from '@smash/server/admin/command.ts';
import { Client } from 'pg';
import { temporaryFolder } from './harness.ts';
import type { Service } from './services.ts';

const main = fileURLToPath(new URL('../../../apps/server/src/admin/main.ts', import.meta.url));

type Env = Record<string, string>;

/** Runs a command in this process: separate processes would spend most of their time loading the same modules. */
export const admin = (env: Env, ...args: string[]): Promise<Told> =>
  administer(args, { ...process.env, INIT_CWD: '', ...env });

/** Runs the command as typed, to its end. `env`: DATA_DIR or DATABASE_URL. */
export const adminProcess = (env: Env, ...args: string[]): Promise<Told> =>
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
