import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { playRandomGame } from '@smash/testkit';
import { check } from './support/axe.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const { record, state } = playRandomGame({ seed: 'replay', players: 2, quits: false, bigBase: false }, 0);

sometimes(6, 5)(
  'your games: a finished game counts once, and a file takes it to another browser',
  async ({ browser }) => {
    const { page, context } = await person(browser, { phone: true });
    const saved = { ...record, v: 1, names: ['Ines', 'Bot Otter'], bots: [null, 'easy'], seen: [0, 0] };
    await page.goto(`${server.url}/games`);
    await expect(page.getByTestId('no-games')).toBeVisible();
    await page.evaluate((game) => localStorage.setItem('smash.hotseat', game), JSON.stringify(saved));
    for (let times = 0; times < 2; times++) {
      await page.goto(`${server.url}/hotseat/resume`);
      await expect(page.getByTestId('result')).toBeVisible();
    }
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Your games' }).click();
    const figures = page.getByTestId('games-figures');
    const won = state.over!.winners.includes(0) ? 1 : 0;
    await expect(figures.locator('dd')).toHaveText(['1', `${won}`, `${won}`, `${won}`, `${state.turn}`]);
    await expect(page.getByRole('row', { name: 'Bot Otter' })).toHaveText(`Bot Otter1${won}`);
    await check(page, 'your games');
    await page.screenshot({ path: 'test-results/games-phone.png', fullPage: true });
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('games-save').click()]);
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1);

    const other = await person(browser);
    await other.page.goto(`${server.url}/games`);
    for (const words of ['1 game added.', 'No new games.']) {
      await other.page.getByTestId('games-file').setInputFiles({
        name: 'smash-games.json',
        mimeType: 'application/json',
        buffer: readFileSync(file),
      });
      await expect(other.page.getByText(words)).toBeVisible();
      // The same file can be chosen again.
      await expect(other.page.getByTestId('games-file')).toHaveValue('');
    }
    await expect(other.page.getByTestId('games-figures').locator('dd').first()).toHaveText('1');
    await other.page.screenshot({ path: 'test-results/games.png' });
    for (const one of [context, other.context]) await one.close();
  },
);
