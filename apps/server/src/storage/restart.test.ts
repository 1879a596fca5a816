import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import {
  answerByChance,
  answerNext,
  chance,
  eventually,
  nextAsked,
  Player,
  settled,
  startGame,
  useTemporaryFolder,
} from '@smash/chaos/testing/harness.ts';
import { Child, endChildren } from '@smash/chaos/testing/process.ts';
import { freePort } from '@smash/chaos/testing/services.ts';
import { isDue } from '@smash/testkit/due';
import { afterEach, expect, test, vi } from 'vitest';
import { SNAPSHOT_EVERY } from './gameWriter.ts';

// Each starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const folder = useTemporaryFolder();
afterEach(async () => {
  await endChildren();
});

/** Answers until the prompt of seat 0 is open in turn `turn` or later. */
async function playTo(players: Player[], turn: number): Promise<void> {
  for (;;) {
    const player = await nextAsked(players);
    if (!player) return;
    if (player.known!.view.turn >= turn && player === players[0] && player.prompt!.kind === 'play') return;
    await answerNext(player);
  }
}

test('kill -9 in mid-prompt: same link, same seats, same prompt, and the game continues', async () => {
  const first = new Child({ DATA_DIR: folder.path });
  const players = await startGame(await first.port, 2);
  const [a, b] = players as [Player, Player];
  for (const player of players) player.room.reconnection.enabled = false;
  await playTo(players, 21);
  await settled(players);
  const before = { view: a.known!.view, events: a.known!.events, other: b.known!.view, lobby: a.lobby };
  // The last acknowledged move is the last event before the end.
  await first.kill('SIGKILL');

  const second = new Child({ DATA_DIR: folder.path });
  const port = await second.port;
  const again = await Player.join(port, a.code, a.token);
  expect(again.seat).toBe(0);
  expect(again.known!.view).toEqual(before.view);
  expect(again.known!.events).toEqual(before.events);
  expect(again.lobby.commitment).toBe(before.lobby.commitment);
  const other = await Player.join(port, b.code, b.token);
  expect(other.known!.view).toEqual(before.other);
  await playTo([again, other], 1000);
  expect(again.known!.view.over).not.toBeNull();
});

test.runIf(isDue(6, 0))('the same with the real rules and cards', { timeout: 300_000 }, async () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  let child = new Child({ DATA_DIR: folder.path, MESSAGE_RATE: '500' }, main);
  const random = chance(7);
  let players = await startGame(await child.port, 2, { factions: 'random' });
  for (let round = 0; round < 3; round++) {
    for (const player of players) player.room.reconnection.enabled = false;
    for (let i = 0; i < 20; i++) await answerByChance((await nextAsked(players))!, random);
    await nextAsked(players);
    await settled(players);
    const before = players.map((player) => [player.known!.view, player.known!.events]);
    await child.kill('SIGKILL');
    child = new Child({ DATA_DIR: folder.path, MESSAGE_RATE: '500' }, main);
    const port = await child.port;
    players = await Promise.all(players.map(({ code, token }) => Player.join(port, code, token)));
    expect(players.map((player) => [player.known!.view, player.known!.events])).toEqual(before);
  }
});

test.runIf(isDue(6, 1))('kill -9 right after each acknowledgement loses nothing acknowledged', async () => {
  let child = new Child({ DATA_DIR: folder.path });
  let players = await startGame(await child.port, 2);
  const tokens = players.map((player) => player.token);
  for (let round = 0; round < 4; round++) {
    for (const player of players) player.room.reconnection.enabled = false;
    await playTo(players, round * 2);
    await players[0]!.answer();
    await child.kill('SIGKILL');
    const { vp } = players[0]!.known!.view.seats[0]!;
    child = new Child({ DATA_DIR: folder.path });
    const port = await child.port;
    players = await Promise.all(tokens.map((token) => Player.join(port, players[0]!.code, token)));
    expect(players[0]!.known!.view.seats[0]!.vp).toBe(vp);
    expect(vp).toBeGreaterThan(round);
  }
});

test('a lobby comes back with its seats and rules', async () => {
  const first = new Child({ DATA_DIR: folder.path });
  const host = await Player.create(await first.port);
  host.room.reconnection.enabled = false;
  await host.sit('Ines', 1);
  await host.ask('options', { vpToWin: 12, factions: 'queensberry' });
  await host.ask('ready', { ready: true });
  await first.kill('SIGKILL');
  const again = await Player.join(await new Child({ DATA_DIR: folder.path }).port, host.code, host.token);
  expect(again.seat).toBe(1);
  expect(again.lobby).toMatchObject({ phase: 'lobby', host: 1, options: { vpToWin: 12, factions: 'queensberry' } });
  expect(again.lobby.seats[1]).toMatchObject({ name: 'Ines', ready: true, here: true });
});

