import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Project = TestProjectInlineConfiguration;

/** For real servers and stores: what fails twice is a fault. */
const TRIED_TWICE = { retry: 1 };

/**
 * Files that share a process: each module is loaded once, not once for every file. Node loads them itself, because through
 * Vite's runner a scenario takes half as long again. There is no `vi.mock` for them.
 */
const shared = (name: string, include: string[], more: Project['test'] = {}): Project => ({
  extends: true,
  test: { name, include, isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false }, ...more },
});

/** Files with a process each, because they mock modules or change something process-wide. */
const apart = (name: string, include: string[]): Project => ({
  extends: true,
  test: { name, include, ...TRIED_TWICE },
});
const MOCKING = [
  'apps/server/src/http/health.test.ts',
  'apps/server/src/room/stops.test.ts',
  'chaos/src/hostile.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of a small machine: tests of servers wait for processes, disks and sockets.
    maxWorkers: 3,
    // For what never comes: no test fails because the machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      shared('cards', ['packages/cards/src/**/*.test.ts']),
      shared('engine', ['packages/engine/src/**/*.test.ts']),
      shared('testkit', ['packages/testkit/src/**/*.test.ts']),
      shared('protocol', ['packages/protocol/src/**/*.test.ts', 'packages/bots/src/**/*.test.ts']),
      shared('server', ['apps/server/src/**/*.test.ts', 'chaos/src/**/*.test.ts'], {
        exclude: MOCKING,
        setupFiles: 'chaos/src/testing/eachFile.ts',
        ...TRIED_TWICE,
      }),
      apart('server, mocking', MOCKING),
      // Vite loads these, for they import style sheets.
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: 'apps/web/src/eachTestFile.ts',
          ...TRIED_TWICE,
        },
      },
      apart('tools', ['tools/**/*.test.ts']),
    ],
  },
});
