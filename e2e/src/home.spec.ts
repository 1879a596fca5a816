import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { mouse } from './support/mouse.ts';
import { codeOf, draft, join, openRoom, person, setRules, start } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { decide, promptOf, viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

test("the home page shows before any script loads, in the browser's language", async ({ browser }) => {
  for (const [locale, words] of [
    ['en-GB', 'Play with friends'],
    ['de-AT', 'Mit anderen spielen'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, locale });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByTestId('play-with-friends')).toHaveText(words);
    await context.close();
  }
});

test('it keeps its elements when scripts load, and is redrawn only for another language or theme', async ({
  browser,
}) => {
  const visit = async (kept: Record<string, string>) => {
    const { page, context } = await person(browser);
    await context.addInitScript((words) => {
      for (const [key, text] of Object.entries(words)) localStorage.setItem(key, text);
      addEventListener('DOMContentLoaded', () => {
        (window as unknown as { heading: unknown }).heading = document.querySelector('h1');
      });
    }, kept);
    await page.goto(server.url);
    await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
    const stayed = await page.evaluate(
      () => (window as unknown as { heading: unknown }).heading === document.querySelector('h1'),
    );
    const root = page.locator('html');
    const seen = { stayed, lang: await root.getAttribute('lang'), theme: await root.getAttribute('data-theme') };
    await expect(page.getByTestId('quick-start')).toBeVisible();
    await context.close();
    return seen;
  };
  expect(await visit({})).toEqual({ stayed: true, lang: 'en', theme: 'dark' });
  expect(await visit({ 'smash.settings': '{"theme":"light"}' })).toEqual({ stayed: true, lang: 'en', theme: 'light' });
  expect(await visit({ 'smash.settings': '{"language":"de"}' })).toEqual({ stayed: false, lang: 'de', theme: 'dark' });
});

test('a tap before scripts have loaded takes effect once they have', async ({ browser }) => {
  const { page, context } = await person(browser);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // If it paints before that, the load event waits for the scripts.
  await page.goto(server.url, { waitUntil: 'domcontentloaded' });
  await page.getByTestId('one-screen').click();
  await expect(page).toHaveURL(`${server.url}/`);
  release();
  await expect(page.getByTestId('hotseat-setup')).toBeVisible();
  await context.close();
});

/** The phase and turn of a game just dealt: only a hand without minions may be exchanged before the first turn. */
const AT_ONCE = /^(play 1|setup 0)$/;

sometimes(6, 2)(
  'a quick start deals two easy decks without titans at once, and keeps a saved game',
  async ({ browser }) => {
    const { page, context } = await person(browser, { isNew: true });
    await page.goto(server.url);
    await page.getByTestId('quick-start').click();
    await expect(page.getByTestId('curtain')).toBeVisible();
    await expect(page.getByTestId('curtain-deck')).toHaveText(/^(Pirate \+ Dinosaur|Robot \+ Alien) deck$/);
    await check(page, 'the first curtain');
    await mouse.reveal(page);
    const view = await viewOf(page);
    expect(`${view?.phase} ${view?.turn}`).toMatch(AT_ONCE);
    expect(view?.vpToWin).toBe(15);
    expect(view?.seats.flatMap(({ titans }) => titans)).toEqual([]);

    await page.goto(server.url);
    await page.getByTestId('quick-start').click();
    await expect(page.getByTestId('continue')).toBeVisible();
    await page.getByTestId('continue').click();
    await mouse.reveal(page);
    expect(await viewOf(page)).toEqual(view);

    await page.goto(`${server.url}/quick`);
    await page.getByTestId('replace-quick').click();
    await mouse.reveal(page);
    const again = await viewOf(page);
    expect(`${again?.phase} ${again?.turn}`).toMatch(AT_ONCE);
    await context.close();
  },
);

test('players who have finished fewer than three games open tables without titans', async ({ browser }) => {
  for (const isNew of [true, false]) {
    const { page, context } = await person(browser, { isNew });
    await openRoom(page, server.url);
    const titans = page.getByTestId('rules').getByRole('group', { name: 'Titans' });
    await expect(titans.getByRole('button', { name: isNew ? '✓ Off' : '✓ On', exact: true })).toBeVisible();
    await context.close();
  }
});

