/** What a file must look like to count as ours, apart from its rows. */
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../storage/sqliteSchema.ts';

/**
 * Tables, indexes, views and triggers of the file that a data file of that version lacks or defines differently. Rows
 * are copied as they are, but nothing that acts on its own, such as a trigger, may come along.
 */
export function foreignParts(file: DatabaseSync, version: number): string[] {
  const model = new DatabaseSync(':memory:');
  try {
    migrate(model, version);
    const [there, ours] = [partsOf(file), partsOf(model)];
    const names = new Set([...there.keys(), ...ours.keys()]);
    return [...names].filter((name) => there.get(name) !== ours.get(name));
  } finally {
    model.close();
  }
}

/** The definition of each part, by kind and name. */
function partsOf(file: DatabaseSync): Map<string, string> {
  const rows = file.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema').all();
  return new Map(rows.map(({ type, name, tbl_name, sql }) => [`${type} ${name}`, `${tbl_name}: ${sql}`]));
}
