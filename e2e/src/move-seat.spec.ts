import { expect } from '@playwright/test';
import { check } from './support/axe.ts';
import { chooseInMenu } from './support/menu.ts';
import { type Position, prepare } from './support/prepared.ts';
import { join, openRoom, person, start } from './support/room.ts';
import { startServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

const begins: Position = {
  seats: {
    A: { factions: ['Dinosaurs', 'Wizards'], hand: ['War Raptor'] },
    B: { factions: ['Pirates', 'Aliens'], hand: ['Cut Lass', 'Scout'] },
  },
  bases: [{ name: 'Jungle Oasis' }, { name: 'The Homeworld' }, { name: 'Tortuga' }],
};

sometimes(6, 2)(
  'a seat moves to a phone by its link, once, even at a locked table, and the laptop lets go',
  async ({ browser }) => {
    const server = await startServer({ begins: prepare(begins, 'move') });
    const [host, laptop] = [await person(browser), await person(browser)];
    const phone = await person(browser, { phone: true });
    const link = await openRoom(host.page, server.url);
    await join(laptop.page, link, 'Mina');
    await host.page.getByTestId('invite-close').click();
    await host.page.getByTestId('manage').click();
    await host.page
      .getByRole('group', { name: 'Who can join' })
      .getByRole('button', { name: 'Table locked', exact: true })
      .click();
    await host.page.keyboard.press('Escape');
    await start(host.page, [laptop.page]);
    const hand = async (one: typeof phone) => (await viewOf(one.page))?.hand.map(({ name }) => name);
    await expect.poll(() => hand(laptop)).toEqual(['Cut Lass', 'Scout']);

    await laptop.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await chooseInMenu(laptop.page, 'Move to another device');
    await expect(laptop.page.getByRole('img', { name: 'QR code that moves your seat' })).toBeVisible();
    await check(laptop.page, 'moving a seat');
    await laptop.page.getByTestId('move-copy').click();
    await expect(laptop.page.getByTestId('move-copy')).toContainText('Copied');
    const moving = await laptop.page.evaluate(() => navigator.clipboard.readText());
    expect(moving).toContain(`${link}#move=`);
    await laptop.page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      document.execCommand = () => false;
    });
    await laptop.page.getByTestId('move-copy').click();
    await expect(laptop.page.getByTestId('move-seat')).toContainText(moving);

    await phone.page.goto(moving);
    await expect.poll(() => hand(phone)).toEqual(['Cut Lass', 'Scout']);
    expect(phone.page.url()).toBe(link);
    await expect(laptop.page.getByTestId('moved')).toContainText('on another device');
    await phone.page.reload();
    await expect.poll(() => hand(phone)).toEqual(['Cut Lass', 'Scout']);

    await laptop.page.getByTestId('take-back').click();
    await expect(laptop.page.getByText('This browser no longer holds a seat here')).toBeVisible();
    expect((await viewOf(laptop.page))?.viewer).toBe('spectator');
    expect(await hand(phone)).toEqual(['Cut Lass', 'Scout']);

    const stranger = await person(browser);
    await stranger.page.goto(moving);
    await expect(stranger.page.getByRole('heading', { name: 'This table is locked' })).toBeVisible();
    await stranger.context.close();

    // And back by another link, across kill -9.
    await phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await chooseInMenu(phone.page, 'Move to another device');
    await phone.page.getByTestId('move-copy').click();
    await expect(phone.page.getByTestId('move-copy')).toContainText('Copied');
    const back = await phone.page.evaluate(() => navigator.clipboard.readText());
    await phone.context.setOffline(true);
    await server.kill();
    await server.start();
    // It shows the table already, so only what follows the # changes: the page loads again by itself.
    await Promise.all([laptop.page.waitForEvent('load'), laptop.page.goto(back)]);
    await expect.poll(() => hand(laptop)).toEqual(['Cut Lass', 'Scout']);
    await phone.context.setOffline(false);
    await expect(phone.page.getByRole('heading', { name: 'This browser no longer holds a seat here' })).toBeVisible();
    await server.remove();
  },
);
