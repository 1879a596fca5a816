import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

sometimes(6, 0)('the rules can be searched, and each has an address', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Complete rules' }).click();
  await expect(page.getByText('Clockwise from the current player', { exact: false }).first()).toBeVisible();
  await check(page, 'rules');
  await page.getByTestId('search').fill('breakpoint falls');
  await expect(page.locator('#SCORE-4')).toBeVisible();
  await expect(page.locator('#TURN-6')).toHaveCount(0);
  await page.getByTestId('search').fill('no such words at all');
  await expect(page.getByText('No rule contains these words')).toBeVisible();
  await page.goto(`${server.url}/rules#SCORE-10`);
  await expect(page.locator('#SCORE-10')).toBeInViewport();
  await context.close();
});

sometimes(6, 5)('cards can be found by their text, and link to the rules they mention', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'All factions and cards' }).click();
  await expect(page.getByTestId('faction-Pirates')).toBeVisible();
  await check(page, 'gallery');
  await page.getByTestId('search').fill('would be destroyed');
  const found = page.getByTestId('found-cards');
  await expect(found.getByRole('heading', { name: 'Buccaneer' })).toBeVisible();
  await expect(found.getByRole('heading', { name: 'First Mate' })).toHaveCount(0);
  await page.getByTestId('search').fill('');
  await page.getByTestId('filter-set').selectOption('Munchkin');
  await expect(page.getByTestId('faction-Pirates')).toHaveCount(0);
  await page.getByTestId('filter-set').selectOption('');
  await page.getByTestId('faction-Pirates').click();
  await expect(page.getByRole('heading', { name: 'Pirates', level: 1 })).toBeVisible();
  const card = page.locator('#buccaneer');
  await card.getByText('3 rulings').click();
  await expect(card.getByText('does not count as destroyed', { exact: false })).toBeVisible();
  await card.getByRole('button', { name: 'destroy' }).click();
  await expect(page.getByTestId('rule-sheet')).toContainText('from play to the discard pile');
  await check(page, 'a rule over the cards');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('rule-sheet')).toHaveCount(0);
  await check(page, 'cards of a faction');
  await context.close();
});

test('every page names its tab, and an address that leads nowhere is said to do so', async ({ browser }) => {
  const { page, context } = await person(browser);
  for (const [path, title] of Object.entries({
    '/': 'Smash Table',
    '/rules': 'Complete rules · Smash Table',
    '/cards': 'Cards · Smash Table',
    '/hotseat': 'Pass and play · Smash Table',
    '/games': 'Your games · Smash Table',
    '/zzz': 'There is no such page · Smash Table',
  })) {
    await page.goto(`${server.url}${path}`);
    await expect(page, path).toHaveTitle(title);
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle('Smash Table');
  await context.close();
});

test('an address that is no word still opens its page', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/r/%25`);
  await expect(page.getByTestId('no-room')).toContainText('There is no table %');
  await page.goto(`${server.url}/rules#100%`);
  await expect(page.locator('#SCORE-4')).toBeAttached();
  await page.goto(`${server.url}/guide/constructor`);
  await expect(page.getByTestId('guide-turn')).toBeVisible();
  await page.goto(`${server.url}/see/constructor`);
  await expect(page.getByText('There is no such example')).toBeVisible();
  await context.close();
});

test('what cannot be fetched is said to be missing, or the server to be away', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/see/own/no-such-example`);
  await expect(page.getByText('There is no such example')).toBeVisible();
  await page.goto(server.url);
  await page.route(/\/scenes\//, (route) => route.abort());
  await page.goto(`${server.url}/see`);
  await expect(page.getByText('The server can’t be reached right now.')).toBeVisible();
  await page.route(/\/(?:rules|facts)-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    // Only the texts: without its script a page could say nothing.
    return /SCORE-4|breakpoint/.test(await answer.text()) ? route.abort() : route.fulfill({ response: answer });
  });
  for (const path of ['/rules', '/cards/ninjas']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByText('The server can’t be reached right now.'), path).toBeVisible();
  }
  await context.close();
});
