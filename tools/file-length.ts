// A source file stays short enough to be read at one go. Data, lock files and prose are not source.
import { readFileSync } from 'node:fs';
import { filesBelow, root } from './files.ts';

const limit = 400;
const tooLong = filesBelow('.')
  .filter((file) => /\.(ts|tsx|mts|js|mjs|cjs|css)$/.test(file) && !file.includes('.generated.'))
  .map((file) => ({ file, lines: readFileSync(`${root}/${file}`, 'utf8').trimEnd().split('\n').length }))
  .filter(({ lines }) => lines >= limit);

for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines`);
console.log(
  tooLong.length === 0
    ? `File lengths: all under ${limit} lines.`
    : `File lengths: ${tooLong.length} not under ${limit} lines.`,
);
process.exitCode = tooLong.length === 0 ? 0 : 1;
