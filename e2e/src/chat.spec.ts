import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { draft, join, openRoom, person, setRules, start } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

sometimes(6, 4)(
  'people chat in the lobby and at the table; chat is plain text; spectators are muted until somebody reads them',
  async ({ browser }) => {
    const host = await person(browser);
    const guest = await person(browser);
    const watcher = await person(browser);
    const link = await openRoom(host.page, server.url);
    await join(guest.page, link, 'Mina');
    await watcher.page.goto(link.replace('/r/', '/w/'));
    await host.page.keyboard.press('Escape');

    await guest.page.getByTestId('btn-chat').click();
    await guest.page.getByTestId('chat-text').fill('<img src=x onerror="document.title=1"> hi');
    await guest.page.getByTestId('chat-send').click();
    await guest.page.getByRole('button', { name: 'Hello!' }).click();
    const badge = host.page.getByTestId('btn-chat');
    await expect(badge).toHaveAccessibleName('Chat, 2 new');
    await badge.click();
    const log = host.page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('Mina <img src=x onerror="document.title=1"> hi');
    await expect(log).toContainText('Mina Hello!');
    await expect(log.locator('img')).toHaveCount(0);
    await check(host.page, 'chat');

    await watcher.page.getByTestId('btn-chat').click();
    await watcher.page.getByTestId('chat-text').fill('I can see you');
    await watcher.page.getByTestId('chat-send').click();
    await expect(host.page.getByLabel('Show spectators’ messages')).not.toBeChecked();
    await expect(log).not.toContainText('I can see you');
    await host.page.getByLabel('Show spectators’ messages').check();
    await expect(log).toContainText('Somebody watching I can see you');
    await host.page.getByLabel('Mute spectators').click();
    await expect(host.page.getByLabel('Mute spectators')).toBeChecked();
    await expect(watcher.page.getByTestId('chat-text')).toHaveCount(0);
    await host.page.keyboard.press('Escape');
    await guest.page.keyboard.press('Escape');

    await setRules(host.page);
    await start(host.page, [guest.page]);
    await draft([host.page, guest.page]);
    await expect(guest.page.getByTestId('table')).toBeVisible();
    await guest.page.getByTestId('btn-chat').click();
    await guest.page.getByTestId('chat-text').fill('at the table');
    await guest.page.getByTestId('chat-send').click();
    await expect(host.page.getByTestId('btn-chat')).toHaveAccessibleName('Chat, 1 new');
    await host.page.setViewportSize({ width: 390, height: 844 });
    await host.page.getByRole('button', { name: 'Menu, Chat, 1 new' }).click();
    await host.page.getByRole('button', { name: 'Chat, 1 new', exact: true }).click();
    await expect(host.page.getByRole('log', { name: 'Chat' })).toContainText('at the table');
    for (const { context } of [host, guest, watcher]) await context.close();
  },
);
