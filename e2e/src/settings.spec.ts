import { expect, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { chooseInMenu } from './support/menu.ts';
import { mouse } from './support/mouse.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const set = (page: Page, group: string, word: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: word, exact: true }).click();

sometimes(6, 5)(
  'the table is dark by default; another theme persists, and can follow the device',
  async ({ browser }) => {
    const { page, context } = await person(browser);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${server.url}/cards/pirates`);
    expect(await theme(page)).toBe('dark');
    await page.getByTestId('btn-settings').click();
    await set(page, 'Theme', 'As the device');
    await page.keyboard.press('Escape');
    expect(await theme(page)).toBe('light');
    const light = await background(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => theme(page)).toBe('dark');
    expect(await background(page)).not.toBe(light);
    await page.getByTestId('btn-settings').click();
    await set(page, 'Theme', 'High contrast');
    expect(await theme(page)).toBe('contrast');
    await check(page, 'settings in high contrast');
    await page.reload();
    expect(await theme(page)).toBe('contrast');
    await page.getByTestId('btn-settings').click();
    await page.getByTestId('reset-settings').click();
    expect(await theme(page)).toBe('dark');
    await context.close();
  },
);

sometimes(6, 5)('text can be enlarged, and settings can be exported as text', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/cards/pirates`);
  const size = () =>
    page.getByText('You may destroy a minion here').evaluate((el) => Number.parseFloat(getComputedStyle(el).fontSize));
  const before = await size();
  await page.getByTestId('btn-settings').click();
  await set(page, 'Reading size', '200%');
  expect(await size()).toBeCloseTo(2 * before, 1);
  const family = () =>
    page.getByText('You may destroy a minion here').evaluate((el) => getComputedStyle(el).fontFamily);
  expect(await family()).toMatch(/^"Atkinson/);
  await set(page, 'Card font', 'Narrow');
  expect(await family()).toMatch(/^"Barlow/);
  const pattern = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pat-B'));
  expect(await pattern()).toContain('url(');
  await set(page, 'Seat patterns', 'With high contrast');
  expect(await pattern()).toBe('none');
  await set(page, 'Theme', 'High contrast');
  expect(await pattern()).toContain('url(');
  await page.getByLabel('Game sounds').fill('30');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  expect(await page.getByLabel('Settings as text').inputValue()).toContain('"soundEvents":30');
  // Without https there is another way to copy, which must leave the focus where it was.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Copy as text' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeFocused();
  await page.getByLabel('Settings as text').fill('{"text":150,"theme":"light","nonsense":true}');
  await page.getByRole('button', { name: 'Import' }).click();
  expect(await size()).toBeCloseTo(1.5 * before, 1);
  expect(await theme(page)).toBe('light');
  await check(page, 'settings in the light theme');
  await page.getByLabel('Settings as text').fill('no settings');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('These are not settings')).toBeVisible();
  expect(await theme(page)).toBe('light');
  await context.close();
});

sometimes(6, 1)('the home page switches to German and back without a reload', async ({ browser }) => {
  const { page, context } = await person(browser);
  const lang = () => page.evaluate(() => document.documentElement.lang);
  await page.goto(`${server.url}/cards`);
  expect(await lang()).toBe('en');
  await page.getByTestId('btn-settings').click();
  await set(page, 'Language', 'Deutsch');
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  expect(await lang()).toBe('de');
  await page.goto(server.url);
  await expect(page.getByTestId('play-with-friends')).toHaveText('Mit anderen spielen');
  expect(await lang()).toBe('de');
  await page.getByRole('link', { name: 'Spielen lernen' }).click();
  await page.getByTestId('btn-settings').click();
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await set(page, 'Sprache', 'English');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Smash Table, home' }).click();
  await expect(page.getByTestId('play-with-friends')).toHaveText('Play with friends');
  expect(await lang()).toBe('en');
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
  await context.close();
});

sometimes(6, 4)('single-letter keys and themes work at the table', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/hotseat`);
  await page.getByTestId('begin').click();
  await expect(page.getByTestId('faction-sheet')).toContainText('×');
  while (!(await isThere(page.getByTestId('curtain')))) await mouse.pick(page);
  await mouse.reveal(page);
  await expect(page.getByTestId('table')).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(page.getByTestId('help')).toBeVisible();
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+?');
  await expect(page.getByTestId('help')).toHaveCount(0);
  for (const word of ['Light', 'High contrast']) {
    await chooseInMenu(page, 'Settings');
    await set(page, 'Theme', word);
    await page.keyboard.press('Escape');
    await check(page, `table, ${word}`);
  }
  const item = page.getByRole('button', { name: 'Settings' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByTestId('btn-menu').click(),
    () => page.mouse.click(300, 400),
  ]) {
    await page.getByTestId('btn-menu').click();
    await expect(item).toBeVisible();
    await close();
    await expect(item).toHaveCount(0);
  }
  const left = async () => (await page.getByTestId('btn-endturn').boundingBox())!.x < 300;
  expect(await left()).toBe(false);
  await chooseInMenu(page, 'Settings');
  await set(page, 'Left-handed', 'On');
  await page.keyboard.press('Escape');
  expect(await left()).toBe(true);
  await context.close();
});
