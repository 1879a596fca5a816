import { type Browser, expect, test } from '@playwright/test';
import type { Viewer } from '@smash/engine';
import { draft, join, openRoom, person, setRules, start } from './support/room.ts';
import { knowledge, leaks, moments } from './support/secrets.ts';
import { startServer, type TestServer } from './support/server.ts';
import { play, viewOf } from './support/table.ts';
import { type Frame, record } from './support/wire.ts';

interface Recorded {
  viewer: Viewer;
  frames: Frame[];
}

/** Two play and one watches; every byte to each of them is kept. */
async function recordedGame(browser: Browser, server: TestServer, decisions?: number) {
  const people = [await person(browser), await person(browser), await person(browser)] as const;
  const [host, guest, watcher] = people;
  const tapes = people.map((one) => record(one.page));
  const link = await openRoom(host.page, server.url);
  await join(guest.page, link, 'Mina');
  await watcher.page.goto(link.replace('/r/', '/w/'));
  await setRules(host.page);
  await start(host.page, [guest.page]);
  const players = [host.page, guest.page];
  await draft(players);
  await play(players, decisions);
  // A refresh sends everything again: that too must be clean.
  for (const one of people) {
    await one.page.reload();
    await expect.poll(() => viewOf(one.page)).not.toBeNull();
  }
  const recorded: Recorded[] = [];
  for (const [i, one] of people.entries()) {
    const viewer = (await viewOf(one.page))?.viewer as Viewer;
    await one.context.close();
    await Promise.all(tapes[i]?.bodies ?? []);
    recorded.push({ viewer, frames: tapes[i]?.frames ?? [] });
  }
  return { code: link.slice(-7), recorded };
}

test('no byte tells anybody what they may not know, over a whole game', async ({ browser }) => {
  test.setTimeout(480_000);
  const server = await startServer();
  try {
    const { code, recorded } = await recordedGame(browser, server);
    const all = moments(server.dataDir, code);
    expect(all.at(-1)?.state.over).not.toBeNull();
    expect(recorded.map((one) => one.viewer)).toEqual([0, 1, 'spectator']);
    for (const { viewer, frames } of recorded) {
      expect(frames.length).toBeGreaterThan(20);
      expect(leaks(frames, knowledge(all, viewer)), `viewer ${viewer}`).toEqual([]);
    }
  } finally {
    await server.remove();
  }
});

test('a leak would be found', async ({ browser }) => {
  test.setTimeout(240_000);
  const server = await startServer({ leaky: true });
  try {
    const { code, recorded } = await recordedGame(browser, server, 8);
    const all = moments(server.dataDir, code);
    for (const { viewer, frames } of recorded) {
      const found = leaks(frames, knowledge(all, viewer));
      expect(
        found.some((one) => one.includes('name')),
        `names, viewer ${viewer}`,
      ).toBe(true);
      expect(
        found.some((one) => one.includes('id')),
        `ids, viewer ${viewer}`,
      ).toBe(true);
    }
  } finally {
    await server.remove();
  }
});
