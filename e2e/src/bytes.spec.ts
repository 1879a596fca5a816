import { type Browser, expect, test } from '@playwright/test';
import { library } from '@smash/cards';
import type { EventType, OptionView, PromptView, View, Viewer } from '@smash/engine';
import { LONG } from './support/long.ts';
import { secrets } from './support/positions.ts';
import { openPrepared, prepare } from './support/prepared.ts';
import { codeOf, draft, join, openRoom, type Person, person, setRules, start } from './support/room.ts';
import { hidings, knowledge, leaks, moments } from './support/secrets.ts';
import { startServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { choose, play, viewOf } from './support/table.ts';
import { type Frame, record } from './support/wire.ts';

interface Recorded {
  viewer: Viewer;
  frames: Frame[];
}

type Tape = ReturnType<typeof record>;

/** Everybody reloads, which resends everything: that must be clean, too. Then all leave, and the tapes are complete. */
async function ending(people: readonly Person[], tapes: readonly Tape[]): Promise<Recorded[]> {
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
  return recorded;
}

/** Two play and one watches; every byte sent to each of them is recorded. */
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
  return { code: codeOf(link), recorded: await ending(people, tapes) };
}

sometimes(6, 5)(
  'no byte reveals what its recipient may not know, from the home page through the first turns',
  async ({ browser }) => {
    test.setTimeout(480_000);
    const server = await startServer();
    try {
      const { code, recorded } = await recordedGame(browser, server, LONG ? 30 : 16);
      const all = moments(server.dataDir, code);
      expect(recorded.map((one) => one.viewer)).toEqual([0, 1, 'spectator']);
      for (const { viewer, frames } of recorded) {
        expect(frames.length).toBeGreaterThan(20);
        expect(leaks(frames, knowledge(all, viewer)), `viewer ${viewer}`).toEqual([]);
      }
    } finally {
      await server.remove();
    }
  },
);

/**
 * Hides as much as possible: actions first, as many cards as allowed, one for every duel; after some turns, a quick
 * end.
 */
function hiding(view: View, prompt: PromptView): OptionView[] {
  if (prompt.kind === 'commit') return prompt.options.slice(0, 1);
  if (view.turn > 8) return choose(view, prompt);
  if (prompt.kind === 'play') {
    const plays = prompt.options.filter((one) => one.verb === 'play' && !one.alternative);
    const action = plays.find((one) => library.defs[one.name ?? '']?.type === 'action');
    const ability = prompt.options.find((one) => one.verb === 'use');
    const best = action ?? ability;
    return best ? [best] : choose(view, prompt);
  }
  if (prompt.kind === 'option') {
    const bury = prompt.options.find((one) => one.key === 'bury');
    if (bury) return [bury];
  }
  if (prompt.kind === 'cards') return prompt.options.slice(0, prompt.max);
  return choose(view, prompt);
}

/** A game of two decks that rely on hidden cards. */
async function secretGame(browser: Browser, leaky: EventType[], decisions?: number, policy = hiding) {
  const tapes: Tape[] = [];
  const { server, code, people, players, end } = await openPrepared(browser, secrets, {
    leaky,
    before: (one) => tapes.push(record(one.page)),
  });
  await play(players, decisions, policy);
  const recorded = await ending(people, tapes);
  return { end, recorded, all: moments(server.dataDir, code, prepare(secrets, 'prepared')) };
}

sometimes(6, 2)(
  'no byte reveals a card that is buried, stored, placed for a duel or looked at by somebody else',
  async ({ browser }) => {
    test.setTimeout(480_000);
    const { end, recorded, all } = await secretGame(browser, []);
    try {
      expect(all.at(-1)?.state.over).not.toBeNull();
      expect(recorded.map((one) => one.viewer)).toEqual([0, 1, 'spectator']);
      for (const { viewer, frames } of recorded) {
        const { buried, under, duel, looked } = hidings(all, viewer);
        expect(Math.min(buried, under, duel, looked), `hidden from ${viewer}`).toBeGreaterThan(0);
        expect(leaks(frames, knowledge(all, viewer)), `viewer ${viewer}`).toEqual([]);
      }
    } finally {
      await end();
    }
  },
);

sometimes(6, 3)('a leak would be detected, even of face-down cards', async ({ browser }) => {
  test.setTimeout(240_000);
  let n = 0;
  // First something is hidden, then turns end and cards are drawn.
  const policy: typeof hiding = (view, prompt) => (n++ < 12 ? hiding : choose)(view, prompt);
  const { end, recorded, all } = await secretGame(browser, ['draw', 'duel', 'bury'], 30, policy);
  try {
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
    await end();
  }
});
