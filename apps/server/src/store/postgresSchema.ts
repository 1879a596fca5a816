import type { PoolClient } from 'pg';

/** Each entry brings a database of the version before to the next; never change one that has been released. */
const steps = [
  `CREATE TABLE rooms (
     code text PRIMARY KEY,
     phase text NOT NULL,
     started boolean NOT NULL,
     moved_at bigint NOT NULL,
     game bigint,
     data text NOT NULL,
     -- The process that serves the room, and how often that has changed: a write of an earlier one finds no row.
     owner bigint,
     epoch bigint NOT NULL
   );
   CREATE SEQUENCE game_ids;
   CREATE TABLE games (
     id bigint PRIMARY KEY,
     code text NOT NULL,
     engine text NOT NULL,
     setup text NOT NULL,
     events text NOT NULL,
     started_at bigint NOT NULL
   );
   CREATE INDEX games_by_code ON games (code);
   CREATE TABLE commands (
     game bigint NOT NULL,
     n integer NOT NULL,
     command text NOT NULL,
     events text NOT NULL,
     at bigint NOT NULL,
     id text NOT NULL,
     PRIMARY KEY (game, n)
   );
   CREATE TABLE snapshots (
     game bigint PRIMARY KEY,
     n integer NOT NULL,
     hash text NOT NULL,
     state text NOT NULL
   );`,
];

/** Brings the database up to date, in the transaction of this client. Throws when a newer server wrote it. */
export async function migrate(client: PoolClient, lock: number): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1, 0)', [lock]);
  await client.query('CREATE TABLE IF NOT EXISTS smash_version (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM smash_version');
  const version = rows[0]?.version ?? 0;
  if (version > steps.length) throw new Error('The database was written by a newer version of this server.');
  if (version === steps.length) return;
  for (const step of steps.slice(version)) await client.query(step);
  await client.query('DELETE FROM smash_version');
  await client.query('INSERT INTO smash_version VALUES ($1)', [steps.length]);
}
