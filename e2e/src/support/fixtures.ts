/** The fixtures page, from its own build: every screen without a server, switching without loading. */
import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page, type ViewportSize } from '@playwright/test';
import { securityHeaders } from '../../../apps/server/src/http/headers.ts';

const built = resolve(import.meta.dirname, '../../../apps/web/node_modules/.fixtures');
const SITE = 'http://localhost:1';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
/** The server's headers, so that every screen is tested under the shipped policy. */
const headersOf = (path: string): Record<string, string> => ({
  ...securityHeaders(new URL(SITE).host),
  'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
});

/**
 * Opens the fixtures, served straight from disk without a server. A policy violation fails the test. `before` runs in
 * the page first.
 */
export async function openFixtures(
  browser: Browser,
  options: BrowserContextOptions = {},
  before?: () => void,
): Promise<Page> {
  const context = await browser.newContext(options);
  if (before) await context.addInitScript(before);
  await context.route(`${SITE}/**`, async (route) => {
    const path = join(built, new URL(route.request().url()).pathname);
    await (existsSync(path) ? route.fulfill({ path, headers: headersOf(path) }) : route.abort());
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    // A library of the fixtures probes whether it may use eval, and works without it.
    if (/Content Security Policy/.test(message.text()) && !/eval/.test(message.text())) throw new Error(message.text());
  });
  await page.goto(`${SITE}/fixtures.html`);
  await expect(page.getByTestId('table')).toBeVisible();
  // Wait for the fonts of the first fixture; showing any other waits for its own.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page;
}

const shared = new Map<string, Promise<Page>>();

/**
 * A page that all tests of a worker with the same options share, at any size: opening a page takes longer than most
 * checks. Only for tests that do not change the page; each shows its own fixture, which is mounted again. Nobody closes
 * the page.
 */
export async function shareFixtures(
  browser: Browser,
  { viewport, ...options }: BrowserContextOptions & { viewport: ViewportSize },
): Promise<Page> {
  const key = JSON.stringify(options);
  if (!shared.has(key)) shared.set(key, openFixtures(browser, { viewport, ...options }));
  const page = await shared.get(key)!;
  await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  return page;
}

/** Adds a style of the test's own through a style sheet object: the page's policy forbids style elements. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

export async function showFixture(page: Page, name: string): Promise<void> {
  type Shown = { fixture(name: string): Promise<void> };
  await page.evaluate((one) => (window as unknown as { __t: Shown }).__t.fixture(one), name);
  // What is around the board is rendered after it.
  await page.waitForFunction(() => document.querySelector('[data-behind]') === null);
}

export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((code) => {
    type Shown = { language(code: string): Promise<void> };
    return (window as unknown as { __t: Shown }).__t.language(code);
  }, language);

/** The generated art, side by side. */
export const SHEETS = ['emblems', 'printed'];
/** The names of all fixtures. */
export const fixtureNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __t: { fixtures: string[] } }).__t.fixtures);

/** Tables of real games. */
export const TABLES = [
  'early',
  'pair',
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
  'watched',
  'against',
];
/** Big Base boards. */
export const BOARDS = ['big', 'big-stress'];
/** Tables below the task of a lesson or a puzzle. */
export const TASKS = ['lesson', 'puzzle'];
/** Screens around the table. */
export const ROOMS = ['lobby', 'host', 'draft', 'curtain', 'result', 'error'];
export const SCREENS = [...TABLES, 'stasis', 'days', ...TASKS, ...BOARDS, ...ROOMS];
