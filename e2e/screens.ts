/** `pnpm screens`: photographs a real game for docs/screens, on a desktop and on a phone. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { OptionView, PromptView, View } from '@smash/engine';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';
import { playHotseat } from './src/support/hotseat.ts';
import { mouse } from './src/support/mouse.ts';
import { draft, join as joinRoom, openRoom, person, setRules, start } from './src/support/room.ts';
import { startServer } from './src/support/server.ts';
import { choose, decide, play, viewOf } from './src/support/table.ts';

const folder = resolve(import.meta.dirname, '../docs/screens');
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

async function photograph(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`) });
  }
  await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
  await page.waitForTimeout(200);
  console.log(name);
}

/** As the tests choose, but with minions spread over the bases, as people play. */
function spread(view: View, prompt: PromptView): OptionView[] {
  if (prompt.kind !== 'play') return choose(view, prompt);
  const total = (id: number | undefined) => view.bases.find((base) => base.id === id)?.total ?? -1;
  const plays = prompt.options.filter((one) => one.verb === 'play' && !one.alternative && total(one.at) >= 0);
  const open = plays
    .filter((one) => total(one.at) < 12)
    .sort((a, b) => ((a.id * 7 + view.turn) % 5) - ((b.id * 7 + view.turn) % 5));
  const best = open[0] ?? prompt.options.find((one) => one.verb === 'end');
  return best ? [best] : choose(view, prompt);
}

/** Plays on until a page shows what is wanted; answers that page. */
async function until(players: Page[], wanted: (page: Page) => Promise<boolean>, policy = choose): Promise<Page | null> {
  for (let n = 0; n < 2000; n++) {
    for (const page of players) {
      if (await wanted(page)) return page;
      const view = await viewOf(page);
      if (view?.over) return null;
      if (view?.prompt && !view.prompt.cover) await decide(page, view.prompt, policy);
    }
  }
  return null;
}

async function online(browser: Browser, url: string): Promise<void> {
  const people = [];
  for (let i = 0; i < 4; i++) people.push(await person(browser));
  const pages = people.map((one) => one.page);
  const [host, ...guests] = pages as [Page, ...Page[]];
  const link = await openRoom(host, url);
  for (const [i, guest] of guests.entries()) await joinRoom(guest, link, ['Mina', 'Oskar', 'Quill'][i] ?? 'Guest');
  await guests[0]?.getByTestId('ready').click();
  await photograph(host, 'lobby');
  await setRules(host, { vp: '15', factions: 'Snake draft' });
  await start(host, guests);
  await host.getByTestId('draft').waitFor();
  await photograph(host, 'draft');
  await draft(pages);
  const busy = async (page: Page) => {
    const view = await viewOf(page);
    const onTable = view?.bases.reduce((sum, base) => sum + base.total, 0) ?? 0;
    return view?.prompt?.kind === 'play' && view.prompt.options.length > 8 && onTable >= 48 && view.hand.length > 4;
  };
  const mid = await until(pages, busy, spread);
  if (mid) await photograph(mid, 'table');
  const asked = await until(pages, async (page) => {
    const prompt = (await viewOf(page))?.prompt;
    return prompt?.kind === 'cards' && prompt.options.length > 1 && prompt.options.every((one) => !one.from);
  });
  if (asked) await photograph(asked, 'prompt');
  const scored = await until(pages, (page) => page.getByTestId('scoring').isVisible());
  if (scored) await photograph(scored, 'scoring');
  await play(pages);
  await photograph(host, 'result');
  for (const { context } of people) await context.close();
}

async function oneScreen(browser: Browser, url: string): Promise<void> {
  const { page, context } = await person(browser);
  await page.goto(url);
  await page.getByTestId('one-screen').click();
  await page.getByTestId('name-0').fill('Ines');
  await page.getByTestId('name-1').fill('Mina');
  await page.getByTestId('begin').click();
  await playHotseat(page, mouse, (_, decisions) => decisions >= 12);
  for (let n = 0; n < 40 && !(await page.getByTestId('curtain').isVisible()); n++) {
    const prompt = (await viewOf(page))?.prompt;
    if (prompt) await decide(page, prompt);
    await page.waitForTimeout(100);
  }
  await photograph(page, 'curtain');
  await context.close();
}

mkdirSync(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
const server = await startServer();
try {
  await oneScreen(browser, server.url);
  await online(browser, server.url);
} finally {
  await browser.close();
  await server.remove();
}
