import type { DatabaseSync } from 'node:sqlite';

/** Each entry migrates a file from the previous version; never change a released one. */
const steps = [
  `CREATE TABLE rooms (
     code TEXT PRIMARY KEY,
     phase TEXT NOT NULL,
     started INTEGER NOT NULL,
     moved_at INTEGER NOT NULL,
     game INTEGER,
     data TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE games (
     id INTEGER PRIMARY KEY,
     code TEXT NOT NULL,
     engine TEXT NOT NULL,
     setup TEXT NOT NULL,
     events TEXT NOT NULL,
     started_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX games_by_code ON games (code);
   CREATE TABLE commands (
     game INTEGER NOT NULL,
     n INTEGER NOT NULL,
     command TEXT NOT NULL,
     events TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (game, n)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshots (
     game INTEGER PRIMARY KEY,
     n INTEGER NOT NULL,
     hash TEXT NOT NULL,
     state TEXT NOT NULL
   ) STRICT;`,
  // Who sat where when the game began.
  `ALTER TABLE games ADD COLUMN names TEXT NOT NULL DEFAULT '[]';`,
  `ALTER TABLE commands ADD COLUMN id TEXT NOT NULL DEFAULT '';`,
  // The operator's closed rooms and orders, and the row that tests whether the file is writable.
  `ALTER TABLE rooms ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE orders (
     id TEXT PRIMARY KEY,
     what TEXT NOT NULL,
     subject TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE order_answers (
     id TEXT NOT NULL,
     process INTEGER NOT NULL,
     answer TEXT NOT NULL,
     PRIMARY KEY (id, process)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE probe (
     id INTEGER PRIMARY KEY,
     at INTEGER NOT NULL
   ) STRICT;`,
  // What the seed was made of.
  'ALTER TABLE games ADD COLUMN mix TEXT;',
  // The rules version that made the state; '' = unknown.
  `ALTER TABLE snapshots ADD COLUMN engine TEXT NOT NULL DEFAULT '';`,
  // When a table by days has something to do; what the server makes for itself at its first start.
  `ALTER TABLE rooms ADD COLUMN due INTEGER;
   CREATE INDEX rooms_by_due ON rooms (due, code) WHERE due IS NOT NULL;
   CREATE TABLE secrets (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  // The games it was taken from.
  'ALTER TABLE games ADD COLUMN forks TEXT;',
  // A state of two rounds before, for spectators with late hands.
  'ALTER TABLE snapshots ADD COLUMN earlier TEXT;',
];

/** The current file version (PRAGMA user_version). */
export const SQLITE_VERSION: number = steps.length;

/** Migrates the file, in tests also to an older version. Throws if a newer server wrote it. */
export function migrate(db: DatabaseSync, to = steps.length): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > steps.length) throw new Error('The data file was written by a newer version of this server.');
  for (let at = version; at < to; at++) {
    db.exec(`BEGIN IMMEDIATE; ${steps[at]} PRAGMA user_version = ${at + 1}; COMMIT`);
  }
}
