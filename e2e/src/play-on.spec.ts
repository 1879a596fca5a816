import { expect, type Page } from '@playwright/test';
import { playRandomGame } from '@smash/testkit';
import { check } from './support/axe.ts';
import { addFinished } from './support/finished.ts';
import { chooseInMenu } from './support/menu.ts';
import { photographBoth } from './support/photograph.ts';
import { join, person, start } from './support/room.ts';
import { commonServer, startServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

const { record } = playRandomGame({ seed: 'replay', players: 2, quits: false, bigBase: false }, 0);

/** What a player holds and sees; the ids match because it is the same game. */
async function seen(page: Page) {
  const view = await viewOf(page);
  return view && [view.viewer, view.turn, view.hand, view.bases.map(({ name }) => name)];
}

sometimes(6, 5)(
  'a game goes on from a moment of its replay at a new online table, in the same seats',
  async ({ browser }) => {
    const server = await startServer();
    const address = await addFinished(server, record, ['Ines', 'Mina']);
    const [host, friend] = [await person(browser), await person(browser)];
    const { page } = host;
    const then = [];
    await page.goto(`${server.url}/replay/${address}#e=60`);
    for (const seat of [0, 1]) {
      await page.getByTestId('replay-from').selectOption(String(seat));
      await expect.poll(async () => (await viewOf(page))?.viewer).toBe(seat);
      then.push(await seen(page));
    }
    await chooseInMenu(page, 'Play on from here');
    await page.getByRole('button', { name: 'At a new online table' }).click();
    await page.getByTestId('play-on-mine-1').check();
    await check(page, 'playing on online');
    await photographBoth(page, 'play-on-online');
    await page.getByTestId('play-on-begin').click();
    await expect(page.getByTestId('origin')).toContainText('goes on from turn');
    await expect(page.getByTestId('seat-0')).toContainText('was Ines’s');
    await expect(page.getByTestId('start')).toHaveText(/every seat is needed|needs 2 players/);
    await page.getByTestId('invite-close').click();
    await photographBoth(page, 'play-on-lobby');
    await join(friend.page, page.url(), 'Quill');
    await start(page, [friend.page]);
    for (const [seat, one] of [friend.page, page].entries()) await expect.poll(() => seen(one)).toEqual(then[seat]);
    for (const { context } of [host, friend]) await context.close();
    await server.remove();
  },
);

sometimes(6, 0)(
  'a game of one screen goes on at a new online table, from the record that only this browser has',
  async ({ browser }) => {
    const server = await commonServer();
    const { page, context } = await person(browser);
    const kept = { ...record, names: ['Ines', 'Mina'] };
    await page.addInitScript((list) => localStorage.setItem('smash.replays', list), JSON.stringify([kept]));
    await page.goto(`${server.url}/replay/here-${record.setup.seed.slice(0, 12)}#e=60`);
    await page.getByTestId('replay-from').selectOption('1');
    await expect.poll(async () => (await viewOf(page))?.viewer).toBe(1);
    const then = await seen(page);
    await chooseInMenu(page, 'Play on from here');
    await page.getByRole('button', { name: 'At a new online table' }).click();
    await page.getByTestId('play-on-mine-1').check();
    await page.getByTestId('play-on-begin').click();
    await expect(page.getByTestId('seat-0')).toContainText('was Ines’s');
    await page.getByTestId('invite-close').click();
    const friend = await person(browser);
    await join(friend.page, page.url(), 'Quill');
    // Everybody can look at the game that only the host had.
    const opened = friend.page.waitForEvent('popup');
    await friend.page.getByRole('link', { name: 'See that game' }).click();
    await expect((await opened).getByTestId('replay-from')).toBeVisible();
    await (await opened).close();
    await start(page, [friend.page]);
    await expect.poll(() => seen(page)).toEqual(then);
    await chooseInMenu(friend.page, 'Check the shuffles');
    await expect(friend.page.getByTestId('origin')).toContainText('the shuffles to come');
    for (const one of [context, friend.context]) await one.close();
  },
);
