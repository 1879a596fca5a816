import { Client, types } from 'pg';
import { migrate, POSTGRES_VERSION } from '../storage/postgresSchema.ts';
import { LOCK_CLASS } from '../storage/processLock.ts';
import { type Access, Plain, type Row, type Value } from './access.ts';

const BIGINT = 20;

export class DatabaseAccess implements Access {
  readonly kind = 'database';
  readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  /** Throws Plain. `create`: creates missing tables. */
  static async open(url: string, create = false): Promise<DatabaseAccess> {
    const client = await connect(url);
    const access = new DatabaseAccess(client);
    try {
      const version = await versionOf(access);
      if (version === 0 && !create) throw new Plain('There are no tables of Smash Table in this database.');
      if (version !== POSTGRES_VERSION && (await access.running()).length > 0) {
        throw new Plain('The running server is of another version than this command. Restart the server first.');
      }
      await access.together(() => migrate(client, LOCK_CLASS));
      return access;
    } catch (error) {
      await access.close();
      throw error;
    }
  }

  async all(sql: string, ...params: Value[]): Promise<Row[]> {
    return (await this.client.query<Row>(numbered(sql), params)).rows;
  }

  async run(sql: string, ...params: Value[]): Promise<number> {
    return (await this.client.query(numbered(sql), params)).rowCount ?? 0;
  }

  async together<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query('BEGIN');
    try {
      const result = await work();
      await this.client.query('COMMIT');
      return result;
    } catch (error) {
      await this.client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /** PostgreSQL overwrites them when it next uses their places. */
  async scrub(): Promise<void> {}

  async running(): Promise<number[]> {
    const rows = await this.all(
      `SELECT DISTINCT objid::bigint AS process FROM pg_locks WHERE locktype = 'advisory' AND granted
         AND classid::bigint = ? AND objid::bigint <> 0
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      LOCK_CLASS,
    );
    return rows.map(({ process }) => Number(process));
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

/** `?` placeholders, as most people write them; PostgreSQL wants $1, $2, … */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?/g, () => {
    n++;
    return `$${n}`;
  });
}

async function connect(url: string): Promise<Client> {
  try {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      application_name: 'smash: admin',
      types: {
        getTypeParser: ((oid: number, ...rest: never[]) =>
          oid === BIGINT ? numberOf : types.getTypeParser(oid, ...rest)) as typeof types.getTypeParser,
      },
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (error) {
    // Not the address: it may hold a password.
    throw new Plain(`The database cannot be used: ${(error as Error).message || 'no answer'}`, { cause: error });
  }
}

/** Exact, so that it can be copied: a bigint only if it has to be. */
const numberOf = (text: string): number | bigint => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));

async function versionOf(access: Access): Promise<number> {
  const [known] = await access.all(`SELECT to_regclass('smash_version') IS NOT NULL AS there`);
  if (!known?.there) return 0;
  const [row] = await access.all('SELECT version FROM smash_version');
  return Number(row?.version ?? 0);
}
