import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { admin, adminProcess, databasePlace, filePlace, type Place } from '@smash/chaos/testing/admin.ts';
import {
  answerNext,
  eventually,
  nextAsked,
  Player,
  startGame,
  useTemporaryFolder,
} from '@smash/chaos/testing/harness.ts';
import { Child, endChildren } from '@smash/chaos/testing/process.ts';
import { missing, type Service, startPostgres } from '@smash/chaos/testing/services.ts';
import { isDue } from '@smash/testkit/due';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SqliteStore } from '../storage/sqlite.ts';

const absent = missing('initdb', 'postgres');
if (absent) console.warn(`Not tested: admin commands with PostgreSQL (${absent}).`);

let postgres: Service | null = null;
const folder = useTemporaryFolder();
const places: Place[] = [];
beforeAll(async () => {
  if (!absent) postgres = await startPostgres();
}, 300_000);
afterAll(async () => {
  await postgres?.remove();
});
afterEach(async () => {
  await endChildren();
  for (const place of places.splice(0)) place.remove();
});

const kinds: [string, () => Promise<Place>][] = [['data file', async () => filePlace()]];
/** PostgreSQL only with LONG=1, because its store has tests of its own. */
if (!absent && process.env.LONG === '1') kinds.push(['PostgreSQL', () => databasePlace(postgres!)]);

const keep = (place: Place): Place => {
  places.push(place);
  return place;
};
const file = (name: string) => join(folder.path, name);

async function started({ env }: Place, program?: string): Promise<Child> {
  const child = new Child(env, program);
  await child.port;
  return child;
}

/** The --json output of a command that must succeed. */
async function json<T>({ env }: Place, ...args: string[]): Promise<T> {
  const { code, out, error } = await admin(env, ...args, '--json');
  expect(error).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as T;
}

/** A command that must be refused with these words. */
async function refused({ env }: Place, words: string, ...args: string[]): Promise<void> {
  expect(await admin(env, ...args)).toEqual({ code: 1, out: '', error: expect.stringContaining(words) });
}

type Line = { code: string; phase: string; players: string[]; closed: boolean; bytes: number; games: number };

/** Two players; neither uses the SDK's reconnection. */
async function begin(child: Child): Promise<[Player, Player]> {
  const players = (await startGame(await child.port, 2)) as [Player, Player];
  for (const player of players) still(player);
  return players;
}

function still(player: Player): Player {
  player.room.reconnection.enabled = false;
  return player;
}

async function playOn(players: Player[], answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) await answerNext((await nextAsked(players))!);
}

const back = async (child: Child, { code, token }: { code: string; token?: string | undefined }): Promise<Player> =>
  still(await Player.join(await child.port, code, token));

