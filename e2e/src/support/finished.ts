/** Adds a finished online game to a server's data, as if it had been played there. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { library } from '@smash/cards';
import { apply, type Command, createGame, type GameRecord, standing } from '@smash/engine';
import type { TestServer } from './server.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the address of its replay. The server is restarted: only one process may use its data. */
export async function addFinished(server: TestServer, record: GameRecord, names: string[]): Promise<string> {
  await server.kill();
  const db = new DatabaseSync(join(server.dataDir, 'smash.db'));
  let { state, events } = createGame(record.setup, library);
  const { lastInsertRowid: id } = db
    .prepare('INSERT INTO games (code, engine, setup, events, started_at, names) VALUES (?, ?, ?, ?, ?, ?)')
    .run(
      'OLD-12345',
      record.engine,
      JSON.stringify(record.setup),
      JSON.stringify(events),
      Date.now(),
      JSON.stringify(names),
    );
  const add = db.prepare('INSERT INTO commands (game, n, command, events, at) VALUES (?, ?, ?, ?, ?)');
  db.exec('BEGIN');
  const commands = standing<Command>(record.commands);
  for (const [i, command] of commands.entries()) {
    const played = apply(state, command);
    if (!played.ok) throw new Error(played.refusal.text);
    ({ state, events } = played);
    add.run(id, i + 1, JSON.stringify(command), JSON.stringify(events), Date.now());
  }
  const text = JSON.stringify(state);
  db.prepare('INSERT INTO snapshots (game, n, hash, state, engine) VALUES (?, ?, ?, ?, ?)').run(
    id,
    commands.length,
    sha256(text),
    text,
    record.engine,
  );
  db.exec('COMMIT');
  db.close();
  await server.start();
  return `${id}-${sha256(`replay ${record.setup.seed}`).slice(0, 32)}`;
}
