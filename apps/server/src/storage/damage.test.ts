import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { answerNext, eventually, nextAsked, Player, startGame } from '@smash/chaos/testing/harness.ts';
import { Child, endChildren } from '@smash/chaos/testing/process.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { isDue } from '@smash/testkit/due';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { monotonicMs } from '../common/time.ts';
import type { RunningServer } from '../server.ts';
import { SNAPSHOT_EVERY } from './gameWriter.ts';

const LONG = process.env.LONG === '1';

// Tables are loaded one after another.
vi.setConfig({ testTimeout: 300_000 });

const site = served({ maxRooms: 10 });
let server: RunningServer;
beforeAll(() => {
  server = site.server;
});
afterAll(endChildren);

const damages: Record<string, (text: string) => string> = {
  truncated: (text) => text.slice(0, text.length >> 1),
  empty: () => '',
  'null bytes': (text) => `\0\0${text.slice(2)}`,
  'another type': () => '7',
  nothing: () => 'null',
  'an empty list': () => '[]',
  'an empty object': () => '{}',
  'a list of nothing': () => '[null]',
};
/** The text columns of every table; row numbers are damaged separately below. */
const columns = {
  rooms: ['phase', 'data'],
  games: ['code', 'engine', 'setup', 'events', 'names', 'mix'],
  commands: ['command', 'events', 'id'],
  snapshots: ['hash', 'state', 'engine'],
};
const numbers = {
  rooms: ['started', 'moved_at', 'game'],
  games: ['started_at'],
  commands: ['n', 'at'],
  snapshots: ['n'],
};

interface Kept {
  code: string;
  tokens: string[];
}

/** Every column of one row of each table in a third of the ways, beside it in another third; LONG=1: in every way. */
function* cases(code: string, game: number): Generator<{ name: string; table: string; column: string; where: string }> {
  const rows: Record<string, string> = {
    rooms: `code = '${code}'`,
    games: `id = ${game}`,
    commands: `n = 21 AND game = ${game}`,
    snapshots: `game = ${game}`,
  };
  let at = 0;
  for (const [table, names] of Object.entries(columns)) {
    for (const column of names) {
      at++;
      for (const [i, name] of Object.keys(damages).entries())
        if (LONG || (i + at) % 3 === 0) yield { name, table, column, where: rows[table]! };
    }
  }
  for (const [table, names] of Object.entries(numbers)) {
    for (const column of names) yield { name: 'another number', table, column, where: rows[table]! };
  }
}

/** An abandoned game beyond its first stored state. */
async function leaveGame(): Promise<Kept> {
  const players = await startGame(server.port, 2, { vpToWin: 30 });
  for (let n = 0; n < SNAPSHOT_EVERY + 4; n++) await answerNext((await nextAsked(players))!);
  await forget(players);
  return { code: players[0]!.code, tokens: players.map(({ token }) => token!) };
}

/** They leave, and the table is unloaded. */
async function forget(players: Player[]): Promise<void> {
  for (const player of players) await player.leave();
  const table = server.tables.get(players[0]!.code)!;
  await eventually(() => expect(table.peers.size).toBe(0));
  await server.tables.rest(monotonicMs());
  await server.tables.rest(monotonicMs() + 3_600_000);
}

const come = ({ code, tokens }: Kept) =>
  Promise.all(
    tokens.map((token) =>
      Player.join(server.port, code, token).then(
        (player) => player,
        (error: Error) => error,
      ),
    ),
  );

test.runIf(isDue(3, 1))(
  'with any damage to one row, that table reports it, the others are served, and the server starts',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const [damaged, sound] = [await leaveGame(), await leaveGame()];
    const db = new DatabaseSync(join(site.folder, 'smash.db'));
    const { game } = db.prepare('SELECT game FROM rooms WHERE code = ?').get(damaged.code) as { game: number };
    const seen = { fine: 0, stuck: 0, unreadable: 0 };
    for (const { name, table, column, where } of cases(damaged.code, game)) {
      const what = `${name} in ${table}.${column}`;
      const row = db.prepare(`SELECT ${column} AS value FROM ${table} WHERE ${where}`).get();
      expect(row, what).toBeDefined();
      const { value } = row as { value: string | number | null };
      db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where}`).run(
        name === 'another number' ? 987_654 : damages[name]!(String(value ?? '')),
      );
      const there = (await come(damaged)).filter((one) => {
        if (one instanceof Player) return true;
        expect(one, what).toMatchObject({ code: 422, message: expect.stringContaining('damaged') });
        return false;
      }) as Player[];
      seen[there.length === 0 ? 'unreadable' : there[0]!.lobby.stuck === '' ? 'fine' : 'stuck']++;
      expect(there.length, what).not.toBe(1);
      for (const player of there) {
        const { stuck } = player.lobby;
        if (stuck === 'damaged' || stuck === 'older')
          expect(await player.refused('concede'), what).toMatchObject({ code: 'stuck' });
      }
      const others = (await come(sound)) as Player[];
      expect(
        others.map(({ seat }) => seat),
        what,
      ).toEqual([0, 1]);
      expect(others[0]!.lobby.stuck, what).toBe('');
      await forget(others);
      if (there.length > 0) await forget(there);
      // Restore the value; if the damage changed `n`, find the row by its new number.
      const changed = name === 'another number' && column === 'n' ? where.replace('n = 21', 'n = 987654') : where;
      db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${changed}`).run(value);
    }
    // Once everything is repaired, the game continues as before.
    expect((await come(damaged)).map((one) => one instanceof Player && one.lobby.stuck)).toEqual(['', '']);
    // A server still starts when every row is damaged.
    db.exec(
      `UPDATE rooms SET data = 'x'; UPDATE games SET setup = 'x'; UPDATE commands SET events = 'x'; UPDATE snapshots SET state = 'x'`,
    );
    db.close();
    await server.cleanUp(Date.now() + 40 * 86_400_000);
    const copy = mkdtempSync(join(site.folder, 'copy'));
    cpSync(join(site.folder, 'smash.db'), join(copy, 'smash.db'));
    expect(await new Child({ DATA_DIR: copy }).port).toBeGreaterThan(0);
    expect(seen.fine).toBeGreaterThan(0);
    expect(seen.stuck).toBeGreaterThan(0);
    expect(seen.unreadable).toBeGreaterThan(0);
  },
);
