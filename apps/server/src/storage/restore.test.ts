import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { defaultOptions } from '@smash/protocol';
import { expect, test } from 'vitest';
import type { GameEngine } from '../game/gameEngine.ts';
import { readGame, textsOf } from './gameRows.ts';
import { restoreMatch } from './restore.ts';
import type { RoomData } from './rows.ts';
import type { Store } from './store.ts';

const EVENTS = 2000;

test.each(['open', 'late'] as const)(
  'other work gets its turn while a long log is checked on loading (hands: %s)',
  async (watchers) => {
    const setup = { seed: 'a', players: 2 };
    const { state } = fakeEngine.create(setup);
    const events = Array.from({ length: EVENTS }, (_, i) => ({ n: i + 1, turn: 1, type: 'play', seat: 0 }));
    const slow: GameEngine = {
      ...fakeEngine,
      viewEvents(some, viewer) {
        for (const since = performance.now(), ms = some.length / 100; performance.now() - since < ms; );
        return fakeEngine.viewEvents(some, viewer);
      },
    };
    const [{ version: engine }, command] = [fakeEngine, { type: 'agree', seat: 1, yes: false } as const];
    const stored = {
      engine,
      setup,
      events: [],
      commands: [{ n: 1, command, events, id: '' }],
      whole: true,
      snapshot: { n: 1, engine, state, earlier: { n: 1, state } },
    };
    const room = { code: 'KILN-42', gameId: 1, games: 1, options: { ...defaultOptions, watchers } } as RoomData;
    let turns = 0;
    const others = setInterval(() => turns++, 1);
    const match = await restoreMatch(slow, { game: async () => stored } as unknown as Store, room);
    clearInterval(others);
    expect(match!.stuck).toBe('');
    expect(match!.lastEvent).toBe(EVENTS);
    expect(turns).toBeGreaterThan(2);
  },
);

test('a state stored with an earlier one is trusted only if both are as they were stored', async () => {
  const row = { n: 2, hash: '', state: '{}', earlier: '{"n":1,"state":{}}', engine: 'e' };
  const read = async (hash: string, earlier: string | null) =>
    (await readGame({ game: undefined, commands: [], snapshot: { ...row, hash, earlier } })).snapshot;
  const { hash } = textsOf({ engine: 'e', state: {}, earlier: { n: 1, state: {} } });
  expect(await read(hash, row.earlier)).toEqual({ n: 2, engine: 'e', state: {}, earlier: { n: 1, state: {} } });
  expect(await read(hash, '{"n":0,"state":{}}')).toBeNull();
  expect(await read(hash, null)).toBeNull();
});
