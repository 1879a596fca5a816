/** What a file must be to be taken for ours, apart from its rows. */
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../storage/sqliteSchema.ts';

/**
 * What the file has and a data file of that version has not, or has not like that: tables, indexes, views, triggers. Rows
 * are copied as they are, but nothing else may come along that acts by itself.
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

/** Of each part, by kind and name, how it was made. */
function partsOf(file: DatabaseSync): Map<string, string> {
  const rows = file.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema').all();
  return new Map(rows.map(({ type, name, tbl_name, sql }) => [`${type} ${name}`, `${tbl_name}: ${sql}`]));
}
