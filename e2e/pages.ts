/** `pnpm bench:pages [runs]`: how long a room takes to open (T-23) and a table to come back after a reload (T-24), in ms. */
import { chromium, type Page } from '@playwright/test';
import { buildWeb } from '../tools/build.ts';
import { chromiumArgs, ensureChromium } from '../tools/chromium.ts';
import { join, openRoom, person, setRules, start } from './src/support/room.ts';
import { startServer } from './src/support/server.ts';

const runs = Number(process.argv[2] ?? 9);
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const opening = async (page: Page, url: string): Promise<number> => {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return timed(async () => {
    await page.getByTestId('play-with-friends').click();
    await page.getByTestId('room-link').waitFor();
  });
};

const reloading = (page: Page): Promise<number> =>
  timed(async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.getByTestId('table').waitFor();
  });

if ((await buildWeb()) !== 0) process.exit(1);
const server = await startServer();
const browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureChromium() });
try {
  const [host, guest] = [await person(browser), await person(browser)];
  const rooms: number[] = [];
  for (let i = 0; i < runs; i++) rooms.push(await opening(host.page, server.url));
  const link = await openRoom(host.page, server.url);
  await join(guest.page, link, 'Mina');
  await setRules(host.page, { factions: 'Random 2' });
  await host.page.getByTestId('invite-close').click();
  await start(host.page, [guest.page]);
  await guest.page.getByTestId('table').waitFor();
  const reloads: number[] = [];
  for (let i = 0; i < runs; i++) reloads.push(await reloading(guest.page));
  console.log(JSON.stringify({ runs, openRoomMs: Math.round(median(rooms)), reloadMs: Math.round(median(reloads)) }));
} finally {
  await browser.close();
  await server.remove();
}
