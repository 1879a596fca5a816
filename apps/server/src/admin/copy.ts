/** Copies all our tables between database and data file; used by backups and `move`. */
import type { DatabaseSync } from 'node:sqlite';
import { LOCK_CLASS } from '../storage/processLock.ts';
import { Plain, type Row, refuseFull, type Value } from './access.ts';
import type { DatabaseAccess } from './database.ts';

/** Tables that only a running server needs. */
const PASSING = ['orders', 'order_answers', 'probe'];
/** Columns only the database has: which process serves a room, and its writes. They start empty. */
const ONLY_THERE: Record<string, Value> = { owner: null, epoch: 1, write: 0 };
const BATCH = 100;

export const tablesOf = (file: DatabaseSync): string[] =>
  file
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !PASSING.includes(name));

export const columnsOf = (file: DatabaseSync, table: string): string[] =>
  file
    .prepare(`SELECT name FROM pragma_table_info(?)`)
    .all(table)
    .map(({ name }) => String(name));

/** The table's columns in the database; throws Plain if the two schemas do not match. */
export async function columnsThere(database: DatabaseAccess, table: string, here: string[]): Promise<string[]> {
  const rows = await database.all(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ?',
    table,
  );
  const there = rows.map(({ name }) => String(name));
  const odd = [
    ...here.filter((name) => !there.includes(name)),
    ...there.filter((name) => !here.includes(name) && !(name in ONLY_THERE)),
  ];
  if (odd.length > 0) throw new Plain(`The table ${table} is not the same in both: ${odd.join(', ')}.`);
  return there;
}

/** A consistent snapshot, even while servers write. */
export async function fromDatabase(database: DatabaseAccess, file: DatabaseSync): Promise<void> {
  const { client } = database;
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  file.exec('BEGIN');
  for (const table of tablesOf(file)) {
    const columns = columnsOf(file, table);
    await columnsThere(database, table, columns);
    const marks = columns.map(() => '?').join(', ');
    const insert = file.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`);
    await client.query(`DECLARE rows_of NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${table}`);
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${BATCH} FROM rows_of`);
      for (const row of rows) insert.run(...columns.map((column) => asSqlite(row[column])));
      if (rows.length < BATCH) break;
    }
    await client.query('CLOSE rows_of');
  }
  file.exec('COMMIT');
  await client.query('COMMIT');
}

/** Into a database without rooms, all or nothing. Throws Plain if it has rooms or a server is using it. */
export async function intoDatabase(file: DatabaseSync, database: DatabaseAccess): Promise<void> {
  await database.together(async () => {
    // A server starting now waits until the copy is complete.
    await database.run('SELECT pg_advisory_xact_lock(?, 0)', LOCK_CLASS);
    await refuseUsed(database);
    for (const table of tablesOf(file)) {
      const here = columnsOf(file, table);
      const columns = await columnsThere(database, table, here);
      let count = 0;
      let batch: Row[] = [];
      const write = async () => {
        if (batch.length > 0) await insert(database, table, columns, batch);
        count += batch.length;
        batch = [];
      };
      const rows = file.prepare(`SELECT ${here.join(', ')} FROM ${table}`);
      rows.setReadBigInts(true);
      for (const row of rows.iterate()) {
        batch.push(row);
        if (batch.length === BATCH) await write();
      }
      await write();
      await sameCount(database, table, count);
    }
    await database.run(`SELECT setval('game_ids', (SELECT max(id) FROM games)) FROM games LIMIT 1`);
  });
}

async function refuseUsed(database: DatabaseAccess): Promise<void> {
  if ((await database.running()).length > 0) throw new Plain('A server uses this database. Stop it first.');
  const [row] = await database.all(
    'SELECT (SELECT count(*) FROM rooms) AS rooms, (SELECT count(*) FROM games) AS games',
  );
  refuseFull('This database', Number(row?.rooms), Number(row?.games));
}

async function insert(database: DatabaseAccess, table: string, columns: string[], rows: Row[]): Promise<void> {
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) =>
    columns.map((column) => (column in row ? (row[column] as Value) : (ONLY_THERE[column] ?? null))),
  );
  await database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => marks).join(', ')}`,
    ...values,
  );
}

async function sameCount(database: DatabaseAccess, table: string, expected: number): Promise<void> {
  const [row] = await database.all(`SELECT count(*) AS n FROM ${table}`);
  if (Number(row?.n) !== expected) throw new Plain(`The table ${table} did not arrive whole. Nothing was changed.`);
}

function asSqlite(value: unknown): Value {
  return typeof value === 'boolean' ? Number(value) : (value as Value);
}
