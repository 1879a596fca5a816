import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All scenario files in and below a folder, in order of their names. */
export function scenarioFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
