import { expect, type Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { expectNothingCovered } from './support/covered.ts';
import { photograph } from './support/photograph.ts';
import { titans } from './support/positions.ts';
import { openPrepared } from './support/prepared.ts';
import { sometimes } from './support/sometimes.ts';
import { endTurn } from './support/touch.ts';

sometimes(6, 2)('anything new at a table is explained once, in one line that covers nothing', async ({ browser }) => {
  const { players, end } = await openPrepared(browser, titans, { phone: true, isNew: true });
  const [a] = players as [Page];
  const note = a.getByTestId('first-note');
  await expect(note).toHaveAccessibleName('New here: Titans');
  await photograph(a, 'note');
  await check(a, 'a note');
  await note.getByTestId('rule-link').click();
  await expect(a.getByTestId('rule-sheet')).toContainText('Titans are a type of their own');
  await a.keyboard.press('Escape');
  await expectNothingCovered(a);
  // Nobody has to read it before playing on: it disappears with the next move.
  await endTurn(a);
  await expect(a.getByTestId('prompt')).toContainText('Waiting');
  await expect(note).toHaveCount(0);
  await a.reload();
  await expect(a.getByTestId('table')).toBeVisible();
  await expect(note).toHaveCount(0);
  await end();
});
