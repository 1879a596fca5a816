import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';
import { decide, readScoring, viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const FILE = '../../apps/web/src/game/puzzle/puzzles.generated.json';
const { puzzles } = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')) as {
  puzzles: { id: string; base: string; line: string }[];
};

sometimes(6, 4)(
  'a puzzle is tried, begun again, solved with a hint, and marked; its solution is a replay',
  async ({ browser }) => {
    test.setTimeout(120_000);
    const { page, context } = await person(browser);
    const { id, base, line } = puzzles[0]!;
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await expect(page.getByTestId('puzzle-today')).toBeVisible();
    await check(page, 'puzzles');
    await page.locator(`a[href="/puzzles/${id}"]`).first().click();
    const coach = page.getByTestId('coach');
    await expect(coach).toContainText(`Win ${base} this turn`);
    await expect(page.getByTestId('topbar')).toContainText('Puzzle');
    await check(page, 'a puzzle');

    const first = (await viewOf(page))!;
    await decide(page, first.prompt!, () => first.prompt!.options.filter(({ verb }) => verb === 'end'));
    await expect(coach).toContainText(/^\d+Not (yet|quite)/);
    await readScoring(page);
    await page.getByTestId('puzzle-restart').click();
    await page.getByTestId('puzzle-hint').click();
    await expect(coach).toContainText('Think about');

    for (const pick of line.split(',')) {
      const prompt = (await viewOf(page))?.prompt;
      if (!prompt) break;
      const wanted = pick.split('.').filter(Boolean).map(Number);
      await decide(page, prompt, () => wanted.flatMap((n) => prompt.options.find((option) => option.id === n) ?? []));
    }
    await expect(coach).toContainText(`Solved: ${base}`);
    if (await isThere(page.getByTestId('scoring'))) await readScoring(page);
    await page.getByTestId('puzzle-solution').click();
    await expect(page.getByTestId('replay-controls')).toBeVisible();
    await page.getByTestId('to-puzzle').click();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.locator(`a[href="/puzzles/${id}"]`).first()).toContainText('✓ solved');
    await context.close();
  },
);
