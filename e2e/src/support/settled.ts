/** Waits until a touch has taken effect, one frame later (decision 0006), before looking at the page. */
import { expect, type Locator, type Page } from '@playwright/test';

export const settled = (page: Page): Promise<void> => expect(page.locator('[data-pressed]')).toHaveCount(0);

/** Waits until nothing moves or fades: sizes, places and colours in between do not count. */
export const stands = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((done) => requestAnimationFrame(done));
      quiet = document.getAnimations().length === 0 ? quiet + 1 : 0;
    }
  });

export async function isThere(thing: Locator): Promise<boolean> {
  await settled(thing.page());
  return thing.isVisible();
}

export async function canBeUsed(thing: Locator): Promise<boolean> {
  await settled(thing.page());
  return thing.isEnabled();
}
