// `pnpm lengths`: lists source files of 400 lines or more with the reason given in a comment `Long because …`. Exit 1
// if one gives none. Data, lock files and prose are not source.
import { readFileSync } from 'node:fs';
import { filesBelow, root } from './files.ts';

const limit = 400;
const long = filesBelow('.')
  .filter((file) => /\.(ts|tsx|mts|js|mjs|cjs|css)$/.test(file) && !file.includes('.generated.'))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))
  .map(({ file, text }) => ({
    file,
    lines: text.trimEnd().split('\n').length,
    reason: /\bLong because [^\n*]+/.exec(text)?.[0].trim(),
  }))
  .filter(({ lines }) => lines >= limit);

for (const { file, lines, reason } of long)
  console.log(`warning: ${file} has ${lines} lines. ${reason ?? 'Divide it, or say why not: "Long because …".'}`);
const unexplained = long.filter(({ reason }) => reason === undefined);
console.log(`File lengths: ${long.length} from ${limit} lines on, ${unexplained.length} of them without a reason.`);
process.exitCode = unexplained.length === 0 ? 0 : 1;
