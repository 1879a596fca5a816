/** The way from the first page to a table with other people. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { chooseInMenu } from './menu.ts';
import { isThere } from './settled.ts';
import { viewOf } from './table.ts';

const KNOWN = 'titan counter buried monster madness duel fusion stasis stored';

export interface Person {
  context: BrowserContext;
  page: Page;
}

/** One person's browser, with separate storage. */
export async function person(
  browser: Browser,
  { phone = false, isNew = false, permissions = [] as string[] } = {},
): Promise<Person> {
  const context = await browser.newContext(
    phone
      ? { permissions, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { permissions, viewport: { width: 1440, height: 900 } },
  );
  await context.addInitScript(() => sessionStorage.setItem('smash.test', '1'));
  // Experienced players get no introductory notes.
  if (!isNew)
    await context.addInitScript((notes) => {
      localStorage.setItem('smash.notes', notes);
      localStorage.setItem('smash.finished', 'one two three');
    }, KNOWN);
  const page = await context.newPage();
  // An error in the page fails the test, even if nothing else notices it.
  page.on('pageerror', (error) => {
    throw error;
  });
  return { context, page };
}

export interface Rules {
  vp?: string;
  factions?: 'Free pick' | 'Snake draft' | 'Random 2';
}

/** Opens a room from the first page; returns its link. */
export async function openRoom(host: Page, url: string): Promise<string> {
  await host.goto(url);
  await host.getByTestId('play-with-friends').click();
  await expect(host.getByTestId('invite-sheet')).toBeVisible();
  const link = await host.getByTestId('room-link').textContent();
  return `http://${link}`;
}

/** The code of the room with this link. */
export const codeOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

/** Sits down in the lobby of a link. */
export async function join(guest: Page, link: string, name: string): Promise<void> {
  await guest.goto(link);
  await guest.getByTestId('name').fill(name);
  await guest.getByTestId('take-seat').click();
  await expect(guest.getByTestId('ready')).toBeVisible();
}

export async function setRules(host: Page, { vp = '5', factions = 'Snake draft' }: Rules = {}): Promise<void> {
  const rules = host.getByTestId('rules');
  for (const word of [vp, factions]) {
    const chip = rules.getByRole('button', { name: word, exact: true });
    if (!(await isThere(chip))) continue;
    await chip.click();
    await expect(rules.getByRole('button', { name: `✓ ${word}`, exact: true })).toBeVisible();
  }
}

export async function start(host: Page, guests: Page[]): Promise<void> {
  for (const guest of guests) await guest.getByTestId('ready').click();
  const button = host.getByTestId('start');
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
}

/** Everybody picks the first faction offered until the cards are dealt. */
export async function draft(players: Page[]): Promise<void> {
  await expect(async () => {
    for (const page of players) {
      const view = await viewOf(page);
      if (!view?.draft || view.prompt?.kind !== 'draft') continue;
      await page.locator('[data-pickable]').first().click();
      await page.getByTestId('pick').click();
      await expect.poll(async () => (await viewOf(page))?.prompt?.id).not.toBe(view.prompt.id);
    }
    for (const page of players) expect((await viewOf(page))?.phase ?? 'draft').not.toBe('draft');
  }).toPass({ timeout: 120_000, intervals: [100] });
}

export async function concede(page: Page): Promise<void> {
  await chooseInMenu(page, 'Concede');
  await page.getByTestId('asking-yes').click();
}