test.runIf(isDue(6, 2))(
  'a damaged snapshot is not trusted; a game whose record no longer plays stops instead of becoming another game',
  async () => {
    const first = new Child({ DATA_DIR: folder.path });
    const players = await startGame(await first.port, 2, { vpToWin: 30 });
    for (const player of players) player.room.reconnection.enabled = false;
    await playTo(players, SNAPSHOT_EVERY + 2);
    const { view } = players[0]!.known!;
    await first.kill('SIGKILL');
    const edit = (sql: string) => {
      const db = new DatabaseSync(join(folder.path, 'smash.db'));
      const changes = db.prepare(sql).run().changes;
      db.close();
      return Number(changes);
    };
    expect(edit(`UPDATE snapshots SET state = replace(state, '"vp":[', '"vp":[ 9')`)).toBe(1);
    const second = new Child({ DATA_DIR: folder.path });
    const again = await Player.join(await second.port, players[0]!.code, players[0]!.token);
    expect(again.known!.view).toEqual(view);
    again.room.reconnection.enabled = false;
    await second.kill('SIGKILL');

    expect(edit(`UPDATE commands SET command = json_set(command, '$.prompt', 999) WHERE n = 15`)).toBe(1);
    const third = new Child({ DATA_DIR: folder.path });
    const [one, two] = await Promise.all(
      players.map(async ({ code, token }) => Player.join(await third.port, code, token)),
    );
    expect(third.output.match(/game cannot go on/g)).toHaveLength(1);
    expect(one!.lobby).toMatchObject({ phase: 'game', stuck: 'damaged' });
    expect(one!.prompt).toBeNull();
    expect(await one!.refused('answer', { prompt: view.prompt!.id, pick: [0] })).toMatchObject({ code: 'stuck' });
    await one!.ask('unstick', { how: 'anew' });
    await eventually(() => expect(two!.known!.game).toBe(2));
    expect(two!.seat).toBe(1);
    await playTo([one!, two!], 1000);
    expect(one!.known!.view.over).not.toBeNull();
  },
);

test('SIGTERM: everybody at a running game is told before the connection closes', async () => {
  const server = new Child({ DATA_DIR: folder.path });
  const players = await startGame(await server.port, 2);
  for (const player of players) player.room.reconnection.enabled = false;
  await playTo(players, 2);
  expect(await server.kill('SIGTERM')).toBe(0);
  for (const player of players) {
    await eventually(() => expect(player.closed).not.toBeNull());
    expect(player.notices.at(-1)).toContain('restarted');
  }
});

test.runIf(isDue(6, 3))(
  'two servers do not share a folder; a bad setting is reported in words; SIGTERM ends it',
  async () => {
    const first = new Child({ DATA_DIR: folder.path });
    await first.port;
    await expect(new Child({ DATA_DIR: folder.path }).port).rejects.toThrow('Another server is using');
    await expect(new Child({ DATA_DIR: folder.path, PORT: 'abc' }).port).rejects.toThrow('PORT is "abc"');
    expect(await first.kill('SIGTERM')).toBe(0);
    await new Child({ DATA_DIR: folder.path }).port;
  },
);

test('a server that cannot listen says why in one line, ends with 1 and lets go of its folder', async () => {
  const free = await freePort();
  const first = new Child({ DATA_DIR: folder.path, PORT: String(free) });
  const data = join(folder.path, 'second');
  const why = async (env: Record<string, string>) => {
    const error = await new Child({ DATA_DIR: data, LOG_LEVEL: 'silent', ...env }).port.catch(
      (one: Error) => one.message,
    );
    return String(error).trim();
  };
  await first.port;
  const inUse = `exit 1: Cannot start: port ${free} is in use. Stop what uses it, or set another one.`;
  expect(await why({ PORT: String(free) })).toBe(inUse);
  expect(await why({ METRICS_PORT: String(free), METRICS_HOST: '0.0.0.0' })).toBe(inUse);
  const other = String(await freePort());
  expect(await why({ PORT: other, METRICS_PORT: other })).toContain(`PORT and METRICS_PORT are both ${other}.`);
  expect(await why({ HOST: '192.0.2.1' })).toMatch(
    /^exit 1: Cannot start: this machine does not have .*192\.0\.2\.1.*$/,
  );
  expect(await why({ HOST: 'nowhere.invalid' })).toMatch(/^exit 1: Cannot start: .*nowhere\.invalid.*$/);
  expect(await why({ LOG_LEVEL: 'loud' })).toMatch(/^exit 1: Cannot start: LOG_LEVEL is "loud".*$/);
  // Not even a folder that can never be created.
  expect(await why({ DATA_DIR: '/proc/nope/data' })).toMatch(/^exit 1: Cannot start: .*\/proc\/nope.*$/);
  await new Child({ DATA_DIR: data }).port;
});
