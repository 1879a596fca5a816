/** Plays by keyboard alone. */
import { expect, type Page } from '@playwright/test';
import type { OptionView, PromptView, View } from '@smash/engine';
import type { Hands } from './hotseat.ts';
import { isThere } from './settled.ts';
import { answered, choose, isImmediate, keyOf, type Shown, viewOf } from './table.ts';

const FAR = 150;

/** Presses Tab, or Shift+Tab, until an element that matches `selector` has the focus. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(page.locator(selector).first()).toBeAttached();
  for (let i = 0; i < FAR; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}.`);
}

/** Starts counting keys, without modifiers; returns a function that tells how many were pressed in each turn. */
export async function countKeys(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const counts: Record<number, number> = {};
    Object.assign(window, { keysByTurn: counts });
    const count = ({ key }: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
      const view = (window as unknown as { __t?: Shown }).__t?.view();
      if (view && view.phase !== 'draft' && !view.over) counts[view.turn] = (counts[view.turn] ?? 0) + 1;
    };
    addEventListener('keydown', count, true);
  });
  return () =>
    page.evaluate(() => Object.values((window as unknown as { keysByTurn: Record<number, number> }).keysByTurn));
}

export async function useKey(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

const byId = (testid: string): string => `[data-testid="${testid}"]`;

async function readScoring(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

/**
 * Plays a card from the hand: Shift+digit for the card, then a digit for the base, or confirm. Returns false if that
 * did not answer.
 */
async function fromHandOnto(page: Page, view: View, prompt: PromptView, { card, at }: OptionView): Promise<boolean> {
  const hand = view.hand.findIndex((one) => one.id === card);
  const base = view.bases.findIndex((one) => one.id === at);
  if (hand < 0 || hand > 8 || (at !== undefined && base < 0)) return false;
  await page.keyboard.press(`Shift+Digit${hand + 1}`);
  await expect(page.locator(`[data-hand="${hand}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  if (keyOf((await viewOf(page))?.prompt) === keyOf(prompt))
    await page.keyboard.press(at === undefined ? 'Control+Enter' : `Digit${base + 1}`);
  return answered(page, prompt, 2000).then(
    () => true,
    () => false,
  );
}

/** Picks cards in hand, each with Shift and its digit, then confirms. False if not all picks are in the hand. */
async function fromHand(page: Page, view: View, prompt: PromptView): Promise<boolean> {
  const at = choose(view, prompt).map(({ card }) => view.hand.findIndex(({ id }) => id === card));
  const plain = prompt.kind === 'discard' || prompt.kind === 'cards';
  if (!plain || at.length === 0 || at.some((n) => n < 0 || n > 8)) return false;
  for (const n of at) {
    await page.keyboard.press(`Shift+Digit${n + 1}`);
    await expect(page.locator(`[data-hand="${n}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  if (!isImmediate(prompt)) await page.keyboard.press('Control+Enter');
  return true;
}

async function fromList(page: Page, prompt: PromptView): Promise<void> {
  const view = await viewOf(page);
  if (!view) return;
  const pick = choose(view, prompt);
  if (!(await isThere(page.getByTestId('choice')))) {
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
    const open = await isThere(page.getByTestId('choice'));
    if (!open && pick.length === 0 && prompt.optional) await page.keyboard.press('p');
    else if (!open && first?.verb === 'end') {
      await page.keyboard.press('e');
      // With plays left the table asks first, and the same key confirms.
      if (await isThere(page.getByTestId('btn-endturn-sure'))) await page.keyboard.press('e');
    } else if (!open && first?.verb === 'play') {
      if (await fromHandOnto(page, view, prompt, first)) return;
      await fromList(page, prompt);
    } else if (open || !(await fromHand(page, view, prompt))) await fromList(page, prompt);
    await answered(page, prompt);
  },
};