sometimes(6, 1)(
  'your tables: whose turn it is, one tap opens the table, and it goes once it is removed',
  async ({ browser }) => {
    const host = await person(browser, { phone: true });
    const guest = await person(browser);
    const link = await openRoom(host.page, server.url);
    const code = codeOf(link);
    await host.page.keyboard.press('Escape');
    await join(guest.page, link, 'Mina');
    await setRules(host.page, { factions: 'Random 2' });
    await start(host.page, [guest.page]);
    await draft([host.page, guest.page]);
    // Opening hands first: a question about one may be passed automatically. Then the current player is asked until
    // they play.
    const isPlaying = async ({ page }: typeof host) => (await promptOf(page))?.kind === 'play';
    await expect(async () => {
      for (const { page } of [host, guest]) {
        const prompt = await promptOf(page);
        if (prompt && prompt.kind !== 'play') await decide(page, prompt);
      }
      expect([await isPlaying(host), await isPlaying(guest)]).toContain(true);
    }).toPass({ timeout: 120_000, intervals: [100] });
    const current = (await viewOf(host.page))!.current!;
    for (const [seat, { page }] of [host, guest].entries()) {
      // During opening hands it may be somebody other than the first player.
      const isAsked = (await promptOf(page)) !== null;
      await page.goto(server.url);
      const table = page.getByTestId('your-table');
      await expect(table).toContainText(code);
      await expect(table).toContainText(/Your turn|Your decision|’s turn/);
      if (isAsked) await expect(table).toHaveAttribute('data-asked');
      else await expect(table).not.toHaveAttribute('data-asked');
      await check(page, `your tables, seat ${seat}`);
    }
    await host.page.screenshot({ path: 'test-results/your-tables-phone.png', fullPage: true });
    await guest.page.screenshot({ path: 'test-results/your-tables.png', fullPage: true });
    await host.page.getByTestId('your-table').getByRole('link').click();
    await expect.poll(async () => (await viewOf(host.page))?.current).toBe(current);

    await guest.page.getByRole('button', { name: `Remove ${code} from this list` }).click();
    await expect(guest.page.getByTestId('your-tables')).toHaveCount(0);
    // A game on this screen is listed, too.
    await guest.page.goto(`${server.url}/quick`);
    await mouse.reveal(guest.page);
    await guest.page.goto(server.url);
    await guest.page.getByTestId('your-table').getByRole('link').click();
    await mouse.reveal(guest.page);
    // It is turn 0 while somebody is asked about an opening hand.
    expect((await viewOf(guest.page))?.turn ?? Number.NaN).toBeLessThan(2);
    for (const { context } of [host, guest]) await context.close();
  },
);

test('pressing a button twice opens one table, and a reader who has gone elsewhere stays there', async ({
  browser,
}) => {
  const { page, context } = await person(browser);
  const opened: string[] = [];
  let release = () => {};
  let held = Promise.resolve();
  await page.route(/\/matchmake\/create\//, async (route) => {
    opened.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/r/KILN-99999`);
  await page.getByTestId('make-room').dblclick();
  await expect(page.getByTestId('lobby')).toBeVisible();
  expect(opened).toHaveLength(1);

  await page.goto(server.url);
  held = new Promise((done) => {
    release = done;
  });
  await page.getByTestId('play-with-friends').click();
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByTestId('no-games')).toBeVisible();
  const joined = page.waitForEvent('websocket');
  release();
  await (await joined).waitForEvent('framereceived');
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`${server.url}/games`);
  await context.close();
});

test('a table removed from the list stays removed, however late the server answers', async ({ browser }) => {
  const { page, context } = await person(browser);
  await openRoom(page, server.url);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/tables', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Remove .* from this list$/ }).click();
  await expect(page.getByTestId('your-table')).toHaveCount(0);
  const answered = page.waitForResponse('**/api/tables');
  release();
  await answered;
  await page.waitForTimeout(300);
  await expect(page.getByTestId('your-table')).toHaveCount(0);
  await context.close();
});
