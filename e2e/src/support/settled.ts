/** Waits until a touch has taken effect, one frame later (decision 0006), before looking at the page. */
import { expect, type Locator, type Page } from '@playwright/test';

export const settled = (page: Page): Promise<void> => expect(page.locator('[data-pressed]')).toHaveCount(0);

export async function isThere(thing: Locator): Promise<boolean> {
  await settled(thing.page());
  return thing.isVisible();
}

export async function canBeUsed(thing: Locator): Promise<boolean> {
  await settled(thing.page());
  return thing.isEnabled();
}
