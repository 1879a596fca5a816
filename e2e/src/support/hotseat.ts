/** A game on one screen, by mouse or by keyboard. */
import { expect, type Page } from '@playwright/test';
import type { PromptView, View } from '@smash/engine';
import { isThere } from './settled.ts';
import { viewOf } from './table.ts';

/** How somebody operates the page. */
export interface Hands {
  /** Uses the control with this test id. */
  use(page: Page, testid: string): Promise<void>;
  pick(page: Page): Promise<void>;
  reveal(page: Page): Promise<void>;
  readScoring(page: Page): Promise<void>;
  decide(page: Page, prompt: PromptView): Promise<void>;
}

/** Makes this page's random numbers constant, and so the game that starts here. */
export async function seed(page: Page, n: number): Promise<void> {
  await page.addInitScript((byte) => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.fill(byte);
      return array;
    };
  }, n);
}

type Stop = (view: View | null, decisions: number) => boolean;

/** Plays until the result appears, or until `stop` accepts an open decision. */
export async function playHotseat(page: Page, hands: Hands, stop: Stop = () => false): Promise<number> {
  const shows = (testid: string) => isThere(page.getByTestId(testid));
  let decisions = 0;
  for (let steps = 0; steps < 3000; steps++) {
    if (await shows('result')) return decisions;
    if (await shows('draft')) await hands.pick(page);
    else if (await shows('curtain')) {
      await hands.reveal(page);
      await expect(page.getByTestId('curtain')).toBeHidden();
      await expect(page.getByTestId('table')).toBeVisible();
      // Everybody has already read the scored base.
      expect(await shows('scoring')).toBe(false);
    } else if (await shows('table-call')) await hands.use(page, 'call-nobody');
    else if (await shows('scoring')) await hands.readScoring(page);
    else {
      const view = await viewOf(page);
      if (!view?.prompt) continue;
      if (stop(view, decisions)) return decisions;
      await hands.decide(page, view.prompt);
      decisions++;
    }
  }
  throw new Error('The game does not end.');
}
