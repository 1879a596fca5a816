import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { openRoom, person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

// For the table and everything on top of it, the lobby, the draft, the curtain and the result see checks-axe.spec.ts.
sometimes(6, 0)('the checker finds no fault on any page before a game (T-01)', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await check(page, 'home');
  await openRoom(page, server.url);
  await check(page, 'lobby with the invitation');
  await page.goto(`${server.url}/r/KILN-99`);
  await expect(page.getByTestId('no-room')).toBeVisible();
  await check(page, 'unknown room');
  await page.goto(`${server.url}/hotseat`);
  await expect(page.getByTestId('begin')).toBeVisible();
  await check(page, 'setup of one screen');
  await context.close();
});
