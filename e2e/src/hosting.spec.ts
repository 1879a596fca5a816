import { expect, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { photographBoth } from './support/photograph.ts';
import { join, openRoom, person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const lockTo = async (host: Page, words: string) => {
  const group = host.getByRole('group', { name: 'Who can join' });
  await group.getByRole('button', { name: words, exact: true }).click();
  await expect(group.getByRole('button', { name: `✓ ${words}` })).toBeVisible();
};

sometimes(6, 5)('the host locks the table, removes people for good, and hands over the role', async ({ browser }) => {
  test.setTimeout(120_000);
  const [host, guest, friend, stranger] = await Promise.all([1, 2, 3, 4].map(() => person(browser)));
  const link = await openRoom(host!.page, server.url);
  await host!.page.getByTestId('invite-close').click();
  await join(guest!.page, link, 'Mina');
  const watch = link.replace('/r/', '/w/');

  await test.step('with the seats locked a friend watches, and is told why', async () => {
    await host!.page.getByTestId('manage').click();
    await check(host!.page, 'managing the table');
    await lockTo(host!.page, 'Seats locked');
    await friend!.page.goto(link);
    await expect(friend!.page.getByTestId('join-strip')).toContainText('The host has locked the seats.');
    await expect(friend!.page.getByTestId('take-seat')).toHaveCount(0);
    await expect(friend!.page.getByTestId('lock')).toContainText('Seats locked');
    const open = friend!.page.getByTestId('seat-2');
    await expect(open).toContainText('Locked: no one new can sit');
    await expect(open).not.toContainText('yours, if you like');
    await photographBoth(friend!.page, 'locked-outside');
    await expect(friend!.page.getByTestId('unlock')).toHaveCount(0);
    await host!.page.keyboard.press('Escape');
    await expect(host!.page.getByTestId('seat-2')).toContainText('Locked: no one new can sit');
    await photographBoth(host!.page, 'locked-host');
    await expect(host!.page.getByRole('button', { name: /Invite/ })).toHaveCount(0);
    await host!.page.getByTestId('seat-2').getByTestId('unlock').click();
    await expect(host!.page.getByTestId('seat-2')).toContainText('share the link');
    await expect(friend!.page.getByTestId('take-seat')).toBeVisible();
    await host!.page.getByTestId('manage').click();
    await lockTo(host!.page, 'Seats locked');
  });

  await test.step('with the table locked nobody new comes in; who was here, or sits, comes back', async () => {
    await lockTo(host!.page, 'Table locked');
    await stranger!.page.goto(watch);
    await expect(stranger!.page.getByRole('heading', { name: 'This table is locked' })).toBeVisible();
    for (const { page } of [guest!, friend!]) {
      await page.reload();
      await expect(page.getByTestId('lobby')).toBeVisible();
    }
  });

  await test.step('unlocked, the stranger comes in and is removed: the page says so, also when it is opened anew', async () => {
    await lockTo(host!.page, 'Open');
    await stranger!.page.getByTestId('try-again').click();
    await expect(stranger!.page.getByTestId('lobby')).toBeVisible();
    const watching = host!.page.getByRole('region', { name: 'Watching' });
    await expect(watching.getByRole('listitem')).toHaveCount(2);
    await watching.getByTestId('put-out').last().click();
    await expect(host!.page.getByTestId('put-out-yes')).toBeFocused();
    await host!.page.getByTestId('put-out-yes').click();
    const out = stranger!.page.getByRole('heading', { name: 'You are no longer at this table' });
    await expect(out).toBeVisible();
    await photographBoth(stranger!.page, 'removed');
    await expect(stranger!.page.getByTestId('try-again')).toBeVisible();
    await stranger!.page.goto(link);
    await expect(out).toBeVisible();
    // Same address as the host: the friend is recognized by browser.
    await expect(friend!.page.getByTestId('lobby')).toBeVisible();
    await expect(watching.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a player in the lobby is removed and allowed back', async () => {
    await host!.page.getByRole('button', { name: 'Remove Mina' }).click();
    await host!.page.getByTestId('put-out-yes').click();
    await expect(guest!.page.getByRole('heading', { name: 'You are no longer at this table' })).toBeVisible();
    await expect(host!.page.getByTestId('seat-1')).toContainText('Open seat');
    await photographBoth(host!.page, 'manage');
    await host!.page.getByRole('button', { name: 'Allow Mina back' }).click();
    await expect(host!.page.getByRole('button', { name: 'Allow Mina back' })).toHaveCount(0);
    await guest!.page.getByTestId('try-again').click();
    await guest!.page.getByTestId('name').fill('Mina');
    await guest!.page.getByTestId('take-seat').click();
    await expect(guest!.page.getByTestId('ready')).toBeVisible();
  });

  await test.step('the role of host is passed on', async () => {
    await host!.page.getByTestId('pass-host-1').click();
    await expect(host!.page.getByTestId('make-host-yes')).toBeFocused();
    await photographBoth(host!.page, 'make-host');
    await expect(guest!.page.getByTestId('manage')).toHaveCount(0);
    await host!.page.getByTestId('make-host-yes').click();
    await expect(host!.page.getByTestId('manage')).toHaveCount(0);
    await expect(guest!.page.getByTestId('manage')).toBeVisible();
    await expect(guest!.page.getByTestId('seat-1')).toContainText('host');
    await guest!.page.getByTestId('manage').click();
    await guest!.page.getByTestId('pass-host-0').click();
    await guest!.page.getByTestId('make-host-yes').click();
    await expect(host!.page.getByTestId('manage')).toBeVisible();
    // The sheet stays closed until requested.
    await expect(host!.page.getByTestId('host')).toHaveCount(0);
  });
  for (const one of [host, guest, friend, stranger]) await one!.context.close();
});

sometimes(6, 3)('the name field asks for a name, and a spectator is offered what is possible', async ({ browser }) => {
  const [host, guest] = await Promise.all([1, 2].map(() => person(browser)));
  const link = await openRoom(host!.page, server.url);
  const { page } = guest!;

  await test.step('who only watches is told of the way to sit', async () => {
    await page.goto(link.replace('/r/', '/w/'));
    await expect(page.getByTestId('seat-1')).not.toContainText('yours, if you like');
    await photographBoth(page, 'watching');
    await page.getByTestId('sit-here').click();
    await expect(page).toHaveURL(link);
  });

  await test.step('without a name nothing is sent, and the field says what is missing', async () => {
    const name = page.getByTestId('name');
    const form = page.getByTestId('join-strip');
    await name.fill('   ');
    await page.getByTestId('take-seat').click();
    await expect(form).toContainText('Please enter a name');
    await expect(name).toBeFocused();
    await expect(page.getByTestId('toast')).toHaveText('');
    await photographBoth(page, 'no-name');
    await check(page, 'no name');
    await name.fill('');
    await name.pressSequentially('Wilhelmina the Second');
    await expect(name).toHaveValue('Wilhelmina the S');
    await expect(form).toContainText('at most 16 characters');
    await page.getByTestId('take-seat').click();
    await expect(page.getByTestId('seat-1')).toContainText('Wilhelmina the S');
    await page.getByTestId('change-name').click();
    await page.getByTestId('rename').fill('');
    await page.getByTestId('rename-ok').click();
    await expect(page.getByTestId('seat-1')).toContainText('Please enter a name');
  });

  await test.step('a code that no table can have is said to lead nowhere', async () => {
    await page.goto(server.url);
    await page.getByTestId('join-with-code').click();
    await expect(page.getByTestId('code')).toBeFocused();
    await page.getByTestId('code').fill('nope-12345');
    await page.getByTestId('join').click();
    await expect(page.getByRole('alert')).toHaveText('There is no table NOPE-12345. Check the code for typos.');
    await page.getByTestId('code').fill('nope-23456');
    await page.getByTestId('join').click();
    await expect(page.getByRole('heading', { name: 'There is no table NOPE-23456' })).toBeVisible();
    await expect(page.getByTestId('make-room')).toHaveText('Open a new table');
    await photographBoth(page, 'no-table');
  });
  for (const one of [host, guest]) await one!.context.close();
});

test('forms in the lobby take the focus, and give it back', async ({ browser }) => {
  const { page, context } = await person(browser);
  await openRoom(page, server.url);
  // Nobody has opened this invitation: it came with the table.
  await page.getByTestId('invite-close').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('invite')).toBeFocused();
  const seat = page.getByRole('button', { name: 'Invite somebody to seat B' });
  for (const opener of [page.getByTestId('invite'), seat])
    for (const key of ['Escape', 'Enter']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await page.getByTestId('invite-close').focus();
      await page.keyboard.press(key);
      await expect(page.getByTestId('invite-sheet')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  await page.getByTestId('change-name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('rename')).toBeFocused();
  await page.getByTestId('rename').fill('Ines');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('seat-0')).toContainText('Ines');
  await expect(page.getByTestId('change-name')).toBeFocused();
  await page.getByTestId('add-here-B').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('here-name')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('add-here-B')).toBeFocused();
  await context.close();
});
