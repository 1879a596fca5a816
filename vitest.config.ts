import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const project = (name: string, include: string[], isolate: boolean): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, isolate },
});

/**
 * Files of pure code share a process: each module is loaded once, not once for every file. Node loads them itself, for
 * through Vite's runner a scenario takes half as long again. It has no `vi.mock`.
 */
const pure = (name: string, ...include: string[]): TestProjectInlineConfiguration => {
  const { test, ...rest } = project(name, include, false);
  return { ...rest, test: { ...test, experimental: { viteModuleRunner: false, nodeLoader: false } } };
};

/**
 * Files that mock modules or change something process-wide (the clock, the environment) have a process each. They start
 * real servers and stores, so a test that fails is tried once more: what fails twice is a fault.
 */
const apart = (name: string, ...include: string[]): TestProjectInlineConfiguration => {
  const { test, ...rest } = project(name, include, true);
  return { ...rest, test: { ...test, retry: 1 } };
};

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of a small machine: tests of servers wait for processes, disks and sockets.
    maxWorkers: 3,
    // For what never comes: no test fails because the machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      pure('cards', 'packages/cards/src/**/*.test.ts'),
      pure('engine', 'packages/engine/src/**/*.test.ts'),
      pure('testkit', 'packages/testkit/src/**/*.test.ts'),
      pure('protocol', 'packages/protocol/src/**/*.test.ts', 'packages/bots/src/**/*.test.ts'),
      apart('web', 'apps/web/src/**/*.test.{ts,tsx}'),
      apart('server', 'apps/server/src/**/*.test.ts', 'chaos/src/**/*.test.ts'),
      apart('tools', 'tools/**/*.test.ts'),
    ],
  },
});
