import { fakeEngine, fakeState } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, type Player, startGame, temporaryFolder, testConfig } from '@smash/chaos/testing/harness.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';

const DELAY = 500;
/** Far longer than anything else takes here, even on a busy machine. */
const LONG = 10_000;
const folder = temporaryFolder();
let server: RunningServer;
const coverMs: [number, number] = [DELAY, DELAY];
/** The hands dealt in the next game. */
let hands: string[][] = [];

beforeAll(async () => {
  server = await startServer(testConfig(folder.path, { coverMs }), {
    ...fakeEngine,
    create: (setup) => {
      const created = fakeEngine.create(setup);
      const state = fakeState(created.state);
      let id = 500;
      state.hands = hands.map((names) => names.map((name) => ({ id: id++, name })));
      state.deck = [];
      return created;
    },
  });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});
beforeEach(() => {
  hands = [];
  coverMs.fill(DELAY);
});

/** A game in which seat 0 has just opened a window for the others; when it was opened, and its first player. */
async function openWindow(others: string[][]): Promise<{ players: Player[]; opened: number }> {
  hands = [['Loud drum', 'Quiet one'], ...others];
  const players = await startGame(server.port, hands.length);
  const opened = Date.now();
  await players[0]!.answer([500]);
  return { players, opened };
}

const closed = (player: Player) => eventually(() => expect(player.known!.view.turn).toBe(2));

test('after the delay, the room passes for a seat with nothing to use', async () => {
  const { players, opened } = await openWindow([['Quiet two'], ['Quiet three']]);
  const [a, b] = players as [Player, Player, Player];
  await eventually(() => expect(b.prompt).toMatchObject({ kind: 'react', decoy: true }));
  await closed(a);
  expect(Date.now() - opened).toBeGreaterThanOrEqual(DELAY - 5);
});

test('a quick pass by a player with a choice is no quicker', async () => {
  const { players, opened } = await openWindow([['Secret two']]);
  const [a, b] = players as [Player, Player];
  await eventually(() => expect(b.prompt).toMatchObject({ kind: 'react', options: [{ name: 'Secret two' }] }));
  await b.answer([]);
  expect(Date.now() - opened).toBeGreaterThanOrEqual(DELAY - 5);
  await closed(a);
});

test('the others get the same messages whether a seat was covered or passed itself', async () => {
  const sent = async (held: string) => {
    const { players } = await openWindow([[held], ['Quiet three']]);
    const [a, b, c] = players as [Player, Player, Player];
    await eventually(() => expect(b.prompt?.kind).toBe('react'));
    if (b.prompt!.decoy !== true) await b.answer([]);
    await closed(c);
    await closed(a);
    return JSON.stringify([a.patches, c.patches]);
  };
  expect(await sent('Quiet two')).toBe(await sent('Secret two'));
});

test('acting is not delayed, and the other covers restart with the next window', async () => {
  coverMs.fill(LONG);
  const { players, opened } = await openWindow([['Secret two'], ['Quiet three']]);
  const [, b] = players as [Player, Player, Player];
  await eventually(() => expect(b.prompt?.kind).toBe('react'));
  await b.answer();
  expect(Date.now() - opened).toBeLessThan(LONG);
  await closed(b);
});

test('a cover whose pass cannot be saved is retried, and the players are told once', async () => {
  const { players } = await openWindow([['Quiet two']]);
  const [a] = players as [Player];
  server.store.addCommand = async () => {
    throw new Error('disk I/O error');
  };
  await eventually(() => expect(a.notices).toEqual([expect.stringContaining('save moves right now')]));
  // Restore the class's method.
  Reflect.deleteProperty(server.store, 'addCommand');
  await closed(a);
  expect(a.notices).toHaveLength(2);
});

test('a cover whose pass comes during the check of the store passes as soon as it can', async () => {
  const { players } = await openWindow([['Quiet two']]);
  const [a] = players as [Player];
  const { saveRoom } = server.store;
  server.store.addCommand = async () => {
    throw new Error('disk I/O error');
  };
  // The store is checked after two seconds. Here the check takes another second; the pass is retried right after it.
  server.store.saveRoom = async (room) => {
    await new Promise((done) => setTimeout(done, 2 * DELAY));
    await saveRoom.call(server.store, room);
  };
  await eventually(() => expect(a.notices).toHaveLength(1));
  Reflect.deleteProperty(server.store, 'addCommand');
  await eventually(() => expect(a.notices).toHaveLength(2));
  Reflect.deleteProperty(server.store, 'saveRoom');
  await eventually(() => expect(a.known!.view.turn).toBe(2), 500);
});
