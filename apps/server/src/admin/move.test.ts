import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { admin, databasePlace, filePlace, type Place } from '@smash/chaos/testing/admin.ts';
import { answerNext, nextAsked, Player, startGame } from '@smash/chaos/testing/harness.ts';
import { Child, endChildren } from '@smash/chaos/testing/process.ts';
import { missing, type Service, startPostgres } from '@smash/chaos/testing/services.ts';
import { isDue } from '@smash/testkit/due';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../storage/sqliteSchema.ts';
import { columnsOf, columnsThere, tablesOf } from './copy.ts';
import { DatabaseAccess } from './database.ts';

const absent = missing('initdb', 'postgres');
if (absent) console.warn(`Not tested: the move into PostgreSQL (${absent}).`);

/** Number of games to move. */
const GAMES = process.env.LONG === '1' ? 50 : 8;

describe.skipIf(absent !== '')('from the data file into PostgreSQL', { timeout: 300_000 }, () => {
  let postgres: Service;
  let source: Place;
  let target: Place;
  let server: Child;
  beforeAll(async () => {
    postgres = await startPostgres();
    source = filePlace();
    target = await databasePlace(postgres);
  }, 300_000);
  afterEach(endChildren);
  afterAll(async () => {
    source.remove();
    await postgres.remove();
  });

  const start = async ({ env }: Place): Promise<Child> => {
    const child = new Child(env);
    await child.port;
    return child;
  };
  const move = (url = target.env.DATABASE_URL!) => admin(source.env, 'move', '--to', url);
  const refused = async (words: string, url?: string, exit = 1) => {
    const { code, error } = await move(url);
    expect(code).toBe(exit);
    expect(error).toContain(words);
  };
  /** None of them uses the SDK's reconnection. */
  const still = (player: Player): Player => {
    player.room.reconnection.enabled = false;
    return player;
  };

  /** All games are on this server, in the same state, and continue. */
  const goOn = async (port: number, games: readonly Player[][]): Promise<void> => {
    for (const players of games) {
      const again = await Promise.all(
        players.map(async ({ code: room, token }) => still(await Player.join(port, room, token))),
      );
      expect(again.map(({ seat }) => seat)).toEqual([0, 1]);
      expect(again.map(({ known }) => known!.events)).toEqual(players.map(({ known }) => known!.events));
      await answerNext((await nextAsked(again))!);
      await Promise.all(again.map((player) => player.leave()));
    }
  };

  test.runIf(isDue(3, 0))(
    `${GAMES} running games continue with the same links, tokens and positions: moved, and restored from a backup`,
    async () => {
      server = await start(source);
      const games: Player[][] = [];
      for (let i = 0; i < GAMES; i++) {
        const players = (await startGame(await server.port, 2)).map(still);
        for (let n = 0; n <= i % 4; n++) await answerNext((await nextAsked(players))!);
        // The room may still pass for somebody.
        await nextAsked(players);
        games.push(players);
      }
      await refused('The server is running. Stop it first');
      await server.kill('SIGTERM');
      const before = readFileSync(join(source.env.DATA_DIR!, 'smash.db'));
      const { code, out, error } = await move();
      expect([code, error]).toEqual([0, '']);
      expect(out).toContain(`Moved ${GAMES} rooms, ${GAMES} games`);
      // The source keeps everything.
      expect(readFileSync(join(source.env.DATA_DIR!, 'smash.db')).equals(before)).toBe(true);
      await refused('is not empty');

      const copy = filePlace();
      const backup = join(copy.env.DATA_DIR!, '..', `backup-${process.pid}.db`);
      expect(await admin(source.env, 'backup', backup)).toMatchObject({ code: 0, error: '' });
      expect(await admin(copy.env, 'restore', backup)).toMatchObject({ code: 0, error: '' });
      rmSync(backup);
      server = await start(copy);
      await goOn(await server.port, games);
      await server.kill('SIGTERM');
      copy.remove();

      server = await start(target);
      await refused('uses this database');
      const port = await server.port;
      await goOn(port, games);
      // A new game has a new number.
      await Promise.all((await startGame(port, 2)).map((player) => player.leave()));
    },
  );

  test('an invalid address is refused in words', async () => {
    const file = new DatabaseSync(join(source.env.DATA_DIR!, 'smash.db'));
    migrate(file);
    file.close();
    await refused('--to must be an address', 'mysql://somewhere', 2);
    await refused('The database cannot be used', 'postgres://me:geheim@127.0.0.1:1/x');
  });

  test('both kinds of store have the same tables and columns, except for who serves a room', async () => {
    const file = new DatabaseSync(':memory:');
    migrate(file);
    const place = await databasePlace(postgres);
    const database = await DatabaseAccess.open(place.env.DATABASE_URL!, true);
    const tables = tablesOf(file);
    expect(tables).toEqual(expect.arrayContaining(['rooms', 'games', 'commands', 'snapshots']));
    for (const table of tables) {
      const columns = columnsOf(file, table);
      const there = await columnsThere(database, table, columns);
      const more = table === 'rooms' ? ['epoch', 'owner', 'write'] : [];
      expect(there.sort()).toEqual([...columns, ...more].sort());
    }
    const rows = await database.all(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
    );
    const known = [...tables, 'orders', 'order_answers', 'probe', 'smash_version'];
    expect(rows.map(({ name }) => String(name)).sort()).toEqual(known.sort());
    await database.close();
    file.close();
  });
});
