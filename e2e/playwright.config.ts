import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: './src',
  snapshotPathTemplate: './pictures/{arg}{ext}',
  globalSetup: './src/support/build-fixtures.ts',
  outputDir: '../test-results/browser',
  // Limits are for what never comes, not for what comes late: nothing waits for them on any machine that is not stuck.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // What fails twice is a fault. What fails once is counted as flaky and named at the end of the run.
  retries: 1,
  // They wait a third of the time: for what moves, for a finger that is held down.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // No server here: every test file starts its own, since some of them kill it.
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // It would fetch the whole client in every new context; the tests of being offline allow it.
    serviceWorkers: 'block',
    actionTimeout: 45_000,
    // A failure tells what was on the page; a trace of every game costs a tenth of the time. TRACE=on makes one.
    trace: process.env.TRACE ? 'on' : 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
