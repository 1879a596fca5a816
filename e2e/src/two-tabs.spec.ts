/** Two tabs of one browser and the game on one screen: only one of them plays it. */
import { expect, test } from '@playwright/test';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

/** The saved game as text, with every move in it. */
const stored = (): string | null => localStorage.getItem('smash.hotseat');

test('a second tab leaves the game on this screen alone until its player takes it over', async ({ browser }) => {
  const { page: first, context } = await person(browser);
  await first.goto(`${server.url}/play`);
  await expect(first.getByTestId('table')).toBeVisible();
  await expect.poll(async () => (await viewOf(first))?.prompt?.kind).toBe('play');
  const kept = await first.evaluate(stored);

  const second = await context.newPage();
  for (const path of ['/play', '/hotseat/resume']) {
    await second.goto(`${server.url}${path}`);
    await expect(second.getByTestId('elsewhere'), path).toContainText('open in another tab');
  }
  await second.goto(`${server.url}/hotseat`);
  await second.getByTestId('begin').click();
  await expect(second.getByTestId('elsewhere')).toBeVisible();
  expect(await first.evaluate(stored)).toBe(kept);
  expect((await viewOf(first))?.prompt?.kind).toBe('play');

  await test.step('the tab that had it says so and stops', async () => {
    await second.getByTestId('play-here').click();
    await expect(second.getByTestId('table')).toBeVisible();
    await expect(first.getByTestId('elsewhere')).toBeVisible();
    await expect(first.getByTestId('table')).toHaveCount(0);
    expect(await viewOf(second)).toMatchObject({ prompt: { kind: 'play' } });
  });

  await test.step('a reload keeps the game, and leaving it frees it', async () => {
    await second.reload();
    await second.getByTestId('continue').click();
    await expect(second.getByTestId('table')).toBeVisible();
    await second.goto(server.url);
    await first.getByTestId('play-here').click();
    await expect(first.getByTestId('table')).toBeVisible();
  });
  await context.close();
});

test('a setup page shows the game that another tab has left waiting meanwhile', async ({ browser }) => {
  const { page: first, context } = await person(browser);
  await first.goto(`${server.url}/hotseat`);
  await expect(first.getByTestId('begin')).toBeVisible();
  await expect(first.getByTestId('continue')).toHaveCount(0);
  const second = await context.newPage();
  await second.goto(`${server.url}/quick`);
  await expect(second.getByTestId('curtain')).toBeVisible();
  await second.close();
  await first.getByTestId('continue').click();
  await expect(first.getByTestId('curtain')).toBeVisible();
  await context.close();
});
