// `pnpm index:engine`: writes index.generated.ts in packages/engine/src/effects and packages/engine/src/abilities.
// These files load every effect and every kind of ability and gather the builders they export. `--check` writes nothing
// and exits with 1 if a file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow, isTest, root } from './files.ts';

function textOf(home: string): string {
  const files = filesBelow(home)
    .filter((file) => file.endsWith('.ts') && !isTest(file) && !file.endsWith('.generated.ts'))
    .map((file) => ({ name: basename(file), exports: /^export /m.test(readFileSync(`${root}/${file}`, 'utf8')) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = files.map(({ name, exports }) => (exports ? `export * from './${name}';\n` : `import './${name}';\n`));
  return `// Written by \`pnpm index:engine\`; not edited by hand.\n${lines.join('')}`;
}

for (const home of ['packages/engine/src/effects', 'packages/engine/src/abilities']) {
  const path = `${root}/${home}/index.generated.ts`;
  const text = textOf(home);
  const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== text;
  if (!process.argv.includes('--check')) {
    if (isStale) writeFileSync(path, text);
    continue;
  }
  console.log(`Index of ${basename(home)}: ${isStale ? 'out of date: run `pnpm index:engine`' : 'up to date'}.`);
  if (isStale) process.exitCode = 1;
}
