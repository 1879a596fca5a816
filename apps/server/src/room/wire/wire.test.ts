import {
  answerByChance,
  chance,
  eventually,
  nextAsked,
  Player,
  startGame,
  takeBack,
  temporaryFolder,
  testConfig,
} from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { Oracle } from '@smash/chaos/testing/oracle.ts';
import type { Viewer } from '@smash/engine';
import { gameView } from '@smash/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine } from '../../game/engine.ts';
import type { GameEngine } from '../../game/gameEngine.ts';
import { type RunningServer, startServer } from '../../server.ts';

/** The real rules and cards over real sockets, checking every byte. */
const folder = temporaryFolder();
let server: RunningServer;
let oracle: Oracle;
/** A planted leak. */
let leak: (viewed: ReturnType<GameEngine['view']>, state: object, viewer: Viewer) => void = () => {};
function leaking(state: object, viewer: Viewer): ReturnType<GameEngine['view']> {
  const viewed = engine.view(state, viewer);
  leak(viewed, state, viewer);
  return viewed;
}

beforeAll(async () => {
  server = await startServer(testConfig(folder.path, { perConnection: NO_LIMITS.perConnection }), {
    ...engine,
    create: (setup) => {
      const created = engine.create({ ...setup, seed: `wire test ${setup.players}` });
      oracle = new Oracle();
      oracle.learn(created.state, created.events);
      return created;
    },
    apply: (state, command) => {
      const applied = engine.apply(state, command);
      if (applied.ok) oracle.learn(applied.state, applied.events);
      return applied;
    },
    view: leaking,
    views: (state, viewers) => viewers.map((viewer) => leaking(state, viewer)),
  });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** The number of undos in the last game. */
let taken = 0;

/** Plays random legal moves; reads everything sent to anybody. Returns the leaks found. */
async function playAndRead(players: Player[], watcher: Player, most: number): Promise<string[]> {
  const leaks: string[] = [];
  const everybody = [...players, watcher];
  const read = new Map(everybody.map((one) => [one, 0]));
  const readAll = () => {
    for (const one of everybody) {
      const viewer = one.seat ?? 'spectator';
      const fresh = one.frames.slice(read.get(one));
      read.set(one, one.frames.length);
      for (const frame of fresh) leaks.push(...oracle.namesIn(frame, viewer).map((name) => `${viewer}: ${name}`));
      leaks.push(...oracle.idsIn([one.known!.view, one.known!.events], viewer).map((what) => `${viewer}: ${what}`));
    }
  };
  const random = chance(20);
  taken = 0;
  for (let done = 0; done < most && leaks.length === 0; done++) {
    const player = await nextAsked(players);
    if (!player) break;
    await answerByChance(player, random);
    readAll();
    if (random(6) > 0 || !(await takeBack(player, players))) continue;
    taken++;
    readAll();
  }
  return leaks;
}

async function table(count: number): Promise<[Player[], Player]> {
  const players = await startGame(server.port, count, { vpToWin: 10, duplicates: count > 2, factions: 'free' });
  return [players, await Player.join(server.port, players[0]!.code)];
}

describe('a whole game', () => {
  for (const count of [2, 4]) {
    test(`of ${count}: to a winner; nobody is sent the name or id of a card they may not know, even with undos (T-26)`, {
      timeout: 300_000,
    }, async () => {
      const [players, watcher] = await table(count);
      expect(await playAndRead(players, watcher, 3000)).toEqual([]);
      expect(taken).toBeGreaterThan(5);
      for (const one of [...players, watcher]) {
        await eventually(() => expect(one.known!.view.over).not.toBeNull());
        expect(one.resyncs).toBe(0);
        expect(one.known!.view.over!.winners.length).toBeGreaterThan(0);
        expect(gameView.safeParse(one.known!.view).error?.issues).toBeUndefined();
      }
      const sizes = [...players, watcher].flatMap((one) => one.frames.slice(4).map((frame) => frame.length));
      console.log(
        `${count} players: ${sizes.length} messages, mean ${Math.round(sizes.reduce((a, b) => a + b) / sizes.length)} B`,
      );
    });
  }

  test('a misplaced name is detected', async () => {
    leak = (viewed, state, viewer) => {
      if (viewer !== 0 || viewed.phase === 'draft' || viewed.turn === 0) return;
      const other = engine.view(state, 1).hand[0];
      if (other && viewed.waiting) viewed.waiting.what = `${other.name} …`;
    };
    const leaks = await playAndRead(...(await table(2)), 60);
    leak = () => {};
    expect(leaks.length).toBeGreaterThan(0);
  });

  test('a misplaced id is detected', async () => {
    leak = (viewed, state, viewer) => {
      if (viewer !== 'spectator' || viewed.turn === 0) return;
      const other = engine.view(state, 1).hand[0];
      if (other) viewed.resolving.push({ ...other, name: '?' });
    };
    const leaks = await playAndRead(...(await table(2)), 60);
    leak = () => {};
    expect(leaks.some((one) => one.includes('"?"'))).toBe(true);
  });
});
