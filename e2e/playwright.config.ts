import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();
/** Whole games, and tours of all screens. */
const LONGEST = /\/(bytes|checks-axe|checks-layout|days|hotseat|keyboard|online|replay|stasis|touch|tree)\.spec\.ts$/;

export default defineConfig({
  testDir: './src',
  snapshotPathTemplate: './pictures/{arg}{ext}',
  // Node strips types itself: only the tests go through Playwright's compiler.
  build: { external: ['**/packages/**', '**/apps/**', '**/chaos/**', '**/tools/**'] },
  globalSetup: './src/support/build-fixtures.ts',
  outputDir: '../test-results/browser',
  // Limits are for hangs, not slowness: unless stuck, nothing reaches them on any machine.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // A test that fails twice fails. One that fails once counts as flaky and is named at the end of the run.
  retries: 1,
  // On two cores: they spend half of their time waiting, for servers, animations and long presses.
  workers: Number(process.env.WORKERS ?? 5),
  // The longest start first, so that none runs alone at the end.
  projects: [
    { name: 'long', testMatch: LONGEST },
    { name: 'rest', testIgnore: LONGEST },
  ],
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // No server here: every test file starts its own, because some kill it.
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // Drawing motion takes a fifth of a game's time. Tests with `test.use(MOVING)` have it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch the whole client in every new context; the offline tests enable it.
    serviceWorkers: 'block',
    actionTimeout: 45_000,
    // A failure reports the page's content; a trace of every game costs a tenth of the time. TRACE=on records one.
    trace: process.env.TRACE ? 'on' : 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