describe.each(kinds)('next to a running server, %s', { timeout: 300_000 }, (kind, make) => {
  let place: Place;
  let server: Child;
  beforeEach(async () => {
    place = keep(await make());
    server = await started(place);
  });

  test('rooms: code, state, players, last move, size', async () => {
    const players = await begin(server);
    await playOn(players, 2);
    const empty = still(await Player.create(await server.port));
    const rooms = await json<Line[]>(place, 'rooms');
    expect(JSON.parse((await adminProcess(place.env, 'rooms', '--json')).out)).toEqual(rooms);
    expect(rooms.map(({ code }) => code).sort()).toEqual([empty.code, players[0].code].sort());
    expect(rooms.find(({ code }) => code === players[0].code)).toMatchObject({
      phase: 'game',
      closed: false,
      players: ['Player 0', 'Player 1'],
      games: 1,
      bytes: expect.toSatisfy((bytes: number) => bytes > 1000),
    });
    const { out } = await admin(place.env, 'rooms');
    expect(out).toMatch(
      new RegExp(`^${players[0].code} +playing +20..-..-.. ..:.. UTC +\\d+ kB +Player 0, Player 1$`, 'm'),
    );
  });

  test('INFO-2 show: options, seats and the public view of the game; no hand, no seed, no token', async () => {
    const real = keep(await make());
    const port = await (await started(real, fileURLToPath(new URL('../main.ts', import.meta.url)))).port;
    const [host] = await startGame(port, 2, { factions: 'random' });
    await eventually(() => expect(host!.known?.view.hand.length).toBeGreaterThan(0));
    const { view } = host!.known!;
    const told = await admin(real.env, 'show', host!.code);
    const shown = await json<object>(real, 'show', host!.code);
    expect(shown).toMatchObject({
      phase: 'game',
      closed: false,
      lock: 'open',
      host: 0,
      options: { factions: 'random' },
      seats: view.seats.map(({ vp, hand, deck }, i) => ({ name: `Player ${i}`, plays: `Player ${i}`, vp, hand, deck })),
      game: { number: 1, turn: expect.any(Number), moves: expect.any(Number) },
      stuck: false,
    });
    expect(told.out).toMatch(/^A +Player 0 +\d+ +\d+ +\d+ +host$/m);
    await json(real, 'backup', file('real.db'));
    const copy = new DatabaseSync(file('real.db'), { readOnly: true });
    const { setup } = copy.prepare('SELECT setup FROM games').get() as { setup: string };
    const { data } = copy.prepare('SELECT data FROM rooms').get() as { data: string };
    copy.close();
    const hashes = data.match(/[0-9a-f]{64}/g)!;
    expect(hashes.length).toBeGreaterThan(1);
    for (const text of [told.out, JSON.stringify(shown)]) {
      for (const secret of [(JSON.parse(setup) as { seed: string }).seed, ...hashes])
        expect(text).not.toContain(secret);
      for (const { name } of view.hand) expect(text).not.toContain(name);
    }
  });

  test.runIf(isDue(6, 0))(
    'close: players are told, nobody plays or enters, even after a restart; open readmits them',
    async () => {
      const players = await begin(server);
      const others = await begin(server);
      await playOn(players, 2);
      const { code } = players[0];
      expect(await admin(place.env, 'close', code.toLowerCase())).toMatchObject({ code: 0, error: '' });
      for (const player of players) {
        await eventually(() => expect(player.closed).not.toBeNull());
        expect(player.notices.at(-1)).toContain('have closed this table');
      }
      await expect(back(server, players[0])).rejects.toMatchObject({ code: 410 });
      await playOn(others, 1);
      await server.kill('SIGTERM');
      server = await started(place);
      await expect(back(server, players[0])).rejects.toMatchObject({ code: 410 });
      expect((await json<Line[]>(place, 'rooms')).find((one) => one.code === code)).toMatchObject({ closed: true });

      expect((await admin(place.env, 'open', code)).code).toBe(0);
      const again = await Promise.all(players.map((player) => back(server, player)));
      expect(again[0]!.known!.view).toEqual(players[0].known!.view);
      await playOn(again, 1);
    },
  );

  test.runIf(isDue(6, 1))(
    'delete: the room, its games and all their moves are gone, from memory too; others stay',
    async () => {
      const players = await begin(server);
      const others = await begin(server);
      await playOn(players, 2);
      await playOn(others, 2);
      expect((await admin(place.env, 'delete', players[0].code)).code).toBe(0);
      await eventually(() => expect(players[0].closed).not.toBeNull());
      await expect(back(server, players[0])).rejects.toThrow(/not found/);
      await playOn(others, 1);
      const contents = await json<{ rooms: number; games: number }>(place, 'backup', file('after.db'));
      expect(contents).toMatchObject({ rooms: 1, games: 1 });
      const copy = new DatabaseSync(file('after.db'), { readOnly: true });
      for (const sql of [
        'SELECT count(*) AS n FROM commands WHERE game NOT IN (SELECT id FROM games)',
        'SELECT count(*) AS n FROM snapshots WHERE game NOT IN (SELECT id FROM games)',
      ])
        expect(copy.prepare(sql).get()).toEqual({ n: 0 });
      copy.close();
    },
  );

  test.runIf(isDue(6, 2))(
    'forget: removes a name from seats, records and chat, here and in empty rooms; other names stay',
    async () => {
      const players = await begin(server);
      const [one, two] = players;
      await one.ask('chat', { text: 'nobody need know this' });
      await two.ask('chat', { text: 'this stays' });
      const watcher = await back(server, { code: one.code });
      expect((await admin(place.env, 'forget', 'player 0')).code).toBe(0);
      // Browsers that hold the chat must request it again.
      await eventually(() => expect([one.closed, two.closed, watcher.closed]).not.toContain(null));
      const later = await back(server, { code: one.code });
      const { chat } = await later.sync();
      expect(chat.lines.map((line) => 'text' in line && line.text)).toEqual(['this stays']);
      expect(later.lobby.seats.map(({ name }) => name)).toEqual(['Player A', 'Player 1']);
      // The seat is still theirs.
      expect((await back(server, one)).seat).toBe(0);
      await json(place, 'backup', file('after.db'));
      expect(readFileSync(file('after.db')).includes('Player 0')).toBe(false);
      expect(readFileSync(file('after.db')).includes('Player 1')).toBe(true);
    },
  );

  test.runIf(isDue(6, 3))(
    'a backup made during games can be restored, and the games continue with the same links and tokens',
    async () => {
      const players = await begin(server);
      await playOn(players, 5);
      // An automatic pass would be a move between the view and the copy.
      await nextAsked(players);
      await eventually(() => expect(players.some(({ prompt }) => prompt?.decoy)).toBe(false));
      const { view } = players[0].known!;
      expect(await json(place, 'backup', file('copy.db'))).toMatchObject({ rooms: 1, games: 1 });
      await playOn(players, 2);
      expect(statSync(file('copy.db')).mode & 0o777).toBe(0o600);
      await refused(place, 'exists already', 'backup', file('copy.db'));
      // An occupied target is refused and left unchanged.
      const before = await json(place, 'rooms');
      await refused(place, kind === 'data file' ? 'is running' : 'uses this database', 'restore', file('copy.db'));
      await server.kill('SIGTERM');
      await refused(place, 'is not empty', 'restore', file('copy.db'));
      expect(await json(place, 'rooms')).toEqual(before);

      const fresh = keep(await make());
      expect(await json(fresh, 'restore', file('copy.db'))).toMatchObject({ rooms: 1, games: 1 });
      server = await started(fresh);
      const again = await Promise.all(players.map((player) => back(server, player)));
      expect(again.map(({ seat }) => seat)).toEqual([0, 1]);
      expect(again[0]!.known!.view).toEqual(view);
      await playOn(again, 3);
    },
  );

  test('a command with an unknown room, name or file is refused in words and changes nothing', async () => {
    const [player] = await begin(server);
    const before = await json(place, 'rooms');
    await refused(place, 'There is no room', 'close', player.code === 'KILN-22222' ? 'KILN-33333' : 'KILN-22222');
    await refused(place, 'is not a room code', 'delete', "x'; DROP TABLE rooms; --");
    await refused(place, 'Which name?', 'forget', '\u200b');
    await refused(place, 'could not be written', 'backup', file('no/such/folder.db'));
    await refused(place, 'There is no file', 'restore', file('none.db'));
    expect(await json(place, 'rooms')).toEqual(before);
  });
});

