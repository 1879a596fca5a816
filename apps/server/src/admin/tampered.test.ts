import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { admin, adminProcess } from '@smash/chaos/testing/admin.ts';
import { temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { defaultOptions } from '@smash/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RoomData } from '../storage/rows.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { migrate } from '../storage/sqliteSchema.ts';
import { backup, checked } from './backup.ts';
import { FileAccess } from './file.ts';
import { forget } from './forget.ts';
import { restoreToFile } from './restore.ts';
import { listRooms } from './rooms.ts';
import { roomList } from './words.ts';

/** Stored as text in JSON, and harmful on a terminal. */
const RED = '\u001b[31mRed\u0007\u009b2J\u202e';
const CODES = ['KELP-22222', 'KELP-33333', 'KELP-44444'];
const TOO_LARGE = '9223372036854775807';

let folder: ReturnType<typeof temporaryFolder>;
let dataDir: string;
beforeEach(async () => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  const store = new SqliteStore(dataDir);
  for (const code of CODES) {
    const seat = { name: 'Ines', ready: false, rematch: '', tokenHash: 'x' } as const;
    const room: RoomData = {
      ...{ code, phase: 'lobby', host: 0, options: defaultOptions, seats: [seat, null], games: 0, gameId: null },
      ...{ started: false, movedAt: 1_700_000_000_000 },
    };
    await store.addRoom(room);
  }
  await store.close();
});
afterEach(() => folder.remove());

function change(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}
const changeData = (sql: string) => change(join(dataDir, 'smash.db'), sql);

async function using<T>(work: (access: FileAccess) => Promise<T>): Promise<T> {
  const access = FileAccess.open(dataDir, true);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
}

/** A backup, changed by somebody. */
async function tampered(sql: string): Promise<string> {
  const file = join(folder.path, 'backup.db');
  await using((access) => backup(access, file));
  change(file, sql);
  return file;
}

const badRows: [string, string][] = [
  ['moved_at', TOO_LARGE],
  ['moved_at', '-9e18'],
  ['closed', TOO_LARGE],
  ['closed', '2'],
  ['phase', "'nonsense'"],
  ['data', "'{}'"],
  ['code', "'../../x'"],
];

test.each(badRows)(
  'a row that makes no sense is listed as damaged, next to the others: %s = %s',
  async (column, value) => {
    changeData(
      `UPDATE rooms SET ${column} = CAST(${value} AS ${/'/.test(value) ? 'TEXT' : 'INTEGER'}) WHERE code = '${CODES[1]}'`,
    );
    const rooms = await using(listRooms);
    const code = column === 'code' ? '../../x' : CODES[1];
    expect(rooms.filter(({ damaged }) => damaged).map((room) => room.code)).toEqual([code]);
    expect(rooms).toHaveLength(3);
    expect(roomList(rooms)).toMatch(new RegExp(`^${code} +damaged`, 'm'));
    expect(roomList(rooms)).toMatch(/^KELP-22222 +lobby +2023-11-14 22:13 UTC/m);
    // A backup includes the damaged room and reports its code.
    const file = join(folder.path, 'backup.db');
    expect((await using((access) => backup(access, file))).damaged).toEqual([code]);
    expect(await restoreToFile(file, join(folder.path, 'new'))).toMatchObject({ rooms: 3, damaged: [code] });
  },
);

test('an oversized number in one room does not keep the server from the others', async () => {
  changeData(`UPDATE rooms SET moved_at = ${TOO_LARGE}, due = ${TOO_LARGE} WHERE code = '${CODES[1]}'`);
  changeData(`UPDATE rooms SET due = 5 WHERE code = '${CODES[2]}'`);
  const store = new SqliteStore(dataDir);
  expect((await store.due(null, 10)).map(({ code }) => code)).toEqual([CODES[2], CODES[1]]);
  expect((await store.rooms('', 10)).map(({ code }) => code)).toEqual(CODES);
  await store.close();
});

