import { expect, type Page, test } from '@playwright/test';
import { check } from './support/axe.ts';
import { photograph } from './support/photograph.ts';
import { titans } from './support/positions.ts';
import { openPrepared } from './support/prepared.ts';
import { endTurn } from './support/touch.ts';

test('what is new at a table is explained in a line, once, beside the game', async ({ browser }) => {
  const { players, end } = await openPrepared(browser, titans, { phone: true, isNew: true });
  const [a] = players as [Page];
  const note = a.getByTestId('first-note');
  await expect(note).toHaveAccessibleName('New here: Titans');
  await photograph(a, 'note');
  await check(a, 'a note');
  await note.getByTestId('rule-link').click();
  await expect(a.getByTestId('rule-sheet')).toContainText('A type of its own');
  await a.keyboard.press('Escape');
  // Nobody has to read it before playing on.
  await endTurn(a);
  await expect(a.getByTestId('prompt')).toContainText('Waiting');
  await note.getByTestId('note-read').click();
  await expect(note).toHaveCount(0);
  await a.reload();
  await expect(a.getByTestId('table')).toBeVisible();
  await expect(note).toHaveCount(0);
  await end();
});
