import type { ClientBase } from 'pg';

/** Each entry migrates a database from the previous version; never change a released one. */
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
     started_at bigint NOT NULL,
     -- Who sat where when the game began.
     names text NOT NULL
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
  // The operator's closed rooms and orders, and the row that tests whether the database is writable.
  `ALTER TABLE rooms ADD COLUMN closed integer NOT NULL DEFAULT 0;
   CREATE TABLE orders (
     id text PRIMARY KEY,
     what text NOT NULL,
     subject text NOT NULL
   );
   CREATE TABLE order_answers (
     id text NOT NULL,
     process bigint NOT NULL,
     answer text NOT NULL,
     PRIMARY KEY (id, process)
   );
   CREATE TABLE probe (
     id integer PRIMARY KEY,
     at bigint NOT NULL
   );`,
  // What the seed was made of.
  'ALTER TABLE games ADD COLUMN mix text;',
  // The rules version that made the state, '' = unknown. Few of the rooms are served at a time.
  `ALTER TABLE snapshots ADD COLUMN engine text NOT NULL DEFAULT '';
   CREATE INDEX rooms_by_owner ON rooms (owner) WHERE owner IS NOT NULL;`,
  // When a table by days has something to do; what the servers make for themselves at their first start.
  `ALTER TABLE rooms ADD COLUMN due bigint;
   CREATE INDEX rooms_by_due ON rooms (due, code) WHERE due IS NOT NULL;
   CREATE TABLE secrets (
     name text PRIMARY KEY,
     value text NOT NULL
   );`,
  // The games it was taken from.
  'ALTER TABLE games ADD COLUMN forks text;',
  // A state of two rounds before, for spectators with late hands.
  'ALTER TABLE snapshots ADD COLUMN earlier text;',
  // The number of the last write to the room since it was taken over: a copy of an earlier one finds no row.
  'ALTER TABLE rooms ADD COLUMN write bigint NOT NULL DEFAULT 0;',
];

/** The current database version (smash_version). */
export const POSTGRES_VERSION: number = steps.length;

/** Migrates the database within this client's transaction. Throws if a newer server wrote it. */
export async function migrate(client: ClientBase, lock: number): Promise<void> {
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
