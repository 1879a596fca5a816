import { expect, type Page, test } from '@playwright/test';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

test.use({ serviceWorkers: 'allow' });

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

/** Everything is cached once the service worker is active. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });

sometimes(6, 1)('offline, pages that need no server open; rooms do not', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  await kept(page);
  await context.setOffline(true);
  await page.goto(`${server.url}/cards/ninjas`);
  await expect(page.getByRole('heading', { name: 'Ninjas', level: 1 })).toBeVisible();
  await page.goto(`${server.url}/puzzles`);
  await page.getByTestId('puzzle-today').click();
  await expect(page.getByTestId('coach')).toContainText('this turn');
  await page.goto(`${server.url}/hotseat`);
  await page.getByTestId('begin').click();
  await expect(page.getByTestId('faction-sheet')).toContainText('×');
  await expect(page.goto(`${server.url}/r/KILN-42`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.close();
});

sometimes(6, 1)('online, pages never come from the cache', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await kept(page);
  const answer = await page.goto(`${server.url}/hotseat`);
  expect(answer?.headers()['cache-control']).toBe('no-cache');
  await context.close();
});

test('a page of another build cannot join a table of this server', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await page.evaluate(() => {
    document.querySelector<HTMLMetaElement>('meta[name="build"]')!.content = 'older';
  });
  await page.getByTestId('play-with-friends').click();
  await expect(page.getByText('A new version is here')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByTestId('rules')).toBeVisible();
  await context.close();
});

test('the app can be installed', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(new URL(link!, server.url).href)).json();
  expect(manifest).toMatchObject({ name: 'Smash Table', display: 'standalone', start_url: '/' });
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(`${server.url}${src}`);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
  await context.close();
});
