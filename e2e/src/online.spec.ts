import { expect, type Page, test } from '@playwright/test';
import { draft, join, openRoom, person, setRules, start } from './support/room.ts';
import { startServer, type TestServer } from './support/server.ts';
import { play, promptOf, readScoring, viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.remove());

test('a whole game: create, share, join, draft, play to a winner; refresh and kill -9 lose nothing', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const host = await person(browser);
  const guest = await person(browser);
  const watcher = await person(browser);
  const players = [host.page, guest.page];

  const link = await openRoom(host.page, server.url);
  await join(guest.page, link, 'Mina');
  await watcher.page.goto(link.replace('/r/', '/w/'));
  await expect(watcher.page.getByTestId('seat-1')).toContainText('Mina');
  await setRules(host.page);
  await start(host.page, [guest.page]);
  await draft(players);
  for (const page of [...players, watcher.page]) await expect(page.getByTestId('table')).toBeVisible();

  let decisions = await play(players, 4);
  expect((await viewOf(watcher.page))?.hand).toEqual([]);

  await test.step('a refresh in mid-prompt gives seat and prompt back', async () => {
    const asked = await whoIsAsked(players);
    const before = await viewOf(asked);
    await asked.reload();
    await expect.poll(() => viewOf(asked)).toEqual(before);
    await expect(asked.getByTestId('table')).toHaveAttribute('data-state', 'deciding');
  });

  decisions += await play(players, 3);

  await test.step('the server is killed in mid-prompt and started again', async () => {
    await whoIsAsked(players);
    const everybody = [...players, watcher.page];
    const before = await Promise.all(everybody.map(viewOf));
    await server.kill();
    for (const page of players) await expect(page.getByTestId('connection')).toContainText('Connection lost');
    await server.start();
    for (const page of players) await expect(page.getByTestId('connection')).toBeHidden({ timeout: 20_000 });
    expect(await Promise.all(everybody.map(viewOf))).toEqual(before);
  });

  decisions += await play(players);
  expect(decisions).toBeGreaterThan(10);
  for (const page of [...players, watcher.page]) {
    await expect(page.getByTestId('result')).toBeVisible();
    expect((await viewOf(page))?.over?.winners.length).toBeGreaterThan(0);
  }

  await test.step('a rematch with the same factions begins when both want it', async () => {
    await host.page.getByTestId('rematch-same').click();
    await expect(guest.page.getByTestId('rematch-status')).toContainText('Rematch?');
    await guest.page.getByTestId('rematch-same').click();
    for (const page of players) await expect(page.getByTestId('table')).toBeVisible();
    expect((await viewOf(host.page))?.over).toBeNull();
  });
  for (const one of [host, guest, watcher]) await one.context.close();
});

test('a second tab takes the seat over, and the first can take it back', async ({ browser }) => {
  const host = await person(browser);
  const link = await openRoom(host.page, server.url);
  const second = await host.context.newPage();
  await second.goto(link);
  await expect(second.getByTestId('seat-0')).toContainText('you');
  await expect(host.page.getByTestId('moved')).toBeVisible();
  await host.page.getByTestId('take-back').click();
  await expect(host.page.getByTestId('lobby')).toBeVisible();
  await expect(second.getByTestId('moved')).toBeVisible();
  await host.context.close();
});

test('an unknown code is said, kept, and can become a new room', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/r/kiln-99`);
  await expect(page.getByRole('heading', { name: 'No room called KILN-99' })).toBeVisible();
  await expect(page.getByTestId('code')).toHaveValue('KILN-99');
  await page.getByTestId('make-room').click();
  await expect(page.getByTestId('invite-sheet')).toBeVisible();
  // Nothing of the poster lies over the way out.
  await page.getByTestId('invite-close').click();
  await expect(page.getByTestId('invite-sheet')).toHaveCount(0);
  await context.close();
});

test('the link of a new room is there within 1.5 seconds and copied with two touches', async ({ browser }) => {
  const { page, context } = await person(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  const began = Date.now();
  await page.getByTestId('play-with-friends').click();
  await expect(page.getByTestId('room-link')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(1500);
  await page.getByTestId('copy-link').click();
  await expect(page.getByTestId('copy-link')).toContainText('Copied');
  const code = await page.getByTestId('room-code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/r/${code}`);
  await context.close();
});

async function whoIsAsked(players: Page[]) {
  for (let tries = 0; tries < 100; tries++) {
    for (const page of players) {
      await readScoring(page);
      if (await promptOf(page)) return page;
    }
    await players[0]?.waitForTimeout(50);
  }
  throw new Error('Nobody is asked.');
}
