import type { Config } from '../config.ts';
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the store of the settings. Throws in plain words if it cannot be used. */
export async function openStore(config: Config): Promise<Store> {
  if (config.databaseUrl === '') return new SqliteStore(config.dataDir);
  try {
    return await PostgresStore.open(config.databaseUrl);
  } catch (error) {
    // Not the address: it may hold a password.
    throw new Error(`The database at DATABASE_URL cannot be used: ${(error as Error).message}`, { cause: error });
  }
}
