import { expect, type Page, test } from '@playwright/test';
import { playRandomGame } from '@smash/testkit';
import { check } from './support/axe.ts';
import { LONG } from './support/long.ts';
import { chooseInMenu } from './support/menu.ts';
import { photograph, photographBoth } from './support/photograph.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const { record } = playRandomGame({ seed: 'replay', players: 2, quits: false, bigBase: false }, 0);
const NAMES = ['Ines', 'Mina'];
/** Of a short game. */
const SHORT = 'short 30';

/** Which of a hand's cards appear anywhere in the page. */
async function inDocument(page: Page, cards: { id: number; name: string }[]): Promise<string[]> {
  const html = await page.content();
  return cards.filter(({ id }) => html.includes(`data-id="${id}"`)).map(({ name }) => name);
}

sometimes(6, 3)(
  'from the result of a hotseat game to its replay: by keyboard, by link, and with the other hands hidden',
  async ({ browser }) => {
    const { page, context } = await person(browser);
    await context.addInitScript(
      (game) => localStorage.setItem('smash.hotseat', game),
      JSON.stringify({ ...record, v: 1, names: NAMES, seen: [0, 0] }),
    );
    await page.goto(`${server.url}/hotseat`);
    await page.getByTestId('continue').click();

    await page.getByTestId('share').click();
    await expect(page.getByTestId('share-sheet').locator('canvas[data-drawn]')).toBeVisible();
    await photograph(page, 'share');
    await page.keyboard.press('Escape');
    await page.getByTestId('replay-open').click();
    const where = page.getByTestId('replay-where');
    await expect(page.getByTestId('replay')).toBeVisible();
    await expect(where).toContainText('Turn 0');

    await page.keyboard.press('Shift+ArrowRight');
    await expect(where).toContainText('Turn 1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const there = await where.textContent();
    const event = /event (\d+)/.exec(there ?? '')?.[1];
    await expect.poll(() => page.url()).toContain(`#e=${event}`);
    await page.keyboard.press('ArrowLeft');
    await expect(where).not.toHaveText(there ?? '');
    await page.keyboard.press('Space');
    await expect(page.getByTestId('replay-play')).toHaveAccessibleName('Pause');
    await expect(where).toHaveText(there ?? '');
    await page.keyboard.press('Space');

    await expect.poll(() => page.url()).toContain(`#e=${event}`);
    // The link alone restores the same moment.
    await page.reload();
    await expect(where).toHaveText(there ?? '');
    const open = page.getByTestId('replay-hands');
    await expect(open).toBeVisible();
    const from = page.getByTestId('replay-from');
    const hands: { id: number; name: string }[][] = [];
    for (const seat of [0, 1]) {
      await from.selectOption(String(seat));
      await expect.poll(async () => (await viewOf(page))?.viewer).toBe(seat);
      hands.push((await viewOf(page))?.hand ?? []);
      expect(hands[seat]?.length).toBeGreaterThan(2);
      expect(await inDocument(page, hands[seat] ?? [])).toHaveLength(hands[seat]?.length ?? -1);
      expect(await inDocument(page, hands[1 - seat] ?? [])).toEqual([]);
      await expect(open).toHaveCount(0);
    }
    await check(page, 'replay as one player saw it');

    // A base that has just been scored shows its list, until the game goes on.
    await page.getByRole('button', { name: 'Next base scored' }).click();
    await expect(page.getByTestId('scoring')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('scoring')).toHaveCount(0);
    await context.close();
  },
);

sometimes(6, 2)(
  'a review names the answers that cost most, and leads to where they were given',
  async ({ browser }) => {
    test.setTimeout(300_000);
    const { page, context } = await person(browser);
    const whole = playRandomGame({ seed: SHORT, players: 2, quits: false, bigBase: false }, 0).record;
    // A review evaluates every answer, so in the short form Mina concedes early.
    const game = LONG
      ? whole
      : { ...whole, commands: [...whole.commands.slice(0, 40), { type: 'concede' as const, seat: 1 }] };
    await context.addInitScript(
      (kept) => localStorage.setItem('smash.replays', kept),
      JSON.stringify([{ ...game, names: NAMES }]),
    );
    await page.goto(`${server.url}/replay/here-${game.setup.seed.slice(0, 12)}/review`);
    await page.getByTestId('review-stop').click();
    await expect(page.getByTestId('review')).toContainText('Stopped.');
    await page.getByTestId('review-again').click();
    await expect(page.getByTestId('review-found')).toContainText('answers about as well', { timeout: 180_000 });
    await check(page, 'review');
    await photographBoth(page, 'review');
    await page.getByTestId('swing-there').first().click();
    await expect(page.getByTestId('replay-chances')).toHaveAccessibleName(/Chance to win: Ines \d+%, Mina \d+%/);
    await expect.poll(() => page.url()).toMatch(/#e=\d+/);
    await expect(page.getByTestId('replay-where')).not.toContainText('Turn 0');
    await photographBoth(page, 'review-replay');
    await page.goto(`${server.url}/bots`);
    await expect(page.getByTestId('strengths')).toContainText('easy against playing by chance');
    await check(page, 'bots');
    await photographBoth(page, 'bots');
    await context.close();
  },
);

sometimes(6, 1)('a game goes on from a moment of its replay, against a bot, on a phone', async ({ browser }) => {
  const { page, context } = await person(browser, { phone: true });
  const id = `here-${record.setup.seed.slice(0, 12)}`;
  await context.addInitScript(
    (game) => {
      if (!localStorage.getItem('smash.replays')) localStorage.setItem('smash.replays', game);
    },
    JSON.stringify([{ ...record, names: NAMES }]),
  );
  await page.goto(`${server.url}/replay/${id}#e=60`);
  await page.getByTestId('replay-from').selectOption('0');
  await expect.poll(async () => (await viewOf(page))?.viewer).toBe(0);
  const shown = await viewOf(page);
  await chooseInMenu(page, 'Play on from here');
  await expect(page.getByTestId('play-on')).toBeVisible();
  await page.getByTestId('play-on-1').selectOption('easy');
  await expect(page.getByTestId('play-on-0')).toBeDisabled();
  await check(page, 'playing on');
  await page.screenshot({ path: 'test-results/play-on-phone.png' });
  await page.getByTestId('play-on-begin').click();
  await expect(page).toHaveURL(`${server.url}/hotseat/resume`);
  await expect.poll(async () => (await viewOf(page))?.turn).toBe(shown?.turn);
  const going = await viewOf(page);
  expect(going?.viewer).toBe(0);
  expect(going?.hand.map(({ name }) => name)).toEqual(shown?.hand.map(({ name }) => name));
  expect(going?.bases.map(({ name }) => name)).toEqual(shown?.bases.map(({ name }) => name));
  await page.goto(server.url);
  await expect(page.getByTestId('your-table')).toContainText('Ines');
  await context.close();
});

test('an unknown address says so', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/replay/1-${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'There is no such replay' })).toBeVisible();
  await context.close();
});

test('a picture that could not be drawn is not saved', async ({ browser }) => {
  const { page, context } = await person(browser);
  await context.addInitScript(
    (game) => {
      localStorage.setItem('smash.hotseat', game);
      document.fonts.load = () => Promise.reject(new Error('no fonts'));
    },
    JSON.stringify({ ...record, v: 1, names: NAMES, seen: [0, 0] }),
  );
  await page.goto(`${server.url}/hotseat`);
  await page.getByTestId('continue').click();
  await page.getByTestId('share').click();
  await expect(page.getByText('The picture could not be drawn.')).toBeVisible();
  await expect(page.getByTestId('save-picture')).toBeDisabled();
  await context.close();
});
