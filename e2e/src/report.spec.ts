import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { reportedMoment } from '@smash/protocol';
import { check } from './support/axe.ts';
import { playHotseat } from './support/hotseat.ts';
import { chooseInMenu } from './support/menu.ts';
import { mouse } from './support/mouse.ts';
import { photographBoth } from './support/photograph.ts';
import { titans } from './support/positions.ts';
import { openPrepared } from './support/prepared.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const openReport = async (page: Page): Promise<void> => {
  await chooseInMenu(page, 'Report this moment');
};

sometimes(6, 2)(
  'a moment of a hotseat game becomes a file, and the file a scenario that fails',
  async ({ browser }) => {
    const { page, context } = await person(browser);
    await page.goto(`${server.url}/quick`);
    await playHotseat(page, mouse, (view) => view?.prompt?.kind === 'play');
    await openReport(page);
    const sheet = page.getByTestId('report');
    await expect(sheet.getByTestId('report-done')).toBeDisabled();
    await sheet.getByTestId('report-sentence').fill('I should have seven VP by now');
    const about = sheet.getByTestId('report-about');
    const label = (await about.locator('option').allTextContents()).find((one) => one.startsWith('VP of'));
    await about.selectOption({ label: label! });
    await sheet.getByTestId('report-is').fill('seven');
    await expect(sheet.getByTestId('report-done')).toBeDisabled();
    await sheet.getByTestId('report-is').fill('7');
    await check(page, 'reporting a moment');
    await photographBoth(page, 'report');
    const saved = page.waitForEvent('download');
    await sheet.getByTestId('report-done').click();
    const folder = mkdtempSync(pathOf(tmpdir(), 'moment-'));
    const file = pathOf(folder, 'moment.json');
    await (await saved).saveAs(file);
    await expect(sheet).toBeHidden();
    const moment = reportedMoment.parse(JSON.parse(readFileSync(file, 'utf8')));
    expect(moment).toMatchObject({ sentence: 'I should have seven VP by now', claim: { what: 'vp', is: 7 } });

    const root = resolve(import.meta.dirname, '../..');
    const out = spawnSync(process.execPath, ['tools/report.ts', file, '--no-open', '--to', folder], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(out.stdout).toContain('i-should-have-seven-vp-by-now.json: fails.');
    expect(out.stdout).toContain('expected 7');
    expect(out.status).toBe(1);
    rmSync(folder, { recursive: true });
    await context.close();
  },
);

sometimes(6, 0)(
  'a moment of a running game is kept in the browser, and becomes a file from the replay',
  async ({ browser }) => {
    const { players, end } = await openPrepared(browser, titans, {});
    const [a, b] = players as [Page, Page];
    await openReport(a);
    await a.getByTestId('report-sentence').fill('The titan should be offered');
    await a.getByTestId('report-done').click();
    await expect(a.getByTestId('toast')).toContainText('Kept until the game is over.');

    for (const page of [a, b]) {
      await chooseInMenu(page, 'Vote to end the game');
      await page.getByTestId('asking-yes').click();
    }
    await a.getByTestId('replay-open').click();
    await expect(a.getByTestId('replay')).toBeVisible();
    await chooseInMenu(a, 'Moments you reported');
    await expect(a.getByTestId('kept-moments')).toContainText('The titan should be offered');
    await check(a, 'kept moments');
    await photographBoth(a, 'kept-moments');
    await a.getByTestId('kept-open').click();
    await expect(a.getByTestId('report-sentence')).toHaveValue('The titan should be offered');
    const saved = a.waitForEvent('download');
    await a.getByTestId('report-done').click();
    const file = await (await saved).path();
    const moment = reportedMoment.parse(JSON.parse(readFileSync(file, 'utf8')));
    expect(moment).toMatchObject({ claim: null, sentence: 'The titan should be offered' });
    await end();
  },
);
