import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { mouse } from './support/mouse.ts';
import { openRoom, person } from './support/room.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.remove());

test('no page has a fault that a checker can find', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await check(page, 'first page');
  await openRoom(page, server.url);
  await check(page, 'lobby');
  await page.goto(`${server.url}/r/KILN-99`);
  await expect(page.getByTestId('no-room')).toBeVisible();
  await check(page, 'unknown room');
  await page.goto(`${server.url}/hotseat`);
  await check(page, 'setup of one screen');
  await page.getByTestId('begin').click();
  await expect(page.getByTestId('faction-sheet')).toContainText('×');
  await check(page, 'draft');
  while (!(await page.getByTestId('curtain').isVisible())) await mouse.pick(page);
  await check(page, 'curtain');
  await mouse.reveal(page);
  await expect(page.getByTestId('table')).toBeVisible();
  await check(page, 'table');
  await context.close();
});
