import { root } from './files.ts';
import { runNode } from './run.ts';

/** Runs the browser tests with a given Chromium. */
export const playwright = (
  chromium: string,
  args: string[],
  env: Record<string, string> = {},
): ReturnType<typeof runNode> =>
  runNode(`${root}/e2e/node_modules/@playwright/test/cli.js`, ['test', ...args], {
    cwd: `${root}/e2e`,
    env: { ...env, PLAYWRIGHT_CHROMIUM_PATH: chromium },
  });
