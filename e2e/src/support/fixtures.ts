/** The page of the fixtures, in a build of its own: every screen without a server, and from one to the next without loading. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

const built = resolve(import.meta.dirname, '../../../apps/web/node_modules/.fixtures');
const SITE = 'http://localhost:1';

/** The files are given to the page as they lie there: no server. */
export async function openFixtures(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.route(`${SITE}/**`, async (route) => {
    const path = join(built, new URL(route.request().url()).pathname);
    await (existsSync(path) ? route.fulfill({ path }) : route.abort());
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${SITE}/fixtures.html`);
  await expect(page.getByTestId('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page;
}

export async function showFixture(page: Page, name: string): Promise<void> {
  type Shown = { fixture(name: string): Promise<void> };
  await page.evaluate((one) => (window as unknown as { __t: Shown }).__t.fixture(one), name);
}

/** Tables of real games. */
export const TABLES = [
  'early',
  'mid4',
  'play',
  'stress4',
  'react',
  'scoring',
  'tie',
  'buried',
  'titan',
  'monsters',
  'treasures',
  'duel',
  'order',
  'allocate',
  'bigdiscard',
  'spectator',
  'replay',
  'disconnected',
];
/** Big Base boards. */
const BOARDS = ['big', 'big-stress'];
/** Screens beside the table. */
export const ROOMS = ['lobby', 'draft', 'curtain', 'result', 'error'];
export const SCREENS = [...TABLES, 'stasis', ...BOARDS, ...ROOMS];
