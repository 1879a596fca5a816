import { expect, test } from '@playwright/test';
import { keyboard } from './support/keyboard.ts';
import { LONG } from './support/long.ts';
import { forbidOthers, plainKeys } from './support/plain-keys.ts';
import { draft, join, openRoom, person, setRules, start } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';
import { viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

sometimes(6, 3)(
  'an online game by keyboard: one player with all keys, one with Tab, arrows and Enter alone (T-08, T-09)',
  async ({ browser }) => {
    test.setTimeout(240_000);
    const host = await person(browser);
    const guest = await person(browser);
    const players = [host.page, guest.page];
    const hands = new Map([
      [host.page, keyboard],
      [guest.page, plainKeys],
    ] as const);
    await guest.context.addInitScript(() => localStorage.setItem('smash.settings', '{"letters":false}'));
    await join(guest.page, await openRoom(host.page, server.url), 'Mina');
    await setRules(host.page);
    await start(host.page, [guest.page]);
    await draft(players);
    await forbidOthers(guest.page);
    let decisions = 0;
    await expect(async () => {
      for (const [page, { decide, readScoring }] of hands) {
        if (await isThere(page.getByTestId('scoring'))) await readScoring(page);
        const prompt = (await viewOf(page))?.prompt;
        if (!prompt || prompt.decoy) continue;
        await decide(page, prompt);
        decisions++;
      }
      // To the end, or for a round and a half.
      expect((await viewOf(host.page))?.over || (!LONG && (await viewOf(host.page))!.turn > 3)).toBeTruthy();
    }).toPass({ timeout: 200_000, intervals: [20] });
    expect(decisions).toBeGreaterThan(10);
    if (LONG) for (const page of players) await expect(page.getByTestId('result')).toBeVisible();
    for (const { context } of [host, guest]) await context.close();
  },
);
