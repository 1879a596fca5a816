import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { root } from '../files.ts';
import type { Job } from './job.ts';

const job = JSON.parse(readFileSync(process.env.MUTATION_JOB!, 'utf8')) as Job;

// Node loads the sources, not vite: it is faster, and lets hooks.ts replace them.
export default defineConfig({
  root,
  test: {
    include: job.tests,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    // The first test that fails has killed a mutant that was active from the start.
    bail: job.preset ? 1 : 0,
    runner: `${root}/tools/mutation/runner.ts`,
    execArgv: ['--import', `${root}/tools/mutation/hooks.ts`],
    experimental: { viteModuleRunner: false },
    testTimeout: 300_000,
    teardownTimeout: 1000,
    reporters: ['minimal'],
  },
});
