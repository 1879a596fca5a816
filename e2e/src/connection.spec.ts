/** What screen readers are told about a lost connection: once that it is lost, and once that it is back. */
import { expect, type Page, test } from '@playwright/test';
import { draft, openRoom, person, setRules } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

/** Notes every text that a live region takes on from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = ':is([role="status"], [role="alert"], [aria-live]):not([aria-live="off"])';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target, addedNodes }) => {
          const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
          const added = [...addedNodes].flatMap((one) =>
            one instanceof Element ? [...one.querySelectorAll(live), ...(one.matches(live) ? [one] : [])] : [],
          );
          return [...(around ? [around] : []), ...added];
        }),
      );
      for (const one of regions) if (one.textContent) said.push(one.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

const about = (said: string[], words: RegExp): string[] => said.filter((one) => words.test(one));

/** Loses the connection until the page has tried several times. */
async function lose(page: Page, where: string): Promise<void> {
  const heard = await listen(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/Retrying \([3-9]\)/).first(), where).toBeVisible();
  expect(about(await heard(), /Connection lost/), where).toHaveLength(1);
  await page.context().setOffline(false);
  await expect(page.getByText(/Retrying/), where).toHaveCount(0);
  await expect.poll(async () => about(await heard(), /Connected again/).length, where).toBe(1);
  expect(about(await heard(), /Connection lost/), where).toHaveLength(1);
}

test('in the lobby, in the draft and at the table it is said once', async ({ browser }) => {
  const { page, context } = await person(browser);
  await openRoom(page, server.url);
  await page.getByTestId('add-bot-B').click();
  await expect(page.getByTestId('bot-level-1')).toBeVisible();
  await setRules(page, { factions: 'Free pick' });
  await lose(page, 'lobby');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('draft')).toBeVisible();
  await lose(page, 'draft');
  await draft([page]);
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.getByTestId('table')).toHaveAttribute('data-state', 'deciding');
  await lose(page, 'table');
  await context.close();
});
