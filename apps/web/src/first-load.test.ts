import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Static imports of values. Dynamic `import('…')` loads later, and types do not load at all. */
const IMPORTS = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'/gm;

/** Everything that the home page loads, by path; packages by name. */
function loaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return found;
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    if (to.startsWith('.')) loaded(join(dirname(file), to), found);
    else found.add(to);
  }
  return found;
}

test('the first page loads no rules, no cards and no schemas', () => {
  const all = loaded(join(import.meta.dirname, 'main.tsx'));
  expect([...all].some((one) => one.endsWith('/home/Home.tsx'))).toBe(true);
  const ours = [...all].filter((one) => one.startsWith('@smash/'));
  expect(ours.sort()).toEqual([
    '@smash/protocol/bots',
    '@smash/protocol/sha256',
    '@smash/protocol/stops',
    '@smash/protocol/text',
  ]);
});

test('the first page loads the art of its poster alone', () => {
  const all = [...loaded(join(import.meta.dirname, 'main.tsx'))];
  expect(all.filter((one) => /art[/](all|index|motifs\w*|cast\w+|land\w+|strokes)\.ts$/.test(one))).toEqual([]);
});
