/** Windows on hand-made views: the available passes, by hand and by key; stops in the ribbon and in the settings. */
import { expect, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { chooseInMenu } from './support/menu.ts';
import { photograph } from './support/photograph.ts';
import { sometimes } from './support/sometimes.ts';

sometimes(6, 3)('standing passes, full control and stops (T-28)', async ({ browser }) => {
  const page = await openFixtures(browser);
  await showFixture(page, 'window');
  const bar = page.getByTestId('prompt');
  await test.step('pass, pass this base, or act', async () => {
    await expect(bar.getByTestId('btn-pass')).toContainText('Pass');
    await expect(bar.getByTestId('btn-pass-window')).toHaveText('Pass this base');
    await check(page, 'windows');
    await photograph(page, 'windows-react');
    await bar.getByTestId('btn-act').click();
    await expect(page.getByTestId('choice').getByRole('button', { name: 'Play Full Sail' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('who passes for longer can still have time, by the button or by taking up a card', async () => {
    await bar.getByTestId('btn-pass-window').click();
    await expect(bar).toContainText('Auto-passed: Act before The Grey Opal scores');
    await bar.getByTestId('btn-hold').click();
    await expect(bar.getByTestId('btn-pass')).toBeVisible();
    await bar.getByTestId('btn-pass-longer').click();
    await expect(bar.getByTestId('btn-pass-untilChange')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar.getByTestId('btn-pass-untilChange')).toHaveCount(0);
    await expect(bar.getByTestId('btn-pass-longer')).toBeFocused();
    for (const shown of [1, 0]) {
      await bar.getByTestId('btn-pass-longer').click();
      await expect(bar.getByTestId('btn-pass-untilChange')).toHaveCount(shown);
    }
    await page.keyboard.press('Shift+P');
    await expect(bar.getByTestId('passing')).toContainText('Passing until your turn');
    await page
      .getByRole('button', { name: /^Full Sail/ })
      .first()
      .click();
    await expect(bar).not.toContainText('Auto-passed');
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Ask me again' }).click();
    await expect(bar.getByTestId('passing')).toHaveCount(0);
  });
  await test.step('full control by its key', async () => {
    await page.keyboard.press('f');
    await expect(bar.getByTestId('passing')).toContainText('Full control this turn');
    await page.keyboard.press('f');
    await expect(bar.getByTestId('passing')).toHaveCount(0);
  });
  await test.step('a step of the ribbon changes the stops of its windows, as the settings show', async () => {
    await page.getByRole('button', { name: 'Stop at Score: Smart. Change' }).click();
    await page.getByRole('button', { name: 'Stop at Score: Always. Change' }).click();
    await chooseInMenu(page, 'Settings');
    const stops = page.getByTestId('stops');
    for (const name of ['Before a base scores', 'After a base has scored'])
      await expect(stops.getByRole('group', { name }).getByRole('button', { pressed: true })).toContainText('Never');
    await expect(stops.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await stops.scrollIntoViewIfNeeded();
    await check(page, 'windows');
    await page.keyboard.press('Escape');
  });
  await test.step('with one thing to do the button names it, and does it', async () => {
    await showFixture(page, 'only');
    await expect(bar.getByTestId('btn-act')).toHaveText('Play Full Sail');
    await bar.getByTestId('btn-act').click();
    await expect(page.getByTestId('dev-answer')).toHaveText(/0/);
  });
  await showFixture(page, 'window');
  await test.step('the help lists the keys', async () => {
    await page.keyboard.press('?');
    await expect(page.getByTestId('help')).toContainText('Shift+P');
    await expect(page.getByTestId('help')).toContainText('full control');
  });
  await page.context().close();
});
