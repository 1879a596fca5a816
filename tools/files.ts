// Where things are, and which files are ours.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report']);

/** Every file below a directory, as a path relative to the workspace root; without dot directories and build output. */
export function filesBelow(dir: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(root, dir), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) continue;
    const path = dir === '.' ? entry.name : `${dir}/${entry.name}`;
    if (entry.isDirectory()) found.push(...filesBelow(path));
    else if (entry.isFile()) found.push(path);
  }
  return found.sort();
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
