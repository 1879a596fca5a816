import { library } from '@smash/cards';
import { temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { type Command, createGame, type GameSetup } from '@smash/engine';
import { defaultOptions } from '@smash/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine } from '../game/engine.ts';
import { restoreMatch } from './restore.ts';
import type { RoomData } from './rows.ts';
import { SqliteStore } from './sqlite.ts';

const folder = temporaryFolder();
let store: SqliteStore;
beforeAll(() => {
  store = new SqliteStore(folder.path);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const room: RoomData = {
  code: 'KILN-42',
  phase: 'game',
  host: 0,
  options: defaultOptions,
  seats: [],
  games: 1,
  gameId: null,
  started: true,
  movedAt: 0,
};
const setup: GameSetup = { seed: 'begun long ago', players: 2, options: { cover: true, mulligan: 'off' } };

test('a game with version 1.1.0’s random generator is restored unchanged, even without a stored state', async () => {
  // Its setup, as stored then, does not name the random generator.
  const { state, events } = createGame({ ...setup, generator: 'sfc32' }, library);
  const started = await store.startGame(room, '1.1.0', setup, events);
  const ask = state.asks[0]!;
  const end = ask.options.findIndex((option) => option.verb === 'end');
  const command: Command = { type: 'answer', seat: ask.seat, prompt: ask.id, pick: [end] };
  const applied = engine.apply(state, command);
  if (!applied.ok) throw new Error(applied.refusal.text);
  await store.addCommand(started, { n: 1, command, events: applied.events, id: '' }, null);
  const match = (await restoreMatch(engine, store, started))!;
  expect(JSON.stringify(match.now.state)).toBe(JSON.stringify(applied.state));
  expect(match.now.n).toBe(1);
  // With today's generator it would be a different game.
  expect(JSON.stringify(engine.create(setup).state)).not.toContain(JSON.stringify(state.cards));
});
