import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Stored dates, or dates compared with stored ones. */
const DATES = [
  'http/tables.ts',
  'server.ts',
  // A table by days keeps its deadlines across restarts.
  'room/clock.ts',
  'room/deadlines.ts',
  'room/notices.ts',
  'room/giving.ts',
  'room/seats.ts',
  'room/tables.ts',
  'storage/gameWriter.ts',
  'storage/sqlite.ts',
  'storage/postgres.ts',
  'storage/retention.ts',
];

test('the server never measures time with a clock that can be set', () => {
  const sources = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(50);
  const using = files.filter((file) =>
    /Date\.now|new Date\(\)|Date\(\)/.test(
      readFileSync(join(sources, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(using.filter((file) => !DATES.includes(file))).toEqual([]);
});
