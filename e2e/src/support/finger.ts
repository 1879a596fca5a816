/** Plays with one finger only. */
import type { Page } from '@playwright/test';
import type { Hands } from './hotseat.ts';
import { isThere } from './settled.ts';
import { choose, decide, type Press, readScoring } from './table.ts';

const tap: Press = (target, timeout) => target.tap({ timeout });

/** Holds a finger on the control until the curtain is gone. */
async function hold(page: Page, testid: string): Promise<void> {
  const box = await page.getByTestId(testid).boundingBox();
  if (!box) return;
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByTestId('curtain').waitFor({ state: 'detached' });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

export const finger: Hands = {
  use: (page, testid) => tap(page.getByTestId(testid)),
  async pick(page) {
    await tap(page.locator('[data-pickable]').first());
    await tap(page.getByTestId('pick'));
  },
  reveal: (page) => hold(page, 'reveal'),
  readScoring: (page) => readScoring(page, tap),
  async decide(page, prompt) {
    // The hand is a closed strip until it is opened.
    const peek = page.getByTestId('btn-hand');
    if (prompt.kind === 'play' && (await isThere(peek))) await tap(peek);
    await decide(page, prompt, choose, tap);
  },
};
