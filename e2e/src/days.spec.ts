import { expect, test } from '@playwright/test';
import { openPushService, type PushService } from '@smash/testkit/push';
import { check } from './support/axe.ts';
import { LONG } from './support/long.ts';
import { chooseInMenu } from './support/menu.ts';
import { codeOf, draft, join, openRoom, setRules, start } from './support/room.ts';
import { startServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { pushed, type Subscribed, subscribed, tellsServer } from './support/subscribed.ts';
import { decide, viewOf } from './support/table.ts';

test.use({ serviceWorkers: 'allow' });

let service: PushService;
let server: TestServer;
test.beforeAll(async () => {
  service = await openPushService();
  server = await startServer({ push: service });
});
test.afterAll(async () => {
  await server.remove();
  await service.close();
});

/** Opens the table, answers everything asked there, and closes the page. Returns the turn number at that point. */
async function visit(who: Subscribed, link: string): Promise<number> {
  const page = await who.context.newPage();
  await page.goto(link);
  await expect.poll(async () => (await viewOf(page)) !== null).toBe(true);
  let turn = 0;
  await expect(async () => {
    for (let view = await viewOf(page); view?.prompt; view = await viewOf(page)) await decide(page, view.prompt);
    await page.waitForTimeout(300);
    const after = (await viewOf(page))!;
    expect(after.prompt).toBeNull();
    turn = after.turn;
  }).toPass({ intervals: [100] });
  await page.close();
  return turn;
}

sometimes(6, 4)(
  'a game of three by days: pages are closed in between, notices say whose turn it is, and a killed server loses none of it',
  async ({ browser }) => {
    // Most of this time is idle: it waits for the server's own answers and calls.
    test.setTimeout(600_000);
    const [host, guest, third] = await Promise.all(
      ['host', 'guest', 'third'].map((name) => subscribed(browser, service, name)),
    );
    const all = [host!, guest!, third!];
    const link = await openRoom(host!.page, server.url);
    const code = codeOf(link);
    await host!.page.keyboard.press('Escape');
    await join(guest!.page, link, 'Mina');
    await join(third!.page, link, 'Oskar');
    await setRules(host!.page, { factions: 'Random 2' });
    const rules = host!.page.getByTestId('rules');
    await rules.getByRole('button', { name: 'By days', exact: true }).click();
    await expect(rules.getByRole('group', { name: 'Days a turn' }).getByText('✓ 1')).toBeVisible();
    await start(host!.page, [guest!.page, third!.page]);
    await draft(all.map(({ page }) => page));

    const told = all.map(({ page }) => tellsServer(page, service));
    // One of them in the settings, with the page of the table open.
    await chooseInMenu(host!.page, 'Settings');
    const push = host!.page.getByTestId('push');
    await push.getByRole('button', { name: 'On', exact: true }).click();
    await expect(push.getByText('It’s your turn')).toBeVisible();
    await check(host!.page, 'the settings of notices');
    for (const { context } of [guest!, third!])
      await context.addInitScript(() => localStorage.setItem('smash.settings', JSON.stringify({ pushes: true })));
    for (const { page } of all) await page.reload();
    await Promise.all(told);

    // What is asked between turns, with one tap.
    await guest!.page.getByTestId('clock').click();
    await guest!.page.getByTestId('time-sheet').getByRole('button', { name: 'Never' }).click();
    await check(guest!.page, 'what is asked between turns');
    await guest!.page.keyboard.press('Escape');
    await expect(guest!.page.getByTestId('prompt')).toContainText('Between turns: Never');
    await expect(guest!.page.getByTestId('clock')).toContainText(/hr|day/);
    const asked: number[] = [];
    for (const [seat, { page }] of all.entries()) if ((await viewOf(page))?.prompt) asked.push(seat);
    for (const { page } of all) await page.close();

    // Players come who know of a question or are called, and nobody else.
    const heeded = [0, 0, 0];
    const isCalled = ({ notices }: Subscribed, seat: number) => notices().length > heeded[seat]!;
    // Also until each has been called: who has a question when the pages close depends on how fast they closed.
    for (let turn = 0, visits = 0; turn < (LONG ? 4 : 3) || heeded.includes(0); visits++) {
      if (asked.length === 0) {
        await expect.poll(() => all.some(isCalled), { message: `somebody is called in turn ${turn}` }).toBe(true);
        const called = all.findIndex(isCalled);
        const kind = expect.stringMatching(/^(turn|asked)$/);
        expect(all[called]!.notices().at(-1)).toEqual({ table: code, kind });
        asked.push(called);
      }
      if (visits === 2) {
        await server.kill();
        await server.start();
      }
      const seat = asked.shift()!;
      heeded[seat] = all[seat]!.notices().length;
      turn = await visit(all[seat]!, link);
      expect(visits).toBeLessThan(30);
    }

    await expect.poll(() => all.some(isCalled)).toBe(true);
    const next = all.find(isCalled)!;

    const home = await next.context.newPage();
    await home.goto(server.url);
    await expect(home.getByTestId('time-left')).toContainText(/(hours|minutes|day).* left for you/);
    await check(home, 'your tables, by days');
    const shown = await pushed(home, { table: code, kind: 'turn' });
    expect(shown).toEqual({ title: code, body: 'It’s your turn', opens: link });
    for (const { context } of all) await context.close();
  },
);
