/** Takes screenshots during tests for people to look at, but only if SHOTS names a folder for them. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export async function photograph(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  await page.waitForTimeout(400);
  const size = page.viewportSize();
  await page.screenshot({ path: join(process.env.SHOTS, `${name}-${size?.width}x${size?.height}.png`) });
}

const PHONE = { width: 390, height: 844 };

/** Takes a screenshot at this size and at that of a phone. */
export async function photographBoth(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (!process.env.SHOTS || !size) return;
  await photograph(page, name);
  await page.setViewportSize(PHONE);
  await photograph(page, name);
  await page.setViewportSize(size);
}
