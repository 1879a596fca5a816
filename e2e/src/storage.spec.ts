/** A browser whose storage is forbidden or full: the page works, and says what does not last. */
import { expect, test } from '@playwright/test';
import { commonServer, type TestServer } from './support/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

test('with all storage forbidden a game against a bot begins, and the page says that it cannot be saved', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(server.url);
  await page.getByTestId('play-now').click();
  await expect(page.getByTestId('table')).toHaveAttribute('data-state', 'deciding');
  await expect(page.getByTestId('toast')).toContainText('This browser cannot save the game');
  await page.getByTestId('btn-menu').click();
  await expect(page.getByRole('button', { name: 'Leave (the game cannot be saved)' })).toBeVisible();
  await context.close();
});
