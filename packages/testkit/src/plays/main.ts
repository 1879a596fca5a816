/**
 * `node main.ts`: all tests written with `play()`, as JSON: file → plays. Needs its own process, because it replaces
 * vitest.
 */
import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../..', import.meta.url));
const recorder = new URL('./vitest.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: recorder, shortCircuit: true } : next(specifier, context),
});

const { readPlays, usesPlay } = await import('./read.ts');
const files = ['cards/src', 'testkit/src'].flatMap((folder) =>
  readdirSync(`${packages}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort(),
);
const all: Record<string, unknown> = {};
for (const file of files) if (usesPlay(packages + file)) all[file] = await readPlays(packages + file);
process.stdout.write(JSON.stringify(all));