test.runIf(absent === '' && isDue(6, 4))(
  'with several processes, all carry out an order; a killed one is not waited for',
  async () => {
    const place = keep(await databasePlace(postgres!));
    const [one, two, dead] = await Promise.all([started(place), started(place), started(place)]);
    const [here, there] = [await begin(one!), await begin(two!)];
    await there[0].ask('chat', { text: 'nobody need know this' });
    await dead!.kill('SIGKILL');
    expect((await admin(place.env, 'close', here[0].code)).code).toBe(0);
    expect((await admin(place.env, 'forget', 'Player 0')).code).toBe(0);
    await eventually(() => expect(here[0].closed).not.toBeNull());
    for (const child of [one!, two!]) {
      await expect(back(child, here[0])).rejects.toMatchObject({ code: 410 });
    }
    const again = await back(two!, there[1]);
    expect((await again.sync()).chat.lines).toEqual([]);
    expect(again.lobby.seats.map(({ name }) => name)).toEqual(['Player A', 'Player 1']);
  },
  60_000,
);

describe.each(kinds)('without a server, %s', { timeout: 300_000 }, (_, make) => {
  test.runIf(isDue(6, 5))('close, open, forget and delete work on the store', async () => {
    const place = keep(await make());
    let server = await started(place);
    const players = await begin(server);
    await server.kill('SIGTERM');
    const { code } = players[0];
    expect((await admin(place.env, 'close', code)).code).toBe(0);
    expect(await json<Line[]>(place, 'rooms')).toMatchObject([{ code, closed: true }]);
    expect((await admin(place.env, 'open', code)).code).toBe(0);
    expect(await json(place, 'forget', 'Player 1')).toMatchObject({ rooms: 1, games: 1 });
    server = await started(place);
    const again = await Promise.all(players.map((player) => back(server, player)));
    expect(again[0]!.lobby.seats.map(({ name }) => name)).toEqual(['Player 0', 'Player B']);
    await server.kill('SIGTERM');
    expect((await admin(place.env, 'delete', code)).code).toBe(0);
    expect(await json(place, 'rooms')).toEqual([]);
  });

  test('only a complete backup of ours is restored', async () => {
    const place = keep(await make());
    const words = 'not a database, but long enough to be taken for one at first sight. '.repeat(20);
    writeFileSync(file('words.txt'), words);
    await refused(place, 'cannot be read as a backup', 'restore', file('words.txt'));
    const other = new DatabaseSync(file('other.db'));
    other.exec('CREATE TABLE cats (name TEXT)');
    other.close();
    await refused(place, 'is not a backup', 'restore', file('other.db'));
    const newer = new DatabaseSync(file('newer.db'));
    newer.exec('CREATE TABLE rooms (code TEXT); PRAGMA user_version = 999');
    newer.close();
    await refused(place, 'newer version', 'restore', file('newer.db'));
    if (place.env.DATA_DIR) expect(existsSync(join(place.env.DATA_DIR, 'smash.db'))).toBe(false);
  });
});

