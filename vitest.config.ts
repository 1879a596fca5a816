import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    passWithNoTests: true,
    // Separate processes: the server's tests touch process-wide state. Files of pure code may share one.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
