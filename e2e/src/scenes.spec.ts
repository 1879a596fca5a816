import { expect, type Page, test } from '@playwright/test';
import type { SceneIndex, Scenes } from '@smash/testkit/scene-index';
import { check } from './support/axe.ts';
import { LONG } from './support/long.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
  index = await built('index');
});

/** As built: reading all tests again would take ten seconds. */
const built = async <T>(path: string): Promise<T> => (await fetch(`${server.url}/scenes/${path}.json`)).json();
let index: SceneIndex;

sometimes(6, 5)(
  'from a rule to what proves it: question, answer, rule, and the table plays it, on a phone',
  async ({ browser }) => {
    const { page, context } = await person(browser, { phone: true });
    await page.goto(`${server.url}/rules#VP-6`);
    const rule = page.locator('[id="VP-6"]');
    await expect(rule.getByTestId('scenes')).toBeVisible();
    await check(page, 'the rules with their examples');
    await page.screenshot({ path: 'test-results/rules-phone.png' });
    // Which examples a rule lists depends on all others.
    await rule.getByTestId('scenes').getByRole('link').first().click();
    const sheet = page.getByTestId('scene');
    await expect(sheet).toContainText('VP-6');
    await page.goto(`${server.url}/see/own/1853-nobody-falls-below-zero`);
    await expect(sheet).toContainText('Madness takes no more VP than a player has');
    await expect(sheet).toContainText('VP-6');
    await expect(sheet).toContainText('1 check passed');
    await check(page, 'an example');
    await page.screenshot({ path: 'test-results/scene-phone.png' });
    await page.getByTestId('scene-start').click();
    await expect(sheet).toHaveCount(0);
    await expect.poll(async () => (await viewOf(page))?.over?.winners, { timeout: 60_000 }).toEqual([0]);
    await page.screenshot({ path: 'test-results/scene-table-phone.png' });
    await page.getByTestId('scene-about').click();
    await expect(sheet).toBeVisible();
    await context.close();
  },
);

test('from a ruling and a card in the gallery', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/cards/ancient-egyptians`);
  const mummy = page.locator('#mummy');
  await mummy.getByText(/\d+ rulings?/).click();
  await expect(mummy.locator('li').getByTestId('scenes').first()).toBeVisible();
  await check(page, 'the gallery with its examples');
  await mummy.locator('li').getByRole('link', { name: 'See it happen' }).first().click();
  await expect(page.getByTestId('scene')).toBeVisible();
  await context.close();
});

/** Opens and plays each one as a reader does, but inside the page and without waiting for frames. */
async function playAll(page: Page, scenes: string[]): Promise<[string, string][]> {
  return page.evaluate(async (all) => {
    const find = <T extends HTMLElement>(id: string) => document.querySelector<T>(`[data-testid="${id}"]`);
    const until = async <T>(what: () => T | null | false | undefined): Promise<T | null> => {
      for (const start = performance.now(); performance.now() - start < 30_000; ) {
        const found = what();
        if (found) return found;
        await new Promise((done) => setTimeout(done, 4));
      }
      return null;
    };
    const play = async (to: string) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      const start = await until(() => find('scene-start'));
      if (!start) return 'does not open';
      start.click();
      if (!(await until(() => !find('scene')))) return 'does not start';
      const scrubber = find<HTMLInputElement>('replay-scrubber');
      if (!scrubber) return 'has no replay';
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(scrubber, scrubber.max);
      scrubber.dispatchEvent(new Event('input', { bubbles: true }));
      const where = await until(() => /(\d+) of \1$/.test(find('replay-where')?.textContent ?? ''));
      if (!where) return 'does not end';
      if (find('replay-broken')) return 'breaks';
      const { __t: shown } = window as unknown as { __t?: { view(): unknown } };
      if (!find('table') || !shown?.view()) return 'shows no table';
      history.pushState(null, '', '/bots');
      dispatchEvent(new PopStateEvent('popstate'));
      return (await until(() => !find('replay'))) ? 'played' : 'stays';
    };
    const seen: [string, string][] = [];
    for (const to of all) seen.push([to, await play(to)]);
    return seen;
  }, scenes);
}

sometimes(6, 2)('every rule has an example that opens and plays', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/rules`);
  await expect(page.getByTestId('scenes').first()).toBeVisible();
  const rules = await page.locator('dl > div').count();
  expect(rules).toBe(Object.keys(index.rules).length);
  await expect(page.getByTestId('scenes')).toHaveCount(rules);
  const links = await page
    .getByRole('link', { name: 'See it happen', exact: true })
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links).toHaveLength(rules);
  const opened = LONG ? links : links.filter((_, i) => i % 4 === 0);
  const ends = await playAll(page, [...new Set(opened.filter((link) => link !== null))]);
  expect(ends.filter(([, end]) => end !== 'played')).toEqual([]);
  expect(ends.length).toBeGreaterThan(LONG ? 120 : 30);
  await context.close();
});

sometimes(6, 3)('every test of a card is listed, opens and plays, with the cards made for it', async ({ browser }) => {
  if (LONG) test.setTimeout(1_800_000);
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/see`);
  await page.getByRole('link', { name: /^Werewolves/ }).click();
  await expect(page.getByTestId('examples').getByRole('link')).toHaveCount(index.groups['tests/werewolves']!);
  await check(page, 'the examples of a group');
  await page.getByTestId('search').fill('pack minions here');
  await page.getByRole('link', { name: /^Pack Alpha: Your minions here/ }).click();
  const sheet = page.getByTestId('scene');
  await expect(sheet).toContainText('every minion of yours here gets +1 power this turn');
  await expect(sheet).toContainText('It does not affect minions played after it has taken effect.');
  await page.goto(`${server.url}/bots`);
  const groups = Object.keys(index.groups).filter((group) => group.startsWith('tests/'));
  const tests = await Promise.all(groups.map((group) => built<Scenes['lists'][string]>(`lists/${group}`)));
  const links = tests.flat().map(([id]) => `/see/${id}`);
  const ends = await playAll(page, LONG ? links : links.filter((_, i) => i % 150 === 7));
  expect(ends.filter(([, end]) => end !== 'played')).toEqual([]);
  expect(ends.length).toBeGreaterThan(LONG ? 6000 : 40);
  await context.close();
});