describe('the command line', () => {
  const nowhere: Place = { env: { DATA_DIR: '/nowhere/at/all' }, remove: () => {} };

  test('--help lists the commands', async () => {
    const { code, out, error } = await adminProcess({}, '--help');
    expect([code, error]).toEqual([0, '']);
    for (const name of ['rooms', 'show', 'close', 'open', 'delete', 'forget', 'backup', 'restore', 'move'])
      expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  });

  test('wrong usage is refused with exit code 2', async () => {
    const misuses: [string[], string][] = [
      [[], ''],
      [['dance'], 'There is no command "dance"'],
      [['close'], 'pnpm admin close CODE'],
      [['close', 'KILN-222', 'KILN-333'], 'pnpm admin close CODE'],
      [['rooms', 'KILN-222'], 'pnpm admin rooms'],
      [['move'], 'pnpm admin move --to URL'],
      [['move', '--to', 'foo'], '--to must be an address'],
      [['rooms', '--to', 'x'], 'pnpm admin rooms'],
      [['rooms', '--colour'], '--colour'],
      [['toString'], 'There is no command'],
    ];
    const told = await Promise.all(misuses.map(([args]) => admin(nowhere.env, ...args)));
    expect(told.map(({ code }) => code)).toEqual(misuses.map(() => 2));
    for (const [i, [, words]] of misuses.entries()) expect(told[i]!.error).toContain(words);
    // The command as typed in a shell prints the same and exits with the same code.
    expect(await adminProcess(nowhere.env, 'close')).toEqual(told[2]);
  });

  test('the wrong user is told so', async () => {
    const place = keep(filePlace());
    const data = join(place.env.DATA_DIR!, 'data');
    await new SqliteStore(data).close();
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    else chmodSync(data, 0);
    try {
      const { code, error } = await admin({ DATA_DIR: data }, 'rooms');
      expect([code, error]).toEqual([1, expect.stringContaining('Run the command as the server')]);
    } finally {
      if (isRoot) process.seteuid?.(0);
      else chmodSync(data, 0o700);
    }
  });

  test('a folder without a data file and a missing or foreign database are reported in words, without the password', async () => {
    await refused(nowhere, 'There is no data file', 'rooms');
    expect(existsSync('/nowhere')).toBe(false);
    const away: Place = { env: { DATABASE_URL: 'postgres://me:geheim@127.0.0.1:1/x' }, remove: () => {} };
    const { code, error } = await adminProcess(away.env, 'rooms');
    expect(code).toBe(1);
    expect(error).toContain('The database cannot be used');
    expect(error).not.toContain('geheim');
    if (absent) return;
    const empty = await databasePlace(postgres!);
    await refused(empty, 'no tables of Smash Table', 'rooms');
  });
});
