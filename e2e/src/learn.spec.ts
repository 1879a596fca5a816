import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { isThere } from './support/settled.ts';
import { decide, readScoring, viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

test('a newcomer plays the four lessons in order, and they are marked as done', async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await check(page, 'lessons');
  await page.getByTestId('lesson-minions').click();
  // A wrong move explains why, and nothing is lost.
  await expect(page.getByTestId('coach')).toContainText('Tap King Rex');
  await page
    .getByTestId('table')
    .getByRole('button', { name: /^Laseratops/ })
    .first()
    .click();
  await expect(page.getByTestId('refusal')).toContainText('first: Each turn you may play one minion');
  await check(page, 'a lesson');
  const next = page.getByTestId('next-lesson');
  for (const title of ['Minions and the meter', 'Actions and abilities', 'First, second, tied', 'Me First!']) {
    await expect(page.getByTestId('coach')).toHaveAccessibleName(`Lesson: ${title}`);
    await expect(async () => {
      if (await isThere(page.getByTestId('scoring'))) await readScoring(page);
      const prompt = (await viewOf(page))?.prompt;
      if (prompt) await decide(page, prompt, () => prompt.options);
      expect(await isThere(next)).toBe(true);
    }).toPass({ intervals: [50], timeout: 90_000 });
    await next.click();
  }
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto(`${server.url}/learn`);
  await expect(page.getByText('✓ done')).toHaveCount(4);
  await context.close();
});
