/** Single actions at the table: by mouse, or by finger if the page has no mouse. */
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseInMenu } from './menu.ts';
import { isThere } from './settled.ts';

export const cardInHand = (page: Page, name: string): Locator =>
  page.locator('[data-hand]').and(page.getByRole('button', { name: new RegExp(`^${name},`) }));

/** Selects a card in hand. On a phone the hand is a closed strip and is opened first. */
export async function takeUp(page: Page, name: string): Promise<void> {
  const peek = page.getByTestId('btn-hand');
  if (await isThere(peek)) await peek.click();
  await cardInHand(page, name).click();
}

/** Confirms, if the previous touch was not the whole answer. */
export async function confirm(page: Page): Promise<void> {
  const button = page.getByTestId('btn-confirm');
  if (await isThere(button)) await button.click();
}

/** A base that may be chosen now. */
export const place = (page: Page, base: number): Locator => page.locator(`[data-base="${base}"][data-legal="true"]`);

/** Opens a base. On a phone only one is open, and a new question may open another. */
export async function openBase(page: Page, n: number): Promise<void> {
  const strip = page.locator(`[data-base="${n}"][aria-expanded="false"]`);
  await expect(async () => {
    if (await isThere(strip)) await strip.click({ timeout: 1000 });
    await expect(strip).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 45_000 });
}

export async function endTurn(page: Page): Promise<void> {
  await page.getByTestId('btn-endturn').first().click();
  const sure = page.getByTestId('btn-endturn-sure');
  if (await isThere(sure)) await sure.click();
}

/**
 * Opens the log. On a phone the last lines do that, but beside an open hand they are too low to touch: then the menu
 * does.
 */
export async function openLog(page: Page): Promise<void> {
  const ticker = page.locator('button[data-testid="ticker"]');
  if (await isThere(ticker)) return ticker.click();
  await chooseInMenu(page, 'Log');
}

/** An option of the open list, by its text. */
export const inList = (page: Page, words: string): Locator =>
  page.getByTestId('choice').getByRole('button', { name: words });
