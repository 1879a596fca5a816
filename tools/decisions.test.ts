import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './files.ts';

const folder = `${root}/docs/decisions`;

it('decisions are numbered in order, each once, as their titles say', () => {
  const files = readdirSync(folder).sort();
  const titles = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n', 1)[0]);
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, i) => i + 1));
  titles.forEach((title, i) => {
    expect(title).toMatch(new RegExp(`^# ${i + 1}\\. `));
  });
});
