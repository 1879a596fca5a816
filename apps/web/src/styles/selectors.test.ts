import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

test('no table style depends on descendants: the browser would recheck it at every touch (T-34)', () => {
  const files = globSync('{styles,table,ui}/**/*.css', { cwd: src });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(join(src, file), 'utf8').includes(':has('))).toEqual([]);
});

test('layers above other components have a named level; numbers are for within one (below 8)', () => {
  const files = globSync('**/*.module.css', { cwd: src });
  const levels = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/z-index: (-?\d+);/g)].map((match) => [file, Number(match[1])]),
  );
  expect(levels.length).toBeGreaterThan(10);
  expect(levels.filter(([, level]) => Number(level) >= 8)).toEqual([]);
});