test('forget reports what it cannot read', async () => {
  changeData(`UPDATE rooms SET data = 'x' WHERE code = '${CODES[1]}'`);
  for (const names of ['7', '{}', 'null', '[1]', '['])
    changeData(
      `INSERT INTO games (code, engine, setup, events, started_at, names) VALUES ('', '', '', '', 0, '${names}')`,
    );
  const damaged = [`room ${CODES[1]}`, ...[1, 2, 3, 4, 5].map((n) => `game ${n}`)];
  expect(await using((access) => forget(access, 'Ines'))).toEqual({ rooms: 2, games: 0, damaged });
});

test.each([
  ['trigger evil', 'CREATE TRIGGER evil AFTER INSERT ON rooms BEGIN DELETE FROM rooms; END'],
  ['view extra', 'CREATE VIEW extra AS SELECT 1'],
  ['table extra', 'CREATE TABLE extra (x)'],
  ['index extra', 'CREATE INDEX extra ON rooms (phase)'],
  ['table snapshots', 'DROP TABLE snapshots'],
  ['table rooms', 'ALTER TABLE rooms ADD COLUMN extra TEXT'],
])('a file with parts that are not ours is not restored: %s', async (part, sql) => {
  const file = await tampered(sql);
  const target = join(folder.path, 'new');
  await expect(restoreToFile(file, target)).rejects.toThrow(part);
  expect(existsSync(join(target, 'smash.db'))).toBe(false);
});

test('files of older versions are ours, before and after they are migrated', () => {
  const file = join(folder.path, 'old.db');
  writeFileSync(file, gunzipSync(readFileSync(new URL('../storage/fixtures/games-1.0.0.db.gz', import.meta.url))));
  const before = checked(file);
  const db = new DatabaseSync(file);
  migrate(db);
  db.close();
  expect({ ...checked(file), bytes: 0 }).toEqual({ ...before, bytes: 0 });
});

test('a backup is never written through a link, even one that leads nowhere, and leaves nothing else behind', async () => {
  const [link, elsewhere] = [join(folder.path, 'backup.db'), join(folder.path, 'elsewhere.db')];
  symlinkSync(elsewhere, link);
  await expect(using((access) => backup(access, link))).rejects.toThrow('exists already');
  expect([existsSync(elsewhere), lstatSync(link).isSymbolicLink()]).toEqual([false, true]);
  expect(readdirSync(folder.path).sort()).toEqual(['backup.db', 'data']);
});

test('two backups into one file at once: the file is complete, and nothing is overwritten', async () => {
  const file = join(folder.path, 'backup.db');
  const env = { DATA_DIR: dataDir };
  const codes = (await Promise.all([1, 2].map(() => adminProcess(env, 'backup', file)))).map(({ code }) => code);
  expect(codes.filter((code) => code === 0).length).toBeGreaterThan(0);
  expect(checked(file).rooms).toBe(3);
});

test('nothing that is printed can control a terminal', async () => {
  const data = `json_set(data, '$.seats[0].name', '${RED}')`;
  changeData(`UPDATE rooms SET data = ${data}, code = '${RED}' WHERE code = '${CODES[1]}'`);
  changeData(`UPDATE rooms SET data = ${data} WHERE code = '${CODES[2]}'`);
  const env = { DATA_DIR: dataDir };
  const told = await Promise.all([
    adminProcess(env, 'rooms'),
    admin(env, 'rooms', '--json'),
    admin(env, 'show', CODES[2]!),
    admin(env, 'show', RED),
    admin(env, 'backup', join(folder.path, `${RED}.db`)),
    admin(env, 'forget', RED),
  ]);
  for (const { out, error } of told) {
    expect(out + error).toMatch(/\w/);
    expect(out + error).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }
  expect(JSON.parse(told[1]!.out)).toHaveLength(3);
  expect(told[2]!.out).toContain('\\u001b[31mRed');
});
