import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: './src',
  snapshotPathTemplate: './pictures/{arg}{ext}',
  globalSetup: './src/support/build-fixtures.ts',
  outputDir: '../test-results/browser',
  timeout: 120_000,
  // Twice the usual, only for failures to take: on a busy machine a page may stand still for seconds.
  expect: { timeout: 10_000 },
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
    // Nothing here takes long: a test that waits for what never comes should say so soon.
    actionTimeout: 10_000,
    // A failure tells what was on the page; a trace of every game costs a tenth of the time. TRACE=on makes one.
    trace: process.env.TRACE ? 'on' : 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
