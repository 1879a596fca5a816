/** Everything with keys alone. */
import { expect, type Page } from '@playwright/test';
import type { PromptView } from '@smash/engine';
import type { Hands } from './hotseat.ts';
import { answered, choose, isImmediate, keyOf, viewOf } from './table.ts';

const FAR = 150;

/** Tab until the focus is where `selector` matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < FAR; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

export async function useKey(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

const byId = (testid: string): string => `[data-testid="${testid}"]`;

async function readScoring(page: Page): Promise<void> {
  await useKey(page, `${byId('scoring')} button:last-of-type`);
}

/** Shift and a digit for the card, a digit for the base. False when that did not answer. */
async function cardThenBase(page: Page, prompt: PromptView, card: number, at: number): Promise<boolean> {
  const view = await viewOf(page);
  const hand = view?.hand.findIndex((one) => one.id === card) ?? -1;
  const base = view?.bases.findIndex((one) => one.id === at) ?? -1;
  if (hand < 0 || hand > 8 || base < 0) return false;
  await page.keyboard.press(`Shift+Digit${hand + 1}`);
  await expect(page.locator(`[data-hand="${hand}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  if (keyOf((await viewOf(page))?.prompt) === keyOf(prompt)) await page.keyboard.press(`Digit${base + 1}`);
  return answered(page, prompt, 2000).then(
    () => true,
    () => false,
  );
}

async function fromList(page: Page, prompt: PromptView): Promise<void> {
  const view = await viewOf(page);
  if (!view) return;
  const pick = choose(view, prompt);
  if (!(await page.getByTestId('choice').isVisible())) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await useKey(page, byId('btn-list'));
  }
  await expect(page.getByTestId('choice')).toBeVisible();
  if (pick.length === 0) return useKey(page, byId('list-pass'));
  if (prompt.kind !== 'order') {
    for (const option of pick) await useKey(page, `${byId('choice')} ${byId(`prompt-option-${option.id}`)}`);
  }
  if (!isImmediate(prompt)) await useKey(page, `${byId('choice')} ${byId('btn-confirm')}`);
}

export const keyboard: Hands = {
  use: (page, testid) => useKey(page, byId(testid)),
  async pick(page) {
    const before = await viewOf(page);
    const tile = await page
      .locator('[data-testid^="faction-"]')
      .evaluateAll((tiles) => tiles.findIndex((one) => one.hasAttribute('data-pickable')));
    await page.keyboard.press(`Digit${tile + 1}`);
    await useKey(page, byId('pick'));
    await expect.poll(async () => JSON.stringify((await viewOf(page))?.draft)).not.toBe(JSON.stringify(before?.draft));
  },
  async reveal(page) {
    await expect(page.getByTestId('reveal')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
  readScoring,
  async decide(page, prompt) {
    const view = await viewOf(page);
    if (!view) return;
    const pick = choose(view, prompt);
    const [first] = pick;
    const open = await page.getByTestId('choice').isVisible();
    if (!open && pick.length === 0 && prompt.optional) await page.keyboard.press('p');
    else if (!open && first?.verb === 'end') {
      await page.keyboard.press('e');
      // Plays are left: it asks, and the same key says yes.
      if (await page.getByTestId('btn-endturn-sure').isVisible()) await page.keyboard.press('e');
    } else if (!open && first?.verb === 'play' && first.card !== undefined && first.at !== undefined) {
      if (await cardThenBase(page, prompt, first.card, first.at)) return;
      await fromList(page, prompt);
    } else await fromList(page, prompt);
    await answered(page, prompt);
  },
};
