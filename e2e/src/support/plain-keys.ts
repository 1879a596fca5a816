/** Plays with Tab, arrows and Enter alone: no single-letter key, no digit, no Escape. */
import { expect, type Page } from '@playwright/test';
import type { PromptView } from '@smash/engine';
import { tabTo, useKey } from './keyboard.ts';
import { isThere } from './settled.ts';
import { answered, choose, isImmediate, viewOf } from './table.ts';

const byId = (testid: string): string => `[data-testid="${testid}"]`;
/** From now on, any other key and any pointer event fails the test. */
export async function forbidOthers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stop = () => document.body.replaceChildren('something else was used');
    const plain = new Set(['Tab', 'Shift', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
    addEventListener('keydown', ({ key }) => plain.has(key) || stop(), true);
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, stop, true);
  });
}

/** The arrow key that leads from the focus towards the target; '' if the target has the focus. */
const arrow = (page: Page, wanted: string): Promise<string> =>
  page.evaluate((selector) => {
    const from = document.activeElement;
    const to = document.querySelector(selector);
    if (!from || !to || from === to) return '';
    const x = to.getBoundingClientRect().left - from.getBoundingClientRect().left;
    const y = to.getBoundingClientRect().top - from.getBoundingClientRect().top;
    if (Math.abs(y) > 20) return y < 0 ? 'ArrowUp' : 'ArrowDown';
    return x < 0 ? 'ArrowLeft' : 'ArrowRight';
  }, wanted);

/** Tabs into the region (backwards from the hand to the bases), then moves by arrow keys. */
async function arrowTo(page: Page, region: 'hand' | 'bases', wanted: string): Promise<void> {
  await tabTo(page, `[data-region="${region}"] [data-stop]`, region === 'hand' ? 'Tab' : 'Shift+Tab');
  // An arrow key does nothing if there is no stop in its direction: then go around.
  const around = ['ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown'].flatMap((key) => Array<string>(12).fill(key));
  for (let n = 0; n < 8 + around.length; n++) {
    const towards = await arrow(page, wanted);
    if (towards === '') return;
    await page.keyboard.press(around[n - 8] ?? towards);
  }
  throw new Error(`Arrows do not lead to ${wanted}.`);
}

export const plainKeys = {
  readScoring: (page: Page) => useKey(page, `${byId('scoring')} button:last-of-type`),
  async decide(page: Page, prompt: PromptView): Promise<void> {
    const view = await viewOf(page);
    if (!view) return;
    const pick = choose(view, prompt);
    const [first] = pick;
    const open = await isThere(page.getByTestId('choice'));
    const hand = view.hand.findIndex(({ id }) => id === first?.card);
    const base = view.bases.findIndex(({ id }) => id === first?.at);
    if (!open && first?.verb === 'play' && hand >= 0 && base >= 0) {
      await arrowTo(page, 'hand', `[data-hand="${hand}"]`);
      await page.keyboard.press('Enter');
      await arrowTo(page, 'bases', `[data-base="${base}"]`);
      await page.keyboard.press('Enter');
    } else if (!open && first?.verb === 'end') {
      await useKey(page, byId('btn-endturn'));
      // With plays left the table asks first; only Enter on that question's button counts.
      if (await isThere(page.getByTestId('btn-endturn-sure'))) await useKey(page, byId('btn-endturn-sure'));
    } else if (!open && pick.length === 0 && prompt.optional) await useKey(page, byId('btn-pass'));
    else {
      if (!open) await useKey(page, byId('btn-list'));
      await expect(page.getByTestId('choice')).toBeVisible();
      if (pick.length === 0) await useKey(page, byId('list-pass'));
      else if (prompt.kind !== 'order')
        for (const { id } of pick) await useKey(page, `${byId('choice')} ${byId(`prompt-option-${id}`)}`);
      if (pick.length > 0 && !isImmediate(prompt)) await useKey(page, `${byId('choice')} ${byId('btn-confirm')}`);
    }
    await answered(page, prompt);
  },
};
