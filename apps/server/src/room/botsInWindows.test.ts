import type { Seen } from '@smash/bots';
import { ask } from '@smash/chaos/testing/ask.ts';
import { aboutToScore, BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { isScored, useOneTable } from '@smash/chaos/testing/oneTable.ts';
import type { BotLevel } from '@smash/protocol';
import { expect, test } from 'vitest';
import type { Asker } from '../bots/thread.ts';

const COVER_MS = 2000;
const STEP_MS = 20;

const one = useOneTable();
/** What the thread of the bots is asked, and when. */
let queue: unknown[] = [];
let begun = 0;

/** A thinker that thinks for that long and then passes, or with `uses` plays what it can. */
const thinker = (ms: number, uses = false) => ({
  think: async (_: BotLevel, { view }: Seen, asker: Asker) => {
    queue.push([view.viewer, 'asked', Date.now() - begun]);
    asker.signal!.addEventListener('abort', () => queue.push([view.viewer, 'dropped', Date.now() - begun]));
    if (asker.covered) queue.push([view.viewer, 'covered']);
    await new Promise((done) => setTimeout(done, ms));
    return { pick: uses && view.prompt!.options.length > 0 ? [view.prompt!.options[0]!.id] : [] };
  },
  hint: () => Promise.reject(new Error('Nobody asks for one.')),
});

/** The base is about to score; the others have these hands, and bots play for some of them. */
const begin = ([b, c]: [string, string], thinks: ReturnType<typeof thinker>, bots: number[]) =>
  one.open(aboutToScore(['Invader'], [b], [c]), { tellMask: true }, [COVER_MS, COVER_MS], { bots, thinker: thinks });

/** Until the base has scored: what the host and a spectator get, and when. */
async function played(hands: [string, string], think: ReturnType<typeof thinker>, stays = true) {
  const { table, players } = await begin(hands, think, [1, 2]);
  const host = players[0]!;
  const watcher = new BarePlayer(table);
  queue = [];
  begun = Date.now();
  await host.answer('end');
  if (!stays) {
    // Otherwise the window would wait for the host.
    host.want({ pass: 'turn' });
    table.part(host.peer);
  }
  const trace: unknown[] = [];
  while (!isScored(watcher) && Date.now() - begun < 20_000) {
    await passing(STEP_MS);
    // The host holds a card, too, with nothing to use.
    trace.push([host.heard.length, watcher.heard.length, watcher.events.length]);
  }
  return {
    trace,
    ms: trace.length * STEP_MS,
    heard: watcher.heard,
    log: JSON.stringify(watcher.events),
    queue: [...queue],
  };
}

test.each([
  ['quickly', 5, true],
  ['for a while', 1200, true],
  ['longer than the others’ covers last', 9000, true],
  ['for spectators alone', 5, false],
])('nobody can tell from a window whether bots had anything to think about: %s (INFO-4)', async (_, ms, stays) => {
  const without = await played(['Walker', 'Walker'], thinker(ms), stays);
  // Thoughts and hints of others wait for a bot equally long, whether or not it can act.
  expect(without.queue.flat().filter((what) => what === 'covered')).toHaveLength(2);
  expect(without.ms).toBeGreaterThanOrEqual(COVER_MS);
  expect(without.ms).toBeLessThan(COVER_MS + 500);
  expect(await played(['Shinobi', 'Walker'], thinker(ms), stays)).toEqual(without);
  expect(await played(['Shinobi', 'Shinobi'], thinker(ms), stays)).toEqual(without);
});

test('a bot acts in a window as soon as it wants to, but not before the last move has been seen', async () => {
  const { log, ms } = await played(['Shinobi', 'Walker'], thinker(5, true));
  expect(log).toContain('Shinobi');
  expect(ms).toBeGreaterThan(900 + COVER_MS);
});

test('a bot that sits in for somebody who was asked thinks about the question', async () => {
  const { table, players } = await begin(['Shinobi', 'Walker'], thinker(5, true), []);
  const [host, left, other] = players as [BarePlayer, BarePlayer, BarePlayer];
  await host.answer('end');
  table.part(left.peer);
  await passing(61_000);
  for (const { peer } of [host, other]) await ask(table, peer, 'away', { seat: 1, choice: 'bot' });
  await passing(1300);
  expect(host.events.filter(({ type }) => type === 'play')).toMatchObject([{ card: { name: 'Shinobi' } }]);
});
