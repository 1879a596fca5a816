import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  answerByChance,
  chance,
  eventually,
  nextAsked,
  Player,
  temporaryFolder,
  testConfig,
} from '@smash/chaos/testing/harness.ts';
import type { RequestType, requests } from '@smash/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engine } from '../game/engine.ts';
import { type RunningServer, startServer } from '../server.ts';
import { replayId } from '../storage/finished.ts';

/**
 * Twelve games written by a version 1.0.0 server (commit 845ad999a1). There, a test next to its room.test.ts started
 * the server with the real rules on an empty folder, and had two to four players of its own harness answer at random
 * (game number as the seed) and stop after this many answers: 3 and 4 in a draft, 1, 15, 40, 70, 90, 230, 120, in a
 * window after 60, and two at the end. The file was then checkpointed, vacuumed and packed; the tokens and the scores
 * are next to it.
 */
interface Played {
  code: string;
  tokens: string[];
  turn: number;
  vp: number[];
  over: boolean;
}
const fixture = (name: string) => new URL(`fixtures/games-1.0.0.${name}`, import.meta.url);
const games = JSON.parse(readFileSync(fixture('json'), 'utf8')) as Played[];
const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  mkdirSync(folder.path, { recursive: true });
  writeFileSync(join(folder.path, 'smash.db'), gunzipSync(readFileSync(fixture('db.gz'))));
  server = await startServer(testConfig(folder.path), engine);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const comeBack = ({ code, tokens }: Played) =>
  Promise.all(tokens.map((token) => Player.join(server.port, code, token)));

describe.each(games)('a game of 845ad999a1, $code', (game) => {
  test('opens: it continues as it was, or is shown as it stood and can be ended or restarted', async () => {
    const players = await comeBack(game);
    expect(players.map(({ seat }) => seat)).toEqual(game.tokens.map((_, seat) => seat));
    const [one] = players as [Player];
    const { phase, stuck } = one.lobby;
    if (game.over && stuck === '') {
      expect(phase).toBe('over');
      expect(one.known!.view.seats.map(({ vp }) => vp)).toEqual(game.vp);
      return;
    }
    if (phase === 'lobby') {
      expect(stuck).toBe('lost');
      // It cannot be shown at all: the seats are kept for another game.
      expect(one.lobby.seats.map(({ taken }) => taken)).toEqual(game.tokens.map(() => true));
      await one.ask('start', { anyway: true });
      await eventually(() => expect(players.every(({ known }) => known !== null)).toBe(true));
      expect(one.lobby.stuck).toBe('');
      return;
    }
    expect(phase).toBe('game');
    if (stuck === '') {
      expect(one.known!.view).toMatchObject({ turn: game.turn });
      expect(one.known!.view.seats.map(({ vp }) => vp)).toEqual(game.vp);
      const random = chance(3);
      for (let i = 0; i < 10; i++) await answerByChance((await nextAsked(players))!, random);
      return;
    }
    expect(stuck).toBe('older');
    expect(players.map(({ prompt }) => prompt)).toEqual(players.map(() => null));
    expect(one.known!.view.turn).toBeLessThanOrEqual(game.turn);
    for (const [type, payload] of Object.entries(ofTheGame)) {
      expect(await one.refused(type as RequestType, payload), type).toMatchObject({ code: 'stuck' });
    }
    const [watcher] = [await Player.join(server.port, game.code)];
    expect(await watcher.refused('unstick', { how: 'end' })).toMatchObject({ code: 'noSeat' });
    if (game.tokens.length === 2) {
      await one.ask('unstick', { how: 'anew' });
      await eventually(() => expect(players.every(({ known }) => known?.game === 2)).toBe(true));
      expect(one.lobby.stuck).toBe('');
      return;
    }
    await players[1]!.ask('unstick', { how: 'end' });
    await eventually(() => expect(one.known!.view.over).not.toBeNull());
    expect(one.lobby).toMatchObject({ phase: 'over', stuck: '', replay: '', seed: '' });
    // Once unloaded and opened again, the game is still ended.
    const { code } = game;
    for (const player of [...players, watcher]) await player.leave();
    const table = server.tables.get(code)!;
    await eventually(() => expect(table.peers.size).toBe(0));
    await server.tables.rest(performance.now());
    await server.tables.rest(performance.now() + 700_000);
    expect(server.tables.get(code)).toBeUndefined();
    const again = await comeBack(game);
    expect(again[0]!.known!.view.over).toMatchObject({ how: 'agreed' });
    expect(await again[0]!.refused('unstick', { how: 'anew' })).toMatchObject({ code: 'phase' });
    for (const player of again) await player.ask('rematch', { factions: 'new' });
    await eventually(() => expect(again.every(({ known }) => known?.game === 2)).toBe(true));
  });
});

/** Players' questions about a running game. */
const ofTheGame = {
  answer: { prompt: 1, pick: [0] },
  undo: { step: 1 },
  askUndo: { step: 1 },
  answerUndo: { id: 1, allow: true },
  whyNot: { card: 1 },
  explain: { id: 1, stat: 'power' },
  forecast: { prompt: 1, option: 0 },
  hint: { prompt: 1 },
  concede: null,
  agree: { yes: true },
} satisfies Partial<Record<keyof typeof requests, unknown>>;

test('some continue, some cannot, and the counts are known', () => {
  const { stuck, unreadable } = server.tables.health();
  expect(unreadable).toBe(0);
  expect(stuck).toBeGreaterThan(0);
  expect(stuck).toBeLessThan(games.length - 2);
});

test('the replay of a game that no longer plays under these rules is refused in words', async () => {
  const over = games.findIndex((game) => game.over) + 1;
  const { setup } = (await server.store.record(over))!;
  const answer = await fetch(`http://localhost:${server.port}/api/replay/${replayId(over, setup.seed)}`);
  expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('older rules')]);
});
