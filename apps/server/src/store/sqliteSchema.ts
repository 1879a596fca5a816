import type { DatabaseSync } from 'node:sqlite';

/** Each entry brings a file of the version before to the next; never change one that has been released. */
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
  `ALTER TABLE commands ADD COLUMN id TEXT NOT NULL DEFAULT '';`,
];

/** Brings the file up to date. Throws when it was written by a newer server. */
export function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > steps.length) throw new Error('The data file was written by a newer version of this server.');
  for (let at = version; at < steps.length; at++) {
    db.exec(`BEGIN IMMEDIATE; ${steps[at]} PRAGMA user_version = ${at + 1}; COMMIT`);
  }
}
