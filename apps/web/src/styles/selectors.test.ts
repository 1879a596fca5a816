import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

test('no table style depends on descendants: the browser would recheck it at every touch (T-34)', () => {
  const files = globSync('{styles,table,ui}/**/*.css', { cwd: src });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(join(src, file), 'utf8').includes(':has('))).toEqual([]);
});

test('every level is named in one place, in order', () => {
  const files = globSync('**/*.css', { cwd: src });
  const read = (file: string) => readFileSync(join(src, file), 'utf8');
  const levels = files.flatMap((file) =>
    [...read(file).matchAll(/z-index: ([^;]+);/g)].map((match) => [file, match[1]!] as const),
  );
  expect(levels.length).toBeGreaterThan(30);
  const tokens = read('styles/tokens.css');
  const list = tokens.slice(tokens.indexOf('/* All levels'), tokens.indexOf('--r1'));
  const named = [...list.matchAll(/(--[\w-]+): (-?\d+);/g)];
  const names = named.map(([, name]) => `var(${name})`);
  expect(levels.filter(([, level]) => !names.includes(level))).toEqual([]);
  const numbers = named.map(([, , n]) => Number(n));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('gaps and padding use the spacing scale wherever it has a value within a pixel', () => {
  const scale = [4, 8, 12, 16, 24, 32, 48];
  const stray = globSync('**/*.css', { cwd: src })
    .filter((file) => !file.endsWith('tokens.css'))
    .flatMap((file) =>
      [
        ...readFileSync(join(src, file), 'utf8').matchAll(
          /^\s*(?:(?:row-|column-)?gap|padding[a-z-]*): ([^;(]+(?:var\([^;]+)?);/gm,
        ),
      ]
        .filter(([, value]) =>
          [...value!.matchAll(/(?<![\w.-])(\d+)px/g)].some(([, n]) => scale.some((s) => Math.abs(s - Number(n)) <= 1)),
        )
        .map(([line]) => `${file}: ${line.trim()}`),
    );
  expect(stray).toEqual([]);
});
