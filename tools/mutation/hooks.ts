// Loaded before vitest in the test process: replaces the sources with their switched copies.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Job } from './job.ts';
import type { Switch } from './switch.ts';

export interface Running extends Switch {
  job: Job;
  /** Loop iterations so far, and how many are too many. */
  turns: number;
  limit: number;
}

const job = JSON.parse(readFileSync(process.env.MUTATION_JOB!, 'utf8')) as Job;
const running: Running = {
  job,
  a: job.preset,
  c: new Uint8Array(job.size),
  turns: 0,
  limit: Number.POSITIVE_INFINITY,
  t() {
    if (++this.turns > this.limit) throw new Error('A loop does not end.');
  },
};
Object.assign(globalThis, { $M: running });

const again = new Set((job.reload?.files ?? []).map((path) => pathToFileURL(path).href));
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    // Reloading a module also reloads what it imports.
    const query = /\?m=\d+$/.exec(context.parentURL ?? '')?.[0];
    return query && again.has(found.url) ? { ...found, url: found.url + query } : found;
  },
  load(url, context, next) {
    const source = url.startsWith('file:') ? job.sources[fileURLToPath(url.replace(/\?.*$/, ''))] : undefined;
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
