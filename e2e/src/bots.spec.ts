import { expect, test } from '@playwright/test';
import { finger } from './support/finger.ts';
import { playHotseat, seed } from './support/hotseat.ts';
import { LONG } from './support/long.ts';
import { photograph, photographBoth } from './support/photograph.ts';
import { openRoom, person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';
import { choose, play, viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

sometimes(6, 2)('a whole game against a bot on a phone, continued after a reload', async ({ browser }) => {
  const { page, context } = await person(browser, { phone: true, isNew: true });
  await context.addInitScript(() => localStorage.setItem('smash.settings', '{"botPace":"instant","speed":0}'));
  await page.goto(`${server.url}/hotseat`);
  await page.getByTestId('plays-1').selectOption({ label: 'Bot · easy' });
  await page.getByTestId('style-1').selectOption({ label: 'hoards cards' });
  await photograph(page, 'setup-bots');
  await page.getByRole('button', { name: 'Random 2' }).tap();
  await page.getByRole('button', { name: '5', exact: true }).tap();
  await page.getByTestId('begin').tap();

  await playHotseat(page, finger, (view) => (view?.turn ?? 0) > 2);
  const before = await viewOf(page);
  await page.reload();
  await page.getByTestId('continue').tap();
  await expect(page.getByTestId('table')).toBeVisible();
  expect(await viewOf(page)).toEqual(before);

  // To the end, or for three rounds.
  await playHotseat(page, finger, (view) => !LONG && (view?.turn ?? 0) > 6);
  if (LONG) await expect(page.getByTestId('place-1')).toContainText('Bot · easy');
  await context.close();
});

sometimes(6, 2)(
  '“Play now” asks for the first decision at once, shows each move of the bot with its reasons, and goes on where it was',
  async ({ browser }) => {
    const { page, context } = await person(browser, { isNew: true });
    await context.addInitScript(() => localStorage.setItem('smash.settings', '{"botPace":"step","confirmEnd":false}'));
    // The bot holds an Invader.
    await seed(page, 21);
    await page.goto(server.url);
    await page.getByTestId('play-now').click();
    await expect(page.getByTestId('player-1')).toContainText('Bot · medium');
    await page.getByTestId('btn-hint').click();
    await expect(page.getByTestId('hint').getByTestId('answers')).toContainText('%');
    await page.keyboard.press('Escape');
    await page.getByTestId('btn-endturn').first().click();
    await expect(async () => {
      const more = page.getByTestId('btn-go-on');
      if (await isThere(more)) await more.click();
      expect(await viewOf(page)).toMatchObject({ turn: 3, viewer: 0, prompt: { kind: 'play' } });
    }).toPass();
    await page.getByTestId('btn-why').first().click();
    await expect(page.getByTestId('why').getByTestId('answers')).toContainText('%');
    await page.goto(`${server.url}/play`);
    await expect(page.getByTestId('player-1')).toContainText('Bot Quill');
    expect((await viewOf(page))?.turn).toBe(3);
    await context.close();
  },
);

sometimes(6, 2)('online the host seats a bot, which everybody sees, and it plays', async ({ browser }) => {
  const { page, context } = await person(browser);
  await context.addInitScript(() => localStorage.setItem('smash.settings', '{"confirmEnd":false}'));
  await openRoom(page, server.url);
  await page.keyboard.press('Escape');
  await page.getByTestId('add-bot-B').click();
  await page.getByTestId('bot-level-1').selectOption('easy');
  await page.getByTestId('bot-style-1').selectOption({ label: 'rushes bases' });
  await expect(page.getByTestId('bot-style-1')).toHaveValue('rusher');
  await page.getByRole('button', { name: 'Random 2' }).click();
  await page.getByRole('group', { name: 'Hints' }).getByRole('button', { name: 'On' }).click();
  await photographBoth(page, 'lobby-bots');
  const link = page.url();
  const guest = await person(browser);
  await guest.page.goto(link.replace('/r/', '/w/'));
  await expect(guest.page.getByTestId('seat-1')).toContainText('Bot · easy');
  await page.getByTestId('start').click();
  await expect(guest.page.getByTestId('player-1')).toContainText('Bot · easy');
  // The hand may be asked about before the first turn, and a reaction during the bot's.
  await expect(async () => {
    const view = await viewOf(page);
    if (view?.prompt && view.turn <= 2)
      await play([page], 1, (now, prompt) =>
        now.turn > 0 && prompt.kind === 'play' ? prompt.options.slice(-1) : choose(now, prompt),
      );
    expect((await viewOf(page))?.turn).toBeGreaterThan(2);
  }).toPass({ timeout: 240_000 });
  // Answer any question: a card may ask something before the turn begins.
  await expect.poll(async () => (await viewOf(page))?.prompt?.seat).toBe(0);
  await page.getByTestId('btn-hint').click();
  await expect(page.getByTestId('hint')).toContainText(/\d%|No hint/);
  await photographBoth(page, 'online-hint');
  await expect(guest.page.getByTestId('btn-hint')).toHaveCount(0);
  await context.close();
  await guest.context.close();
});
