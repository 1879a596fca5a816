import { expect, type Page, test } from '@playwright/test';
import { playHotseat } from './support/hotseat.ts';
import { chooseInMenu } from './support/menu.ts';
import { mouse } from './support/mouse.ts';
import { photographBoth } from './support/photograph.ts';
import { type Position, prepare } from './support/prepared.ts';
import { join, openRoom, person, start } from './support/room.ts';
import { startServer } from './support/server.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

/** Ines and Mina share a screen, Oskar has his own; each holds a unique card. */
const begins: Position = {
  seats: {
    A: { factions: ['Dinosaurs', 'Wizards'], hand: ['War Raptor'] },
    B: { factions: ['Pirates', 'Aliens'], hand: ['Cut Lass'] },
    C: { factions: ['Robots', 'Zombies'], hand: ['Zapbot'] },
  },
  bases: [{ name: 'Jungle Oasis' }, { name: 'The Homeworld' }, { name: 'Tortuga' }, { name: 'Tar Pits' }],
};
const OWN = ['War Raptor', 'Cut Lass', 'Zapbot'];

/** The hand on the screen is that seat's, and no other hand is in the document. */
async function shows(page: Page, seat: number): Promise<void> {
  await expect.poll(async () => (await viewOf(page))?.viewer).toBe(seat);
  await expect(page.getByTestId('hand-0')).toContainText(OWN[seat]!);
  const content = await page.content();
  for (const [other, card] of OWN.entries()) if (other !== seat) expect(content).not.toContain(card);
}

async function hides(page: Page, name: string): Promise<void> {
  await expect(page.getByTestId('curtain').getByRole('heading', { name })).toBeVisible();
  const content = await page.content();
  for (const card of OWN) expect(content).not.toContain(card);
}

/** Taps the menu right after the press that opened the curtain ends: only that press must not count as a tap. */
async function revealAndOpenMenu(page: Page): Promise<void> {
  await page.getByTestId('reveal').hover();
  await page.mouse.down();
  await page.getByTestId('curtain').waitFor({ state: 'detached' });
  const menu = (await page.getByTestId('btn-menu').boundingBox())!;
  await page.mouse.up();
  await page.mouse.click(menu.x + menu.width / 2, menu.y + menu.height / 2);
}

sometimes(6, 5)(
  'two players share a screen at an online table: one hand at a time, through a reload and kill -9',
  async ({ browser }) => {
    test.setTimeout(120_000);
    const server = await startServer({ begins: prepare(begins, 'shared') });
    const [shared, far] = [await person(browser), await person(browser)];
    const { page } = shared;
    const link = await openRoom(page, server.url);
    await page.getByTestId('invite-close').click();
    await page.getByTestId('add-here-B').click();
    await page.getByTestId('here-name').fill('Mina');
    await page.getByTestId('here-ok').click();
    await expect(page.getByTestId('seat-1')).toContainText('on this screen');
    await join(far.page, link, 'Oskar');
    const host = await page.getByTestId('seat-0').locator('b').first().textContent();
    await expect(far.page.getByTestId('seat-1')).toContainText(`on ${host}’s screen`);
    await expect(page.getByText('0 watching')).toBeVisible();
    await photographBoth(page, 'shared-lobby');
    await start(page, [far.page]);

    await test.step('nothing of a hand is on the screen before its player opens the curtain', async () => {
      await hides(page, host!);
      await mouse.reveal(page);
      await shows(page, 0);
    });

    await test.step('the screen changes hands with the turn', async () => {
      await page.getByTestId('btn-endturn').first().click();
      const sure = page.getByTestId('btn-endturn-sure');
      await expect(sure.or(page.getByTestId('curtain'))).toBeVisible();
      if (await isThere(sure)) await sure.click();
      await hides(page, 'Mina');
      await photographBoth(page, 'shared-curtain');
      await mouse.reveal(page);
      await shows(page, 1);
    });

    await test.step('a reload and kill -9 keep both seats, and hide the hand', async () => {
      await server.kill();
      await expect(page.getByTestId('connection')).toContainText('Connection lost');
      await server.start();
      await expect(page.getByTestId('connection')).toBeHidden();
      await shows(page, 1);
      await page.reload();
      await hides(page, 'Mina');
      await mouse.reveal(page);
      await shows(page, 1);
    });

    await test.step('one passes the screen on to look at the other hand', async () => {
      await chooseInMenu(page, `Pass the screen to ${host}`);
      await hides(page, host!);
      await revealAndOpenMenu(page);
      await shows(page, 0);
      await page.getByRole('button', { name: 'Hide my hand' }).click();
      await hides(page, 'Mina');
    });

    await test.step('they go on to the turn of the third, whose screen asks nobody here', async () => {
      await playHotseat(page, mouse, (view) => view?.viewer === 1);
      await shows(page, 1);
      await page.getByTestId('btn-endturn').first().click();
      const sure = page.getByTestId('btn-endturn-sure');
      if (await isThere(sure)) await sure.click();
      await expect.poll(async () => (await viewOf(far.page))?.prompt?.kind).toBe('play');
      await chooseInMenu(page, 'Hide my hand');
      await expect(page.getByTestId('screen-rest')).toBeVisible();
      await photographBoth(page, 'shared-rest');
      for (const card of OWN) expect(await page.content()).not.toContain(card);
      // *Your tables* still knows the seat, though the screen shows what spectators see.
      const listed = await page.evaluate(() => JSON.parse(localStorage.getItem('smash.tables') ?? '[]'));
      expect(listed).toMatchObject([{ seat: 0 }]);
    });
    for (const one of [shared, far]) await one.context.close();
    await server.remove();
  },
);
