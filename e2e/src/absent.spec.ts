import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { chooseInMenu } from './support/menu.ts';
import { draft, join, openRoom, person, setRules, start } from './support/room.ts';
import { startServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ hasty: true });
});
test.afterAll(() => server.remove());

sometimes(6, 3)(
  'a spectator asks to sit in for an absent player, withdraws, asks again and is admitted; the player gets the seat back',
  async ({ browser }) => {
    const [host, guest, watcher] = await Promise.all([
      person(browser),
      person(browser),
      person(browser, { phone: true }),
    ]);
    const link = await openRoom(host.page, server.url);
    await join(guest.page, link, 'Mina');
    await setRules(host.page);
    await start(host.page, [guest.page]);
    await draft([host.page, guest.page]);
    await watcher.page.goto(link);
    await expect(watcher.page.getByTestId('table')).toBeVisible();
    const before = await viewOf(guest.page);
    await guest.page.close();
    await host.page.getByTestId('away-hand').click();

    await watcher.page.getByTestId('sit-in').click();
    const asked = host.page.getByTestId('absent');
    await expect(asked).toContainText('asks to sit in for Mina');
    await check(host.page, 'asked whether somebody may sit in');
    await watcher.page.getByTestId('withdraw').click();
    await expect(asked).not.toContainText('asks to sit in');
    await expect(host.page.getByTestId('away-bot')).toBeVisible();
    await watcher.page.getByTestId('sit-in').click();
    await host.page.getByTestId('seat-yes').click();
    await expect.poll(async () => (await viewOf(watcher.page))?.viewer).toBe(1);
    expect((await viewOf(watcher.page))?.hand).toEqual(before?.hand);

    const again = await guest.context.newPage();
    await again.goto(link);
    await expect.poll(async () => (await viewOf(again))?.viewer).toBe(1);
    await expect.poll(async () => (await viewOf(watcher.page))?.viewer).toBe('spectator');

    await chooseInMenu(host.page, 'Manage the table');
    await expect(host.page.getByTestId('host')).toContainText('Spectator');
    for (const { context } of [host, guest, watcher]) await context.close();
  },
);

sometimes(6, 5)(
  'who leaves by the menu is away at once for the others, and is never said to reconnect',
  async ({ browser }) => {
    const [host, guest] = await Promise.all([person(browser), person(browser)]);
    const link = await openRoom(host.page, server.url);
    await join(guest.page, link, 'Mina');
    await setRules(host.page);
    await start(host.page, [guest.page]);
    await draft([host.page, guest.page]);
    const panel = host.page.getByTestId('player-1');
    await expect(panel).not.toContainText('away');
    const said: string[] = [];
    await host.page.exposeFunction('heard', (text: string) => void said.push(text));
    await panel.evaluate((el) => {
      const hear = () => (window as unknown as { heard(text: string): void }).heard(el.textContent ?? '');
      new MutationObserver(hear).observe(el, { subtree: true, childList: true, characterData: true });
    });
    await chooseInMenu(guest.page, 'Leave');
    await guest.page.getByTestId('asking-yes').click();
    await expect(guest.page).toHaveURL(`${server.url}/`);
    await expect(panel).toContainText('away');
    expect(said.filter((text) => text.includes('reconnecting'))).toEqual([]);
    await guest.page.goto(link);
    await expect(panel).not.toContainText('away');
    for (const { context } of [host, guest]) await context.close();
  },
);
